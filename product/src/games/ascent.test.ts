import { sealing } from '@ante/testing/sealing'
import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ascent, engine, heightAt, msTo } from '@ante/arcade/games/ascent/rules'
import { seedGames } from '../../seeds/games.ts'
import { openRow } from '../identity/index.ts'
import type { SeedToSeal } from './store-sealing.ts'
import { playerAccount, post } from '../ledger/index.ts'
import { advanceTables } from './advance-tables.ts'
import type { LiveBets, LiveTable, Round } from './contract.ts'
import { endRoundsOf } from './end-stale-rounds.ts'
import { forgetTable } from './known-tables.ts'
import { commitment, drawsOf } from './fairness.ts'

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

const sysname = 'ascent'
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
const turn = async () => advanceTables((await server.context()) as never)
const read = async () => {
  // The clock is moved in the database itself: this host did not see it.
  forgetTable(server.database.db, sysname)
  const { data } = await server.visitor().call<{ table: LiveTable; bets: LiveBets }>('games.gettable', { sysname })
  return data
}
const newest = `(select max(id) from games.live_rounds where game = 'ascent')`
/** The newest round as it would be after so many milliseconds of its flight, seen until now; its seed stays what it is. */
const flown = (ms: number) =>
  query(
    `update games.live_rounds set opened_at = opened_at - d.by, closes_at = closes_at - d.by, ends_at = ends_at - d.by, next_at = next_at - d.by, seen_at = clock_timestamp()
       from (select closes_at - clock_timestamp() + $1 * interval '1 ms' as by from games.live_rounds where id = ${newest}) d where id = ${newest}`,
    [ms]
  )
/** Where the balloon is by the database's clock. */
async function heightNow(): Promise<number> {
  const { rows } = await query(
    `select (extract(epoch from clock_timestamp() - closes_at) * 1000)::float8 as ms from games.live_rounds where id = ${newest}`
  )
  return heightAt((rows as { ms: number }[])[0]?.ms ?? 0)
}
/** Ends what runs and begins a round whose balloon is lost between these heights: chains are drawn until one does. */
async function roundLostFrom(least: number, most: number = ascent.most): Promise<{ id: string; lost: number }> {
  for (let tries = 0; tries < 400; tries++) {
    await query(`update games.live_rounds set opened_at = now() - interval '9 min', closes_at = now() - interval '8 min', ends_at = now() - interval '7 min',
      next_at = now() - interval '6 min', seen_at = now() where game = 'ascent' and id = ${newest}`)
    await turn()
    await turn()
    const { rows } = await query(
      `select id, server_seed, server_hash, place from games.live_rounds where id = ${newest}`
    )
    const [row] = rows as (SeedToSeal & { place: number })[]
    const lost = Number(engine.draw(drawsOf(row ? openRow(sealing, row).server_seed : '', sysname, row?.place ?? 0)))
    if (row && lost >= least && lost <= most) return { id: row.id.toString(), lost }
  }
  throw new Error('no such round came')
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
type Played = { round: Round; balance: { amount: number } }
const stake = (player: Visitor, round: string, auto: number | null = null, more: { idempotencyKey?: string } = {}) =>
  player.post<Played>('games.playtable', { sysname, round, stake: '10.00', choice: { auto } }, more)
const leave = (player: Visitor, round: string, more: { idempotencyKey?: string } = {}) =>
  player.post<Played>('games.advance', { round, step: '1', choice: null }, more)
const balanceOf = async (player: Visitor) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount
const ownRound = async (player: Visitor, id: string) =>
  (await player.call<{ round: Round; choices: object[]; server_seed: string | null }>('games.getround', { id })).data
const sumOfBooks = async () =>
  (await query('select coalesce(sum(balance_minor), 0)::text as sum from ledger.accounts')).rows[0]

describe('the balloon that rises for all', () => {
  it('LOBBY-02 a press is decided by the server’s clock and paid with it; the height at which the balloon is lost is told by nothing before', async () => {
    const { id, lost } = await roundLostFrom(1000)
    const [ada, bob] = [await playerWithMoney(), await playerWithMoney()]
    const [own, other] = [await stake(ada, id), await stake(bob, id, 150)]
    expect(own.data).toMatchObject({
      round: { status: 'open', view: { auto: null, out: null, lost: null } },
      balance: { amount: 90 },
    })
    expect((await leave(ada, own.data.round.id)).error.code).toBe('cash_out_early')
    await flown(50)
    expect((await read()).table.round).toMatchObject({ state: 'closed', server_seed: null, drawn: null, next_at: null })

    await flown(msTo(200))
    const out = await leave(ada, own.data.round.id)
    const { out: height } = out.data.round.view as { out: number }
    expect(height).toBeGreaterThanOrEqual(200)
    expect(height).toBeLessThanOrEqual(await heightNow())
    expect(out.data).toMatchObject({
      round: { status: 'finished', win: { amount: height / 10 }, view: { auto: null, out: height, lost: null } },
      balance: { amount: 90 + height / 10 },
    })
    // The round goes on: nothing of hers says how long.
    expect(await ownRound(ada, own.data.round.id)).toMatchObject({
      server_seed: null,
      choices: [{ auto: null }, { out: height }],
    })
    // Bob is out by his plan, and paid while the balloon still rises.
    await turn()
    expect(await ownRound(bob, other.data.round.id)).toMatchObject({
      round: { status: 'finished', view: { auto: 150, out: 150, lost: null } },
    })
    expect(await balanceOf(bob)).toBe(105)
    expect((await read()).bets).toMatchObject({
      count: 2,
      bets: expect.arrayContaining([
        expect.objectContaining({ status: 'finished', win: { amount: 15, currency: 'USD' }, seen: { out: 150 } }),
        expect.objectContaining({ seen: { out: height } }),
      ]) as unknown,
    })

    await flown(msTo(lost + 1))
    await turn()
    const { round } = (await read()).table
    expect(round).toMatchObject({ id, state: 'settled', drawn: lost })
    expect(commitment(round.server_seed ?? '')).toBe(round.server_hash)
  })

  it('LOBBY-02 a height that was set before is decided by the outcome alone: at it one is paid, a hundredth below it is lost', async () => {
    const { id, lost } = await roundLostFrom(300, 2000)
    const [at, above] = [await playerWithMoney(), await playerWithMoney()]
    await stake(at, id, lost)
    const missed = await stake(above, id, lost + 1)
    // Nobody turns the table meanwhile, and nobody presses.
    await flown(msTo(lost + 1) + 60_000)
    expect((await leave(above, missed.data.round.id)).error.code).toBe('cash_out_late')
    await turn()
    expect(await balanceOf(at)).toBeCloseTo(90 + lost / 10, 2)
    expect(await balanceOf(above)).toBe(90)
    expect(await ownRound(above, missed.data.round.id)).toMatchObject({
      round: { view: { auto: lost + 1, out: null, lost } },
    })
    expect((await leave(above, missed.data.round.id)).error.code).toBe('cash_out_late')
  })

  it('LOBBY-02 presses at once, and presses against the end of the round, are decided once each, and the books balance', async () => {
    const before = await sumOfBooks()
    const { id, lost } = await roundLostFrom(300, 5000)
    const players = await Promise.all(Array.from({ length: 6 }, playerWithMoney))
    const rounds = await Promise.all(players.map(async (player) => (await stake(player, id)).data.round.id))
    const all = players.map((player, index) => ({ player, round: rounds[index] ?? '' }))
    // The same press of one player, many times.
    const [first, ...others] = all
    if (!first) throw new Error('nobody plays')
    await flown(msTo(200))
    const presses = await Promise.all(
      Array.from({ length: 12 }, () => leave(first.player, first.round, { idempotencyKey: 'one-press' }))
    )
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { data } of presses) expect(data.round.view).toEqual(presses[0]?.data.round.view)
    expect(
      (
        await first.player.post(
          'games.advance',
          { round: first.round, step: '1', choice: { a: 1 } },
          { idempotencyKey: 'one-press' }
        )
      ).error.code
    ).toBe('idempotency_key_reused')
    expect((await leave(first.player, first.round)).error.code).toBe('round_not_open')
    // The others press while the table is settled.
    await flown(msTo(lost + 1) - 15)
    await Promise.all([
      ...others.flatMap(({ player, round }) => [leave(player, round), leave(player, round)]),
      (async () => {
        for (let turns = 0; turns < 12; turns++) await turn()
      })(),
    ])
    await flown(msTo(lost + 1) + 100)
    await turn()
    for (const { player, round } of all) {
      const end = await ownRound(player, round)
      const { out } = end.round.view as { out: number | null }
      expect(end.round.status).toBe('finished')
      expect(out === null || out <= lost).toBe(true)
      expect(await balanceOf(player)).toBeCloseTo(90 + (out ?? 0) / 10, 2)
    }
    expect(await sumOfBooks()).toEqual(before)
  })

  it('LOBBY-02 after a stop of the server plans have what came of them, everybody else leaves where the balloon was last seen, and a stake that had not risen is back', async () => {
    const { id, lost } = await roundLostFrom(400, 5000)
    const [free, planned, missed] = [await playerWithMoney(), await playerWithMoney(), await playerWithMoney()]
    const own = await stake(free, id)
    await stake(planned, id, lost)
    await stake(missed, id, lost + 1)
    await flown(msTo(150))
    await turn()
    const { rows } = await query(
      `select (extract(epoch from seen_at - closes_at) * 1000)::float8 as seen from games.live_rounds where id = ${newest}`
    )
    const seen = (rows as { seen: number }[])[0]?.seen ?? 0
    const reached = heightAt(seen)
    // Nothing runs until long after the balloon was lost; what was last seen moves with it.
    await query(`update games.live_rounds set seen_at = seen_at - d.by, opened_at = opened_at - d.by, closes_at = closes_at - d.by, ends_at = ends_at - d.by, next_at = next_at - d.by
      from (select interval '10 minutes' as by) d where id = ${newest}`)
    await turn()
    const end = await ownRound(free, own.data.round.id)
    const { out } = end.round.view as { out: number }
    expect(Math.abs(out - reached)).toBeLessThanOrEqual(1)
    expect(await balanceOf(free)).toBeCloseTo(90 + out / 10, 2)
    expect(await balanceOf(planned)).toBeCloseTo(90 + lost / 10, 2)
    expect(await balanceOf(missed)).toBe(90)

    const next = await roundLostFrom(400, 5000)
    const early = await stake(free, next.id)
    const had = await balanceOf(free)
    await query(
      `update games.live_rounds set opened_at = now() - interval '9 min', closes_at = now() - interval '8 min', ends_at = now() - interval '7 min', next_at = now() where id = ${newest}`
    )
    await turn()
    expect((await ownRound(free, early.data.round.id)).round.status).toBe('void')
    expect(await balanceOf(free)).toBeCloseTo(had + 10, 2)
  })

  it('RG-11 who chose not to play is out at once where no plan of theirs says when, and a stake whose balloon has not risen is back', async () => {
    const { id } = await roundLostFrom(400)
    const [early, free, planned] = [await playerWithMoney(), await playerWithMoney(), await playerWithMoney()]
    const endRounds = async ({ uid }: { uid: bigint }) =>
      endRoundsOf((await server.context()) as never, { uid: uid.toString() })
    const [before, own, plan] = [await stake(early, id), await stake(free, id), await stake(planned, id, 300)]
    await endRounds(early)
    expect((await ownRound(early, before.data.round.id)).round.status).toBe('void')
    expect(await balanceOf(early)).toBe(100)
    await flown(msTo(200))
    await endRounds(free)
    await endRounds(planned)
    const { round } = await ownRound(free, own.data.round.id)
    const { out } = round.view as { out: number }
    expect(out).toBeGreaterThanOrEqual(200)
    expect(await balanceOf(free)).toBeCloseTo(90 + out / 10, 2)
    expect((await ownRound(planned, plan.data.round.id)).round.status).toBe('open')
  })

  it('GAM-11 play money stands on the same rounds, and others do not see it', async () => {
    const { id, lost } = await roundLostFrom(400)
    const visitor = server.visitor()
    type Demo = { token: string; round: Round | null; balance: { amount: number } }
    const demo = (params: object) => visitor.post<Demo>('games.demo', { sysname, ...params })
    const begun = await demo({})
    expect(begun.data).toMatchObject({ round: null, balance: { amount: 1000 } })
    const { data } = await demo({
      token: begun.data.token,
      action: 'play',
      round: id,
      stake: '10.00',
      choice: { auto: null },
    })
    expect(data).toMatchObject({ round: { status: 'open' }, balance: { amount: 990 } })
    expect((await demo({ token: data.token, action: 'advance' })).error.code).toBe('cash_out_early')
    await flown(msTo(200))
    const out = await demo({ token: data.token, action: 'advance' })
    const { out: height } = (out.data.round as Round).view as { out: number }
    expect(out.data.balance.amount).toBeCloseTo(990 + height / 10, 2)
    expect((await read()).bets.count).toBe(0)
    expect(
      (await demo({ token: out.data.token, action: 'play', round: id, stake: '10.00', choice: { auto: null } })).error
        .code
    ).toBe('bets_closed')
    await flown(msTo(lost + 1))
    expect((await demo({ token: data.token, action: 'advance' })).error.code).toBe('cash_out_late')
    await turn()
    expect((await demo({ token: data.token })).data).toMatchObject({
      round: { status: 'finished', win: { amount: 0 }, view: { out: null, lost } },
      balance: { amount: 990 },
    })
  })
})
