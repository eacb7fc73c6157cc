import { sealing } from '@ante/testing/sealing'
import type { Database, Statement } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'
import { money } from '@ante/kit/money'
import type { StoredSeed } from '@ante/kit/stored-seed'
import { jackpotClientSeed, winsJackpot } from '@ante/arcade/rules/jackpot'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSeed } from '../identity/index.ts'
import { meterAccount, openJackpots } from '../jackpots/index.ts'
import { audit, houseAccount, playerAccount } from '../ledger/index.ts'
import { advanceRound } from './advance-round.ts'
import { endRoundsOf } from './end-stale-rounds.ts'
import { drawsOf } from './fairness.ts'
import { JackpotWorld, level, opening, texts } from './jackpot-rounds.fixture.ts'
import { playRound } from './play-round.ts'

let world: JackpotWorld
let uid = 0n
beforeEach(async () => {
  world = await JackpotWorld.open()
  uid = (await world.players(1))[0] ?? 0n
})
afterEach(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

/** Games that risk nothing before their first step, and games whose stake is at risk at once. */
const waiting: [string, Json, Json][] = [
  ['clearing', { mines: 3 }, { tile: 0 }],
  ['higher-ground', null, { guess: 'higher' }],
  ['stepstones', { water: 0 }, { stone: 0 }],
]
const atOnce: [string, Json][] = [
  ['jacks-at-midnight', null],
  ['combination', { guess: [0, 1, 2] }],
]
const games = [...waiting, ...atOnce].map(([game]) => game)
/** A stake of 1.00 wins for certain. */
const certain = [level('well', { everyMinor: 100n, ratePpm: 10_000 })]
const never = [level('well', { everyMinor: 1_000_000_000_000n, ratePpm: 12_345 })]

const play = (sysname: string, choice: Json, { player = uid, db }: { player?: bigint; db?: Database } = {}) =>
  playRound(world.contextOf(player, db), { sysname, stake: money(100n), choice })
const step = (round: string, choice: Json, db?: Database) =>
  advanceRound(world.contextOf(uid, db), { round, step: 1, choice })
const winsOf = () => world.rows<{ amount_minor: bigint; level: string }>('select * from jackpots.wins order by id')
/** What was staked for good, and what it comes to with what shares owe, in millionths. */
async function fedOf(jackpot: bigint): Promise<{ staked: bigint; carried: bigint }> {
  const [fed] = await world.rows<{ staked: bigint; carried: bigint }>(
    `select sum(staked_minor - returned_minor)::bigint as staked, sum(carried[1])::bigint as carried from jackpots.shares where jackpot_id = $1`,
    [jackpot]
  )
  return fed ?? { staked: 0n, carried: 0n }
}
const takenPart = () =>
  world.rows<{ status: string; jackpot: { id: string; hit: string | null; levels: unknown[] } | null }>(
    'select status, jackpot from games.rounds order by id'
  )
const end = () => endRoundsOf(world.contextOf(uid) as never, { uid: uid.toString() })

describe('a round of several steps', () => {
  it.each(waiting)(
    'JKP-7 %s takes part in a jackpot with its first step, which risks the stake, and once',
    async (game, choice, first) => {
      const jackpot = await world.put(certain, { games })
      const begun = await play(game, choice)
      expect([begun.round.jackpot, begun.round.status]).toEqual([undefined, 'open'])
      expect([await winsOf(), (await fedOf(jackpot)).staked]).toEqual([[], 0n])
      // It comes to nothing: its stake is back, and it never took part.
      await end()
      expect(await takenPart()).toEqual([{ status: 'void', jackpot: null }])
      expect([await winsOf(), (await fedOf(jackpot)).staked]).toEqual([[], 0n])
      expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening)
      // One that goes on is fed and won by this step, and by no other.
      const { round } = await play(game, choice)
      const stepped = await step(round.id, first)
      expect(stepped.round.jackpot).toMatchObject({ level: 'well', amount: { amount: 5.01 } })
      await end()
      expect(await winsOf()).toMatchObject([{ level: 'well', amount_minor: 501n }])
      expect(await fedOf(jackpot)).toEqual({ staked: 100n, carried: 0n })
      const [row] = await world.rows<{ won: bigint; balance: bigint; win_minor: bigint }>(
        `select jackpot_win_minor as won, win_minor from games.rounds where jackpot is not null`
      )
      expect(row?.won).toBe(501n)
      expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening - 100n + 501n + (row?.win_minor ?? 0n))
    }
  )

  it.each(atOnce)(
    'JKP-7 %s, whose stake is at risk at once, takes part when it is played, and with no later step',
    async (game, choice) => {
      const jackpot = await world.put(certain, { games })
      expect((await play(game, choice)).round.jackpot).toMatchObject({ level: 'well' })
      await end()
      expect([await winsOf(), await fedOf(jackpot)]).toMatchObject([[{ amount_minor: 501n }], { staked: 100n }])
    }
  )

  it('JKP-3 a step is drawn by the seeds of its round, as its player works it out, and a repeated one is paid once', async () => {
    await world.put([level('well', { everyMinor: 200n })], { games })
    for (let count = 0; count < 12; count++) {
      const { round } = await play('clearing', { mines: 3 })
      const again = world.contextOf(uid)
      const input = { round: round.id, step: 1, choice: { tile: count } }
      const first = await advanceRound(again, input)
      expect((await advanceRound(again, input)).round.jackpot).toEqual(first.round.jackpot)
      await end()
    }
    const rounds = await world.rows<{
      jackpot: { id: string; hit: string | null; levels: { level: string; share: string; range: string }[] }
      nonce: number
      client_seed: string
      server_seed: StoredSeed
      server_hash: string
    }>(
      'select r.jackpot, r.nonce, s.client_seed, s.server_seed, s.server_hash from games.rounds r join games.seeds s on s.id = r.seed_id'
    )
    for (const { jackpot, nonce, client_seed, server_seed, server_hash } of rounds) {
      const [one] = jackpot.levels
      const draws = drawsOf(
        openSeed(sealing, server_seed, server_hash),
        jackpotClientSeed(client_seed, jackpot.id, 'well'),
        nonce
      )
      expect(winsJackpot(draws, { share: BigInt(one?.share ?? 0), range: BigInt(one?.range ?? 0) })).toBe(
        jackpot.hit !== null
      )
    }
    const hits = rounds.filter(({ jackpot }) => jackpot.hit !== null).length
    expect(hits).toBeGreaterThan(0)
    expect(hits).toBeLessThan(12)
    expect(await winsOf()).toHaveLength(hits)
  })

  it('JKP-8 a step that was drawn before staff paused the jackpot takes no part, and no step fails by it', async () => {
    const jackpot = await world.put(certain, { games })
    const { round } = await play('clearing', { mines: 3 })
    await approvedCall(world.database.db, 'jackpots.put', {
      sysname: 'moonwell',
      texts,
      currency: 'USD',
      levels: [{ name: 'well', seed_minor: 500, rate_ppm: 10_000, every_minor: 100 }],
      games,
      paused: true,
      reason: 'a test of steps',
    })
    expect((await step(round.id, { tile: 0 })).round.jackpot).toBeUndefined()
    expect([await winsOf(), (await fedOf(jackpot)).staked]).toEqual([[], 0n])
  })
})

/** A round whose version is gone is void. */
const voidLast = async () => {
  await world.rows(`update games.rounds set version = '0.0.1' where id = (select max(id) from games.rounds)`)
  await end()
}
describe('a void round that has taken part', () => {
  it('JKP-2 takes back what it fed to the millionth, no meter falls by it, and the next stakes make up for it', async () => {
    const jackpot = await world.put(never, { games, reservePpm: 1_001 })
    const meter = () => world.balanceOf(meterAccount(jackpot, 'well'))
    await play('jacks-at-midnight', null)
    const [before, game] = [await meter(), houseAccount('games', 'jacks-at-midnight')]
    expect([before, await fedOf(jackpot)]).toEqual([501n, { staked: 100n, carried: 234_500n }])
    await voidLast()
    expect((await takenPart()).map(({ status, jackpot: part }) => [status, part])).toEqual([['void', null]])
    expect([await meter(), await fedOf(jackpot)]).toEqual([501n, { staked: 0n, carried: -1_000_000n }])
    expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening)
    expect(await world.balanceOf(game)).toBe(-1n)
    for (let count = 1; count <= 3; count++) {
      await play('jacks-at-midnight', null)
      await end()
      const { staked, carried } = await fedOf(jackpot)
      expect(((await meter()) - 500n) * 1_000_000n + carried).toBe(staked * 12_345n)
    }
    expect(await meter()).toBeGreaterThan(501n)
  })

  it('JKP-3 keeps what it has won, and what it fed stays in what was paid', async () => {
    const jackpot = await world.put(certain, { games })
    await play('jacks-at-midnight', null)
    await voidLast()
    expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening + 501n)
    expect([await takenPart(), await fedOf(jackpot)]).toMatchObject([
      [{ status: 'void', jackpot: { hit: 'well' } }],
      { staked: 100n, carried: 0n },
    ])
  })

  it('JKP-5 leaves it with the players where its jackpot was closed meanwhile, and gives it back where it was only changed', async () => {
    const jackpot = await world.put(never, { games })
    await play('jacks-at-midnight', null)
    await world.put(never, { games, reservePpm: 5_000 })
    await voidLast()
    expect(await fedOf(jackpot)).toEqual({ staked: 0n, carried: -1_000_000n })
    await play('jacks-at-midnight', null)
    const heir = await world.put(never, { sysname: 'heir', games: [] })
    await operatorCall(world.database.db, 'jackpots.close', {
      sysname: 'moonwell',
      to: 'heir',
      reason: 'a test of void',
    })
    // What a share owes the game goes with it.
    expect([await fedOf(jackpot), await fedOf(heir)]).toEqual([
      { staked: 100n, carried: 0n },
      { staked: 0n, carried: 234_500n },
    ])
    await voidLast()
    expect(await fedOf(jackpot)).toEqual({ staked: 100n, carried: 0n })
    expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening)
  })
})

describe('a limited level', () => {
  /** The same database, where something happens just before a call of this name, once. */
  function before(name: string, happen: () => Promise<unknown>): Database {
    let hasHappened = false
    const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
      if (statement.name === name && !hasHappened) {
        hasHappened = true
        await happen()
      }
      return world.database.db.call<Row>(statement, values)
    }
    return { ...world.database.db, call }
  }

  it.each([
    ['games.play', 'jacks-at-midnight'],
    ['games.advance', 'clearing'],
  ])('JKP-6 that was won between the draw and %s is drawn again in its next run', async (name, game) => {
    const jackpot = await world.put([level('drop', { everyMinor: null, beforeMinor: 1_000_000n, ratePpm: 10_000 })], {
      games,
    })
    await world.give(meterAccount(jackpot, 'drop'), 1_000_000n)
    await openJackpots(world.database.db, 'now')
    const [other = 0n] = await world.players(1)
    const db = before(name, () => play('combination', { guess: [0, 1, 2] }, { player: other }))
    const begun = await play(game, game === 'clearing' ? { mines: 3 } : null, { db })
    const { round } = game === 'clearing' ? await step(begun.round.id, { tile: 0 }, db) : begun
    expect(round.jackpot).toBeUndefined()
    expect(await winsOf()).toMatchObject([{ level: 'drop', amount_minor: 1_000_000n }])
    // By what was missing then: nearly all of it.
    const [row] = await world.rows<{ jackpot: { hit: string | null; levels: { range: string }[] } }>(
      'select jackpot from games.rounds where id = $1',
      [round.id]
    )
    expect(row?.jackpot.hit).toBeNull()
    expect(BigInt(row?.jackpot.levels[0]?.range ?? 0)).toBeGreaterThan(990_000n * 1_000_000n)
  })

  it('JKP-4 a level that is not limited is won at one moment by each that hit it, of what is there then', async () => {
    await world.put(certain, { games })
    const [other = 0n] = await world.players(1)
    const db = before('games.play', () => play('combination', { guess: [0, 1, 2] }, { player: other }))
    expect((await play('jacks-at-midnight', null, { db })).round.jackpot).toMatchObject({ amount: { amount: 5.01 } })
    expect(await winsOf()).toHaveLength(2)
  })
})
