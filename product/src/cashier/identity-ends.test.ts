import { instant } from '@ante/kit/instant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPolicies } from '../policies/index.ts'
import { closeUnverified } from '../verification/close-unverified.ts'
import { remindOfDocuments } from '../verification/jobs.ts'
import type { Player } from './cashier.fixture.ts'
import { type IdentityChecks, openIdentityWorld } from './identity-checks.fixture.ts'

let world: IdentityChecks
beforeAll(async () => {
  world = await openIdentityWorld({ settings: {} })
})
afterAll(() => world.close())

/** A look so many hours from now, by the rules of Germany. */
async function look(hours: number): Promise<void> {
  const context = await world.context()
  const now = instant(Date.now() + hours * 3_600_000)
  const rules = createPolicies().of(now, ['de'])
  await closeUnverified({ ...context, clock: { now: () => now }, policy: () => rules })
}
const statusOf = async ({ uid }: Player): Promise<string | undefined> =>
  (await world.db.pool.query<{ status: string }>('select status from identity.users where uid = $1', [uid])).rows[0]
    ?.status

test('KYC-08 an account that is not verified within the hours of its market is closed, and one with money on it only pays out', async () => {
  const [stranger, rich, known] = [
    await world.server.player(),
    await world.server.player(),
    await world.server.player({ last_name: 'Menabrea' }),
  ]
  await world.pay(rich, 50)
  await world.verify(known, { lastName: 'Menabrea' })
  await look(0)
  await look(71)
  for (const player of [stranger, rich, known]) expect(await statusOf(player)).toBe('active')
  await look(73)
  expect(await statusOf(stranger)).toBe('deleted')
  expect(await statusOf(rich)).toBe('restricted')
  expect(await statusOf(known)).toBe('active')
  // Another look changes nothing, and says it once.
  await look(74)
  const { rows } = await world.db.pool.query(
    `select 1 from verification.history where uid = any ($1) and event = 'closed'`,
    [[stranger.uid, rich.uid]]
  )
  expect(rows).toHaveLength(2)
})

test('a market that closes no account leaves strangers alone', async () => {
  const stranger = await world.server.player()
  const context = await world.context()
  const now = instant(Date.now() + 1_000 * 3_600_000)
  await closeUnverified({ ...context, clock: { now: () => now } })
  expect(await statusOf(stranger)).toBe('active')
})

test('a player is reminded before their document ends', async () => {
  const player = await world.server.player({ last_name: 'Somerville' })
  await world.confirmEmail(player)
  await world.verify(player, { lastName: 'Somerville' })
  const ends = (days: number) =>
    world.db.pool.query(`update verification.checks set document_ends_on = current_date + $2::int where uid = $1`, [
      player.uid,
      days,
    ])
  const told = async () => {
    await remindOfDocuments(await world.context())
    return (
      await world.db.pool.query<{ reminded: boolean }>(
        `select reminded_on is not null as reminded from verification.checks where uid = $1 and step = 'identity'`,
        [player.uid]
      )
    ).rows[0]?.reminded
  }
  await ends(40)
  expect(await told()).toBe(false)
  await ends(20)
  expect(await told()).toBe(true)
})
