import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, socialHouse, type SocialHouse } from './social.fixture.ts'

let house: SocialHouse
beforeAll(async () => {
  house = await socialHouse()
})
afterAll(() => house.close())

const password = 'correct-horse-9'
const link = { type_auth: 'link', redirect_url: '/profile/security' }
let people = 0
const newEmail = () => `links-${++people}@example.com`
/** A player who registered by the form, signed in at a browser. */
async function signedIn() {
  const email = newEmail()
  const { uid } = await house.server.player({ email })
  await house.query('update identity.users set email_confirmed_at = now() where uid = $1', [uid])
  const browser = house.browser()
  await browser.visitor.post('auth.login', { login: email, password })
  return { browser, uid: Number(uid), email }
}
const uidOf = async ({ visitor }: Browser) => (await visitor.call<{ uid: number }>('account.getInfo')).data.uid
const servicesOf = async ({ visitor }: Browser) =>
  (await visitor.call<{ services: { service: string }[] }>('account.getLoginServices')).data.services.map(
    ({ service }) => service
  )
const send = ({ visitor }: Browser, token: string | undefined, given = password) =>
  visitor.post('account.linkService', { token: token ?? '', password: given })

describe('linking a service to the account that is signed in', () => {
  it('asks the service, then for the password; from then on the service opens that account, whatever its email', async () => {
    const { browser, uid, email } = await signedIn()
    const person = { email: newEmail(), verified: false }
    const { told, back } = await browser.signIn(person, link)
    expect([told.ok, told.code, back]).toEqual([false, 'password_needed', '/profile/security'])
    expect([await uidOf(browser), await servicesOf(browser)]).toEqual([uid, []])
    for (const wrong of ['', 'not-the-password'])
      expect(Object.keys((await send(browser, told.token, wrong)).error.invalid_parameters)).toEqual(['password'])
    expect((await send(browser, told.token)).data).toBe(1)
    expect(await servicesOf(browser)).toEqual(['google'])
    const notices = await house.query(
      `select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
      [email]
    )
    expect(notices.rows.filter(({ subject }) => String(subject).includes('now logs in'))).toHaveLength(1)
    const elsewhere = house.browser()
    expect((await elsewhere.signIn(person)).told).toMatchObject({ ok: true, is_new: false })
    expect(await uidOf(elsewhere)).toBe(uid)
    // What was told is used up; told once more it is nothing new.
    expect((await send(browser, told.token)).error.code).toBe('social_expired')
    expect((await send(browser, (await browser.signIn(person, link)).told.token)).data).toBe(1)
    expect((await browser.visitor.post('account.unlinkService', { service: 'google', password })).data).toBe(1)
    expect(await servicesOf(browser)).toEqual([])
  })

  it('signs nobody in: what was told is good for that player alone, and for nothing but the link', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const { token } = (await one.browser.signIn({ email: newEmail(), verified: true }, link)).told
    expect((await send(two.browser, token)).error.code).toBe('social_expired')
    expect((await house.browser().visitor.post('auth.sociallogin', { token: token ?? '' })).error.code).toBe(
      'social_expired'
    )
    expect((await house.browser().visitor.post('account.linkService', { token, password })).status).toBe(401)
    expect((await send(one.browser, token)).data).toBe(1)
  })

  it('is not begun by a visitor, nor finished by who has left, and opens no second account', async () => {
    const visitor = house.browser()
    expect((await visitor.land(`http://any/oauth/init?service=google&type_auth=link`)).told.code).toBe('social_expired')
    const { browser } = await signedIn()
    const person = { email: newEmail(), verified: true }
    const address = await browser.consent(person, link)
    const users = async () => (await house.query('select count(*) as n from identity.users')).rows[0]
    const before = await users()
    browser.visitor.cookie = ''
    expect((await browser.land(address)).told.code).toBe('social_expired')
    expect([await users(), await uidOf(browser)]).toEqual([before, 0])
    // One person of a service opens one account here.
    const [first, second] = [await signedIn(), await signedIn()]
    await send(first.browser, (await first.browser.signIn(person, link)).told.token)
    const { token } = (await second.browser.signIn(person, link)).told
    expect((await send(second.browser, token)).error.code).toBe('social_linked_elsewhere')
    expect(await servicesOf(second.browser)).toEqual([])
  })

  it('who has a second factor gives it first, and what was told is not used up by that', async () => {
    const { browser, uid } = await signedIn()
    await house.query(
      `insert into identity.passkeys (id, uid, rp_id, public_key, counter, name, is_backed_up) values ('key-' || $1::bigint, $1::bigint, 'ante.example', '', 0, 'My phone', false)`,
      [uid]
    )
    const { token } = (await browser.signIn({ email: newEmail(), verified: true }, link)).told
    expect((await send(browser, token)).error.code).toBe('second_factor_needed')
    await house.query('update identity.sessions set verified_at = now() where uid = $1', [uid])
    expect((await send(browser, token)).data).toBe(1)
    expect(await servicesOf(browser)).toEqual(['google'])
  })
})
