import { isStaffAccess } from '@ante/kit/contract'
import { refuse } from '@ante/kit/refusal'
import { createRegistry } from '@ante/testing/host'
import type { Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { holdLink } from './index.ts'
import { socialHouse, type SocialHouse } from './social.fixture.ts'

let house: SocialHouse
beforeAll(async () => {
  house = await socialHouse()
})
afterAll(() => house.close())

let people = 0
const newEmail = () => `attack-${++people}@example.com`
const uidOf = async (visitor: Visitor) => (await visitor.call<{ uid: number }>('account.getInfo')).data.uid

/** Who reads the letters of an address takes its account by a new password. */
async function recover(email: string, password: string): Promise<void> {
  await house.server.visitor().post('auth.restore', { login: email })
  const token = await vi.waitFor(async () => {
    const found = (await house.lettersTo(email)).map(({ text }) => /restore=([\w-]+)/.exec(text)?.[1]).find(Boolean)
    return found ?? Promise.reject(new Error('no letter yet'))
  }, 60_000)
  expect((await house.server.visitor().post('auth.setpassword', { token, password })).status).toBe(200)
}

describe('an account that somebody has opened in wait for the owner of an e-mail', () => {
  it('SOC-03 is lost to them when the owner recovers it: a link that was made before the address was proved opens it no more', async () => {
    const email = newEmail()
    const thief = { email, verified: false }
    const first = house.browser()
    await first.signIn(thief, { service: 'facebook' })
    const uid = await uidOf(first.visitor)
    expect(uid).not.toBe(0)
    // The owner finds the e-mail taken, and asks for the letter.
    expect((await house.browser().signIn({ email, verified: true })).told.code).toBe('social_email_taken')
    await recover(email, 'owner-of-the-mail-9')
    expect(await uidOf(first.visitor)).toBe(0)
    const again = house.browser()
    const { told } = await again.signIn(thief, { service: 'facebook' })
    expect([told.ok, told.code, await uidOf(again.visitor)]).toEqual([false, 'social_email_taken', 0])
    const owner = house.browser()
    expect((await owner.signIn({ email, verified: true })).told.ok).toBe(true)
    expect(await uidOf(owner.visitor)).toBe(uid)
  })

  it('a link of a proved address stays when its owner sets a new password', async () => {
    const email = newEmail()
    await house.browser().signIn({ email, verified: true })
    await recover(email, 'another-password-9')
    expect((await house.browser().signIn({ email, verified: false })).told).toMatchObject({ ok: true, is_new: false })
  })

  it('a link that was taken away, or belongs to another account by now, opens no session', async () => {
    const uids: bigint[] = []
    for (const email of [newEmail(), newEmail()]) {
      const browser = house.browser()
      await browser.signIn({ email, verified: true })
      uids.push(BigInt(await uidOf(browser.visitor)))
    }
    const [uid = 0n, other = 0n] = uids
    const subject = String(
      (await house.query('select subject from identity.social_identities where uid = $1', [other])).rows[0]?.['subject']
    )
    const hold = (who: { uid: bigint; subject: string }, isLinked: boolean) =>
      house.server.database.db.write((tx) => holdLink({ refuse }, tx, { service: 'google', ...who }, isLinked))
    const refused = { reason: 'social_expired' }
    await expect(hold({ uid, subject: 'gone' }, true)).rejects.toMatchObject(refused)
    await expect(hold({ uid, subject }, false)).rejects.toMatchObject(refused)
    await expect(hold({ uid: other, subject }, true)).resolves.toBeUndefined()
    await expect(hold({ uid, subject: 'fresh' }, false)).resolves.toBeUndefined()
  })
})

describe('what is asked of the address of an answer', () => {
  it('names of services that the database cannot keep are unknown, not a failure', async () => {
    const browser = house.browser()
    await browser.init()
    for (const name of ['%00', '%ff', 'google%00', '%F0%9F', '..%2fgoogle', 'x'.repeat(5000)]) {
      const { status } = await browser.open(`http://x/oauth/callback/${name}?state=${'s'.repeat(43)}&code=c`)
      expect([name, status < 500]).toEqual([name, true])
    }
  })

  it('RTE-83 the way back is a path of this site, however it is written', async () => {
    const { host } = new URL(house.server.url)
    const ways = [
      '/a/..//evil.example',
      '/\t/evil.example',
      '\t//evil.example',
      '/%2e//evil.example',
      'http:evil.example',
      'http:/\\evil.example',
      `http://${host}@evil.example/`,
      `blob:http://localhost:3000//evil.example`,
      `blob:${house.server.url}/x`,
      'data:text/html,x',
      'vbscript:x',
      'ftp://localhost/x',
      '/x\r\nset-cookie: a=b',
      `/x"><script>alert(1)</script>`,
      `/x</script><script>alert(1)</script>`,
      '\u2028//evil.example',
    ]
    for (const redirect_url of ways) {
      const answer = await house.browser().init({ redirect_url, type_auth: 'nothing' })
      const text = await answer.text()
      const back = JSON.parse(/, back = (".*?")\n/.exec(text)?.[1] ?? '""') as string
      expect([redirect_url, back]).toEqual([redirect_url, expect.stringMatching(/^\/(?![/\\])/)])
      expect(text).not.toContain('<script>alert')
      expect(text.match(/<\/script>/g)).toHaveLength(1)
      expect(answer.headers.getSetCookie().join()).not.toContain('a=b')
    }
  })

  it('the way back at the service is ours, whatever host a request names', async () => {
    const answer = await fetch(`${house.server.url}/oauth/init?service=google&type_auth=login&redirect_url=/`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    expect(new URL(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_uri') ?? '').hostname).toBe(
      'localhost'
    )
  })

  it('SOC-02 a page of another site, also of a neighbour under the same name, begins nothing', async () => {
    for (const site of ['cross-site', 'same-site', 'nonsense']) {
      const answer = await house.browser().init({}, { 'sec-fetch-site': site })
      expect([site, answer.status, answer.headers.getSetCookie()]).toEqual([site, 403, []])
    }
  })
})

describe('an account that is not whole', () => {
  it('SOC-08 RTE-105 is refused by every call that writes but those that make it whole, keep it safe or speak of it', async () => {
    const browser = house.browser()
    await browser.signIn({ email: newEmail(), verified: true })
    const writing = [...createRegistry().calls.values()].filter(
      ({ endpoint }) => endpoint.method === 'POST' && endpoint.access !== 'public' && !isStaffAccess(endpoint.access)
    )
    const open: string[] = []
    for (const { key } of writing) {
      const { error } = await browser.visitor.post(key, {})
      if (error?.code !== 'registration_incomplete') open.push(key)
    }
    expect(open.toSorted()).toEqual([
      'FreshChat.storeChatEvent',
      'account.acceptTerms',
      'account.addPasskey',
      'account.addcontact',
      'account.askToReturn',
      'account.cancelLimitChange',
      'account.changeSubscription',
      'account.changeTwoFactorAuth',
      'account.changedisplay',
      'account.changelocale',
      'account.changepassword',
      'account.confirmAuthenticator',
      'account.confirmContact',
      'account.confirmLimit',
      'account.confirmPasskeyStepUp',
      'account.confirmStepUp',
      'account.confirmTwoFactorAuth',
      'account.continueSession',
      'account.endOtherSessions',
      'account.endSession',
      'account.keepLimits',
      'account.linkMessenger',
      'account.linkService',
      'account.lockWithdrawals',
      'account.removeAuthenticator',
      'account.removeLimit',
      'account.removePasskey',
      'account.renamePasskey',
      'account.renewRecoveryCodes',
      'account.saveProfileInfo',
      'account.seeDormancy',
      'account.seeStatement',
      'account.sendStepUpCode',
      'account.sendconfirmationtocontact',
      'account.setCurrency',
      'account.setDepositLimit',
      'account.setLimit',
      'account.setRealityCheck',
      'account.setSelfExclusion',
      'account.setTimeLimit',
      'account.setUserOnVerification',
      'account.startAuthenticator',
      'account.startPasskey',
      'account.startPasskeyStepUp',
      'account.unlinkService',
      'auth.createEntryTicket',
      'games.createhistoryexportrequest',
      'loyalty.explore',
      'loyalty.setcharacter',
      'messages.read',
      'messages.setpreference',
      'privacy.erase',
      'privacy.requestexport',
      'push.change',
      'push.removedevice',
      'push.subscribe',
      'push.unsubscribe',
      'storage.set',
      'sumsub.createApplicant',
      'sumsub.getAccessToken',
      'support.escalate',
      'support.mailTranscript',
      'support.openDispute',
    ])
  })

  it('SOC-09 VAL-41 is made whole by nobody under age and from no country that is not offered, however it is written', async () => {
    const browser = house.browser()
    await browser.signIn({ email: newEmail(), verified: true })
    const whole = { first_name: 'Ada', last_name: 'Byron', birth_date: '10.12.1985', country: 'GB' }
    const young = [
      '2015-01-01',
      '01.01.2015',
      '01-01-2015',
      '2999-01-01',
      '10.12.85',
      '1985-02-30',
      '0000-01-01',
      '１９８５-01-01',
      ' ',
    ]
    const abroad = ['ZZ', 'gb', 'GB ,US', '', '__proto__', '\u200bGB']
    for (const wrong of [...young.map((birth_date) => ({ birth_date })), ...abroad.map((country) => ({ country }))]) {
      const { status, error } = await browser.visitor.post('account.saveProfileInfo', { ...whole, ...wrong })
      expect([wrong, status, Object.keys(error?.invalid_parameters ?? {})]).toEqual([wrong, 400, Object.keys(wrong)])
    }
    // The other name of the field is no way around it.
    expect(
      (await browser.visitor.post('account.saveProfileInfo', { ...whole, country: 'ZZ', country_code: 'GB' })).status
    ).toBe(400)
    expect(
      (await browser.visitor.call<{ is_registration_completed: boolean }>('account.getInfo')).data
        .is_registration_completed
    ).toBe(false)
  })
})
