import { engineOf } from '@ante/arcade/rules/catalogue'
import type { Engine } from '@ante/arcade/rules/engine'
import type { Context } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { endStaleRounds } from './end-stale-rounds.ts'
import { commitment, drawsOf } from './fairness.ts'
import { advanceTables } from './advance-tables.ts'

/** The lists of all games, into which a test puts a version that nobody has played yet. */
const lists = vi.hoisted(() => ({ engines: {} as Record<string, readonly Engine[]> }))
vi.mock('../../../arcade/registry/engines.ts', async (original) => {
  const { engines } = await original<typeof lists>()
  Object.assign(lists.engines, engines)
  // Live tables are turned by the list that was there when the server started.
  plantNewer('wheel-of-hours')
  return lists
})

const before: Record<string, readonly Engine[]> = {}
/** The next version of a game: it keeps the rules of the present one beside it and pays nothing itself. */
function plantNewer(sysname: string): void {
  const [now] = lists.engines[sysname] ?? []
  if (!now) throw new Error(`${sysname} is not there`)
  const stingy: Engine = {
    ...now,
    version: '99.0.0',
    resolve: (draws, stakeMinor, choices) => {
      const answer = now.resolve(draws, stakeMinor, choices)
      return 'refused' in answer ? answer : { ...answer, winMinor: 0n }
    },
  }
  lists.engines[sysname] = [stingy, ...(lists.engines[sysname] ?? [])]
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
beforeEach(() => void Object.assign(before, lists.engines))
afterEach(() => void Object.assign(lists.engines, before))
afterAll(() => server.stop())

interface Played {
  round: { id: string; step: number; status: string; version: string; win: { amount: number } }
}
const pool = () => server.database.db.pool
async function playerWithMoney(): Promise<Visitor & { uid: bigint }> {
  const player = await server.player()
  const [from, to] = [houseAccount('opening'), playerAccount(player.uid, 'main')]
  const postings = [{ from, to, amount: money(100_000n), code: 'opening' as const }]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
/** A round that opened free spins: the seeds are searched for, so that nothing hangs on luck. */
async function freeSpins(player: Visitor & { uid: bigint }): Promise<Played['round']> {
  const isOpen = (seed: string): boolean => {
    const found = engineOf('midnight-orchard')?.resolve(drawsOf(seed, 'client', 0), 100n, [null])
    return found !== undefined && 'open' in found && found.open
  }
  let seed = commitment('a seed')
  while (!isOpen(seed)) seed = commitment(seed)
  const next = commitment(commitment(seed))
  await pool().query(
    `insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, history)
     values ($1, $2, $3, 'client', $4, $5, games.database_history())`,
    [player.uid, seed, commitment(seed), next, commitment(next)]
  )
  return (await player.post<Played>('games.play', { sysname: 'midnight-orchard', stake: '1' })).data.round
}
const step = async (player: Visitor, { id, step: at }: Played['round']): Promise<Played['round']> => {
  const answer = await player.post<Played>('games.advance', { round: id, step: at })
  expect(answer.status).toBe(200)
  return answer.data.round
}

it('RES-6 free spins that were won are played and paid by their own version after a newer one came', async () => {
  const player = await playerWithMoney()
  let round = await freeSpins(player)
  expect(round).toMatchObject({ status: 'open', version: '1.0.0' })
  round = await step(player, round)
  plantNewer('midnight-orchard')
  while (round.status === 'open') round = await step(player, round)
  expect(round).toMatchObject({ status: 'finished', version: '1.0.0', step: 11 })
  // Three moons alone pay twice the stake.
  expect(round.win.amount).toBeGreaterThanOrEqual(2)
  const after = await player.post<Played>('games.play', { sysname: 'midnight-orchard', stake: '1' })
  expect(after.data.round.version).toBe('99.0.0')
})

it('RES-7 free spins that nobody came back to end by their own version', async () => {
  const player = await playerWithMoney()
  const { id } = await freeSpins(player)
  plantNewer('midnight-orchard')
  await pool().query(`update games.open_rounds set started_at = now() - interval '31 days' where round_id = $1`, [id])
  await endStaleRounds((await server.context()) as unknown as Context<never>)
  const { data } = await player.call<{ round: Played['round'] }>('games.getround', { id })
  expect(data.round).toMatchObject({ status: 'finished', version: '1.0.0' })
  expect(data.round.win.amount).toBeGreaterThanOrEqual(2)
})

it('RES-6 bets on a live table are paid by the version under which they were taken', async () => {
  const turn = async () => advanceTables((await server.context()) as never)
  const player = await playerWithMoney()
  await turn()
  const { data } = await player.call<{ table: { round: { id: string } } }>('games.gettable', {
    sysname: 'wheel-of-hours',
  })
  const choice = {
    bets: [
      { bet: 'light', stake: 100 },
      { bet: 'dark', stake: 100 },
    ],
  }
  const bets = { sysname: 'wheel-of-hours', round: data.table.round.id, stake: '2', choice }
  const { round } = (await player.post<Played>('games.playtable', bets)).data
  expect(round.version).toBe('99.0.0')
  await pool().query(`update games.rounds set version = '1.0.0' where id = $1`, [round.id])
  await pool().query(`update games.live_rounds set closes_at = clock_timestamp() - interval '1 ms'`)
  await turn()
  const ended = (await player.call<{ round: Played['round'] }>('games.getround', { id: round.id })).data.round
  expect(ended).toMatchObject({ status: 'finished', version: '1.0.0', win: { amount: 1.94 } })
})

it('RES-6 a host that is not updated yet leaves a round of the next version alone', async () => {
  const player = await playerWithMoney()
  const round = await freeSpins(player)
  await pool().query(`update games.rounds set version = '1.0.1' where id = $1`, [round.id])
  const answer = await player.post<Played>('games.advance', { round: round.id, step: round.step })
  expect([answer.status, answer.error?.code]).toEqual([409, 'conflict'])
  const { data } = await player.call<{ round: Played['round'] }>('games.getround', { id: round.id })
  expect(data.round.status).toBe('open')
})

it('RES-6 a worker that is not updated yet leaves the draw of a later version to one that is, for ten minutes', async () => {
  const turn = async () => advanceTables((await server.context()) as never)
  const drawn = async () =>
    (await pool().query('select settled_at is not null as drawn from games.live_rounds where id = $1', [id])).rows[0]
  await pool().query(`update games.live_rounds set next_at = clock_timestamp() - interval '1 ms'`)
  await turn()
  const {
    rows: [{ id }],
  } = await pool().query(
    `update games.live_rounds set version = '100.0.0', closes_at = clock_timestamp() - interval '1 ms'
      where id = (select max(id) from games.live_rounds where game = 'wheel-of-hours') returning id`
  )
  await turn()
  expect(await drawn()).toEqual({ drawn: false })
  await pool().query(
    `update games.live_rounds set closes_at = clock_timestamp() - interval '11 minutes' where id = $1`,
    [id]
  )
  await turn()
  expect(await drawn()).toEqual({ drawn: true })
})

it('GAM-11 play for fun goes on with its round and its balance after a newer version came', async () => {
  const visitor = server.visitor()
  const demo = async (params: Record<string, unknown>) =>
    (
      await visitor.post<{ token: string; balance: { amount: number }; round: Played['round'] }>('games.demo', {
        sysname: 'clearing',
        ...params,
      })
    ).data
  const opened = await demo({ action: 'play', stake: '1', choice: { mines: 1 } })
  plantNewer('clearing')
  const stepped = await demo({ token: opened.token, action: 'advance', choice: { tile: 3 } })
  expect(stepped.round).toMatchObject({ version: '1.0.0', step: 2 })
  const ended =
    stepped.round.status === 'open'
      ? await demo({ token: stepped.token, action: 'advance', choice: { cash: true } })
      : stepped
  const next = await demo({ token: ended.token, action: 'play', stake: '1', choice: { mines: 1 } })
  expect(next.round.version).toBe('99.0.0')
  expect(next.balance.amount).toBeCloseTo(ended.balance.amount - 1)
})
