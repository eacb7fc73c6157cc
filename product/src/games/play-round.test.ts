import { randomBytes } from 'node:crypto'
import type { PlayerContext } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { Refusal, type RefusalCode, type Refuses, refuse } from '@ante/kit/refusal'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { endStaleRounds } from './end-stale-rounds.ts'
import { events } from './contract.ts'
import { commitment, drawsOf } from './fairness.ts'
import { advanceRound } from './advance-round.ts'
import { playRound } from './play-round.ts'
import { readGame, readHistory, readRound } from './read-rounds.ts'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { readSeeds, rotateSeed } from './seeds.ts'

let database: TestDatabase
let lastPlayer = 100n
let cycleMs = { slot: 0 }
const stake = money(100n)
const sysname = 'midnight-orchard'

beforeAll(async () => {
  database = await testDatabase()
  await database.db.write(seedGames)
})
afterAll(() => database.close())

const contextOf = (
  uid: bigint,
  key: string = randomBytes(8).toString('hex')
): PlayerContext & Refuses<RefusalCode> => ({
  refuse,
  db: database.db,
  clock: { now: () => instant(0) },
  random: { bytes: (count) => randomBytes(count) },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  ports: sealing,
  locale: 'en',
  setting: (_, schema) => schema.parse({ cycleMs }),
  policy: defaultPolicy,
  origin: 'http://localhost',
  player: { uid, restricted: false },
  idempotencyKey: key,
  address: '127.0.0.1',
  userAgent: 'test',
})

/** A player of their own for each test, with so many cents. */
async function richPlayer(minor: bigint): Promise<bigint> {
  const uid = ++lastPlayer
  await database.db.pool.query(
    `insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`,
    [uid]
  )
  const postings = [
    { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(minor), code: 'opening' as const },
  ]
  await database.db.write((tx) => post(tx, { key: `opening:${uid}`, kind: 'opening', postings }))
  return uid
}
const balanceOf = (uid: bigint): Promise<bigint> =>
  database.db.read(async (tx) => Object.values(await balancesOf(tx, [playerAccount(uid, 'main')]))[0]?.minor ?? 0n)
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (caught: unknown) => caught
  )
  if (!(error instanceof Refusal)) throw new Error(`no refusal: ${String(error)}`)
  return error.message
}
const cents = (wire: { amount: number }): bigint => BigInt(Math.round(wire.amount * 100))
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query(text, values)).rows as Row[]

/** Seeds whose next round of the orchard is a wanted one: what a test proves must not hang on its luck. */
async function seedsBefore(
  uid: bigint,
  isWanted: (round: { open: boolean; winMinor: bigint }) => boolean
): Promise<void> {
  for (let index = 0; ; index++) {
    const seed = commitment(`free spins ${index}`)
    const resolved = engineOf(sysname)?.resolve(drawsOf(seed, 'client', 0), 100n, [null])
    if (!resolved || 'refused' in resolved || !isWanted(resolved)) continue
    await query(
      `insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, history) values ($1, $2, $3, 'client', $4, $5, games.database_history())`,
      [uid, seed, commitment(seed), commitment('next'), commitment(commitment('next'))]
    )
    return
  }
}

const seedsBeforeFreeSpins = (uid: bigint) => seedsBefore(uid, ({ open }) => open)

describe('a round for money', () => {
  it('GAME-05 moves stake and win in one transaction, uses one nonce and is told', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBefore(uid, ({ open, winMinor }) => !open && winMinor > 0n)
    const { round, balance } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    expect(await balanceOf(uid)).toBe(cents(balance))
    expect(cents(round.win)).toBeGreaterThan(0n)
    expect(10_000n - 100n + cents(round.win)).toBe(cents(balance))
    const [transaction] = await query<{ kind: string }>('select kind from ledger.transactions where id = $1', [
      round.id,
    ])
    expect(transaction?.kind).toBe('round')
    expect((await readSeeds(contextOf(uid))).nonce).toBe(1)
    const told = await query<{ payload: { round: string } }>(
      `select payload from outbox.events where name = 'games.round-finished' and payload ->> 'player' = $1`,
      [String(uid)]
    )
    expect(told.map((row) => events['games.round-finished'].payload.parse(row.payload).round)).toEqual([round.id])
  })

  it('answers the same for the same key and refuses another input under it', async () => {
    const uid = await richPlayer(10_000n)
    const first = await playRound(contextOf(uid, 'one'), { sysname, stake, choice: undefined })
    const again = await playRound(contextOf(uid, 'one'), { sysname, stake, choice: undefined })
    expect(again).toEqual(first)
    expect(
      await refusalOf(playRound(contextOf(uid, 'one'), { sysname, stake: money(200n), choice: undefined }))
    ).toContain('idempotency_key_reused')
    expect(await query('select 1 from games.rounds where player_uid = $1', [uid])).toHaveLength(1)
  })

  it('refuses a stake above the balance and keeps the nonce', async () => {
    const uid = await richPlayer(99n)
    expect(await refusalOf(playRound(contextOf(uid), { sysname, stake, choice: undefined }))).toBe(
      'UserNeedDeposit: insufficient_funds'
    )
    expect((await readSeeds(contextOf(uid))).nonce).toBe(0)
    expect(await balanceOf(uid)).toBe(99n)
  })

  it('refuses a stake between the levels, a choice where there is none, and an unknown game', async () => {
    const uid = await richPlayer(10_000n)
    expect(await refusalOf(playRound(contextOf(uid), { sysname, stake: money(101n), choice: undefined }))).toContain(
      'amount_not_allowed'
    )
    expect(await refusalOf(playRound(contextOf(uid), { sysname, stake, choice: { stop: 3 } }))).toContain(
      'wrong_choice'
    )
    expect(await refusalOf(playRound(contextOf(uid), { sysname: 'nothing', stake, choice: undefined }))).toContain(
      'not_found'
    )
    expect(await balanceOf(uid)).toBe(10_000n)
  })

  it('GAM-13 keeps the shortest cycle of the market by the clock of the database', async () => {
    const uid = await richPlayer(10_000n)
    await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    cycleMs = { slot: 60_000 }
    expect(await refusalOf(playRound(contextOf(uid), { sysname, stake, choice: undefined }))).toMatch(
      /TooManyRequests|round_open/
    )
    cycleMs = { slot: 0 }
  })

  it('RNG-10 plays all of many simultaneous rounds of one player, each with a nonce of its own', async () => {
    const uid = await richPlayer(100_000n)
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        playRound(contextOf(uid), { sysname: 'dicebox', stake, choice: { side: 'over', chance: 50 } })
      )
    )
    expect(answers.map(({ round }) => round.nonce).toSorted((one, other) => one - other)).toEqual(
      answers.map((_, index) => index)
    )
    const nonces = await query<{ nonce: number }>(
      'select nonce from games.rounds where player_uid = $1 order by nonce',
      [uid]
    )
    expect(nonces.map((row) => row.nonce)).toEqual(answers.map((_, index) => index))
  })
})

describe('a round of several steps', () => {
  it('RES-2 goes through a reload: stake at the start, the same round back, the win once at the end', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBeforeFreeSpins(uid)
    let { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    expect(round).toMatchObject({ status: 'open', step: 1 })
    expect(await balanceOf(uid)).toBe(9900n)
    expect(await refusalOf(playRound(contextOf(uid), { sysname, stake, choice: undefined }))).toContain('round_open')
    const { next_server_hash } = await readSeeds(contextOf(uid))
    expect(await refusalOf(rotateSeed(contextOf(uid), { client_seed: 'mine', next_server_hash }))).toContain(
      'seed_in_use'
    )
    for (let step = 1; step <= 10; step++) {
      expect((await readGame(contextOf(uid), { sysname })).open_round).toEqual(round)
      round = (await advanceRound(contextOf(uid, `step ${step}`), { round: round.id, step, choice: undefined })).round
    }
    expect(round).toMatchObject({ status: 'finished', step: 11 })
    expect(await balanceOf(uid)).toBe(9900n + cents(round.win))
    for (const step of [10, 9, 1]) {
      const again = { round: round.id, step, choice: undefined }
      expect((await advanceRound(contextOf(uid, `step ${step}`), again)).round).toEqual(round)
      const other = advanceRound(contextOf(uid, `step ${step}`), { ...again, choice: { other: 1 } })
      expect(await refusalOf(other)).toContain('idempotency_key_reused')
    }
    expect(await refusalOf(advanceRound(contextOf(uid), { round: round.id, step: 11, choice: undefined }))).toContain(
      'round_not_open'
    )
    expect(await balanceOf(uid)).toBe(9900n + cents(round.win))
  })

  it('GAM-1 a key of an earlier step answers the round as it stands while it is still open', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBeforeFreeSpins(uid)
    let { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    const first = { round: round.id, step: 1, choice: undefined }
    for (let step = 1; step <= 3; step++)
      round = (await advanceRound(contextOf(uid, `earlier ${step}`), { ...first, step })).round
    expect((await advanceRound(contextOf(uid, 'earlier 1'), first)).round).toEqual(round)
    expect(round).toMatchObject({ status: 'open', step: 4 })
  })

  it('GAM-1 takes a step once, however many ask for it at the same time', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBeforeFreeSpins(uid)
    const { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => advanceRound(contextOf(uid), { round: round.id, step: 1, choice: undefined }))
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect((await readRound(contextOf(uid), { id: round.id })).choices).toEqual([null, null])
  })

  it('RES-6 gives the stake back when the version of the round is no longer there', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBeforeFreeSpins(uid)
    const { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    await query(`update games.rounds set version = '0.9.0' where id = $1`, [round.id])
    const answer = await advanceRound(contextOf(uid), { round: round.id, step: 1, choice: undefined })
    expect(answer.round).toMatchObject({ status: 'void', win: { amount: 0 } })
    expect(answer.balance.amount).toBe(100)
    expect(await balanceOf(uid)).toBe(10_000n)
  })

  it('RES-7 ends a round that nobody came back to: free spins are played and paid, an untouched field gives the stake back', async () => {
    const uid = await richPlayer(10_000n)
    await seedsBeforeFreeSpins(uid)
    const { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    const field = await playRound(contextOf(uid), { sysname: 'clearing', stake, choice: { mines: 3 } })
    const young = await richPlayer(10_000n)
    const waiting = await playRound(contextOf(young), { sysname: 'clearing', stake, choice: { mines: 3 } })
    await query(`update games.open_rounds set started_at = now() - interval '31 days' where round_id = any ($1)`, [
      [round.id, field.round.id],
    ])
    await endStaleRounds(contextOf(uid) as never)
    const ended = (await readRound(contextOf(uid), { id: round.id })).round
    expect(ended).toMatchObject({ status: 'finished', step: 11 })
    expect((await readRound(contextOf(uid), { id: field.round.id })).round.status).toBe('void')
    expect(await balanceOf(uid)).toBe(9900n + cents(ended.win))
    expect((await readRound(contextOf(young), { id: waiting.round.id })).round.status).toBe('open')
  })

  it('shows a player only their own rounds', async () => {
    const [uid, other] = [await richPlayer(10_000n), await richPlayer(10_000n)]
    const { round } = await playRound(contextOf(uid), { sysname, stake, choice: undefined })
    expect(await refusalOf(readRound(contextOf(other), { id: round.id }))).toContain('not_found')
    expect(await refusalOf(advanceRound(contextOf(other), { round: round.id, step: 1, choice: undefined }))).toContain(
      'not_found'
    )
  })
})

describe('seeds', () => {
  it('RNG-10 a given-up pair reproduces every round, and its server seed was committed before the client seed was chosen', async () => {
    const uid = await richPlayer(100_000n)
    await seedsBeforeFreeSpins(uid)
    const before = await readSeeds(contextOf(uid))
    const rounds = []
    for (let played = 0; played < 5; played++) {
      const { round } = await playRound(contextOf(uid), { sysname, stake: money(20n), choice: undefined })
      rounds.push(round)
      // Until it is over no other is begun. The first has free spins; a later one may have them too.
      if (round.status === 'open')
        for (let step = 1; step <= 10; step++)
          await advanceRound(contextOf(uid), { round: round.id, step, choice: undefined })
    }
    expect((await readRound(contextOf(uid), { id: rounds[0]?.id ?? '' })).server_seed).toBeNull()
    const after = await rotateSeed(contextOf(uid), {
      client_seed: 'my-own-words',
      next_server_hash: before.next_server_hash,
    })
    expect(after).toMatchObject({ client_seed: 'my-own-words', server_hash: before.next_server_hash, nonce: 0 })
    expect(commitment(after.revealed?.server_seed ?? '')).toBe(before.server_hash)
    for (const { id } of rounds) {
      const { round, server_seed, choices } = await readRound(contextOf(uid), { id })
      const again = engineOf(sysname)?.resolve(
        drawsOf(server_seed ?? '', round.client_seed, round.nonce),
        cents(round.stake),
        choices
      )
      expect(again).toMatchObject({ winMinor: cents(round.win), view: round.view })
    }
  })
})

it('GAME-10 the history has every round, the newest first, page by page', async () => {
  const uid = await richPlayer(100_000n)
  const ids = []
  for (let played = 0; played < 3; played++)
    ids.unshift(
      (await playRound(contextOf(uid), { sysname, stake: money(20n), choice: undefined }).catch(() => undefined))?.round
        .id
    )
  const { rounds, has_more } = await readHistory(contextOf(uid), {
    offset: 0,
    count: 2,
    sysname: undefined,
    open: undefined,
  })
  expect(rounds.map((round) => round.id)).toEqual(ids.filter(Boolean).slice(0, 2))
  expect(rounds[0]?.name).toBe('Midnight Orchard')
  expect(has_more).toBe(ids.filter(Boolean).length > 2)
})

it('the books balance after all of it', async () => {
  expect(await database.db.read(audit)).toEqual([])
})
