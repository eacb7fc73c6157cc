import { appData, type TelegramUser } from '@ante/sandbox/telegram/signing'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVault } from '../cashier/vault.ts'
import { telegram } from '../identity/connectors/telegram/adapter.ts'
import { publishedKeys } from '../identity/connectors/telegram/signed.ts'

const token = '4242:of-the-bot-of-this-test'
const password = 'correct-horse-9'
const messenger = telegram({
  service: 'telegram',
  token,
  botId: '4242',
  publicKey: publishedKeys.production,
  loginUrl: 'http://127.0.0.1:9/telegram',
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]), messenger },
  })
})
afterAll(() => server.stop())

let last = 8_000_000
const person = (): TelegramUser => ({ id: ++last, first_name: 'Ada', username: 'ada_byron', language_code: 'en' })
/** Each launch is another one, also within one second. */
const begun = Math.floor(Date.now() / 1000)
let launches = 0
const payloadOf = (user: TelegramUser) => appData(user, { token, at: begun - launches++ })
function enter(visitor: Visitor, user: TelegramUser) {
  const payload = payloadOf(user)
  const { id, username = '', language_code = '' } = user
  const hash = new URLSearchParams(payload).get('hash') ?? ''
  return visitor.post<{ uid: number }>('auth.register', {
    is_tg: '1',
    id: String(id),
    username,
    hash,
    language_code,
    payload,
  })
}
const uidOf = async (visitor: Visitor) => (await visitor.call<{ uid: number }>('account.getInfo')).data.uid
const read = (payload: string) =>
  server.visitor().post<{ login: string | null; name: string }>('auth.readMessengerEntry', { payload })
const services = async (visitor: Visitor) =>
  (await visitor.call<{ services: { service: string }[] }>('account.getLoginServices')).data.services.map(
    ({ service }) => service
  )
let mail = 0
const account = async () => {
  const email = `linker-${++mail}@example.com`
  const visitor = await server.player({ email })
  await server.database.db.pool.query(`update identity.users set email_confirmed_at = now() where uid = $1`, [
    await uidOf(visitor),
  ])
  return { visitor, email }
}
const noticesTo = async (email: string): Promise<string[]> =>
  (
    await server.database.db.pool.query<{ subject: string }>(
      `select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1 order by id`,
      [email]
    )
  ).rows.map(({ subject }) => subject)

describe('an address that carries what a messaging app has signed', () => {
  test('SOC-19 names the account half hidden before anybody is signed in, makes nothing, and is as good as it was', async () => {
    const user = person()
    const payload = payloadOf(user)
    const before = (await server.database.db.pool.query('select count(*) as n from identity.users')).rows
    expect((await read(payload)).data).toEqual({ login: null, name: '@ad•••' })
    expect((await read(payload)).data).toEqual({ login: null, name: '@ad•••' })
    expect((await server.database.db.pool.query('select count(*) as n from identity.users')).rows).toEqual(before)
    await enter(server.visitor(), user)
    // Nobody knows the login that was made up for it.
    expect((await read(payloadOf(user))).data).toEqual({ login: '@ad•••', name: '@ad•••' })
    const { visitor, email } = await account()
    const other = person()
    await visitor.post('account.linkMessenger', { payload: payloadOf(other), password })
    expect((await read(payloadOf(other))).data.login).toBe(`${email.slice(0, 1)}•••@example.com`)
  })

  test('SOC-19 is refused when it was signed by somebody else or is too old', async () => {
    const foreign = appData(person(), { token: '4242:of-another-bot-altogether', at: Math.floor(Date.now() / 1000) })
    expect((await read(foreign)).error.code).toBe('messenger_invalid')
    const old = appData(person(), { token, at: Math.floor(Date.now() / 1000) - 3600 })
    expect((await read(old)).error.code).toBe('messenger_expired')
  })
})

describe('linking the messaging app to an account that is there', () => {
  test('SOC-19 asks for the password; from then on the app opens that account, and its player is told by email', async () => {
    const { visitor, email } = await account()
    const user = person()
    for (const wrong of ['', 'not-the-password'])
      expect(
        Object.keys(
          (await visitor.post('account.linkMessenger', { payload: payloadOf(user), password: wrong })).error
            .invalid_parameters
        )
      ).toEqual(['password'])
    expect(await services(visitor)).toEqual([])
    expect((await visitor.post('account.linkMessenger', { payload: payloadOf(user), password })).data).toBe(1)
    expect(await services(visitor)).toEqual(['telegram'])
    expect(await noticesTo(email)).toEqual([expect.stringContaining('now logs in')])
    const there = server.visitor()
    expect((await enter(there, user)).data.uid).toBe(await uidOf(visitor))
    // Once more is nothing new.
    expect((await visitor.post('account.linkMessenger', { payload: payloadOf(user), password })).data).toBe(1)
    expect((await noticesTo(email)).filter((subject) => subject.includes('now logs in'))).toHaveLength(1)
  })

  test('SOC-19 is refused to a visitor, with used or foreign data, and to an app that opens another account', async () => {
    const { visitor } = await account()
    const user = person()
    expect((await server.visitor().post('account.linkMessenger', { payload: payloadOf(user), password })).status).toBe(
      401
    )
    await enter(server.visitor(), user)
    const taken = await visitor.post('account.linkMessenger', { payload: payloadOf(user), password })
    expect([taken.status, taken.error.code]).toEqual([409, 'social_linked_elsewhere'])
    const once = person()
    const payload = payloadOf(once)
    await visitor.post('account.linkMessenger', { payload, password })
    await visitor.post('account.unlinkService', { service: 'telegram', password })
    expect((await visitor.post('account.linkMessenger', { payload, password })).error.code).toBe('messenger_expired')
    expect((await visitor.post('account.linkMessenger', { payload: 'x', password })).error.code).toBe(
      'messenger_invalid'
    )
  })

  test('SOC-19 of two accounts that link one app at the same time one wins', async () => {
    const [first, second] = [await account(), await account()]
    const user = person()
    const answers = await Promise.all(
      [first, second].map(({ visitor }) =>
        visitor.post('account.linkMessenger', { payload: payloadOf(user), password })
      )
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('SOC-19 unlinking asks for the password, and the app opens that account no more', async () => {
    const { visitor, email } = await account()
    const user = person()
    await visitor.post('account.linkMessenger', { payload: payloadOf(user), password })
    const wrong = await visitor.post('account.unlinkService', { service: 'telegram', password: 'other' })
    expect(Object.keys(wrong.error.invalid_parameters)).toEqual(['password'])
    expect(await services(visitor)).toEqual(['telegram'])
    expect((await visitor.post('account.unlinkService', { service: 'telegram', password })).data).toBe(1)
    expect(await services(visitor)).toEqual([])
    expect((await noticesTo(email)).at(-1)).toContain('no longer logs in')
    expect((await enter(server.visitor(), user)).data.uid).not.toBe(await uidOf(visitor))
    // The session that is open stays.
    expect(await uidOf(visitor)).toBeGreaterThan(0)
  })

  test('SOC-19 who has a second factor gives it before an app is linked or unlinked', async () => {
    const { visitor } = await account()
    const user = person()
    const uid = await uidOf(visitor)
    await server.database.db.pool.query(
      `insert into identity.passkeys (id, uid, rp_id, public_key, counter, name, is_backed_up) values ('key-' || $1::bigint, $1::bigint, 'ante.example', '', 0, 'My phone', false)`,
      [uid]
    )
    const given = (at: string) =>
      server.database.db.pool.query(
        `update identity.sessions set verified_at = ${at}, step_ups = '{}' where uid = $1`,
        [uid]
      )
    const payload = payloadOf(user)
    const link = () => visitor.post('account.linkMessenger', { payload, password })
    const unlink = () => visitor.post('account.unlinkService', { service: 'telegram', password })
    expect((await link()).error.code).toBe('second_factor_needed')
    expect(await services(visitor)).toEqual([])
    await given('now()')
    // What the app has signed was not used up by the refusal.
    expect((await link()).data).toBe(1)
    await given('null')
    expect((await unlink()).error.code).toBe('second_factor_needed')
    expect(await services(visitor)).toEqual(['telegram'])
    await given('now()')
    expect((await unlink()).data).toBe(1)
    expect(await services(visitor)).toEqual([])
  })
})
