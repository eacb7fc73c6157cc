import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { playerAccount, post } from '../ledger/index.ts'
import type { LiveTable, Round } from './contract.ts'
import { commitment, drawsOf } from './fairness.ts'
import { forgetTable } from './known-tables.ts'
import { engine as wheelOfHoursGame, wheelBets } from '@ante/arcade/games/wheel-of-hours/rules'
import { chainFrom, seedAt } from './seed-chain.ts'
import { advanceTables } from './advance-tables.ts'

let server: TestServer
beforeAll(async () => {
  // Without the workers: the test turns the table itself.
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const sysname = 'wheel-of-hours'
const bets = {
  bets: [
    { bet: 'light', stake: 200 },
    { bet: 'dark', stake: 100 },
  ],
}
const turn = async () => advanceTables((await server.context()) as never)
const table = async (): Promise<LiveTable> => {
  // The clock is moved in the database itself: this host did not see it.
  forgetTable(server.database.db, sysname)
  const { data } = await server.visitor().call<{ table: LiveTable | null }>('games.gettable', { sysname })
  if (!data.table) throw new Error('there is no round yet')
  return data.table
}
/** Moves the clock of the newest round: its bets close now, or its rest is over too. */
const pass = (column: 'closes_at' | 'next_at') =>
  server.database.db.pool.query(
    `update games.live_rounds set ${column} = clock_timestamp() - interval '1 ms' where id = (select max(id) from games.live_rounds where game = 'wheel-of-hours')`
  )
async function nextRound(): Promise<LiveTable> {
  await turn()
  await pass('closes_at')
  await turn()
  await pass('next_at')
  await turn()
  return table()
}
async function playerWithMoney(): Promise<Visitor & { uid: bigint }> {
  const player = await server.player()
  await server.database.db.write((tx) =>
    post(tx, {
      key: `gift:${player.uid}`,
      kind: 'gift',
      postings: [
        {
          from: 'provider:bank:clearing',
          to: playerAccount(player.uid, 'main'),
          amount: money(100_00n),
          code: 'deposit',
        },
      ],
    })
  )
  return player
}
const place = (
  player: Visitor,
  round: string,
  more: { idempotencyKey?: string } = {},
  choice: object = bets,
  stake = '3.00'
) =>
  player.post<{ round: Round; balance: { amount: number } }>('games.playtable', { sysname, round, stake, choice }, more)
const balanceOf = async (player: Visitor) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount

describe('the wheel that all players share', () => {
  it('LOBBY-02 a round takes bets until it closes by the server’s clock, is drawn once for all, and pays everybody', async () => {
    const { round } = await nextRound()
    expect(round).toMatchObject({ state: 'open', server_seed: null, drawn: null })
    const [ada, bob] = [await playerWithMoney(), await playerWithMoney()]
    const taken = await place(ada, round.id)
    expect(taken.data).toMatchObject({
      round: { status: 'open', stake: { amount: 3 }, view: { hour: null } },
      balance: { amount: 97 },
    })
    await place(bob, round.id, {}, { bets: [{ bet: 'twelves', stake: 500 }] }, '5.00')
    // One slip of bets for a player and a round.
    expect((await place(ada, round.id)).error.code).toBe('round_open')

    await pass('closes_at')
    expect((await table()).round).toMatchObject({ state: 'closed', server_seed: null, drawn: null })
    const late = await playerWithMoney()
    expect((await place(late, round.id)).error.code).toBe('bets_closed')
    expect(await balanceOf(late)).toBe(100)

    await Promise.all([turn(), turn(), turn()])
    const drawn = (await table()).round
    expect(drawn.state).toBe('settled')
    const hour = Number(drawn.drawn)
    const isLight = hour >= 6 && hour < 18
    expect(await balanceOf(ada)).toBeCloseTo(97 + (isLight ? 3.88 : 1.94), 2)
    expect(await balanceOf(bob)).toBeCloseTo(95 + (hour % 12 === 0 ? 58.2 : 0), 2)

    const seen = await ada.call<{ round: Round; server_seed: string | null }>('games.getround', {
      id: taken.data.round.id,
    })
    expect(seen.data).toMatchObject({ round: { status: 'finished', view: { hour } }, server_seed: drawn.server_seed })
    const history = await ada.call<{ rounds: { id: string; status: string }[] }>('games.getHistory')
    expect(history.data.rounds).toMatchObject([{ id: taken.data.round.id, status: 'finished' }])
  })

  it('LOBBY-02 every seed was committed to before: it is hashed to the seed of the round before, and gives the hour that was drawn', async () => {
    for (let rounds = 0; rounds < 4; rounds++) await nextRound()
    const { last, chain } = await table()
    expect(last.length).toBeGreaterThanOrEqual(4)
    for (const [index, round] of last.entries()) {
      const seed = round.server_seed ?? ''
      expect(commitment(seed)).toBe(round.server_hash)
      expect(wheelOfHoursGame.draw(drawsOf(seed, chain.client_seed, round.place))).toBe(round.drawn)
      const before = last[index + 1]
      if (before) expect(round.server_hash).toBe(before.server_seed)
      if (round.place === 1) expect(round.server_hash).toBe(chain.anchor)
    }
    const made = chainFrom(new Uint8Array(32).fill(7), 50)
    expect(commitment(seedAt(made, 1))).toBe(made.anchor)
    expect(commitment(seedAt(made, 50))).toBe(seedAt(made, 49))
  })

  it('LOBBY-02 the next seed is a few hashes from a mark, however far it is to the root: the server waits for a round’s beginning no longer', async () => {
    const made = chainFrom(new Uint8Array(32).fill(7), 1050)
    const places = [1, 99, 100, 101, 200, 1000]
    for (const place of places) {
      const walked = seedAt({ ...made, marks: [] }, place)
      expect(seedAt({ ...made, root: 'not asked' }, place)).toBe(walked)
      expect(commitment(seedAt(made, place + 1))).toBe(walked)
    }
    expect(seedAt(made, 1050)).toBe(made.root)
    for (const place of [0, 1051]) expect(() => seedAt(made, place)).toThrow(RangeError)

    await nextRound()
    await server.database.db.pool.query(`update games.chains set root = repeat('0', 64)`)
    await nextRound()
    const { last } = await table()
    expect(last[0]?.server_hash).toBe(last[1]?.server_seed)
  })

  it('LOBBY-02 the chain that is used up is followed by one new chain, though several workers turn the table at once, and each seed is proved by the one before', async () => {
    const { pool } = server.database.db
    await nextRound()
    await pass('closes_at')
    await turn()
    await pass('next_at')
    await pool.query(
      `update games.chains c set length = l.place from games.live_rounds l where l.id = (select max(id) from games.live_rounds where game = 'wheel-of-hours') and c.id = l.chain_id`
    )
    // All of them have seen that the rest is over before the first one begins the round.
    const chains = async () =>
      Number((await pool.query<{ count: string }>('select count(*) from games.chains')).rows[0]?.count)
    const before = await chains()
    const held = await pool.connect()
    await held.query('begin')
    await held.query('lock table games.games, games.live_rounds in share row exclusive mode')
    const turning = Promise.all([turn(), turn(), turn()])
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while (((await pool.query<{ n: number }>(waiting)).rows[0]?.n ?? 0) < 3) await pool.query('select pg_sleep(0.01)')
    await held.query('commit')
    held.release()
    await turning
    expect(await chains()).toBe(before + 1)
    const { anchor } = (await table()).chain
    for (let rounds = 0; rounds < 3; rounds++) await nextRound()
    const { chain, last } = await table()
    expect(chain.anchor).toBe(anchor)
    expect(last[2]).toMatchObject({ place: 1, server_hash: anchor })
    for (const at of [0, 1]) expect(last[at]?.server_hash).toBe(last[at + 1]?.server_seed)
  })

  it('LOBBY-02 a round that was opened in the future, as the database’s clock stepped back, ends without a winner, and the next one begins', async () => {
    const { pool } = server.database.db
    await nextRound()
    const [player, late] = [await playerWithMoney(), await playerWithMoney()]
    const { round } = await table()
    await place(player, round.id)
    await pool.query(
      `update games.live_rounds set opened_at = opened_at + interval '1 hour', closes_at = closes_at + interval '1 hour', next_at = next_at + interval '1 hour' where id = $1`,
      [round.id]
    )
    expect((await place(late, round.id)).error.code).toBe('bets_closed')
    await turn()
    const { rows } = await pool.query('select status from games.rounds where player_uid = $1', [player.uid])
    expect(rows).toEqual([{ status: 'void' }])
    expect(await balanceOf(player)).toBe(100)
    await turn()
    const next = (await table()).round
    expect(next.id).not.toBe(round.id)
    expect(next.state).toBe('open')
  })

  it('LOBBY-02 a round goes on in its own chain, though another one was left behind that nobody plays', async () => {
    await nextRound()
    const left = chainFrom(new Uint8Array(32).fill(9), 50)
    await server.database.db.pool.query(
      'insert into games.chains (game, root, length, anchor, history) values ($1, $2, $3, $4, games.database_history())',
      [sysname, left.root, left.length, left.anchor]
    )
    await nextRound()
    const { chain, round, last } = await table()
    expect(round.server_hash).toBe(last[0]?.server_seed)
    expect(chain.anchor).not.toBe(left.anchor)
  })

  it('LOBBY-02 a repeated press is one bet, bets must be bets, and the table is no game of one’s own', async () => {
    const { round } = await nextRound()
    const player = await playerWithMoney()
    const idempotencyKey = 'a-press-of-mine'
    const answers = await Promise.all(Array.from({ length: 30 }, () => place(player, round.id, { idempotencyKey })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data.round.id)).size).toBe(1)
    expect(await balanceOf(player)).toBe(97)
    expect((await place(player, round.id, { idempotencyKey }, bets, '4.00')).status).toBe(400)
    const other = await playerWithMoney()
    for (const choice of [
      {},
      { bets: [] },
      { bets: [{ bet: '24', stake: 300 }] },
      { bets: [{ bet: 'light', stake: 100 }] },
      {
        bets: [
          { bet: 'light', stake: 150 },
          { bet: 'odd', stake: 150 },
        ],
      },
    ])
      expect((await place(other, round.id, {}, choice)).status, JSON.stringify(choice)).toBe(400)
    expect((await other.post('games.play', { sysname, stake: '3.00', choice: bets })).status).toBe(404)
    const demo = await server.visitor().post<{ round: Round | null; seeds: null }>('games.demo', { sysname })
    expect(demo.data).toMatchObject({ round: null, seeds: null })
    // Nobody else's seeds wait for the wheel.
    const { next_server_hash } = (await player.call<{ next_server_hash: string }>('games.getseeds')).data
    expect((await player.post('games.rotateseed', { client_seed: 'mine', next_server_hash })).status).toBe(200)
  })

  it('LOBBY-02 bets that wait for the draw take no step: nobody learns the hour before it is drawn', async () => {
    const { round } = await nextRound()
    const player = await playerWithMoney()
    const { data } = await place(player, round.id)
    const step = await player.post('games.advance', { round: data.round.id, step: '1', choice: null })
    expect([step.status, step.error.code]).toEqual([400, 'wrong_choice'])
    const now = await player.call<{ round: Round }>('games.getround', { id: data.round.id })
    expect(now.data.round).toMatchObject({ status: 'open', view: { hour: null } })
  })

  it('GAM-8 each bet returns 96.875 % or 97 %', () => {
    for (const { hours, pays } of wheelBets.values()) expect([232_500 / 2400, 97]).toContain((hours.length * pays) / 24)
  })
})
