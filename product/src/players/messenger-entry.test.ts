import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { appData, type TelegramUser, widgetData } from '@ante/sandbox/telegram/signing'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVault } from '../cashier/vault.ts'
import { putSetting } from '../content/index.ts'
import { telegram } from '../identity/connectors/telegram/adapter.ts'
import { publishedKeys } from '../identity/connectors/telegram/signed.ts'
import { widgetOf } from '../identity/connectors/telegram/widget.ts'

const token = '4242:of-the-bot-of-this-test'
const bot = telegram({
  service: 'telegram',
  token,
  botId: '4242',
  publicKey: publishedKeys.production,
  loginUrl: 'http://127.0.0.1:9/telegram',
})
const widget = widgetOf(bot)

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    env: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' },
    ports: {
      payments: new Map(),
      vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
      messenger: bot,
      social: new Map(widget ? [['telegram', widget]] : []),
    },
  })
  await server.database.db.write((tx) => putSetting(tx, 'auth', { authTypes: { social: ['telegram'] } }))
})
afterAll(() => server.stop())

let last = 7_000_000
const person = (fields: Partial<TelegramUser> = {}): TelegramUser => ({
  id: ++last,
  first_name: 'Ada',
  last_name: 'Byron',
  username: 'ada',
  language_code: 'de-at',
  ...fields,
})
/** Each launch is another one, also within one second. */
const begun = Math.floor(Date.now() / 1000)
let launches = 0
const seconds = () => begun - launches++
const entryOf = (user: TelegramUser, at = seconds()): Record<string, string> => {
  const payload = appData(user, { token, at })
  return {
    is_tg: '1',
    id: String(user.id),
    username: user.username ?? '',
    hash: new URLSearchParams(payload).get('hash') ?? '',
    language_code: user.language_code ?? '',
    payload,
  }
}
interface Account {
  uid: number
  locale: string
  is_registration_completed: boolean
}
const enter = async (user: TelegramUser) => {
  const visitor = server.visitor()
  return { visitor, answer: await visitor.post<Account>('auth.register', entryOf(user)) }
}
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)

describe('whoever opens the site in a messaging app', () => {
  test('ACC-19 gets no account from where nobody plays, and comes into their own from everywhere', async () => {
    const known = person()
    expect((await enter(known)).answer.status).toBe(200)
    await server.database.db.write((tx) => putSetting(tx, 'location', { countries: ['GB'], whenUnknown: 'allowed' }))
    const from = async (user: TelegramUser, country: string) => {
      const headers = { 'x-forwarded-for': '192.0.2.7', 'cf-ipcountry': country }
      return server.visitor().post<Account>('auth.register', entryOf(user), { headers })
    }
    let stranger = person()
    // Each time another one: until the setting is heard of they get an account.
    await expect.poll(async () => (await from((stranger = person()), 'DE')).error?.code).toBe('location_refused')
    const links = await query('select 1 from identity.social_identities where subject = $1', [String(stranger.id)])
    expect(links.rows).toEqual([])
    expect((await from(known, 'DE')).status).toBe(200)
    expect((await from(stranger, 'GB')).status).toBe(200)
    await server.database.db.write((tx) => putSetting(tx, 'location', { countries: [] }))
    await expect.poll(async () => (await from(person(), 'DE')).status).toBe(200)
  })

  test('SOC-17 SOC-19 gets an account in the app’s language, which lacks what the app cannot say, and is signed in to it the next time', async () => {
    const user = person()
    const { visitor, answer } = await enter(user)
    expect(answer.data).toMatchObject({ locale: 'de', is_registration_completed: false })
    expect(answer.data.uid).toBeGreaterThan(0)
    const profile = await visitor.call<{ profile: Record<string, unknown> }>('account.getprofileinfo')
    expect(profile.data.profile).toMatchObject({ first_name: 'Ada', last_name: 'Byron' })
    // Nothing moves before it is whole.
    expect((await visitor.post('account.changefakename', { fakename: 'Someone' })).error.code).toBe(
      'registration_incomplete'
    )
    const again = await enter({ ...user, first_name: 'Renamed', username: 'other' })
    expect(again.answer.data.uid).toBe(answer.data.uid)
  })

  test('SOC-19 is refused with data that were used, changed, or signed by somebody else, and nothing is made of it', async () => {
    const before = (await query('select count(*) as n from identity.users')).rows[0]
    const user = person()
    const right = entryOf(user)
    const foreign = appData(user, { token: '4242:of-another-bot-altogether', at: seconds() })
    const wrong: Record<string, string>[] = [
      { ...right, id: '1' },
      { ...right, username: 'eve' },
      { ...right, hash: 'f'.repeat(64) },
      { ...right, language_code: 'fr' },
      { ...right, payload: '' },
      { ...right, payload: `${right['payload'] ?? ''}&id=1` },
      { ...right, payload: foreign, hash: new URLSearchParams(foreign).get('hash') ?? '' },
    ]
    for (const input of wrong) {
      const { status, error } = await server.visitor().post('auth.register', input)
      expect([status, error.type, error.code]).toEqual([401, 'AuthorizationException', 'messenger_invalid'])
    }
    for (const at of [seconds() - 3600, seconds() + 3600])
      expect((await server.visitor().post('auth.register', entryOf(user, at))).error.code).toBe('messenger_expired')
    expect((await query('select count(*) as n from identity.users')).rows[0]).toEqual(before)
    const all = await Promise.all(Array.from({ length: 8 }, () => server.visitor().post('auth.register', right)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)])
    expect(all.find(({ status }) => status === 401)?.error.code).toBe('messenger_expired')
  })

  test('SOC-19 comes in once by one launch where only the vendor’s key is known, whatever hash is written beside it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const messenger = telegram({ service: 'telegram', token: undefined, botId: '4242', publicKey: raw, loginUrl: '' })
    const database = { ...server.database, close: () => Promise.resolve() }
    const host = await testServer({ ports: { messenger }, database })
    try {
      const { id, username = '' } = person()
      const fields = { auth_date: String(seconds()), user: JSON.stringify({ id, first_name: 'Ada', username }) }
      const text = `4242:WebAppData\nauth_date=${fields.auth_date}\nuser=${fields.user}`
      const signature = sign(null, Buffer.from(text), privateKey).toString('base64url')
      const entry = (hash: string) => ({
        is_tg: '1',
        id: String(id),
        username,
        hash,
        language_code: '',
        payload: new URLSearchParams({ ...fields, signature, hash }).toString(),
      })
      expect((await host.visitor().post('auth.register', entry('a'.repeat(64)))).status).toBe(200)
      expect((await host.visitor().post('auth.register', entry('b'.repeat(64)))).error.code).toBe('messenger_expired')
    } finally {
      await host.stop()
    }
  })

  test('SOC-19 comes into no account that is banned, and of an excluded one sees what such a session may', async () => {
    const banned = person()
    const { answer } = await enter(banned)
    await query(`update identity.users set status = 'banned' where uid = $1`, [answer.data.uid])
    expect((await enter(banned)).answer.error.type).toBe('UserBannedException')
    const excluded = person()
    const first = await enter(excluded)
    await query(
      `update identity.users set excluded_until = now() + interval '1 year', is_complete = true where uid = $1`,
      [first.answer.data.uid]
    )
    const { visitor, answer: second } = await enter(excluded)
    expect(second.data.uid).toBe(first.answer.data.uid)
    expect((await visitor.post('account.changefakename', { fakename: 'Someone' })).error.code).toBe('self_excluded')
  })
})

describe('the login widget', () => {
  /** A browser that presses the button: the address of the widget, and the cookie by which its answer is taken. */
  async function begun() {
    const answer = await fetch(`${server.url}/oauth/init?service=telegram&type_auth=login&redirect_url=/`, {
      redirect: 'manual',
    })
    const to = new URL(answer.headers.get('location') ?? '')
    const back = new URL(to.searchParams.get('return_to') ?? '')
    return { to, path: back.pathname + back.search, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
  }
  const land = async (path: string, cookie: string, told: object) => {
    const code = Buffer.from(JSON.stringify(told)).toString('base64url')
    const text = await (await fetch(`${server.url}${path}&code=${code}`, { headers: { cookie } })).text()
    return JSON.parse(/const result = (\{.*?\}), back = /.exec(text)?.[1] ?? '{}') as { ok?: boolean; code?: string }
  }

  test('SOC-03 leads to the bot’s own page, and is read from behind the # of the address by a page of ours', async () => {
    const { to, path, cookie } = await begun()
    expect(to.searchParams.get('bot_id')).toBe('4242')
    expect(to.searchParams.get('origin')).toBe(new URL(to.searchParams.get('return_to') ?? '').origin)
    const page = await fetch(`${server.url}${path}`, { headers: { cookie } })
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(await page.text()).toContain(`get('tgAuthResult')`)
  })

  test('SOC-03 signs in the account of the mini-app, once, and nobody whose data were changed or are another bot’s', async () => {
    const user = person()
    const { answer } = await enter(user)
    const told = widgetData(user, { token, at: seconds() })
    const first = await begun()
    expect(await land(first.path, first.cookie, told)).toMatchObject({ ok: true, is_new: false })
    const linked = await query(
      `select uid from identity.social_identities where service = 'telegram' and subject = $1`,
      [String(user.id)]
    )
    expect(linked.rows).toEqual([{ uid: BigInt(answer.data.uid) }])
    const again = await begun()
    expect(await land(again.path, again.cookie, told)).toMatchObject({ ok: false, code: 'social_expired' })
    for (const wrong of [
      { ...widgetData(user, { token, at: seconds() }), id: 1 },
      widgetData(user, { token: `4242:${randomBytes(12).toString('hex')}`, at: seconds() }),
      widgetData(user, { token, at: seconds() - 3600 }),
      {},
    ]) {
      const { path, cookie } = await begun()
      expect(await land(path, cookie, wrong)).toMatchObject({ ok: false, code: 'social_failed' })
    }
  })
})
