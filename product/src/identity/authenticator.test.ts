import type { TestServer, Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putSetting } from '../content/index.ts'
import { type ServerWithLetters, serverWithLetters, wrongOf } from './letters.fixture.ts'
import { hotp, stepAt } from './totp.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  // In the midst of a half minute, where the clock stays: a code of the one before would else be too old in the moment in which it is asked for.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  world = await serverWithLetters()
  server = world.server
  await offer(true)
})
afterAll(async () => {
  await world.close()
  vi.useRealTimers()
})

async function offer(isTwoFAEnable: boolean): Promise<void> {
  await server.database.db.write((tx) => putSetting(tx, 'site', { isTwoFAEnable }))
  server.dispatcher?.wake()
  const shown = async () =>
    ((await (await fetch(`${server.url}/nfx/cms-config/en`)).json()) as { site: { isTwoFAEnable: boolean } }).site
      .isTwoFAEnable
  await vi.waitFor(async () => expect(await shown()).toBe(isTwoFAEnable), { timeout: 60_000 })
}

interface Factors {
  is_offered: boolean
  mail: boolean
  app_since: string | null
  recovery_left: number
}
const password = 'correct-horse-9'
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
const logIn = (login: string, code?: string, visitor: Visitor = server.visitor()) =>
  visitor.post('auth.login', { login, password, code })
const factorsOf = async (visitor: Visitor) => (await visitor.call<Factors>('account.getSecondFactors')).data
const written = async (email: string) =>
  (
    await query(
      `select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1 order by id`,
      [email]
    )
  ).rows.map(({ subject }: { subject: string }) => subject)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What the app makes of a key in base32: RFC 4648, RFC 6238. `later` half minutes from now. */
function codeOf(key: string, later = 0): string {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return hotp(secret, stepAt(Date.now()) + BigInt(later))
}

let people = 0
async function someone() {
  const email = `app-${++people}@example.com`
  const player = await server.player({ email })
  await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
  return { player, email }
}
/** With an app that is in use; the code of this half minute is used. */
async function withApp() {
  const { player, email } = await someone()
  const { key } = (await player.post<{ key: string }>('account.startAuthenticator')).data
  const { data } = await player.post<{ recovery_codes: string[] }>('account.confirmAuthenticator', {
    code: codeOf(key, -1),
  })
  return { player, email, key, codes: data.recovery_codes }
}
/** As if the second factor had been given an hour ago. */
const longAgo = (uid: bigint) =>
  query(`update identity.sessions set verified_at = now() - interval '1 hour', step_ups = '{}' where uid = $1`, [uid])

describe('an authenticator app', () => {
  it('is switched on by its first code, shows ten recovery codes once, and its secret is sealed', async () => {
    const { player, email } = await someone()
    const begun = await player.post<{ key: string; address: string }>('account.startAuthenticator')
    expect(begun.data.key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(begun.data.address).searchParams.get('secret')).toBe(begun.data.key)
    expect(decodeURIComponent(new URL(begun.data.address).pathname)).toBe(`/Ante:${email}`)
    expect(await factorsOf(player)).toEqual({
      is_offered: true,
      mail: false,
      app_since: null,
      recovery_left: 0,
      passkeys: [],
    })
    // Nobody is asked for it yet.
    expect((await logIn(email)).status).toBe(200)
    const code = codeOf(begun.data.key)
    const wrong = await player.post('account.confirmAuthenticator', { code: wrongOf(code) })
    expect([wrong.status, wrong.error.code, Object.keys(wrong.error.invalid_parameters)]).toEqual([
      400,
      'second_step_invalid',
      ['code'],
    ])
    const { data } = await player.post<{ recovery_codes: string[] }>('account.confirmAuthenticator', { code })
    expect(new Set(data.recovery_codes).size).toBe(10)
    for (const one of data.recovery_codes) expect(one).toMatch(/^(?:[a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    const now = await factorsOf(player)
    expect([now.recovery_left, Number.isNaN(Date.parse(now.app_since ?? ''))]).toEqual([10, false])
    expect(await written(email)).toContain('An authenticator app is on at Ante')
    const { rows } = await query('select secret from identity.authenticators where uid = $1', [player.uid])
    expect((rows[0] as { secret: string }).secret).toMatch(/^test\.[\w-]{60,}$/)
    const kept = (await query(`select string_agg(r::text, ' ') as kept from identity.backup_codes r`)).rows[0]
      .kept as string
    for (const one of data.recovery_codes) expect(kept).not.toContain(one)
  })

  it('ERR-46 a login asks for its code and sends none; a wrong one and one that was used open nothing', async () => {
    const { email, key } = await withApp()
    const asked = await logIn(email)
    expect([asked.status, asked.error.message, asked.error.error_data]).toEqual([
      401,
      'two_factor_auth is enable',
      { way: 'app' },
    ])
    expect(await written(email)).not.toContain('Your Ante code')
    const code = codeOf(key)
    expect((await logIn(email, wrongOf(code))).error.message).toBe('code is invalid')
    expect((await logIn(email, '12345')).error.message).toBe('code must contain 6 digits')
    expect((await logIn(email, code)).status).toBe(200)
    // The same half minute again: somebody has read it over a shoulder.
    expect((await logIn(email, code)).error.message).toBe('code is invalid')
    // The code that switched it on is older still.
    expect((await logIn(email, codeOf(key, -1))).error.message).toBe('code is invalid')
    expect((await logIn(email, codeOf(key, 1))).status).toBe(200)
  })

  it('of five logins with one code at once one succeeds', async () => {
    const { email, key } = await withApp()
    const code = codeOf(key)
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(email, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('a recovery code opens once, however it is typed, and the player is told', async () => {
    const { player, email, codes } = await withApp()
    const [first = '', second = ''] = codes
    expect((await logIn(email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await logIn(email, first)).error.message).toBe('code is invalid')
    expect((await factorsOf(player)).recovery_left).toBe(9)
    expect(await written(email)).toContain('A recovery code was used at Ante')
    const atOnce = await Promise.all([1, 2, 3].map(() => logIn(email, second)))
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  it('recovery codes of one account are worth nothing for another', async () => {
    const [one, other] = [await withApp(), await withApp()]
    expect((await logIn(other.email, one.codes[0])).status).toBe(401)
    expect((await logIn(one.email, one.codes[0])).status).toBe(200)
  })

  it('wrong codes are counted: after five the right one waits too', async () => {
    const { email, key, codes } = await withApp()
    const code = codeOf(key)
    for (let n = 0; n < 5; n++) expect((await logIn(email, wrongOf(code))).status).toBe(401)
    expect((await logIn(email, code)).status).toBe(429)
    expect((await logIn(email, codes[0])).status).toBe(429)
  })

  it('a second app is not set up beside the first, nor without the site’s flag', async () => {
    const { player } = await withApp()
    expect((await player.post('account.startAuthenticator')).error.code).toBe('conflict')
    const other = await someone()
    await offer(false)
    expect((await other.player.post('account.startAuthenticator')).status).toBe(404)
    expect((await other.player.post('account.confirmAuthenticator', { code: '123456' })).status).toBe(404)
    await offer(true)
  })
})

describe('what asks for the second factor again', () => {
  const asking = async (player: Visitor, call: string, params: Record<string, unknown> = {}) => {
    const { status, error } = await player.post(call, params)
    return [status, error?.code, error?.error_data]
  }
  const needed = (purpose = 'factors') => [409, 'second_factor_needed', { purpose, ways: ['app'] }]

  it('to switch the app off, to make new recovery codes, to change the password and codes by email', async () => {
    const { player, email, key } = await withApp()
    await longAgo(player.uid)
    expect(await asking(player, 'account.removeAuthenticator')).toEqual(needed())
    expect(await asking(player, 'account.renewRecoveryCodes')).toEqual(needed())
    expect(await asking(player, 'account.changeTwoFactorAuth', { status: '1' })).toEqual(needed())
    const change = { old_password: password, new_password: 'plum-Lantern-91' }
    expect(await asking(player, 'account.changepassword', change)).toEqual(needed('password'))

    const wrong = await player.post('account.confirmStepUp', {
      code: wrongOf(codeOf(key)),
      purpose: 'factors',
    })
    expect([wrong.status, wrong.error.code]).toEqual([400, 'second_step_invalid'])
    expect((await player.post('account.confirmStepUp', { code: codeOf(key), purpose: 'factors' })).data).toBe(1)
    const fresh = (await player.post<{ recovery_codes: string[] }>('account.renewRecoveryCodes')).data.recovery_codes
    expect(fresh).toHaveLength(10)
    // What was confirmed was that, and nothing else.
    expect(await asking(player, 'account.changepassword', change)).toEqual(needed('password'))
    expect((await player.post('account.confirmStepUp', { code: fresh[0], purpose: 'password' })).data).toBe(1)
    expect((await player.post('account.changepassword', change)).data).toBe(1)
    expect((await player.post('account.removeAuthenticator')).data).toBe(1)
    expect((await factorsOf(player)).app_since).toBeNull()
    expect((await factorsOf(player)).recovery_left).toBe(0)
    expect(await written(email)).toContain('The authenticator app is off at Ante')
    expect((await player.post('account.removeAuthenticator')).status).toBe(404)
  })

  it('new recovery codes end the old ones', async () => {
    const { player, email, codes } = await withApp()
    const { data } = await player.post<{ recovery_codes: string[] }>('account.renewRecoveryCodes')
    expect((await logIn(email, codes[0])).status).toBe(401)
    expect((await logIn(email, data.recovery_codes[0])).status).toBe(200)
  })

  it('a login with the second factor counts, of its own session alone', async () => {
    const { player, email, key } = await withApp()
    await longAgo(player.uid)
    const visitor = server.visitor()
    expect((await logIn(email, codeOf(key), visitor)).status).toBe(200)
    expect((await visitor.post('account.renewRecoveryCodes')).status).toBe(200)
    expect(await asking(player, 'account.renewRecoveryCodes')).toEqual(needed())
  })

  it('who has codes by email is asked for one of those, and its code is no other’s', async () => {
    const { player, email } = await someone()
    await query('update identity.users set second_step = true where uid = $1', [player.uid])
    const change = { old_password: password, new_password: 'plum-Lantern-91' }
    expect(await asking(player, 'account.changepassword', change)).toEqual([
      409,
      'second_factor_needed',
      { purpose: 'password', ways: ['contact'], sent_to: 'email', contact: expect.stringContaining('…@example.com') },
    ])
    expect((await player.post('account.sendStepUpCode', { purpose: 'password' })).data).toEqual({ resend_time: 60 })
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
    // Neither a login nor a switch of the second step is meant by it.
    expect((await logIn(email, code)).status).toBe(401)
    expect((await player.post('account.confirmTwoFactorAuth', { code })).status).toBe(400)
    expect((await player.post('account.confirmStepUp', { code, purpose: 'password' })).data).toBe(1)
    expect((await player.post('account.changepassword', change)).data).toBe(1)
  })

  it('who has no second factor is asked for nothing, and has none to give', async () => {
    const { player } = await someone()
    expect((await player.post('account.sendStepUpCode', { purpose: 'password' })).status).toBe(404)
    expect((await player.post('account.confirmStepUp', { code: '123456', purpose: 'password' })).status).toBe(404)
    const change = { old_password: password, new_password: 'plum-Lantern-91' }
    expect((await player.post('account.changepassword', change)).data).toBe(1)
  })
})
