import type { Database, Statement } from '@ante/kit/context'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, playerAccount } from '../ledger/index.ts'
import { receiveWalletCall } from './receive-call.ts'
import { moveAll } from './store.ts'
import { signedCall } from './connectors/softswiss/world.fixture.ts'
import { back, bet, code, game, openStudioWorld, type StudioPlayer, type StudioWorld, win } from './studios.fixture.ts'

let world: StudioWorld
beforeAll(async () => {
  world = await openStudioWorld()
})
afterAll(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

const players = (count: number): Promise<StudioPlayer[]> =>
  Promise.all(Array.from({ length: count }, () => world.player()))
const commitsOf = async (who: readonly StudioPlayer[]): Promise<string[]> =>
  (
    await world.query<{ commit: string }>(
      'select distinct xmin::text as commit from studios.transactions where uid = any ($1)',
      [who.map(({ uid }) => uid)]
    )
  ).map(({ commit }) => commit)
/** What this host knows of players is read before: then calls of one turn arrive at the database together. */
const known = async (who: readonly StudioPlayer[]): Promise<void> => {
  for (const one of who) await world.play(one, `known-${one.uid}`, [bet(`known-${one.uid}`, 100)])
}

/** One bet at another host of the same database. */
const betAt = (db: Database, one: StudioPlayer, id: string) =>
  receiveWalletCall(
    { ...world.context, db },
    {
      wallet: 'softswiss',
      ...signedCall('/play', {
        user_id: String(one.uid),
        currency: 'USD',
        game: code,
        game_id: id,
        session_id: one.session,
        actions: [bet(id, 100)],
      }),
    }
  )

it('calls about many players at one moment share commits, each with its own steps and answer', async () => {
  const who = await players(16)
  await known(who)
  const before = await commitsOf(who)
  // Some bet, some bet and win at once, and some only end a round.
  const answers = await Promise.all(
    who.map((one, n) =>
      n % 3 === 0
        ? world.play(one, `known-${one.uid}`, [win(`m${n}w`, 50 + n)], { finished: true })
        : n % 3 === 1
          ? world.play(one, `m${n}`, [bet(`m${n}b`, 200), win(`m${n}w`, 100 + n)], { finished: true })
          : world.play(one, `m${n}`, [bet(`m${n}b`, 300)])
    )
  )
  const left = who.map((_, n) => 9900 + (n % 3 === 0 ? 50 + n : n % 3 === 1 ? n - 100 : -300))
  expect(answers.map(({ status, body }) => [status, body.balance])).toEqual(left.map((balance) => [200, balance]))
  expect(answers[1]?.body.transactions).toMatchObject([{ action_id: 'm1b' }, { action_id: 'm1w' }])
  expect(answers[2]?.body.transactions).toMatchObject([{ action_id: 'm2b' }])
  expect(await Promise.all(who.map(world.balance))).toEqual(left.map(BigInt))
  expect((await world.rounds(who[1] as StudioPlayer))[1]).toEqual({
    stake_minor: 200n,
    win_minor: 101n,
    status: 'finished',
  })
  expect((await commitsOf(who)).length - before.length).toBeLessThan(who.length / 2)
})

it('a call that is refused is refused alone, and the others of that moment are carried out once', async () => {
  const who = await players(12)
  await known(who)
  const answers = await Promise.all(who.map((one, n) => world.play(one, `r${n}`, [bet(`r${n}`, n === 5 ? 9901 : 100)])))
  expect(answers.map(({ status }) => status)).toEqual(who.map((_, n) => (n === 5 ? 412 : 200)))
  expect(await Promise.all(who.map(world.balance))).toEqual(who.map((_, n) => (n === 5 ? 9900n : 9800n)))
  expect(await world.rounds(who[5] as StudioPlayer)).toHaveLength(1)
})

it('calls about the same players in the opposite order at two hosts, each sent to both, are carried out once', async () => {
  const who = await players(12)
  const other: Database = { ...world.database.db }
  for (let turn = 0; turn < 5; turn++) {
    const answers = await Promise.all([
      ...who.map((one) => betAt(world.database.db, one, `o${turn}-${one.uid}`)),
      ...who.toReversed().map((one) => betAt(other, one, `o${turn}-${one.uid}`)),
    ])
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
  }
  expect(await Promise.all(who.map(world.balance))).toEqual(who.map(() => 9500n))
})

it('a player whose account another transaction holds holds up nobody whose call came at the same moment', async () => {
  const who = await players(8)
  await known(who)
  const [held, ...others] = who as [StudioPlayer, ...StudioPlayer[]]
  const client = await world.database.db.pool.connect()
  await client.query('begin')
  await client.query('select from ledger.accounts where path = $1 for update', [playerAccount(held.uid, 'main')])
  let isDone = false
  const slow = world.play(held, 'h', [bet('h', 100)]).finally(() => (isDone = true))
  try {
    const answers = await Promise.all(others.map((one, n) => world.play(one, `h${n}`, [bet(`h${n}`, 100)])))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
    expect(isDone).toBe(false)
  } finally {
    await client.query('commit')
    client.release()
  }
  expect((await slow).status).toBe(200)
  expect(await world.balance(held)).toBe(9800n)
})

it('each message of one call has its own steps: with several of them, with none, with the same twice, and beside one that waits', async () => {
  // In the order of the paths of their accounts, as the batches send them.
  const who = (await players(7)).toSorted((one, other) => (`player:${one.uid}:` < `player:${other.uid}:` ? -1 : 1))
  const step = (kind: 'bet' | 'win', id: string, amountMinor: bigint) => ({
    kind,
    id,
    amountMinor,
    hash: Buffer.from(id),
  })
  const free = { most: undefined, cycleMs: 0 }
  const given = [
    [],
    [
      step('bet', 'sb', 10n),
      step('win', 'sw', 5n),
      step('bet', 'sb', 10n),
      step('win', 'sw', 5n),
      step('win', 'sx', 7n),
    ],
    [step('bet', 'held', 10n), step('win', 'held win', 5n)],
    [step('bet', 'one', 20n)],
    [],
    [step('bet', 'first', 10n), step('bet', 'second', 20n), step('win', 'nothing', 0n)],
    [],
  ]
  const client = await world.database.db.pool.connect()
  await client.query('begin')
  await client.query('select from ledger.accounts where path = $1 for update', [
    playerAccount(who[2]?.uid ?? 0n, 'main'),
  ])
  const rows = await moveAll(
    world.database.db,
    who.map(({ uid, session }, n) => ({
      wallet: 'softswiss',
      session,
      uid,
      game,
      currency: 'USD',
      round: `slice ${n}`,
      isFinished: n !== 3,
      steps: given[n] ?? [],
      rules: { slot: free, other: free },
    }))
  ).finally(async () => {
    await client.query('rollback')
    client.release()
  })
  const seen = rows.map((own) =>
    own === 'busy' ? own : own.map((row) => `${row.vendor_id} ${row.balance_minor}${row.is_repeat ? ' again' : ''}`)
  )
  expect(seen).toEqual([
    [],
    ['sb 9990', 'sw 9995', 'sb 9990 again', 'sw 9995 again', 'sx 10002'],
    'busy',
    ['one 9980'],
    [],
    ['first 9990', 'second 9970', 'nothing 9970'],
    [],
  ])
  expect(await Promise.all(who.map(world.balance))).toEqual([
    10_000n,
    10_002n,
    10_000n,
    9_980n,
    10_000n,
    9_970n,
    10_000n,
  ])
  const states = (await Promise.all(who.map(world.rounds))).map((own) => own.map(({ status }) => status).join())
  expect(states).toEqual(['', 'finished', '', 'open', '', 'finished', ''])
})

it('a take-back that waited for its bet begins again: accounts are locked in one order, that of the platform first', async () => {
  const [who] = (await players(1)) as [StudioPlayer]
  const { pool } = world.database.db
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from ledger.accounts where path = $1 for update', [playerAccount(who.uid, 'main')])
  const backs = `select * from studios.take_back('softswiss', ${who.uid}, 'USD', '{cr}', array['\\x00'::bytea], '{cb}')`
  const waiting = async (text: string): Promise<void> => {
    for (;;) {
      const rows = await world.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like $1 and datname = current_database()`,
        [`%${text}%`]
      )
      if (rows.length > 0) return
    }
  }
  const played = world.play(who, 'c', [bet('cb', 100)])
  await waiting('studios.move(')
  // It knows of no game whose account it had to lock.
  const first = pool.query(backs).then(
    () => 'done',
    (error: { code?: string }) => error.code
  )
  await waiting('studios.take_back(')
  await client.query('commit')
  client.release()
  expect([(await played).status, await first]).toEqual([200, '40001'])
  expect((await world.rollback(who, 'c', [back('cr', 'cb')])).body).toMatchObject({ balance: 10_000 })
})

it.each(['before', 'after'] as const)('a line that tears %s several calls: each is carried out once', async (when) => {
  const who = await players(10)
  await known(who)
  let torn = 0
  const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    const isTorn = statement.name === 'studios.move' && (values[0] as unknown[]).length > 1
    const error = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
    if (isTorn) torn += 1
    if (isTorn && when === 'before') throw error
    const rows = await world.database.db.call<Row>(statement, values)
    if (isTorn) throw error
    return rows
  }
  const db: Database = { ...world.database.db, call }
  const answers = await Promise.all(who.map((one) => betAt(db, one, `t${when}-${one.uid}`)))
  expect(torn).toBeGreaterThan(0)
  expect(answers.map((answer) => answer?.status)).toEqual(who.map(() => 200))
  expect(await Promise.all(who.map(world.balance))).toEqual(who.map(() => 9800n))
})
