import type { Params } from '../../app/api/endpoints.ts'

export interface Launch {
  /** As the app has signed them. */
  readonly data: string
  readonly payload: Params<'auth.register'>
}

/** SOC-16, SOC-17: what a messaging app has put behind the # of the address; undefined where it says of nobody who it is. */
export function launchOf(hash: string): Launch | undefined {
  const data = new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppData') ?? ''
  const fields = new URLSearchParams(data)
  const user = userOf(fields.get('user') ?? '')
  const signature = fields.get('hash')
  if (!user || !signature) return undefined
  const text = (name: string) => (typeof user[name] === 'string' ? user[name] : '')
  return {
    data,
    payload: {
      is_tg: '1',
      id: String(user['id']),
      username: text('username'),
      hash: signature,
      language_code: text('language_code'),
      payload: data,
    },
  }
}

function userOf(text: string): Record<string, unknown> | undefined {
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null && 'id' in user ? { ...user } : undefined
  } catch {
    return undefined
  }
}

/** The app's colours as the address gives them. */
export function themeOf(hash: string): 'light' | 'dark' | undefined {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppThemeParams')
  if (text === null) return undefined
  try {
    return themeOfColours(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Ours is the one that is as dark as the app's ground. */
export function themeOfColours(colours: unknown): 'light' | 'dark' | undefined {
  const ground =
    typeof colours === 'object' && colours !== null && 'bg_color' in colours ? String(colours.bg_color) : ''
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(ground) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const light = 0.299 * parseInt(red, 16) + 0.587 * parseInt(green, 16) + 0.114 * parseInt(blue, 16)
  return light > 140 ? 'light' : 'dark'
}
