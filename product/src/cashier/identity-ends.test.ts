import { instant } from '@ante/kit/instant'
import { messagesOf } from '@ante/texts'
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

const nothingOpen = async () => false
/** A look so many hours from now, by the rules of Germany. */
async function look(hours: number): Promise<void> {
  const context = await world.context()
  const now = instant(Date.now() + hours * 3_600_000)
  const rules = createPolicies().of(now, ['de'])
  await closeUnverified({ ...context, clock: { now: () => now }, policy: () => rules }, nothingOpen)
}
const statusOf = async ({ uid }: Player): Promise<string | undefined> =>
  (await world.db.pool.query<{ status: string }>('select status from identity.users where uid = $1', [uid])).rows[0]
    ?.status

/** The letters of one kind that were written to this player, and to which address. */
const lettersTo = async ({ uid }: Player, kind: 'unverifiedClosed' | 'documentEnds'): Promise<string[]> => {
  const subject = messagesOf('en').letters[kind].subject.replaceAll('{brand}', 'Ante')
  const { rows } = await world.db.pool.query<{ to_address: string }>(
    `select to_address from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 and subject = $2`,
    [uid, subject]
  )
  return rows.map(({ to_address: to }) => to)
}
const exclude = ({ uid }: Player) =>
  world.db.pool.query(`update identity.users set excluded_until = now() + interval '1 year' where uid = $1`, [uid])

test('KYC-08 an account that is not verified within the hours of its market is closed, and one with money on it only pays out', async () => {
  const [stranger, rich, known] = [
    await world.server.player(),
    await world.server.player(),
    await world.server.player({ last_name: 'Menabrea' }),
  ]
  await world.pay(rich, 50)
  await world.verify(known, { lastName: 'Menabrea' })
  for (const player of [rich, known]) await world.confirmEmail(player)
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
  // Once to each whose account was closed, and only to an address that is known to be theirs.
  expect(await lettersTo(rich, 'unverifiedClosed')).toHaveLength(1)
  for (const player of [stranger, known]) expect(await lettersTo(player, 'unverifiedClosed')).toEqual([])
})

test('KYC-08 RG-11 of the closing hear also an excluded player and one who wants no news, and nobody whose account is closed or blocked already', async () => {
  const [excluded, quiet, closed, banned] = [
    await world.server.player(),
    await world.server.player({ notify: '0' }),
    await world.server.player(),
    await world.server.player(),
  ]
  for (const player of [excluded, quiet, closed, banned]) await world.confirmEmail(player)
  await look(0)
  await exclude(excluded)
  await world.db.pool.query(`update identity.users set status = 'deleted' where uid = $1`, [closed.uid])
  await world.db.pool.query(`update identity.users set status = 'banned' where uid = $1`, [banned.uid])
  await look(73)
  for (const player of [excluded, quiet]) {
    expect(await statusOf(player)).toBe('deleted')
    expect(await lettersTo(player, 'unverifiedClosed')).toHaveLength(1)
  }
  for (const player of [closed, banned]) expect(await lettersTo(player, 'unverifiedClosed')).toEqual([])
})

test('a market that closes no account leaves strangers alone', async () => {
  const stranger = await world.server.player()
  const context = await world.context()
  const now = instant(Date.now() + 1_000 * 3_600_000)
  await closeUnverified({ ...context, clock: { now: () => now } }, nothingOpen)
  expect(await statusOf(stranger)).toBe('active')
})

test('KYC-08 RG-11 a player is reminded once before their document ends, and nobody who does not play or whose address is not confirmed', async () => {
  const names = ['Somerville', 'Germain', 'Agnesi', 'Noether', 'Chatelet'] as const
  const players = new Map<string, Player>()
  for (const lastName of names) {
    const player = await world.server.player({ last_name: lastName })
    await world.verify(player, { lastName })
    players.set(lastName, player)
  }
  const of = (name: (typeof names)[number]): Player => {
    const player = players.get(name)
    if (!player) throw new Error(name)
    return player
  }
  const all = [...players.values()]
  for (const player of all) if (player !== of('Germain')) await world.confirmEmail(player)
  await exclude(of('Agnesi'))
  await world.db.pool.query(`update identity.users set status = 'deleted' where uid = $1`, [of('Noether').uid])
  await world.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [of('Chatelet').uid])
  const look = async (days: number) => {
    await world.db.pool.query(
      `update verification.checks set document_ends_on = current_date + $2::int where uid = any ($1)`,
      [all.map(({ uid }) => uid), days]
    )
    await remindOfDocuments(await world.context())
  }
  await look(40)
  for (const player of all) expect(await lettersTo(player, 'documentEnds')).toEqual([])
  await look(20)
  await look(19)
  expect(await lettersTo(of('Somerville'), 'documentEnds')).toHaveLength(1)
  for (const name of names.slice(1)) expect(await lettersTo(of(name), 'documentEnds'), name).toEqual([])
})
