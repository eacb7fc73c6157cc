import { instant } from '@ante/kit/instant'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPolicies } from '../policies/index.ts'
import { jobs } from './jobs.ts'

type Player = Awaited<ReturnType<TestServer['player']>>

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
/** The job's look so many hours from now, by the rules of Germany. */
async function look(hours: number): Promise<void> {
  const now = instant(Date.now() + hours * 3_600_000)
  const rules = createPolicies().of(now, ['de'])
  const context = await server.context()
  await jobs['dormancy.close-unverified'].run({ ...context, clock: { now: () => now }, policy: () => rules })
}
const statusOf = async ({ uid }: Player): Promise<string | undefined> =>
  (await query<{ status: string }>('select status from identity.users where uid = $1', [uid]))[0]?.status

it('KYC-08 ACC-18 an account with nothing on it and something under way waits for it, and is closed when it is over', async () => {
  const players = [await server.player(), await server.player(), await server.player()] as const
  const [withBet, withRound, idle] = players
  await query(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency) values (ledger.next_id(), $1, 100, 200, now(), 'open', 'USD')`,
    [withBet.uid]
  )
  await query(
    `insert into games.open_rounds (player_uid, game, round_id, started_at) values ($1, 'midnight-orchard', 1, now())`,
    [withRound.uid]
  )
  await look(0)
  await look(73)
  expect(await Promise.all(players.map(statusOf))).toEqual(['restricted', 'restricted', 'deleted'])
  await look(74)
  expect(await Promise.all(players.map(statusOf))).toEqual(['restricted', 'restricted', 'deleted'])
  expect(await statusOf(idle)).toBe('deleted')
  await query(`update sportsbook.bets set state = 'lost', settled_at = now(), payout_minor = 0 where uid = $1`, [
    withBet.uid,
  ])
  await query('delete from games.open_rounds where player_uid = $1', [withRound.uid])
  await look(75)
  expect(await Promise.all(players.map(statusOf))).toEqual(['deleted', 'deleted', 'deleted'])
})
