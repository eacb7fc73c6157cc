import { errorTypes } from '@ante/kit/refusal'
import { messagesOf } from '@ante/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

const raw = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), init)

describe('the API', () => {
  test('API-01 API-10 API-11 SEC-18 answers calls under /api/{group}/{action} in the envelope, which nobody keeps', async () => {
    const response = await raw('/api/account/getInfo?locale=en&version=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/application\/json/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys((await response.json()) as object)).toEqual(['data'])
  })

  test('API-03 the version is ignored', async () => {
    expect((await raw('/api/account/getInfo?locale=en&version=99')).status).toBe(200)
    expect((await raw('/api/account/getInfo')).status).toBe(200)
  })

  test('API-116 ERR-03 an unknown group or action is MethodNotFoundException', async () => {
    for (const path of ['/api/nothing/here', '/api/account/steal', '/api/account', '/api/__proto__/constructor']) {
      const response = await raw(path)
      expect(response.status).toBe(404)
      expect(((await response.json()) as { error: { type: string } }).error.type).toBe('MethodNotFoundException')
    }
  })

  test('API-09 a wrong method is refused', async () => {
    expect((await raw('/api/account/getInfo', { method: 'POST' })).status).toBe(405)
    expect((await raw('/api/auth/login')).status).toBe(405)
  })

  test('API-05 takes multipart, JSON and urlencoded bodies alike', async () => {
    const form = new FormData()
    form.append('login', 'x')
    form.append('password', 'y')
    const statuses = await Promise.all([
      raw('/api/auth/login', { method: 'POST', body: form }),
      raw('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ login: 'x', password: 'y' }),
        headers: { 'content-type': 'application/json' },
      }),
      raw('/api/auth/login', { method: 'POST', body: new URLSearchParams({ login: 'x', password: 'y' }) }),
    ])
    expect(statuses.map((response) => response.status)).toEqual([401, 401, 401])
  })

  test('ERR-06 a body that cannot be read is InvalidRequestException, and nothing breaks', async () => {
    const bodies: [string, string][] = [
      ['application/json', '{"login":'],
      ['application/json', '[1]'],
      ['multipart/form-data; boundary=b', 'nonsense'],
      ['text/plain', 'login=x'],
      ['application/xml', '<a/>'],
    ]
    for (const [type, body] of bodies) {
      const response = await raw('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } })
      expect(response.status).toBe(400)
      expect(((await response.json()) as { error: { type: string } }).error.type).toBe('InvalidRequestException')
    }
    const large = await raw('/api/auth/login', {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: { 'content-type': 'application/json' },
    })
    expect(large.status).toBe(413)
  })

  test('API-13 a call that says for whom it is meant is made for nobody else', async () => {
    const player = await server.player()
    const { uid } = (await player.call<{ uid: number }>('account.getInfo')).data
    for (const meant of [`${uid}1`, '0', '', 'x']) {
      const answer = await player.post('account.changelocale', { locale: 'ar' }, { headers: { 'ante-player': meant } })
      expect(answer.status).toBe(401)
      expect(answer.error.code).toBe('session_ended')
    }
    expect((await raw('/api/account/getInfo', { headers: { 'ante-player': String(uid) } })).status).toBe(401)
    expect((await player.call<{ locale: string }>('account.getInfo')).data.locale).toBe('en')
    const own = await player.post('account.changelocale', { locale: 'en' }, { headers: { 'ante-player': String(uid) } })
    expect(own.status).toBe(200)
  })

  test('API-13 a post from another site is refused, by origin or by fetch metadata', async () => {
    const player = await server.player()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const answer = await player.post('account.changelocale', { locale: 'ar' }, { headers })
      expect(answer.status).toBe(403)
      expect(answer.error.code).toBe('cross_site')
    }
    expect((await player.call<{ locale: string }>('account.getInfo')).data.locale).toBe('en')
    expect((await player.post('account.changelocale', { locale: 'ar' })).status).toBe(200)
    const silent = await raw('/api/account/changelocale', {
      method: 'POST',
      headers: { cookie: player.cookie },
      body: new URLSearchParams({ locale: 'en' }),
    })
    expect(silent.status).toBe(403)
  })

  test('a key that would reach the prototype is refused', async () => {
    const response = await raw('/api/account/getPersonalDataFields?__proto__=1')
    expect(response.status).toBe(400)
    expect(({} as Record<string, unknown>)['1']).toBeUndefined()
  })

  test('ERR-31 the catalogue is exactly the 29 types', () => {
    expect(Object.keys(errorTypes)).toHaveLength(29)
  })

  test('API-12 each type has its status: 403 only where the client must give up', () => {
    expect(
      Object.entries(errorTypes)
        .filter(([, status]) => status === 403)
        .map(([type]) => type)
    ).toEqual(['AccessDenied', 'UserBanned'])
    expect(errorTypes.Authorization).toBe(401)
    expect(errorTypes.ApplicationDisabled).toBe(503)
    expect(errorTypes.TooManyRequests).toBe(429)
  })

  test('ERR-66 each type and each reason has a sentence in every locale', () => {
    for (const locale of ['en', 'ar']) {
      const texts = messagesOf(locale)
      for (const type of Object.keys(errorTypes)) expect(texts.errors).toHaveProperty(type)
    }
  })

  test('ERR-07 a bug is answered with InternalServerErrorException and nothing more', async () => {
    await server.database.db.pool.query('alter table players.profiles rename to elsewhere')
    const answer = await server.visitor().post('auth.register', {
      email: 'bug@example.com',
      password: 'correct-horse-9',
      first_name: 'A',
      last_name: 'B',
      birth_date: '10.12.1985',
      country: 'GB',
      terms: '1',
    })
    await server.database.db.pool.query('alter table players.elsewhere rename to profiles')
    expect(answer.status).toBe(500)
    expect(answer.error.type).toBe('InternalServerErrorException')
    expect(JSON.stringify(answer.error)).not.toMatch(/profiles|relation|select/i)
    const { rows } = await server.database.db.pool.query(`select 1 from identity.users where email = 'bug@example.com'`)
    expect(rows).toHaveLength(0)
  })

  test('API-117 API-118 API-120 locales, messages and the configuration are served by locale', async () => {
    const locales = (await (await raw('/nfx/i18n/locales')).json()) as {
      locales: { code: string; dir: string }[]
      defaultLocale: string
    }
    expect(locales.defaultLocale).toBe('en')
    expect(locales.locales.find((locale) => locale.code === 'ar')?.dir).toBe('rtl')
    expect((await raw('/nfx/i18n/messages/ar')).status).toBe(200)
    expect((await raw('/nfx/i18n/messages/xx')).status).toBe(404)
    const config = (await (await raw('/nfx/cms-config/en')).json()) as {
      site: { isVisibleNoticeBetting: boolean; balanceRefresh: object }
    }
    expect(config.site.isVisibleNoticeBetting).toBe(true)
  })

  test('BET-04 the notice of betting is shown unless the operator says otherwise', async () => {
    const config = (await (await raw('/nfx/cms-config/en')).json()) as { site: { isVisibleNoticeBetting: boolean } }
    expect(config.site.isVisibleNoticeBetting).toBe(true)
  })

  test('CASH-07 CASH-08 CASH-09 CASH-11 CONST-07 CONST-08 CONST-09 the defaults of the configuration are those of the specification', async () => {
    const config = (await (await raw('/nfx/cms-config/en')).json()) as {
      site: Record<string, unknown>
      auth: Record<string, unknown>
    }
    expect(config.site.balanceRefresh).toEqual({
      isEnabledInterval: true,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: true,
      countSecondsForDelayBetweenClick: 1,
    })
  })

  test('AUTH-23 REG-01 REG-02 REG-03 REG-04 the defaults of the registration options are those of the specification', async () => {
    const config = (await (await raw('/nfx/cms-config/en')).json()) as { auth: Record<string, unknown> }
    expect(config.auth).toMatchObject({
      authPopupEnabled: true,
      confirmEmailPopup: expect.any(Boolean),
      showCharacterSelect: expect.any(Boolean),
      showPromocode: expect.any(Boolean),
      showPromoFieldByDefault: expect.any(Boolean),
      terms: { isActive: true, defaultValue: false },
      notify: { isActive: true, defaultValue: true },
      markBetting: { isActive: false, defaultValue: 'betting' },
    })
  })

  test('the OpenAPI description names every call', async () => {
    const api = (await (await raw('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> }
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toContain('/api/auth/login')
  })

  test('tells its health, and its metrics only to those who may read them', async () => {
    expect((await raw('/healthz')).status).toBe(200)
    expect((await raw('/readyz')).status).toBe(200)
    expect(await (await raw('/metrics')).text()).toMatch(/ante_call_seconds/)
  })
})

describe('limits', () => {
  test('ERR-16 too many calls are refused with the time to wait', async () => {
    const limited = await testServer({
      only: ['ledger', 'content', 'messages', 'identity', 'players'],
      env: { RATE_LIMITS: 'on' },
    })
    try {
      const visitor = limited.visitor()
      const answers = []
      for (let count = 0; count < 35; count++)
        answers.push(await visitor.post('auth.login', { login: '', password: '' }))
      const last = answers.find((answer) => answer.status === 429)
      expect(last?.error.type).toBe('TooManyRequestsException')
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await limited.stop()
    }
  })
})
