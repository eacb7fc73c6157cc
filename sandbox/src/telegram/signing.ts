import { createHash, createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const listOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')

export interface TelegramUser {
  readonly id: number
  readonly first_name: string
  readonly last_name?: string
  readonly username?: string
  readonly language_code?: string
}
export interface Signing {
  readonly token: string
  /** In seconds. */
  readonly at: number
}

/** What the app puts behind the # of the address of a mini-app, as `tgWebAppData`. */
export function appData(user: TelegramUser, { token, at }: Signing): string {
  const fields = { auth_date: String(at), query_id: `AA${user.id}`, user: JSON.stringify(user) }
  const hash = hmac(hmac('WebAppData', token), listOf(fields)).toString('hex')
  return new URLSearchParams({ ...fields, hash }).toString()
}

/** With what the login widget comes back. */
export function widgetData(user: TelegramUser, { token, at }: Signing): Record<string, string | number> {
  const { language_code: _, ...rest } = user
  const fields = Object.fromEntries(Object.entries({ ...rest, auth_date: at }).filter(([, value]) => value !== ''))
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const hash = hmac(createHash('sha256').update(token).digest(), listOf(texts)).toString('hex')
  return { ...fields, hash }
}
