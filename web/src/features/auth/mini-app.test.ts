import { describe, expect, it } from 'vitest'
import { launchOf, themeOf } from './mini-app.ts'

const user = { id: 7, first_name: 'Ada & Bo', username: 'ada', language_code: 'pt-br' }
const data = new URLSearchParams({
  auth_date: '1700000000',
  user: JSON.stringify(user),
  hash: '0f'.repeat(32),
}).toString()
const hashWith = (rest: Record<string, string>) => `#${new URLSearchParams(rest).toString()}`

describe('a mini-app of a messaging app', () => {
  it('SOC-17 registers with exactly what it is known by, as the app has signed it', () => {
    const { payload } = launchOf(hashWith({ tgWebAppData: data, tgWebAppVersion: '8.0' })) ?? {}
    expect(payload).toEqual({
      is_tg: '1',
      id: '7',
      username: 'ada',
      hash: new URLSearchParams(data).get('hash'),
      language_code: 'pt-br',
      payload: data,
    })
  })
  it('SOC-16 enters nobody where the data say of nobody who it is', () => {
    for (const hash of [
      '',
      '#real',
      hashWith({ tgWebAppData: 'query_id=1' }),
      hashWith({ tgWebAppData: 'user=%7B&hash=0' }),
    ])
      expect(launchOf(hash), hash).toBeUndefined()
  })
  it('takes the theme that is as dark as the app', () => {
    const of = (bg_color: string) => themeOf(hashWith({ tgWebAppThemeParams: JSON.stringify({ bg_color }) }))
    expect([of('#17212b'), of('#ffffff'), of('red'), themeOf('#x')]).toEqual(['dark', 'light', undefined, undefined])
  })
})
