import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, socialHouse, type SocialHouse } from './social.fixture.ts'

let house: SocialHouse
beforeAll(async () => {
  house = await socialHouse()
})
afterAll(() => house.close())

interface Account {
  uid: number
  login: string
  is_registration_completed: boolean
}
let people = 0
const newEmail = () => `social-${++people}@example.com`
const infoOf = async ({ visitor }: Browser) => (await visitor.call<Account>('account.getInfo')).data
const countOf = async (table: string) =>
  Number((await house.query(`select count(*) as n from identity.${table}`)).rows[0]?.n)
/** Nothing may be made by it: neither an account, nor a link, nor a session. */
async function nothingComesOf(work: () => Promise<void>): Promise<void> {
  const before = [await countOf('users'), await countOf('social_identities'), await countOf('sessions')]
  await work()
  expect([await countOf('users'), await countOf('social_identities'), await countOf('sessions')]).toEqual(before)
}

describe('where a social sign-in begins', () => {
  it('SOC-02 SOC-03 API-119 sends the browser to the service with a code asked for by PKCE, a state and a nonce, and remembers it', async () => {
    const answer = await house.browser().init()
    const to = new URL(answer.headers.get('location') ?? '')
    const asked = Object.fromEntries(to.searchParams)
    expect([answer.status, to.pathname]).toEqual([302, '/openid/google/authorize'])
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      ui_locales: 'en',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name], name).toMatch(/^[\w-]{43}$/)
    expect(asked['redirect_uri']).toMatch(/\/oauth\/callback\/google$/)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^ante_oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('offers what is configured and what the house has an account with, nothing else', async () => {
    const config = (await (await fetch(`${house.server.url}/nfx/cms-config/en`)).json()) as {
      auth: { authTypes: { social: string[] } }
    }
    expect(config.auth.authTypes.social).toEqual(['google', 'facebook'])
    const wrong: Record<string, string>[] = [
      { service: 'telegram' },
      { service: 'constructor' },
      { service: '' },
      { type_auth: 'steal' },
      { type_auth: '' },
    ]
    for (const query of wrong) {
      const landing = await (await house.browser().init(query)).text()
      expect(landing).toContain('"code":"social_unknown"')
    }
  })

  it('RTE-83 is begun by our own pages only, and never leads to another site', async () => {
    const foreign = await house.browser().init({}, { 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('"code":"cross_site"')])
    for (const redirect_url of [
      'https://evil.example/x',
      '//evil.example/x',
      '/\\evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      'x'.repeat(2000),
    ]) {
      const landing = await house.browser().signIn({ email: newEmail(), verified: true }, { redirect_url })
      expect([redirect_url, new URL(landing.back, 'http://here').host]).toEqual([redirect_url, 'here'])
      expect(landing.back.startsWith('//'), redirect_url).toBe(false)
    }
  })

  it('says so in the language of the page when the service does not answer', async () => {
    await house.breakDown(true)
    // What it is was never asked of this one.
    const answer = await house
      .browser()
      .init({ service: 'facebook', redirect_url: '/ru/gamehall' })
      .finally(() => house.breakDown(false))
    const text = await answer.text()
    expect([
      answer.status,
      text.includes('"code":"social_unavailable"'),
      text.includes('Сервис сейчас не отвечает'),
    ]).toEqual([503, true, true])
  })
})

describe('who comes back', () => {
  it('AUTH-06 SOC-03 SOC-08 RTE-105 gets an account and a fresh session, and is told by a message to our own page only', async () => {
    const browser = house.browser()
    const email = newEmail()
    const landing = await browser.signIn({ email, verified: true, given_name: 'Ada', family_name: 'B0t' })
    expect([landing.status, landing.told, landing.back]).toEqual([
      200,
      { type: 'oauth', ok: true, is_new: true },
      '/gamehall?x=1',
    ])
    expect(landing.text).toContain('opener.postMessage(result, location.origin)')
    expect(landing.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'nonce-[\w-]+';.*frame-ancestors 'none'/
    )
    expect(landing.headers.get('cross-origin-opener-policy')).toBeNull()
    expect(await infoOf(browser)).toMatchObject({ login: email, is_registration_completed: false })
    const { profile, contacts } = (
      await browser.visitor.call<{ profile: object; contacts: object[] }>('account.getprofileinfo')
    ).data
    // A name that would not pass our own form is left out.
    expect(profile).toEqual({ first_name: 'Ada', sex: 0, currency: 'USD', terms: '1' })
    expect(contacts).toMatchObject([{ contact: email, is_confirmed: true }])
    const again = house.browser()
    expect((await again.signIn({ email, verified: false }, { type_auth: 'login' })).told).toEqual({
      type: 'oauth',
      ok: true,
      is_new: false,
    })
    expect((await infoOf(again)).uid).toBe((await infoOf(browser)).uid)
    expect(again.visitor.cookie).not.toBe(browser.visitor.cookie)
  })

  it('a session that the browser came with is over: its id is never kept', async () => {
    const browser = house.browser()
    await browser.signIn({ email: newEmail(), verified: true })
    const before = browser.visitor.cookie
    await browser.signIn({ email: newEmail(), verified: true })
    const thief = house.server.visitor()
    thief.cookie = before
    expect((await thief.call('account.getBalance')).status).toBe(401)
  })

  it('SOC-03 a declined, repeated, foreign or forged answer is a coded refusal, and nothing is made', () =>
    nothingComesOf(async () => {
      const declinedBrowser = house.browser()
      const declined = await declinedBrowser.signIn({ decision: 'decline' }, { redirect_url: '/de/gamehall' })
      expect([declined.status, declined.told.code]).toEqual([400, 'social_declined'])
      expect(declined.told.message).toMatch(/^Du hast beim anderen Dienst abgebrochen/)
      expect(declined.text).toContain('<html lang="de"')
      const address = await house.browser().consent({ email: newEmail(), verified: true })
      // Another browser, with and without a sign-in of its own.
      const other = house.browser()
      expect((await other.land(address)).told.code).toBe('social_expired')
      await other.init()
      expect((await other.land(address)).told.code).toBe('social_expired')
      const forged = house.browser()
      const own = new URL(await forged.consent({ email: newEmail(), verified: true }))
      own.searchParams.set('state', 'A'.repeat(43))
      expect((await forged.land(own.href)).told.code).toBe('social_expired')
      // The answer of one service is none of another's.
      const mixed = house.browser()
      const answer = await mixed.consent({ email: newEmail(), verified: true })
      expect((await mixed.land(answer.replace('/callback/google', '/callback/facebook'))).told.code).toBe(
        'social_expired'
      )
      const coded = house.browser()
      const code = new URL(await coded.consent({ email: newEmail(), verified: true }))
      code.searchParams.set('code', 'made-up')
      expect((await coded.land(code.href)).told.code).toBe('social_failed')
      for (const path of ['%00', '..%2fgoogle', 'x'.repeat(200), '__proto__']) {
        await declinedBrowser.init()
        expect(
          (await declinedBrowser.land(`http://x/oauth/callback/${path}?state=${'A'.repeat(43)}&code=c`)).told.code,
          path
        ).toBe('social_expired')
      }
      for (const junk of [
        '',
        '?state=%00&code=%00',
        `?state=${'x'.repeat(3000)}&code=c`,
        '?error=<script>alert(1)</script>&state=s',
      ]) {
        const landing = await house.browser().land(`http://x/oauth/callback/google${junk}`)
        expect([landing.status, landing.told.code, landing.text.includes('<script>alert')]).toEqual([
          400,
          'social_expired',
          false,
        ])
      }
    }))

  it('an answer that comes too late is none', async () => {
    const browser = house.browser()
    const address = await browser.consent({ email: newEmail(), verified: true })
    await house.query(`update identity.social_attempts set expires_at = now() - interval '1 second'`)
    await nothingComesOf(async () => expect((await browser.land(address)).told.code).toBe('social_expired'))
  })

  it('a service that breaks down between the page and the token is told of, and the next try goes well', async () => {
    const browser = house.browser()
    const email = newEmail()
    const address = await browser.consent({ email, verified: true })
    await house.breakDown(true)
    const landing = await nothingMade(() => browser.land(address)).finally(() => house.breakDown(false))
    expect([landing.status, landing.told.code]).toEqual([503, 'social_unavailable'])
    expect((await browser.signIn({ email, verified: true })).told.ok).toBe(true)
  })
})

async function nothingMade<T>(work: () => Promise<T>): Promise<T> {
  let answer: T | undefined
  await nothingComesOf(async () => {
    answer = await work()
  })
  return answer as T
}

describe('many at once', () => {
  it('one answer a hundred times is one account and one session', async () => {
    const browser = house.browser()
    const email = newEmail()
    const address = await browser.consent({ email, verified: true })
    const sessions = await countOf('sessions')
    const landings = await Promise.all(Array.from({ length: 100 }, () => browser.land(address)))
    expect(landings.filter(({ told }) => told.ok)).toHaveLength(1)
    expect(new Set(landings.filter(({ told }) => !told.ok).map(({ told }) => told.code))).toEqual(
      new Set(['social_expired'])
    )
    expect((await house.query('select 1 from identity.users where email = $1', [email])).rowCount).toBe(1)
    expect((await countOf('sessions')) - sessions).toBe(1)
  })

  it('one person in twelve windows of three browsers is one account', async () => {
    const person = { email: newEmail(), verified: true }
    const browsers = [house.browser(), house.browser(), house.browser()]
    await Promise.all(browsers.map((browser) => browser.init()))
    const windows = [...browsers, ...browsers, ...browsers, ...browsers]
    const addresses = await Promise.all(
      windows.map(async (browser) => ({ browser, address: await browser.consent(person) }))
    )
    const users = await countOf('users')
    const landings = await Promise.all(addresses.map(({ browser, address }) => browser.land(address)))
    expect(landings.map(({ told }) => told.ok)).toEqual(windows.map(() => true))
    expect(landings.filter(({ told }) => told.is_new)).toHaveLength(1)
    expect((await countOf('users')) - users).toBe(1)
  })
})
