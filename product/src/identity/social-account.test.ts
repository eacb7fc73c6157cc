import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, socialHouse, type SocialHouse } from './social.fixture.ts'

let house: SocialHouse
beforeAll(async () => {
  house = await socialHouse()
  await house.set('site', { isTwoFAEnable: true }, ({ site }) => site?.['isTwoFAEnable'] === true)
})
afterAll(() => house.close())

interface Account {
  uid: number
  is_registration_completed: boolean
}
let people = 0
const newEmail = () => `account-${++people}@example.com`
const infoOf = async ({ visitor }: Browser) => (await visitor.call<Account>('account.getInfo')).data
const linksOf = async (uid: bigint) =>
  (await house.query('select service from identity.social_identities where uid = $1 order by 1', [uid])).rows.map(
    ({ service }) => service
  )
/** A player who registered by the form. */
async function someone({ confirmed = true, status = 'active', secondStep = false } = {}) {
  const email = newEmail()
  const { uid } = await house.server.player({ email })
  const at = confirmed ? new Date() : null
  await house.query('update identity.users set email_confirmed_at = $2, status = $3, second_step = $4 where uid = $1', [
    uid,
    at,
    status,
    secondStep,
  ])
  return { email, uid }
}

describe('an e-mail that somebody here has already', () => {
  it('opens their account only when the service and we both know that it is theirs', async () => {
    const cases = [
      { confirmed: true, verified: true, opens: true },
      { confirmed: true, verified: false, opens: false },
      { confirmed: false, verified: true, opens: false },
      { confirmed: false, verified: false, opens: false },
    ]
    for (const { confirmed, verified, opens } of cases) {
      const { email, uid } = await someone({ confirmed })
      const browser = house.browser()
      const users = (await house.query('select count(*) as n from identity.users')).rows[0]
      const landing = await browser.signIn({ email: email.toUpperCase(), verified })
      expect([confirmed, verified, landing.told.ok, landing.told.code]).toEqual([
        confirmed,
        verified,
        opens,
        opens ? undefined : 'social_email_taken',
      ])
      expect((await infoOf(browser)).uid).toBe(opens ? Number(uid) : 0)
      expect(await linksOf(uid)).toEqual(opens ? ['google'] : [])
      expect((await house.query('select count(*) as n from identity.users')).rows[0]).toEqual(users)
      // Whose account it is still opens it with the password.
      expect(
        (await house.server.visitor().post('auth.login', { login: email, password: 'correct-horse-9' })).status
      ).toBe(200)
    }
  })

  it('RTE-105 an account that was there before stays complete when it is linked', async () => {
    const { email } = await someone()
    const browser = house.browser()
    await browser.signIn({ email, verified: true })
    expect(await infoOf(browser)).toMatchObject({ is_registration_completed: true })
  })

  it('a number of one service is nobody at another', async () => {
    const email = newEmail()
    const first = house.browser()
    await first.signIn({ email, verified: true })
    const second = house.browser()
    expect((await second.signIn({ email, verified: false }, { service: 'facebook' })).told.code).toBe(
      'social_email_taken'
    )
    expect((await second.signIn({ email, verified: true }, { service: 'facebook' })).told).toMatchObject({
      ok: true,
      is_new: false,
    })
    expect(await linksOf(BigInt((await infoOf(first)).uid))).toEqual(['facebook', 'google'])
  })
})

describe('what holds for a password holds for a service', () => {
  it('a banned account and a closed one stay shut, linked before or not', async () => {
    for (const [status, code, linkedCode] of [
      ['banned', 'user_banned', 'user_banned'],
      ['deleted', 'social_email_taken', 'user_deleted'],
    ] as const) {
      const stranger = await someone({ status })
      const browser = house.browser()
      expect((await browser.signIn({ email: stranger.email, verified: true })).told.code).toBe(code)
      const linked = await someone()
      await house.browser().signIn({ email: linked.email, verified: true })
      await house.query('update identity.users set status = $2 where uid = $1', [linked.uid, status])
      expect((await browser.signIn({ email: linked.email, verified: true })).told.code).toBe(linkedCode)
      expect(browser.visitor.cookie).toBe('')
    }
  })

  it('2FA-01 2FA-05 a second step is not skipped: the code of the letter opens the session, once, and only then the account is linked', async () => {
    const { email, uid } = await someone({ secondStep: true })
    const browser = house.browser()
    const { told } = await browser.signIn({ email, verified: true })
    expect(told).toMatchObject({ ok: false, code: 'second_step_needed', resend_time: 60 })
    expect([browser.visitor.cookie, await linksOf(uid)]).toEqual(['', []])
    const { token } = told
    const wrong = await browser.visitor.post('auth.sociallogin', { token, code: 'abc' })
    expect([wrong.status, wrong.error.message]).toEqual([401, 'code must contain 6 digits'])
    expect((await browser.visitor.post('auth.sociallogin', { token })).error.error_data).toMatchObject({
      resend_time: expect.any(Number),
    })
    await expect.poll(async () => (await house.lettersTo(email)).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await house.lettersTo(email))[0]?.text ?? '')?.[1]
    const right = await browser.visitor.post<Account>('auth.sociallogin', { token, code })
    expect([right.status, right.data.uid, await linksOf(uid)]).toEqual([200, Number(uid), ['google']])
    const again = await house.server.visitor().post('auth.sociallogin', { token, code })
    expect([again.status, again.error.code]).toEqual([401, 'social_expired'])
    for (const made of ['', 'x'.repeat(43)])
      expect((await house.server.visitor().post('auth.sociallogin', { token: made, code })).error.code).toBe(
        'social_expired'
      )
  })
})

describe('an account that lacks what a registration asks for', () => {
  const whole = { first_name: 'Ada', last_name: 'Byron', birth_date: '10.12.1985', country: 'GB' }
  const fresh = async (type_auth: string, person = {}) => {
    const browser = house.browser()
    await browser.signIn({ email: newEmail(), verified: true, ...person }, { type_auth })
    return browser
  }

  it('SOC-08 RTE-105 moves no money, whichever call asks for it, until it is whole; then at once', async () => {
    const { visitor } = await fresh('registration')
    const calls = [
      'cashier.makedeposit',
      'games.play',
      'games.playtable',
      'sportsbook.placebet',
      'tournaments.participate',
    ]
    for (const call of calls) {
      const { status, error } = await visitor.post(call, {})
      expect([call, status, error?.type, error?.code]).toEqual([
        call,
        409,
        'UserNeedProfileDataException',
        'registration_incomplete',
      ])
    }
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    expect((await visitor.post('account.saveProfileInfo', whole)).data).toBe(1)
    for (const call of calls)
      expect([call, (await visitor.post(call, {})).error?.code]).not.toEqual([call, 'registration_incomplete'])
  })

  it('SOC-09 PROF-15 API-24 is completed by all that is missing, named at once, and by nothing less', async () => {
    const browser = await fresh('login')
    const { visitor } = browser
    const empty = await visitor.post('account.saveProfileInfo', {})
    const asked = ['birth_date', 'country', 'first_name', 'last_name']
    expect(Object.keys(empty.error.invalid_parameters).toSorted()).toEqual([...asked, 'terms'])
    const fields = await visitor.post('account.saveProfileInfo', { terms: '1', first_name: 'Ada' })
    expect(Object.keys(fields.error.invalid_parameters).toSorted()).toEqual(['birth_date', 'country', 'last_name'])
    const young = await visitor.post('account.saveProfileInfo', { ...whole, terms: '1', birth_date: '10.12.2020' })
    expect(Object.keys(young.error.invalid_parameters)).toEqual(['birth_date'])
    expect((await infoOf(browser)).is_registration_completed).toBe(false)
    const { uid } = await infoOf(browser)
    const events = async () =>
      (
        await house.query(
          `select 1 from identity.users where uid = $1 and is_complete and terms_accepted_at is not null`,
          [uid]
        )
      ).rowCount
    expect(await events()).toBe(0)
    expect((await visitor.post('account.saveProfileInfo', { ...whole, terms: '1' })).data).toBe(1)
    expect([(await infoOf(browser)).is_registration_completed, await events()]).toEqual([true, 1])
  })

  it('a person without an e-mail gives one, and not somebody else’s', async () => {
    const { email: taken } = await someone()
    const browser = await fresh('registration', { email: '' })
    const { visitor } = browser
    expect(Object.keys((await visitor.post('account.saveProfileInfo', whole)).error.invalid_parameters)).toEqual([
      'email',
    ])
    expect((await visitor.post('account.saveProfileInfo', { ...whole, email: taken })).error.code).toBe('login_taken')
    expect((await infoOf(browser)).is_registration_completed).toBe(false)
    const email = newEmail()
    expect((await visitor.post('account.saveProfileInfo', { ...whole, email })).data).toBe(1)
    const { contacts } = (await visitor.call<{ contacts: object[] }>('account.getprofileinfo')).data
    expect(contacts).toMatchObject([{ type: 'email', contact: email, is_confirmed: false }])
  })

  it('SOC-09 API-26 the currency is chosen before it is whole, and stays from then on', async () => {
    const { visitor } = await fresh('registration')
    expect((await visitor.post('account.setCurrency', { currency: 'USD' })).data).toBe(1)
    expect((await visitor.post('account.setCurrency', { currency: 'XXX' })).status).toBe(400)
    await visitor.post('account.saveProfileInfo', whole)
    expect((await visitor.post('account.setCurrency', { currency: 'USD' })).data).toBe(1)
  })

  it('PROF-17 what is saved of a whole account is locked, what is not yet there may be added', async () => {
    const { visitor } = await house.server.player().then((visitor) => ({ visitor }))
    const refused = await visitor.post('account.saveProfileInfo', { first_name: 'Eve', address: '1 High Street' })
    expect([refused.status, Object.keys(refused.error.invalid_parameters)]).toEqual([400, ['first_name']])
    expect((await visitor.post('account.saveProfileInfo', { first_name: 'Ada', address: '1 High Street' })).data).toBe(
      1
    )
    const { profile } = (await visitor.call<{ profile: object }>('account.getprofileinfo')).data
    expect(profile).toMatchObject({ first_name: 'Ada', address: '1 High Street' })
  })

  it('where the operator asks for a contact and the terms alone, nothing is missing', async () => {
    const put = (fastRegistration: string) =>
      house.set('auth', { authTypes: { social: ['google'], fastRegistration } }, ({ auth }) =>
        JSON.stringify(auth).includes(`"${fastRegistration}"`)
      )
    await put('fast')
    try {
      expect(await infoOf(await fresh('registration'))).toMatchObject({ is_registration_completed: true })
      const meantToLogIn = await fresh('login')
      expect(await infoOf(meantToLogIn)).toMatchObject({ is_registration_completed: false })
      expect((await meantToLogIn.visitor.post('account.saveProfileInfo', { terms: '1' })).data).toBe(1)
      expect(await infoOf(meantToLogIn)).toMatchObject({ is_registration_completed: true })
    } finally {
      await put('full')
    }
  })
})
