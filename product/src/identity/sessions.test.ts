import type { Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters } from './letters.fixture.ts'

let world: ServerWithLetters
beforeAll(async () => {
  world = await serverWithLetters({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => world.close())

const password = 'correct-horse-9'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const query = (text: string, values: unknown[] = []) => world.server.database.db.pool.query(text, values)
interface Session {
  id: string
  browser: string | null
  system: string | null
  kind: string
  network: string
  signed_in_at: string
  active_at: string
  is_current: boolean
}
const sessionsOf = async (visitor: Visitor) =>
  (await visitor.call<{ sessions: Session[] }>('account.getSessions')).data.sessions

let people = 0
async function someone({ isConfirmed = true } = {}) {
  const email = `sessions-${++people}@example.com`
  const player = await world.server.player({ email })
  if (isConfirmed) await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
  return { player, email }
}
/** Signs in from elsewhere; with the cookie of a browser that was here before. */
async function signIn(email: string, { device = '', address = '198.51.100.7', locale = 'en' } = {}) {
  const visitor = world.server.visitor()
  const answer = await visitor.post(
    'auth.login',
    { login: email, password },
    {
      headers: { 'user-agent': iphone, 'x-forwarded-for': address, ...(device ? { cookie: device } : {}) },
      locale,
    }
  )
  expect(answer.status).toBe(200)
  const set = answer.headers.getSetCookie().find((line) => line.startsWith('ante_device='))
  return { visitor, cookie: set ?? '', device: set?.split(';', 1)[0] ?? '' }
}
const lettersTo = async (email: string, count: number) => {
  await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(count)
  return world.lettersTo(email)
}
const written = async (email: string) =>
  (
    await query(
      `select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1 order by id`,
      [email]
    )
  ).rows.map(({ subject }: { subject: string }) => subject)

describe('the list of sessions', () => {
  it('names each device with the network shortened, and marks the one that asks', async () => {
    const { player, email } = await someone()
    const { visitor } = await signIn(email)
    const [own, other, ...more] = await sessionsOf(visitor)
    expect(more).toEqual([])
    expect(own).toMatchObject({
      browser: 'Safari',
      system: 'iPhone',
      kind: 'phone',
      network: '198.51.100.…',
      is_current: true,
    })
    expect(Math.abs(Date.parse(own?.signed_in_at ?? '') - Date.now())).toBeLessThan(60_000)
    expect(other).toMatchObject({ browser: null, system: null, kind: 'unknown', is_current: false })
    expect((await sessionsOf(player)).map(({ id, is_current }) => [id, is_current])).toEqual([
      [other?.id, true],
      [own?.id, false],
    ])
  })

  it('ACC-12 one session is ended at once, and only one of one’s own', async () => {
    const { player, email } = await someone()
    const { visitor } = await signIn(email)
    const [, other] = await sessionsOf(player)
    const stranger = (await someone()).player
    expect((await stranger.post('account.endSession', { session: other?.id })).data).toBe(1)
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    expect((await player.post('account.endSession', { session: other?.id })).data).toBe(1)
    expect((await visitor.call('account.getBalance')).status).toBe(401)
    // Again: it is as it was asked to be.
    expect((await player.post('account.endSession', { session: other?.id })).data).toBe(1)
    expect(await sessionsOf(player)).toHaveLength(1)
  })

  it('the session of the call itself is not ended so, nor is what is no number', async () => {
    const { player } = await someone()
    const [own] = await sessionsOf(player)
    const refused = await player.post('account.endSession', { session: own?.id })
    expect([refused.status, refused.error.code]).toEqual([409, 'conflict'])
    expect((await player.post('account.endSession', { session: 'x' })).status).toBe(400)
    expect((await player.call('account.getBalance')).status).toBe(200)
  })

  it('ACC-12 all others are ended together, and this one goes on', async () => {
    const { player, email } = await someone()
    const others = [await signIn(email), await signIn(email)]
    expect((await player.post<{ ended: number }>('account.endOtherSessions')).data).toEqual({ ended: 2 })
    for (const { visitor } of others) expect((await visitor.call('account.getBalance')).status).toBe(401)
    expect((await player.call('account.getBalance')).status).toBe(200)
    expect((await player.post<{ ended: number }>('account.endOtherSessions')).data).toEqual({ ended: 0 })
  })
})

describe('the email about a device', () => {
  it('tells of a sign-in from a browser that is new to the account, once, with device, network and what to do', async () => {
    const { email } = await someone()
    const first = await signIn(email)
    const [letter] = await lettersTo(email, 1)
    expect(letter?.subject).toBe('New login to your Ante account')
    expect(letter?.text).toContain('Device: Safari, iPhone\nNetwork: 198.51.100.…\n')
    expect(letter?.text).toMatch(/Time: \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(letter?.text).toMatch(/https?:\/\/\S+\/profile\/security\n/)
    expect(first.cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    // From anywhere else, with the same browser.
    const again = await signIn(email, { device: first.device, address: '203.0.113.9' })
    expect(again.device).toBe(first.device)
    expect(await written(email)).toHaveLength(1)
  })

  it('a browser of another account is new to this one, and keeps its token', async () => {
    const [one, other] = [await someone(), await someone()]
    const { device } = await signIn(one.email)
    expect((await signIn(other.email, { device })).device).toBe(device)
    expect(await written(other.email)).toEqual(['New login to your Ante account'])
  })

  it('a cookie that is no token of ours is another browser', async () => {
    const { email } = await someone()
    expect((await signIn(email, { device: 'ante_device=x' })).device).toMatch(/^ante_device=[\w-]{43}$/)
    expect(await written(email)).toHaveLength(1)
  })

  it('goes to confirmed addresses alone: another may be a stranger’s', async () => {
    const { email } = await someone({ isConfirmed: false })
    await signIn(email)
    expect(await written(email)).toEqual([])
  })

  it('speaks the language of the sign-in', async () => {
    const { email } = await someone()
    await signIn(email, { locale: 'de' })
    const [letter] = await lettersTo(email, 1)
    expect(letter?.subject).toBe('Neue Anmeldung bei deinem Ante-Konto')
    expect(letter?.text).toMatch(/\/de\/profile\/security\n/)
  })
})

it('a changed password is told to who has confirmed an address', async () => {
  const { player, email } = await someone()
  const changed = await player.post('account.changepassword', {
    old_password: password,
    new_password: 'plum-Lantern-91',
  })
  expect(changed.data).toBe(1)
  const [letter] = await lettersTo(email, 1)
  expect(letter?.subject).toBe('Your Ante password was changed')
})
