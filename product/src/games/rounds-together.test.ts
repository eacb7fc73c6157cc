import { randomBytes } from 'node:crypto'
import type { Database, PlayerContext, Statement } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { Refusal, type RefusalCode, type Refuses, refuse } from '@ante/kit/refusal'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { playRound, playTogether } from './play-round.ts'
import { readSeeds } from './seeds.ts'

let database: TestDatabase
let lastPlayer = 5000n
const stake = money(100n)
// Its rounds end at once, whatever they win.
const sysname = 'dicebox'
const choice = { side: 'under', chance: 50 }

beforeAll(async () => {
  database = await testDatabase()
  await database.db.write(seedGames)
})
afterAll(() => database.close())

const contextOf = (
  uid: bigint,
  db: Database = database.db,
  key = randomBytes(8).toString('hex')
): PlayerContext & Refuses<RefusalCode> => ({
  refuse,
  db,
  clock: { now: () => instant(0) },
  random: { bytes: (count) => randomBytes(count) },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  ports: sealing,
  locale: 'en',
  setting: (_, schema) => schema.parse({ cycleMs: {} }),
  policy: defaultPolicy,
  origin: 'http://localhost',
  player: { uid, restricted: false },
  idempotencyKey: key,
  address: '127.0.0.1',
  userAgent: 'test',
})
const play = (uid: bigint, db?: Database, key?: string) =>
  playRound(contextOf(uid, db, key), { sysname, stake, choice })

/** Players with so many cents each, whose seeds are there. */
async function players(count: number, minor = 10_000n): Promise<bigint[]> {
  const uids = Array.from({ length: count }, () => ++lastPlayer)
  for (const uid of uids) {
    const postings = [
      { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(minor), code: 'opening' as const },
    ]
    await database.db.pool.query(
      `insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`,
      [uid]
    )
    await database.db.write((tx) => post(tx, { key: `opening:${uid}`, kind: 'opening', postings }))
    await readSeeds(contextOf(uid))
  }
  return uids
}
const balanceOf = (uid: bigint): Promise<bigint> =>
  database.db.read(async (tx) => Object.values(await balancesOf(tx, [playerAccount(uid, 'main')]))[0]?.minor ?? 0n)
const roundsOf = async (uids: readonly bigint[]) =>
  (
    await database.db.pool.query<{ player_uid: bigint; commit: string }>(
      'select player_uid, xmin::text as commit from games.rounds where player_uid = any ($1) order by id',
      [uids.map(String)]
    )
  ).rows

/** A half of the rounds wins 1.98 for its 1.00. */
async function expectOneRoundEach(uids: readonly bigint[], minor = 10_000n): Promise<void> {
  expect((await roundsOf(uids)).map(({ player_uid }) => player_uid).toSorted((a, b) => Number(a - b))).toEqual(uids)
  for (const uid of uids) expect([minor - 100n, minor + 98n]).toContain(await balanceOf(uid))
  expect(await database.db.read(audit)).toEqual([])
}
const reasonOf = (answer: PromiseSettledResult<unknown>): string =>
  answer.status === 'fulfilled'
    ? 'played'
    : answer.reason instanceof Refusal
      ? answer.reason.message
      : String(answer.reason)

test('GAM-1 rounds of many players at one moment share commits; who has too little is refused alone and pays nothing', async () => {
  const [rich, poor] = [await players(24), await players(1, 99n)]
  const all = [...rich.slice(0, 12), ...poor, ...rich.slice(12)]
  const answers = (await Promise.allSettled(all.map((uid) => play(uid)))).map(reasonOf)
  expect(answers.filter((answer) => answer !== 'played')).toEqual(['UserNeedDeposit: insufficient_funds'])
  expect(answers[12]).toBe('UserNeedDeposit: insufficient_funds')
  await expectOneRoundEach(rich)
  const commits = new Set((await roundsOf(rich)).map(({ commit }) => commit))
  expect(commits.size).toBeLessThan(rich.length)
  expect(await roundsOf(poor)).toEqual([])
  expect((await Promise.all(poor.map(balanceOf)))[0]).toBe(99n)
  expect((await readSeeds(contextOf(poor[0] ?? 0n))).nonce).toBe(0)
})

/** The same database over a line that tears when a call carries several rounds: before it was heard, or after it was done. */
function tornWhen(when: 'before' | 'after'): { db: Database; torn: () => number } {
  let torn = 0
  const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    const isTorn = statement.name === 'games.play' && (values[0] as unknown[]).length > 1
    if (isTorn) torn += 1
    const error = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
    if (isTorn && when === 'before') throw error
    const rows = await database.db.call<Row>(statement, values)
    if (isTorn) throw error
    return rows
  }
  return { db: { ...database.db, call }, torn: () => torn }
}
test.each(['before', 'after'] as const)(
  'GAM-1 a line that tears %s a call of several rounds: each is played once and answered',
  async (when) => {
    const uids = await players(12)
    const { db, torn } = tornWhen(when)
    const answers = await Promise.all(uids.map((uid) => play(uid, db)))
    expect(torn()).toBeGreaterThan(0)
    await expectOneRoundEach(uids)
    const balances = await Promise.all(uids.map(balanceOf))
    expect(answers.map(({ balance }) => BigInt(Math.round(balance.amount * 100)))).toEqual(balances)
    expect(new Set(answers.map(({ round }) => round.id)).size).toBe(12)
  }
)

test('GAM-1 two hosts whose calls carry the same players in the opposite order do not wait for each other for ever', async () => {
  const uids = await players(16)
  const other: Database = { ...database.db }
  for (let turn = 0; turn < 5; turn++) {
    const answers = await Promise.allSettled([
      ...uids.map((uid) => play(uid)),
      ...uids.toReversed().map((uid) => play(uid, other)),
    ])
    // Where both ask for the same nonce one asks again; nothing else goes wrong.
    expect(answers.map(reasonOf).filter((reason) => reason !== 'played')).toEqual([])
  }
  const rounds = await roundsOf(uids)
  expect(rounds).toHaveLength(16 * 2 * 5)
  expect(await database.db.read(audit)).toEqual([])
})

/** Somebody else's transaction that holds a player's account, as a settlement does that has more to pay. */
async function holding(uid: bigint): Promise<{ end: () => Promise<void>; pay: (uid: bigint) => Promise<void> }> {
  const client = await database.db.pool.connect()
  const pay = async (other: bigint): Promise<void> =>
    void (await client.query(
      `select ledger.post('held:' || gen_random_uuid(), null, 'opening', 'USD', array['house:opening'], array[$1], array[1::bigint], array['opening'])`,
      [playerAccount(other, 'main')]
    ))
  await client.query('begin')
  await pay(uid)
  return { pay, end: async () => (await client.query('commit'), client.release()) }
}

const house = `ledger.accounts where path = 'house:games:${sysname}'`
const freeHouse = `(select from ${house} for no key update skip locked) free`
const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const countOf = async (what: string): Promise<number> =>
  Number((await database.db.pool.query<{ count: bigint }>(`select count(*) from ${what}`)).rows[0]?.count)

test('GAM-1 a player whose account is held by another transaction holds up nobody whose rounds came at the same moment', async () => {
  const uids = await players(12)
  const [held = 0n, ...others] = uids.toReversed()
  // From here on this host knows their seeds: what they ask for next comes in the same turn.
  await Promise.all(uids.map((uid) => play(uid)))
  const settlement = await holding(held)
  let isPlayed = false
  const slow = play(held).finally(() => (isPlayed = true))
  try {
    // In the same turn of the event loop: they share a call.
    await Promise.all(others.map((uid) => play(uid)))
    expect(isPlayed).toBe(false)
    // Who waits holds no account of the house meanwhile: other connections write the same one.
    await expect.poll(() => countOf(waiting)).toBe(1)
    expect(await countOf(freeHouse)).toBe(await countOf(house))
    // Nor does anybody wait in a circle.
    for (const uid of others) await settlement.pay(uid)
  } finally {
    await settlement.end()
  }
  await slow
  expect(await roundsOf(uids)).toHaveLength(24)
  expect(await database.db.read(audit)).toEqual([])
})

test('GAM-1 a line that hears a call of several rounds and never answers holds up nobody who comes later', async () => {
  const [early, late] = [await players(12), await players(3)]
  let [isDeaf, unheard] = [false, 0]
  const call = <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    if (!isDeaf || statement.name !== 'games.play') return database.db.call<Row>(statement, values)
    unheard = (values[0] as unknown[]).length
    return new Promise(() => undefined)
  }
  const db: Database = { ...database.db, call }
  // From here on this host knows their seeds: what they ask for next comes in the same turn.
  await Promise.all(early.map((uid) => play(uid, db)))
  isDeaf = true
  for (const uid of early) void play(uid, db)
  await expect.poll(() => unheard).toBe(12)
  isDeaf = false
  await Promise.all(late.map((uid) => play(uid, db)))
  await expectOneRoundEach(late)
})

test('GAM-1 one key for a table and for a slot at the same moment: one is played, the other refused, and they wait for each other in no circle', async () => {
  const [uid = 0n] = await players(1)
  const holder = await database.db.pool.connect()
  const { rows } = await holder.query<{ id: string }>(
    `with chain as (insert into games.chains (game, root, length, anchor) values ('parlour-roulette', 'r', 9, 'a') returning id)
     insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, next_at)
       select 'parlour-roulette', 'v', id, 1, 's', 'h', now() + interval '1 hour', now() + interval '1 hour' from chain returning id`
  )
  // The table's bet stops half way, at the house's account, whichever of its rows its connection writes.
  for (let shard = 0; shard < 64; shard++)
    await holder.query(`select ledger.open_account('house:games:parlour-roulette', 'USD', $1::smallint)`, [shard])
  await holder.query('begin')
  await holder.query(`select from ledger.accounts where path = 'house:games:parlour-roulette' for no key update`)
  const waiting = async (): Promise<number> =>
    (
      await holder.query(
        `select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`
      )
    ).rowCount ?? 0
  const table = database.db.pool.query<{ verdict: string }>(
    `select verdict from games.play_live($1, 'one key for both', '\\x01', $2, 'parlour-roulette', 'v', 'USD', 100, '[]', '[]')`,
    [uid, rows[0]?.id]
  )
  await expect.poll(waiting).toBe(1)
  // Without the second try after a deadlock.
  const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.db.pool.query(statement.text, [...values])).rows as Row[]
  const slot = play(uid, { ...database.db, call }, 'one key for both')
  try {
    await expect.poll(async () => (await roundsOf([uid])).length === 1 || (await waiting()) === 2).toBe(true)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  const [tableEnd, slotEnd] = await Promise.allSettled([table, slot])
  expect(reasonOf(slotEnd)).toBe('played')
  expect(tableEnd).toMatchObject({ status: 'fulfilled', value: { rows: [{ verdict: 'reused' }] } })
  await expectOneRoundEach([uid])
})

test('GAM-1 two rounds of one player that come at one moment go with two calls', async () => {
  const [uid = 0n, other = 0n] = await players(2)
  const calls: unknown[][] = []
  const call: Database['call'] = (statement, values = []) => {
    if (statement.name === 'games.play') calls.push(values[0] as unknown[])
    return database.db.call(statement, values)
  }
  const db: Database = { ...database.db, call }
  for (const player of [uid, other]) await play(player, db)
  calls.splice(0)
  // What a player's turn mostly keeps apart, as when a line is dead.
  const values = {
    player: uid,
    hash: Buffer.alloc(1),
    seedId: 0n,
    nonce: 0,
    game: sysname,
    version: '',
    currency: 'USD',
    stakeMinor: 100n,
    winMinor: 0n,
  }
  const rest = { isOpen: false, choices: [], view: null, cycleMs: 0, pack: null, jackpot: null }
  const answers = await Promise.all([
    playTogether(db, { ...values, ...rest, key: 'one' }),
    playTogether(db, { ...values, ...rest, key: 'two' }),
    play(other, db),
  ])
  expect(answers.slice(0, 2)).toMatchObject([{ verdict: 'seed' }, { verdict: 'seed' }])
  expect(calls.map((uids) => uids.length).toSorted()).toEqual([1, 2])
})

test('a player who is twice in one call uses no nonce twice, and none of the call happens', async () => {
  const [uid = 0n] = await players(1)
  const { rows } = await database.db.pool.query<{ id: string }>(
    'select id::text from games.seeds where player_uid = $1 and is_active',
    [uid]
  )
  const twice = (value: unknown) => [value, value]
  await expect(
    database.db.pool.query(
      `select verdict from games.play_rounds($1::bigint[], array['a', 'b'], array['', '']::bytea[], $2::bigint[], array[0, 0], $3::text[], array['1', '1'], array['USD', 'USD'], array[100, 100]::bigint[],
         array[0, 0]::bigint[], array[false, false], array['[]', '[]']::jsonb[], array['1', '1']::jsonb[], array[0, 0], array[null, null]::bigint[], array[null, null]::bigint[], array[null, null]::int[],
         array[null, null]::text[], array[null, null]::int[], array[null, null]::jsonb[])`,
      [twice(uid), twice(rows[0]?.id), twice(sysname)]
    )
  ).rejects.toThrow('used twice')
  expect(await roundsOf([uid])).toEqual([])
  expect(await balanceOf(uid)).toBe(10_000n)
})

test('the ledger refuses what is no stake, and none of the call happens', async () => {
  const [uid] = await players(1)
  const ask = (player: string, house: string, amount: number, win: number) =>
    database.db.pool.query(
      `select ledger.post_stake(ledger.next_id(), 'round', 'USD', $1, $2, $3, $4, 'ledger.posted', '{}')`,
      [player, house, amount, win]
    )
  for (const [player, house, amount, win] of [
    [`player:${uid}:main`, 'house:games:x', 0, 0],
    [`player:${uid}:main`, 'house:games:x', 100, -1],
    [`player:${uid}:main`, `player:${uid}:bonus`, 100, 0],
    ['house:games:x', 'house:games:y', 100, 0],
  ] as const)
    await expect(ask(player, house, amount, win)).rejects.toMatchObject({ code: 'AN004' })
  // The house's row was not locked, so it may not be there.
  await expect(ask(`player:${uid}:main`, 'house:games:nowhere', 100, 0)).rejects.toMatchObject({ code: 'P0002' })
  expect(await balanceOf(uid ?? 0n)).toBe(10_000n)
  expect(await database.db.read(audit)).toEqual([])
})
