import { testServer, type TestServer, registrationOf } from '@ante/testing/server'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { add, money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountInfo, Balances } from './contract.ts'
import { totalBalance } from './rules/account-info.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

describe('the account', () => {
  test('API-39 API-42 API-43 REG-33 REG-35 REG-39 registers by POST auth.register with the whole payload, and signs in by auth.login, both answering account info', async () => {
    const visitor = server.visitor()
    const registered = await visitor.post<AccountInfo>(
      'auth.register',
      registrationOf({ email: 'payload@example.com', is_betting: '1', phone_country_code: '44', character_id: '2' })
    )
    expect(registered.status).toBe(200)
    expect(registered.data).toMatchObject({ login: 'payload@example.com', locale: 'en' })
    const { data: info } = await visitor.call<{ profile: object; contacts: { contact: string }[] }>(
      'account.getprofileinfo'
    )
    expect(info.contacts.map(({ contact }) => contact)).toEqual(['payload@example.com'])
    expect((await visitor.call<Balances>('account.getBalance')).data.balance_main.currency).toBe('USD')
    const { first_name, last_name, birth_date } = registrationOf({})
    expect(info.profile).toMatchObject({ first_name, last_name, birth_date, country_code: 'GB' })
    const signedIn = await server
      .visitor()
      .post<AccountInfo>('auth.login', { login: 'payload@example.com', password: 'correct-horse-9' })
    expect(signedIn.data.uid).toBe(registered.data.uid)
    expect(Object.keys(signedIn.data).sort()).toEqual(Object.keys(registered.data).sort())
  })

  test('API-34 API-37 BET-06 ACC-13 answers the four balances, betting bonus among them', async () => {
    const player = await server.player()
    const postings = [
      {
        from: houseAccount('bank'),
        to: playerAccount(player.uid, 'main'),
        amount: money(1010n),
        code: 'deposit' as const,
      },
      {
        from: houseAccount('bonuses'),
        to: playerAccount(player.uid, 'betting-bonus'),
        amount: money(505n),
        code: 'bonus-grant' as const,
      },
    ]
    await server.database.db.write((tx) => post(tx, { key: 'account-1', kind: 'test', postings }))
    const { data } = await player.call<Balances>('account.getBalance')
    expect(data).toMatchObject({
      balance_main: { amount: 10.1, currency: 'USD' },
      balance_bonus: { amount: 0 },
      balance_betting_bonus: { amount: 5.05 },
    })
    expect(data.balance_fun.amount).toBeGreaterThan(0)
  })

  test('of two answers the newer has the higher number, whichever purse was moved', async () => {
    const player = await server.player()
    const versions: number[] = []
    const read = async () =>
      void versions.push((await player.call<Balances>('account.getBalance')).data.balance_version)
    await read()
    for (const [purse, minor] of [
      ['main', 500n],
      ['betting-bonus', 200n],
      ['bonus', 100n],
    ] as const) {
      const postings = [
        {
          from: houseAccount('bank'),
          to: playerAccount(player.uid, purse),
          amount: money(minor),
          code: 'deposit' as const,
        },
      ]
      await server.database.db.write((tx) => post(tx, { key: `version-${purse}`, kind: 'test', postings }))
      await read()
    }
    const spent = [
      {
        from: playerAccount(player.uid, 'main'),
        to: houseAccount('bank'),
        amount: money(500n),
        code: 'stake' as const,
      },
    ]
    await server.database.db.write((tx) => post(tx, { key: 'version-spent', kind: 'test', postings: spent }))
    await read()
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    expect((await player.call<AccountInfo>('account.getInfo')).data.balance_version).toBe(versions.at(-1))
  })

  test('CASH-04 CONST-13 the total is main, bonus and betting bonus, without play money', () => {
    const purses = { main: money(10n), bonus: money(20n), bettingBonus: money(1n), fun: money(99_999n) }
    expect(totalBalance(purses).minor).toBe(31n)
    expect(add(purses.main, purses.bonus).minor).toBe(30n)
  })

  test('API-17 changes the locale, and refuses one that does not exist', async () => {
    const player = await server.player()
    expect((await player.post('account.changelocale', { locale: 'ar' })).data).toEqual({ ok: 1 })
    expect((await player.call<AccountInfo>('account.getInfo')).data.locale).toBe('ar')
    expect((await player.post('account.changelocale', { locale: 'xx' })).error.invalid_parameters).toHaveProperty(
      'locale'
    )
  })

  test('API-30 API-37 rates are a map to the default currency', async () => {
    expect((await (await server.player()).call('account.getcurrencyrates')).data).toEqual({ USD: 1 })
  })

  test('API-33 PWA-15 a socket token is short and different each time', async () => {
    const player = await server.player()
    const tokens = await Promise.all(
      [1, 2].map(async () => (await player.call<{ token: string }>('account.getToken')).data.token)
    )
    expect(tokens[0]).not.toBe(tokens[1])
    expect(tokens[0]?.length).toBeGreaterThan(20)
  })

  test('API-36 answers profile, contacts and document', async () => {
    const player = await server.player({ email: 'profile@example.com' })
    const { data } = await player.call<{
      profile: Record<string, string>
      contacts: { type: string; contact: string }[]
      document: null
    }>('account.getprofileinfo', { fields: 'contacts,document' })
    expect(data.profile).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      country: 'United Kingdom',
      country_code: 'GB',
    })
    expect(data.contacts).toEqual([
      {
        type: 'email',
        contact: 'profile@example.com',
        is_confirmed: false,
        is_subscribed: true,
        news_products: ['casino', 'betting'],
      },
    ])
    expect(data.document).toBeNull()
  })

  test('API-102 CMS-04 CMS-06 answers general info', async () => {
    const { data } = await server.visitor().call<Record<string, unknown>>('metadata.getgeneralinfo')
    expect(data).toMatchObject({
      available_currencies: ['USD'],
      default_currency: 'USD',
      is_seon_enabled: false,
      domain_state: 'active',
      domain_type: 'main',
      is_game_history_export_enabled: true,
    })
    expect(data.available_locales).toEqual(expect.arrayContaining(['en', 'ar']))
  })

  test('API-100 API-101 answers countries in the language of the caller, and currencies', async () => {
    const { data } = await server
      .visitor()
      .call<{ countries: { code: string; name: string }[]; currencies: { code: string }[] }>(
        'metadata.get',
        {},
        { locale: 'ar' }
      )
    expect(data.countries.find((country) => country.code === 'DE')?.name).toMatch(/[\u0600-\u06ff]/)
    expect(data.currencies.map((currency) => currency.code)).toContain('USD')
  })

  test('AUTH-02 there is no role to be had: account info knows visitors and players only', async () => {
    for (const somebody of [server.visitor(), await server.player()]) {
      const { data } = await somebody.call<AccountInfo>('account.getInfo')
      expect(Object.keys(data).filter((key) => /role|staff|admin|operator/.test(key))).toEqual([])
    }
  })

  test('ERR-09 a deleted player is answered as an unknown one', async () => {
    await server.player({ email: 'gone@example.com' })
    await server.database.db.pool.query(`update identity.users set status = 'deleted' where email = 'gone@example.com'`)
    const answer = await server.visitor().post('auth.login', { login: 'gone@example.com', password: 'correct-horse-9' })
    expect(answer.status).toBe(401)
    expect(answer.error.code).toBe('wrong_login_or_password')
  })
})
