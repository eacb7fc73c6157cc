import { randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markPeople } from '../players/mark-people.ts'
import { sendNewsToAll } from '../players/send-news.ts'
import type { Player } from './cashier.fixture.ts'
import { type IdentityChecks, openIdentityWorld } from './identity-checks.fixture.ts'

let world: IdentityChecks
beforeAll(async () => {
  world = await openIdentityWorld({ settings: {} })
})
afterAll(() => world.close())

let families = 0
/** A last name that nobody else in this file has. */
const family = () => `Menabrea${String.fromCharCode(97 + Math.floor(families / 26), 97 + (families++ % 26))}`
const person = (lastName: string, more: Record<string, unknown> = {}) =>
  world.server.player({ first_name: 'Luigi Federico', last_name: lastName, birth_date: '04.09.1979', ...more })
const exclude = (player: Player, period = '6m') => player.post('account.setSelfExclusion', { period })
const required = { status: 409, error: { type: 'SumsubVerificationRequiredException' } }
const documents = (lastName: string, number: string) => ({
  firstName: 'Luigi Federico',
  lastName,
  dob: '1979-09-04',
  number,
})
interface Task {
  id: string
  kind: string
  decision: string | null
  decided_by: string | null
  details: { players: string[] }
}
const tasksOf = async (player: Player): Promise<Task[]> =>
  (await operatorCall<{ tasks: Task[] }>(world.db, 'verification.ofplayer', { uid: String(player.uid) })).tasks
/** The task of staff about it, which a job opens. */
async function openTask(player: Player): Promise<Task> {
  const find = async () =>
    (await tasksOf(player)).find(({ kind, decision }) => kind === 'excluded' && decision === null)
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  const task = await find()
  if (!task) throw new Error('the task went away')
  return task
}
const decide = (task: Task, decision: 'cleared' | 'rejected') =>
  operatorCall(world.db, 'verification.decidetask', { id: task.id, decision, reason: 'looked at both' })
const stateOf = async (player: Player) =>
  (
    await operatorCall<{ now: { state: string; period: string | null } }>(world.db, 'protection.getexclusions', {
      uid: String(player.uid),
    })
  ).now
const isBlocked = async (player: Player) => (await world.info(player)).is_kyc_block_enabled

describe('a second account of somebody who has excluded themself', () => {
  test('SAFE-11 RG-11 neither plays nor pays in under another e-mail, until an identity check', async () => {
    const name = family()
    const first = await person(name)
    expect((await exclude(first)).status).toBe(200)
    const second = await person(name)
    expect(await isBlocked(second)).toBe(true)
    // Money, so that only the block refuses the stake.
    await operatorCall(world.db, 'cashier.adjustbalance', {
      uid: String(second.uid),
      direction: 'credit',
      amount: '50',
      currency: 'USD',
      reason: 'a test',
    })
    expect(await world.play(second)).toMatchObject(required)
    expect(await world.deposit(second, 20)).toMatchObject(required)
    expect(await openTask(second)).toMatchObject({ details: { players: [String(first.uid)] } })
    expect(await world.identityOf(second)).toMatchObject({ state: 'not_started', trigger: 'excluded' })
  })

  test('is found however the name is written, and whatever the length of the break', async () => {
    const name = family()
    await exclude(await person(name), '1d')
    const written = [
      { first_name: 'LUIGI', last_name: name },
      { first_name: name, last_name: 'Luigi Federico' },
      { first_name: 'Luigi', last_name: `de ${name}` },
      { first_name: 'Lüigi Fédérico', last_name: name.toLowerCase() },
      { first_name: 'Luigi-Federico', last_name: name, country: 'FR' },
    ]
    for (const fields of written) expect([fields, await isBlocked(await person('', fields))]).toEqual([fields, true])
    const others = [{ birth_date: '05.09.1979' }, { first_name: 'Ada' }, { last_name: family() }]
    for (const fields of others) expect([fields, await isBlocked(await person(name, fields))]).toEqual([fields, false])
  })

  test('is found when it was there before, and when its profile is completed later', async () => {
    const name = family()
    const [first, second, late] = [await person(name), await person(name), await person(family())]
    expect(await isBlocked(second)).toBe(false)
    await exclude(first)
    expect(await isBlocked(second)).toBe(true)
    await world.db.pool.query(`update players.profiles set fields = fields - 'last_name' where uid = $1`, [late.uid])
    expect((await late.post('account.saveProfileInfo', { last_name: name })).status).toBe(200)
    expect(await isBlocked(late)).toBe(true)
  })

  test('is found of players who registered before marks were kept', async () => {
    const name = family()
    const first = await person(name)
    await exclude(first)
    const second = await person(family())
    await world.db.pool.query(`delete from players.persons where uid = any ($1)`, [[first.uid, second.uid]])
    await world.db.pool.query(
      `update players.profiles set fields = fields || jsonb_build_object('last_name', $2::text) where uid = $1`,
      [second.uid, name]
    )
    await markPeople({ ...(await world.context()), ports: world.ports })
    expect(await isBlocked(second)).toBe(true)
  })

  test('SAFE-13 gets no news while it is not known who it is', async () => {
    const name = family()
    await exclude(await person(name))
    const [second, other] = [await person(name), await person(family())]
    for (const player of [second, other]) await world.confirmEmail(player)
    const { id } = await operatorCall<{ id: string }>(world.db, 'players.sendnews', {
      locale: 'en',
      subject: `News ${name}`,
      text: 'Come and see.',
      reason: 'a test',
    })
    await sendNewsToAll({ ...(await world.context()), ports: world.ports }, { id })
    const { rows } = await world.db.pool.query<{ uid: bigint }>(
      `select uid from messages.outbox where channel = 'email' and state <> 'withheld' and subject = $1`,
      [`News ${name}`]
    )
    const uids = rows.map(({ uid }) => uid)
    expect(uids).toContain(other.uid)
    expect(uids).not.toContain(second.uid)
  })
})

describe('what an identity check makes of it', () => {
  test('somebody else of that name is cleared by staff after the check, and not asked again', async () => {
    const name = family()
    const [first, second] = [await person(name), await person(name)]
    await exclude(first, '1d')
    await world.verify(second, documents(name, `A${name}`))
    expect(await world.identityOf(second)).toMatchObject({ state: 'pending', is_with_staff: true })
    expect(await isBlocked(second)).toBe(true)
    await decide(await openTask(second), 'cleared')
    expect(await world.identityOf(second)).toMatchObject({ state: 'approved' })
    expect(await isBlocked(second)).toBe(false)
    expect((await world.deposit(second, 20)).status).toBe(200)
    await exclude(first, '1y')
    expect(await isBlocked(second)).toBe(false)
  })

  test('the same person is excluded here too when staff find it, until the same day, and can have their money', async () => {
    const name = family()
    const [first, second] = [await person(name), await person(name)]
    await world.pay(second, 50)
    await exclude(first)
    await world.verify(second, documents(name, `B${name}`))
    await decide(await openTask(second), 'rejected')
    const [one, other] = [await stateOf(first), await stateOf(second)]
    expect(one).toMatchObject({ state: 'active', kind: 'self_exclusion', period: '6m' })
    expect(other).toEqual(one)
    const { rows } = await world.db.pool.query<{ stakes_from: Date | string }>(
      `select stakes_from::text from ledger.accounts where path = $1`,
      [`player:${second.uid}:main`]
    )
    expect(rows).toEqual([{ stakes_from: 'infinity' }])
    const again = Object.assign(world.server.visitor(), { uid: second.uid })
    const { rows: users } = await world.db.pool.query<{ login: string }>(
      'select login from identity.users where uid = $1',
      [second.uid]
    )
    await again.post('auth.login', { login: users[0]?.login, password: 'correct-horse-9' })
    expect((await world.withdraw(again, 20)).status).toBe(200)
  })

  test('the same document is the same person, without staff', async () => {
    const name = family()
    const [first, second] = [await person(name), await person(name)]
    await world.verify(first, documents(name, `C${name}`))
    await exclude(first)
    await world.verify(second, documents(name, `C${name}`))
    expect(await stateOf(second)).toEqual(await stateOf(first))
    expect((await tasksOf(second)).filter(({ kind }) => kind === 'excluded')).toMatchObject([
      { decision: 'rejected', decided_by: 'system' },
    ])
  })

  test('a name that was written wrongly is found by the document', async () => {
    const name = family()
    await exclude(await person(name))
    const second = await person(`${name}x`)
    expect(await isBlocked(second)).toBe(false)
    await world.verify(second, documents(name, `D${name}`))
    expect(await isBlocked(second)).toBe(true)
    await openTask(second)
  })

  test('an account under the name of the documents is found by an exclusion under another name', async () => {
    const name = family()
    const first = await person(`${name}x`)
    await world.verify(first, documents(name, `F${name}`))
    const before = await person(name)
    await exclude(first)
    expect([await isBlocked(before), await isBlocked(await person(name))]).toEqual([true, true])
  })

  test('who has come back from the exclusion holds nobody up', async () => {
    const name = family()
    const [first, second] = [await person(name), await person(name)]
    await exclude(first, '1d')
    await openTask(second)
    await world.db.pool.query(
      `update identity.users set excluded_until = now() - interval '3 days', returns_at = now() - interval '2 days' where uid = $1`,
      [first.uid]
    )
    await world.verify(second, documents(name, `E${name}`))
    expect(await world.identityOf(second)).toMatchObject({ state: 'approved' })
    expect(await isBlocked(second)).toBe(false)
    expect(await isBlocked(await person(name))).toBe(false)
  })
})

test('SAFE-11 an exclusion and a registration at once leave no account that plays, in six tries', async () => {
  for (let round = 0; round < 6; round += 1) {
    const name = family()
    const first = await person(name)
    const [, ...others] = await Promise.all([exclude(first), ...Array.from({ length: 3 }, () => person(name))])
    for (const other of others) expect([round, await isBlocked(other)]).toEqual([round, true])
  }
})

test('a mark holds nothing of a name or a birth date', async () => {
  const name = family()
  await exclude(await person(name, { email: `${randomUUID()}@example.com` }))
  const { rows } = await world.db.pool.query<{ text: string }>(
    `select row_to_json(p)::text as text from players.persons p union all select row_to_json(m)::text from players.excluded_matches m`
  )
  const all = rows.map(({ text }) => text).join('\n')
  expect(rows.length).toBeGreaterThan(0)
  expect(all).not.toMatch(/menabrea|luigi|1979/i)
  expect(all).not.toContain(Buffer.from(name.toLowerCase()).toString('hex'))
})
