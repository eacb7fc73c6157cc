import { testServer, type TestServer, registrationOf, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putSetting } from '../content/index.ts'
import type { AccountInfo } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

const register = (visitor: Visitor, fields: Record<string, unknown> = {}) =>
  visitor.post<AccountInfo>('auth.register', registrationOf(fields))

describe('registration', () => {
  test('AUTH-04 AUTH-05 AUTH-06 REG-43 answers the account info of the new, signed-in player', async () => {
    const visitor = server.visitor()
    const { status, data } = await register(visitor, { email: 'Ada@Example.com' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      login: 'ada@example.com',
      is_subscribed: true,
      country_code: 'GB',
      locale: 'en',
      is_registration_completed: true,
      two_factor_auth: false,
      exclusion: null,
      fakename: expect.any(String),
      is_on_verification: false,
      is_verified: false,
      is_kyc_block_enabled: false,
    })
    expect(Math.abs(Date.now() - Date.parse(data.reg_time))).toBeLessThan(60_000)
    expect(data.balance_main).toEqual({ amount: 0, currency: 'USD' })
    for (const balance of [data.balance_bonus, data.balance_betting_bonus])
      expect(balance).toEqual({ amount: 0, currency: 'USD' })
    expect(data.balance_fun.amount).toBeGreaterThan(0)
    expect(data.uid).toBeGreaterThan(0)
    const info = await visitor.call<AccountInfo>('account.getInfo')
    expect(info.data).toEqual(data)
  })

  test('AUTH-07 the currency that was chosen is that of the main balance, and of every other', async () => {
    await server.database.db.write((tx) => putSetting(tx, 'general', { available_currencies: ['USD', 'EUR'] }))
    const inEuro = () => register(server.visitor(), { email: 'euro@example.com', currency: 'EUR' })
    let info: AccountInfo | undefined
    await expect.poll(async () => (info = (await inEuro()).data)).toBeDefined()
    const balances = [info?.balance_main, info?.balance_bonus, info?.balance_betting_bonus, info?.balance_fun]
    expect(balances.map((balance) => balance?.currency)).toEqual(['EUR', 'EUR', 'EUR', 'EUR'])
  })

  test('REG-07 REG-08 the fast kind asks for contact, password and ticks only; the full one for the country’s personal data too', async () => {
    const quick = (email: string) =>
      server
        .visitor()
        .post<AccountInfo>('auth.register', { email, password: 'correct-horse-9', currency: 'USD', terms: '1' })
    expect(Object.keys((await quick('full@example.com')).error.invalid_parameters)).toEqual(
      expect.arrayContaining(['first_name', 'country'])
    )
    let tries = 0
    const setKind = (fastRegistration: string) =>
      server.database.db.write((tx) => putSetting(tx, 'auth', { authTypes: { fastRegistration } }))
    await setKind('fast')
    await expect.poll(async () => (await quick(`fast${++tries}@example.com`)).status).toBe(200)
    await setKind('full')
    await expect.poll(async () => (await quick(`full${++tries}@example.com`)).status).toBe(400)
  })

  test('AUTH-01 API-32 a visitor has uid 0', async () => {
    expect((await server.visitor().call<AccountInfo>('account.getInfo')).data.uid).toBe(0)
  })

  test('REG-52 ERR-15 ERR-52 VAL-99 every wrong field is named with its sentence', async () => {
    const answer = await register(server.visitor(), {
      email: 'a@b',
      password: 'abc',
      first_name: 'R2D2',
      birth_date: '31.02.2000',
      terms: '0',
    })
    expect(answer.status).toBe(400)
    expect(answer.error.type).toBe('InvalidParameterException')
    expect(answer.error.invalid_parameters).toEqual({
      email: 'wrong email address',
      password: 'short password',
      first_name: 'Wrong field',
      birth_date: 'Wrong date',
      terms: 'Accept the terms to continue',
    })
  })

  test('REG-52 says it in the language of the player', async () => {
    const answer = await server.visitor().post('auth.register', registrationOf({ email: '' }), { locale: 'ar' })
    expect(answer.error.invalid_parameters.email).toMatch(/[\u0600-\u06ff]/)
    expect(answer.error.message).toMatch(/[\u0600-\u06ff]/)
  })

  test('REG-18 ACC-2 refuses a registration without the terms, and keeps when they were accepted', async () => {
    expect(
      (await register(server.visitor(), { email: 'noterms@example.com', terms: '0' })).error.invalid_parameters
    ).toHaveProperty('terms')
    expect((await register(server.visitor(), { email: 'terms@example.com' })).status).toBe(200)
    const { rows } = await server.database.db.pool.query(
      `select login, now() - terms_accepted_at < interval '1 minute' as is_now from identity.users where login like '%terms@example.com'`
    )
    expect(rows).toEqual([{ login: 'terms@example.com', is_now: true }])
  })

  test('VAL-46 refuses who is not of age yet, to the day', async () => {
    const today = () => new Date().toISOString().slice(0, 10)
    const bornBefore = (years: number, days: number) => {
      const [year = 0, month = 0, day = 0] = today().split('-').map(Number)
      const [y, m, d] = new Date(Date.UTC(year - years, month - 1, day + days)).toISOString().slice(0, 10).split('-')
      return `${d}.${m}.${y}`
    }
    for (;;) {
      const began = today()
      const young = await register(server.visitor(), {
        email: `young.${began}@example.com`,
        birth_date: bornBefore(18, 1),
      })
      const adult = await register(server.visitor(), {
        email: `adult.${began}@example.com`,
        birth_date: bornBefore(18, 0),
      })
      // Midnight in between makes the young one an adult: then it was another question.
      if (today() !== began) continue
      expect(young.error.invalid_parameters.birth_date).toMatch(/old enough/)
      expect(adult.status).toBe(200)
      return
    }
  })

  test('refuses a password that heads every list of leaked ones', async () => {
    expect(
      (await register(server.visitor(), { email: 'common@example.com', password: 'qwerty123' })).error
        .invalid_parameters
    ).toHaveProperty('password')
  })

  test('REG-32 the login falls back to e-mail, then to the phone', async () => {
    expect((await register(server.visitor(), { email: 'fallback@example.com' })).data.login).toBe(
      'fallback@example.com'
    )
    expect((await register(server.visitor(), { email: undefined, phone: '+44 7700 900123' })).data.login).toBe(
      '447700900123'
    )
  })

  test('REG-52 of two registrations with one e-mail at the same time one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(server.visitor(), { email: 'twin@example.com' }))
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.find((answer) => answer.status !== 200)?.error.invalid_parameters).toHaveProperty('email')
  })

  test('REG-19 REG-20 API-35 the fields come from the server and differ by country', async () => {
    const fieldsOf = async (country: string) =>
      (
        await server.visitor().call<{ fields: { sysname: string }[] }>('account.getPersonalDataFields', { country })
      ).data.fields.map((field) => field.sysname)
    expect(await fieldsOf('GB')).not.toContain('document_number')
    expect(await fieldsOf('BR')).toContain('document_number')
  })
})

describe('signing in', () => {
  test('API-38 AUTH-34 VAL-52 signs in by login, a leading plus is stripped', async () => {
    await register(server.visitor(), { email: undefined, phone: '+4915112345678' })
    const visitor = server.visitor()
    const answer = await visitor.post<AccountInfo>('auth.login', {
      login: '+4915112345678',
      password: 'correct-horse-9',
    })
    expect(answer.status).toBe(200)
    expect(visitor.cookie).toMatch(/^ante_session=/)
  })

  test('AUTH-38 AUTH-39 ERR-04 answers the same for a wrong password and an unknown login', async () => {
    await register(server.visitor(), { email: 'known@example.com' })
    const wrong = await server.visitor().post('auth.login', { login: 'known@example.com', password: 'wrong-horse-9' })
    const unknown = await server
      .visitor()
      .post('auth.login', { login: 'nobody@example.com', password: 'wrong-horse-9' })
    expect(wrong.status).toBe(401)
    expect(wrong.error).toEqual(unknown.error)
    expect(wrong.error.message).toBe('Wrong login or password')
  })

  test('ERR-16 locks a login after five wrong tries, known or not', async () => {
    await register(server.visitor(), { email: 'locked@example.com' })
    for (const login of ['locked@example.com', 'ghost@example.com']) {
      for (let count = 0; count < 5; count++)
        await server.visitor().post('auth.login', { login, password: 'wrong-horse-9' })
      const answer = await server.visitor().post('auth.login', { login, password: 'correct-horse-9' })
      expect(answer.status).toBe(429)
      expect(answer.error.type).toBe('TooManyRequestsException')
    }
  })

  test('ERR-16 gives login, e-mail and phone number of one account five tries together, and tells nobody that they are one', async () => {
    const names = { login: 'three-names', email: 'three-names@example.com', phone: '+447700900321' }
    const made = await register(server.visitor(), names)
    expect(made.status).toBe(200)
    const logIn = (login: string, password: string) => server.visitor().post('auth.login', { login, password })
    for (let tries = 0; tries < 5; tries++)
      expect((await logIn([names.login, names.email][tries % 2] ?? '', 'wrong-horse-9')).status).toBe(401)
    const right = await logIn(names.phone, 'correct-horse-9')
    const unknown = await logIn('+447700900322', 'correct-horse-9')
    expect([right.status, right.error]).toEqual([401, unknown.error])
    // A quarter of an hour later the account opens by each of its names.
    await server.database.db.pool.query(`update identity.login_failures set last_at = last_at - interval '16 minutes'`)
    for (const login of Object.values(names)) expect((await logIn(login, 'correct-horse-9')).status).toBe(200)
  })

  test('cannot lock an account by typing the name under which its tries are counted', async () => {
    const { uid } = await server.player({ email: 'unlockable@example.com' })
    for (let tries = 0; tries < 6; tries++)
      expect(
        (await server.visitor().post('auth.login', { login: `\u0000account ${uid}`, password: 'wrong-horse-9' })).status
      ).toBe(400)
    expect(
      (await server.visitor().post('auth.login', { login: 'unlockable@example.com', password: 'correct-horse-9' }))
        .status
    ).toBe(200)
  })

  test('AUTH-08 the session is an http-only same-site cookie with a new value at each login', async () => {
    const visitor = server.visitor()
    await register(visitor, { email: 'cookie@example.com' })
    const first = visitor.cookie
    const answer = await visitor.post('auth.login', { login: 'cookie@example.com', password: 'correct-horse-9' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    expect(answer.headers.getSetCookie()[0]).toMatch(/SameSite=Lax/)
    expect(visitor.cookie).not.toBe(first)
  })

  test('AUTH-45 AUTH-46 API-41 logout ends the session on the server: the old cookie opens nothing', async () => {
    const visitor = await server.player()
    const old = visitor.cookie
    expect((await visitor.call('auth.logout')).status).toBe(200)
    expect(visitor.cookie).toBe('')
    const thief = server.visitor()
    thief.cookie = old
    expect((await thief.call('account.getBalance')).error.type).toBe('AuthorizationException')
  })

  test('logout from another site is refused', async () => {
    const visitor = await server.player()
    const answer = await visitor.call(
      'auth.logout',
      {},
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }
    )
    expect(answer.status).toBe(403)
    expect((await visitor.call('account.getBalance')).status).toBe(200)
  })

  test('ERR-10 a banned player is told so at login', async () => {
    await server.player({ email: 'banned@example.com' })
    await server.database.db.pool.query(
      `update identity.users set status = 'banned' where email = 'banned@example.com'`
    )
    expect(
      (await server.visitor().post('auth.login', { login: 'banned@example.com', password: 'correct-horse-9' })).error
        .type
    ).toBe('UserBannedException')
  })
})
