import { createHash } from 'node:crypto'
import { keepPartitions } from '@ante/testing/host'
import { registrationOf, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partitions } from './partitions.ts'
import { type ServerWithLetters, serverWithLetters, wrongOf } from './letters.fixture.ts'

let world: ServerWithLetters
beforeAll(async () => {
  // Calls say from where they come, as behind a load balancer.
  world = await serverWithLetters({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => world.close())

const password = 'correct-horse-9'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const query = (text: string, values: unknown[] = []) => world.server.database.db.pool.query(text, values)
let [people, networks] = [0, 0]
const newAddress = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`

/** Somebody with an account, at home at an address. */
async function someone(fields: Record<string, unknown> = {}) {
  const [email, home] = [`guessed${++people}@example.com`, newAddress()]
  const visitor = world.server.visitor()
  const { data, status } = await visitor.post<{ uid: number }>(
    'auth.register',
    registrationOf({ email, ...fields }),
    from(home)
  )
  expect(status).toBe(200)
  return { visitor, email, home, uid: BigInt(data.uid) }
}
const logIn = (
  login: string,
  address: string,
  given: Record<string, unknown> = {},
  visitor: Visitor = world.server.visitor()
) => visitor.post('auth.login', { login, password, ...given }, from(address))
const wrong = { password: 'wrong-horse-9' }
const hashOf = (text: string) => createHash('sha256').update(text).digest()
/** As if so many tries had failed under this name. */
const setFailures = (name: string, failures: number) =>
  query('update identity.login_failures set failures = $2, last_at = now() where login_hash = $1', [
    hashOf(name),
    failures,
  ])

describe('wrong passwords', () => {
  test('ERR-16 five wrong passwords from one address lock the account there, and its owner in at any other', async () => {
    const { email, home } = await someone()
    const thief = newAddress()
    for (let tries = 0; tries < 5; tries++) expect((await logIn(email, thief, wrong)).status).toBe(401)
    expect((await logIn(email, thief)).status).toBe(429)
    expect((await logIn(email, home)).status).toBe(200)
    expect((await logIn(email, newAddress())).status).toBe(200)
    // That its owner came in gives the other address no new tries.
    expect((await logIn(email, thief)).status).toBe(429)
  })

  test('ERR-16 the addresses of one IPv6 line count as one', async () => {
    const { email } = await someone()
    for (let tries = 0; tries < 5; tries++) await logIn(email, `2001:db8:7::${tries}`, wrong)
    expect((await logIn(email, '2001:db8:7::ffff')).status).toBe(429)
  })

  test('ERR-16 one address has a hundred wrong tries for all accounts together, and a right password is none of them', async () => {
    const [first, second] = [await someone(), await someone()]
    const thief = newAddress()
    await logIn(first.email, thief, wrong)
    await setFailures(`\u0000network ${thief}`, 99)
    for (let times = 0; times < 3; times++) expect((await logIn(second.email, thief)).status).toBe(200)
    await logIn(first.email, thief, wrong)
    const third = await someone()
    expect((await logIn(third.email, thief)).status).toBe(429)
    expect((await logIn(third.email, newAddress())).status).toBe(200)
  })

  test('ERR-16 nobody who guesses in a shared network keeps those out of it who were there before, or learns who they are', async () => {
    const [guest, regular] = [await someone(), await someone()]
    const cafe = newAddress()
    expect((await logIn(regular.email, cafe)).status).toBe(200)
    await logIn(guest.email, cafe, wrong)
    await setFailures(`\u0000network ${cafe}`, 100)
    for (const login of [guest.email, regular.email, 'nobody-at-all@example.com'])
      expect((await logIn(login, cafe, wrong)).status).toBe(429)
    expect((await logIn(guest.email, cafe)).status).toBe(429)
    expect((await logIn(regular.email, cafe)).status).toBe(200)
  })

  test('ERR-16 wrong passwords in a shared network are counted for a quarter of an hour, however many come after them', async () => {
    const [guest, other] = [await someone(), await someone()]
    const cafe = newAddress()
    await logIn(guest.email, cafe, wrong)
    await setFailures(`\u0000network ${cafe}`, 90)
    for (let minutes = 0; minutes < 20; minutes += 10) {
      await query(`update identity.login_failures set last_at = last_at - interval '10 minutes'`)
      await logIn(guest.email, cafe, wrong)
    }
    const { rows } = await query('select failures from identity.login_failures where login_hash = $1', [
      hashOf(`\u0000network ${cafe}`),
    ])
    expect(rows).toEqual([{ failures: 1 }])
    expect((await logIn(other.email, cafe)).status).toBe(200)
  })

  test('ERR-16 while an account is guessed at from many addresses its owner comes in at home, and elsewhere with the code of an email', async () => {
    const { email, home, uid } = await someone()
    await logIn(email, newAddress(), wrong)
    await setFailures(`\u0000account ${uid}`, 100)
    expect((await logIn(email, home)).status).toBe(200)
    await setFailures(`\u0000account ${uid}`, 100)
    const hotel = newAddress()
    expect((await logIn(email, hotel, wrong)).error.code).toBe('wrong_login_or_password')
    const asked = await logIn(email, hotel)
    expect([asked.status, asked.error.code]).toEqual([401, 'second_step_needed'])
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email))[0]?.text ?? '')?.[1] ?? ''
    expect((await logIn(email, hotel, { code: wrongOf(code) })).status).toBe(401)
    expect((await logIn(email, hotel, { code })).status).toBe(200)
    // From now on it is known.
    await setFailures(`\u0000account ${uid}`, 100)
    expect((await logIn(email, hotel)).status).toBe(200)
  })

  test('ERR-16 without an email the code goes to the phone: while somebody guesses, such an account opens elsewhere only by it', async () => {
    const phone = '+447700900777'
    const { home, uid } = await someone({ email: undefined, phone })
    await logIn(phone, newAddress(), wrong)
    await setFailures(`\u0000account ${uid}`, 100)
    const hotel = newAddress()
    const asked = await logIn(phone, hotel)
    expect([asked.status, asked.error.code]).toEqual([401, 'second_step_needed'])
    await expect.poll(async () => (await world.textsTo('447700900777')).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.textsTo('447700900777'))[0] ?? '')?.[1] ?? ''
    expect((await logIn(phone, hotel, { code })).status).toBe(200)
    expect((await logIn(phone, home)).status).toBe(200)
  })

  test('ERR-16 five wrong codes lock the second step for their address alone', async () => {
    const { email, home, uid } = await someone()
    await logIn(email, newAddress(), wrong)
    const guessed = () => setFailures(`\u0000account ${uid}`, 100)
    await guessed()
    const [thief, hotel] = [newAddress(), newAddress()]
    await logIn(email, thief)
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email))[0]?.text ?? '')?.[1] ?? ''
    for (let tries = 0; tries < 5; tries++) {
      await guessed()
      expect((await logIn(email, thief, { code: wrongOf(code) })).status).toBe(401)
    }
    await guessed()
    expect((await logIn(email, thief, { code })).status).toBe(429)
    await guessed()
    expect((await logIn(email, hotel, { code })).status).toBe(200)
    expect((await logIn(email, home)).status).toBe(200)
  })

  test('PROF-32 wrong present passwords lock the change of a password for their address alone', async () => {
    const { visitor, home } = await someone()
    const change = (old_password: string, address: string) =>
      visitor.post('account.changepassword', { old_password, new_password: 'brand-New-77' }, from(address))
    const thief = newAddress()
    for (let tries = 0; tries < 5; tries++) expect((await change('wrong-horse-9', thief)).status).toBe(400)
    expect((await change(password, thief)).status).toBe(429)
    expect((await change(password, home)).status).toBe(200)
  })
})

describe('what tells who has an account', () => {
  test('REG-52 an address is told twenty times that an email is taken, then it is refused whatever the email is', async () => {
    const { email } = await someone()
    const prober = newAddress()
    const register = (fields: Record<string, unknown>, address: string) =>
      world.server.visitor().post('auth.register', registrationOf(fields), from(address))
    const first = await register({ email }, prober)
    expect([first.status, first.error.code]).toEqual([400, 'login_taken'])
    expect(first.error.invalid_parameters).toHaveProperty('email')
    await setFailures(`\u0000taken from ${prober}`, 20)
    for (const asked of [email, 'nobody-has-this@example.com'])
      expect((await register({ email: asked }, prober)).status).toBe(429)
    expect((await register({ email }, newAddress())).error.code).toBe('login_taken')
    await query(`update identity.login_failures set last_at = last_at - interval '2 hours'`)
    expect((await register({ email: 'nobody-has-this@example.com' }, prober)).status).toBe(200)
  })
})

describe('emails of a recovery', () => {
  const waiting = async () =>
    (await query(`select 1 from graphile_worker.jobs where task_identifier = 'identity.write-recovery'`)).rowCount ?? 0
  /** A minute later. */
  async function ask(login: string, address: string): Promise<void> {
    await query(`update identity.recoveries set created_at = created_at - interval '2 minutes'`)
    await world.server.visitor().post('auth.restore', { login }, from(address))
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  }
  const written = async (email: string) =>
    (
      await query(`select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`, [
        email,
      ])
    ).rowCount

  test('AUTH-50 an account is sent five in a day at the wish of one address, and ten in all; where its owner was before five more', async () => {
    const { email, home } = await someone()
    const [first, second, third] = [newAddress(), newAddress(), newAddress()]
    for (let times = 0; times < 6; times++) await ask(email, first)
    expect(await written(email)).toBe(5)
    for (let times = 0; times < 6; times++) await ask(email, second)
    expect(await written(email)).toBe(10)
    await ask(email, third)
    expect(await written(email)).toBe(10)
    // Strangers keep nobody from it who asks at home.
    await ask(email, home)
    expect(await written(email)).toBe(11)
    // Somebody else's new password brings none of them back.
    await query(`update identity.recoveries set expires_at = now() - interval '1 hour'`)
    await ask(email, third)
    expect(await written(email)).toBe(11)
    await query(`update identity.recoveries set created_at = created_at - interval '1 day'`)
    await ask(email, third)
    expect(await written(email)).toBe(12)
  })
})

test('the log of accesses is kept by the month, for as long as its setting says', async () => {
  await query('truncate identity.access_log')
  await query(`select ante.make_partitions('identity.access_log', 30, now() - interval '29 months')`)
  await query(
    `insert into identity.access_log (event, address, user_agent, at) select 'wrong-password', 'a', 'b', now() - n * interval '100 days' from generate_series(0, 8) n`
  )
  await keepPartitions(partitions).run((await world.server.context()) as never, undefined as never)
  const kept = await query(`select extract(day from now() - at)::int as days from identity.access_log order by 1`)
  // A month goes as a whole, once all of it is too old.
  expect(kept.rows.map(({ days }) => days)).toEqual([0, 100, 200, 300])
})

describe('a browser that the account was signed in to with before', () => {
  /** Its cookie, from a login at home. */
  async function deviceOf({ email, home }: { email: string; home: string }): Promise<string> {
    const { headers } = await logIn(email, home)
    return (
      headers
        .getSetCookie()
        .find((line) => line.startsWith('ante_device='))
        ?.split(';', 1)[0] ?? ''
    )
  }
  const by = (device: string, login: string, address: string, given: Record<string, unknown> = {}) =>
    world.server
      .visitor()
      .post('auth.login', { login, password, ...given }, { headers: { ...from(address).headers, cookie: device } })

  test('ERR-16 is locked by nobody who guesses from its own address or from everywhere, and asked for no code', async () => {
    const owner = await someone()
    const device = await deviceOf(owner)
    for (let tries = 0; tries < 6; tries++) await logIn(owner.email, owner.home, wrong)
    expect((await logIn(owner.email, owner.home)).status).toBe(429)
    expect((await by(device, owner.email, owner.home)).status).toBe(200)
    await setFailures(`\u0000account ${owner.uid}`, 500)
    await setFailures(`\u0000network ${owner.home}`, 500)
    expect((await by(device, owner.email, newAddress())).status).toBe(200)
    expect((await by(device, owner.email, owner.home)).status).toBe(200)
    // What came in at the same address without it still waits.
    expect((await logIn(owner.email, owner.home)).status).toBe(429)
  })

  test('ERR-16 has five tries of its own, wherever it is carried', async () => {
    const owner = await someone()
    const device = await deviceOf(owner)
    for (let tries = 0; tries < 5; tries++)
      expect((await by(device, owner.email, newAddress(), wrong)).status).toBe(401)
    expect((await by(device, owner.email, newAddress())).status).toBe(429)
    expect((await logIn(owner.email, owner.home)).status).toBe(200)
  })

  test('ERR-16 is nothing to another account, nor is a cookie that was made up', async () => {
    const [owner, other] = [await someone(), await someone()]
    const devices = [await deviceOf(other), `ante_device=${'A'.repeat(43)}`]
    for (let tries = 0; tries < 6; tries++) await logIn(owner.email, owner.home, wrong)
    for (const device of devices) expect((await by(device, owner.email, owner.home)).status).toBe(429)
  })
})

describe('an account that nobody has used for a year', () => {
  /** As if its player had last been there so many months ago. */
  async function away(months: number, fields: Record<string, unknown> = {}) {
    const person = await someone(fields)
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [person.uid])
    expect((await person.visitor.call('auth.logout')).status).toBe(200)
    const ago = `now() - ${months} * interval '1 month'`
    await query(`update identity.users set registered_at = ${ago} where uid = $1`, [person.uid])
    await query(`update identity.last_signs set at = ${ago} where uid = $1`, [person.uid])
    return person
  }

  test('ACC-17 opens by the password only with the code of an email, at home too; then the year begins anew', async () => {
    const { email, home } = await away(13)
    expect((await logIn(email, home, wrong)).error.code).toBe('wrong_login_or_password')
    const asked = await logIn(email, home)
    expect([asked.status, asked.error.code]).toEqual([401, 'second_step_needed'])
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email))[0]?.text ?? '')?.[1] ?? ''
    expect((await logIn(email, home, { code: wrongOf(code) })).status).toBe(401)
    expect((await logIn(email, home, { code })).status).toBe(200)
    expect((await logIn(email, home)).status).toBe(200)
  })

  test('ACC-17 nothing more is asked after eleven months, nor of who could not be written to: the address may be a stranger’s', async () => {
    const { email, home } = await away(11)
    expect((await logIn(email, home)).status).toBe(200)
    const unconfirmed = await away(13)
    await query('update identity.users set email_confirmed_at = null where uid = $1', [unconfirmed.uid])
    expect((await logIn(unconfirmed.email, unconfirmed.home)).status).toBe(200)
  })
})
