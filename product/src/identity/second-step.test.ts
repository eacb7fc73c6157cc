import type { TestServer, Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import { type ServerWithLetters, serverWithLetters, wrongOf } from './letters.fixture.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
  await offer(true)
})
afterAll(() => world.close())

type Player = Awaited<ReturnType<TestServer['player']>>
interface Account {
  uid: number
  two_factor_auth: boolean
}
const password = 'correct-horse-9'
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)

/** The operator's switch; other hosts, and this one, hear of it by an event. */
async function offer(isTwoFAEnable: boolean): Promise<void> {
  await server.database.db.write((tx) => putSetting(tx, 'site', { isTwoFAEnable }))
  server.dispatcher?.wake()
  const shown = async () =>
    ((await (await fetch(`${server.url}/nfx/cms-config/en`)).json()) as { site: { isTwoFAEnable: boolean } }).site
      .isTwoFAEnable
  await vi.waitFor(async () => expect(await shown()).toBe(isTwoFAEnable), { timeout: 60_000 })
}
/** Those with a code; others tell of new devices and of the change. */
const lettersTo = async (email: string) => (await world.lettersTo(email)).filter(({ text }) => /\b\d{6}\b/.test(text))
/** The code of the nth letter. */
async function codeOf(email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(email)).length, { timeout: 60_000 }).toBe(nth)
  return /\b(\d{6})\b/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
}
/** The minute between two letters is over. */
const later = (uid: bigint) =>
  query(`update identity.second_step_codes set created_at = created_at - interval '2 minutes' where uid = $1`, [uid])
const logIn = (visitor: Visitor, login: string, code?: string) =>
  visitor.post<Account>('auth.login', { login, password, code })
const isOn = async (player: Visitor) => (await player.call<Account>('account.getInfo')).data.two_factor_auth

let people = 0
/** A player with a confirmed e-mail, and with the second step where that is asked for. */
async function someone({ secondStep = true } = {}): Promise<{ player: Player; email: string }> {
  const email = `second-step-${++people}@example.com`
  const player = await server.player({ email })
  await query('update identity.users set email_confirmed_at = now(), second_step = $2 where uid = $1', [
    player.uid,
    secondStep,
  ])
  return { player, email }
}

describe('the second step of a login', () => {
  it('AUTH-06 2FA-01 2FA-02 2FA-05 2FA-15 ERR-46 the right password is answered by a letter with six digits, and these open the session', async () => {
    const { email } = await someone()
    const visitor = server.visitor()
    const first = await logIn(visitor, email)
    expect([first.status, first.error.type, first.error.message]).toEqual([
      401,
      'AuthorizationException',
      'two_factor_auth is enable',
    ])
    expect(first.error.error_data).toEqual({ resend_time: 60 })
    expect(visitor.cookie).toBe('')
    const code = await codeOf(email)
    const second = await logIn(visitor, email, code)
    expect([second.status, second.data.two_factor_auth]).toEqual([200, true])
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    // A code works once.
    expect((await logIn(server.visitor(), email, code)).error.message).toMatch(/^time expired/)
  })

  it('a wrong password gets no letter and does not learn that there is a second step', async () => {
    const { email } = await someone()
    const answer = await server.visitor().post('auth.login', { login: email, password: 'wrong-horse-9' })
    expect([answer.status, answer.error.code]).toEqual([401, 'wrong_login_or_password'])
    expect(
      (
        await query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
          [email]
        )
      ).rowCount
    ).toBe(0)
  })

  it('2FA-09 ERR-43 ERR-44 ERR-45 ERR-50 a refused code is told in the words that clients read, in every language', async () => {
    const { player, email } = await someone()
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    const said = async (given: string) => {
      const { status, error } = await server
        .visitor()
        .post('auth.login', { login: email, password, code: given }, { locale: 'ar' })
      return [status, error.type, error.message]
    }
    for (const given of ['12345', '1234567', '12a456'])
      expect(await said(given)).toEqual([401, 'AuthorizationException', 'code must contain 6 digits'])
    expect(await said(wrongOf(code))).toEqual([401, 'AuthorizationException', 'code is invalid'])
    await query(
      `update identity.second_step_codes set expires_at = now() - interval '1 second', created_at = now() - interval '10 minutes' where uid = $1`,
      [player.uid]
    )
    expect(await said(code)).toEqual([401, 'AuthorizationException', 'time expired'])
  })

  it('ERR-49 ERR-50 while a new code has to be waited for, the seconds stand behind the words', async () => {
    const { player, email } = await someone()
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    await query(`update identity.second_step_codes set expires_at = now() - interval '1 second' where uid = $1`, [
      player.uid,
    ])
    const { error } = await logIn(server.visitor(), email, code)
    const [, seconds] = /^time expired (\d+)$/.exec(error.message) ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(error.error_data['resend_time']).toBe(Number(seconds))
  })

  it('2FA-08 2FA-15 without a code another letter goes, at most one a minute, and its code takes the place of the first', async () => {
    const { player, email } = await someone()
    await logIn(server.visitor(), email)
    const first = await codeOf(email)
    const soon = await logIn(server.visitor(), email)
    expect(soon.error.error_data['resend_time']).toBeLessThanOrEqual(60)
    expect(
      (
        await query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
          [email]
        )
      ).rowCount
    ).toBe(1)
    await later(player.uid)
    await logIn(server.visitor(), email)
    const second = await codeOf(email, 2)
    if (first !== second) expect((await logIn(server.visitor(), email, first)).error.message).toBe('code is invalid')
    expect((await logIn(server.visitor(), email, second)).status).toBe(200)
  })

  it('wrong codes are counted over all letters: after five the right one waits too', async () => {
    const { player, email } = await someone()
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    for (let n = 0; n < 5; n++) expect((await logIn(server.visitor(), email, wrongOf(code))).status).toBe(401)
    expect((await logIn(server.visitor(), email, code)).status).toBe(429)
    await later(player.uid)
    await logIn(server.visitor(), email)
    expect((await logIn(server.visitor(), email, await codeOf(email, 2))).status).toBe(429)
  })

  it('wrong codes of others from the same address take none from a browser that signed in before', async () => {
    const { email } = await someone({ secondStep: false })
    const { headers } = await logIn(server.visitor(), email)
    const cookie =
      headers
        .getSetCookie()
        .find((line) => line.startsWith('ante_device='))
        ?.split(';', 1)[0] ?? ''
    await query('update identity.users set second_step = true where email = $1', [email])
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    for (let n = 0; n < 6; n++) await logIn(server.visitor(), email, wrongOf(code))
    expect((await logIn(server.visitor(), email, code)).status).toBe(429)
    const own = await server.visitor().post('auth.login', { login: email, password, code }, { headers: { cookie } })
    expect(own.status).toBe(200)
  })

  it('ACC-16 the log of accesses tells a right password from an entry, each with where it came from', async () => {
    const { player, email } = await someone()
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    await logIn(server.visitor(), email, wrongOf(code))
    await logIn(server.visitor(), email, code)
    const { rows } = await query('select event, address from identity.access_log where uid = $1 order by at', [
      player.uid,
    ])
    expect(new Set(rows.map(({ address }: { address: string }) => address))).toEqual(new Set(['127.0.0.1']))
    expect(rows.map(({ event }: { event: string }) => event)).toEqual([
      // The registration opened a session, too.
      'signed-in',
      'right-password',
      'right-password',
      'wrong-code',
      'right-password',
      'signed-in',
    ])
  })

  it('ACC-8 a password that was set by the link of a letter does not stand for it', async () => {
    const { player, email } = await someone()
    expect((await server.visitor().post('auth.restore', { login: email })).status).toBe(200)
    const link = /restore=([\w-]+)/
    await expect
      .poll(async () => (await world.lettersTo(email)).some(({ text }) => link.test(text)), { timeout: 60_000 })
      .toBe(true)
    const token = (await world.lettersTo(email)).map(({ text }) => link.exec(text)?.[1]).find((found) => found) ?? ''
    const fresh = 'brand-New-77'
    const set = await server.visitor().post('auth.setpassword', { token, password: fresh })
    expect([set.status, set.error?.code]).toEqual([200, undefined])
    const asked = await server.visitor().post('auth.login', { login: email, password: fresh })
    expect([asked.status, asked.error.code]).toEqual([401, 'second_step_needed'])
    expect((await player.call('account.getBalance')).status).toBe(401)
  })

  it('of two entries with one code at once one succeeds', async () => {
    const { email } = await someone()
    await logIn(server.visitor(), email)
    const code = await codeOf(email)
    const statuses = await Promise.all([1, 2, 3].map(async () => (await logIn(server.visitor(), email, code)).status))
    expect(statuses.toSorted()).toEqual([200, 401, 401])
  })

  it('2FA-14 without the site’s flag nobody is asked and nothing can be switched', async () => {
    const { player, email } = await someone()
    await offer(false)
    expect((await logIn(server.visitor(), email)).status).toBe(200)
    expect((await player.post('account.changeTwoFactorAuth', { status: '0' })).status).toBe(404)
    expect((await player.post('account.confirmTwoFactorAuth', { code: '123456' })).status).toBe(404)
    await offer(true)
    expect((await logIn(server.visitor(), email)).status).toBe(401)
  })
})

describe('switching it', () => {
  it('API-20 API-22 PROF-34 PROF-35 PROF-36 is begun by a letter and done by its code, on and off', async () => {
    const { player, email } = await someone({ secondStep: false })
    expect((await logIn(server.visitor(), email)).status).toBe(200)
    const begun = await player.post<{ resend_time: number }>('account.changeTwoFactorAuth', { status: '1' })
    expect([begun.status, begun.data]).toEqual([200, { resend_time: 60 }])
    const code = await codeOf(email)
    expect(await isOn(player)).toBe(false)
    const wrong = await player.post('account.confirmTwoFactorAuth', { code: wrongOf(code) })
    expect([wrong.status, wrong.error.message, Object.keys(wrong.error.invalid_parameters)]).toEqual([
      400,
      'code is invalid',
      ['code'],
    ])
    expect((await player.post('account.confirmTwoFactorAuth', { code })).data).toBe(1)
    expect(await isOn(player)).toBe(true)
    expect((await logIn(server.visitor(), email)).error.message).toBe('two_factor_auth is enable')
    // Two letters that wait at once may arrive in either order.
    await codeOf(email, 2)

    await player.post('account.changeTwoFactorAuth', { status: '0' })
    expect((await player.post('account.confirmTwoFactorAuth', { code: await codeOf(email, 3) })).data).toBe(1)
    expect(await isOn(player)).toBe(false)
    expect((await logIn(server.visitor(), email)).status).toBe(200)
  })

  it('needs a confirmed e-mail, and a code for a login switches nothing', async () => {
    const player = await server.player({ email: 'unconfirmed-step@example.com' })
    const refused = await player.post('account.changeTwoFactorAuth', { status: '1' })
    expect([refused.status, refused.error.type]).toEqual([409, 'UserNeedConfirmContactException'])
    const other = await someone()
    await logIn(server.visitor(), other.email)
    const code = await codeOf(other.email)
    expect((await other.player.post('account.confirmTwoFactorAuth', { code })).error.message).toMatch(/^time expired/)
    expect(await isOn(other.player)).toBe(true)
  })
})
