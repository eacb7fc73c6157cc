import { randomBytes } from 'node:crypto'
import { refuse, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import type { PlayerContext, ReadTx, Statement } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { forgetKeys, keepPartitions } from '@ante/testing/host'
import { defaultPolicy } from '@ante/testing/policy'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { sealing } from '@ante/testing/sealing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { keyTables, partitions } from './partitions.ts'
import { playRound } from './play-round.ts'
import { readRound } from './read-rounds.ts'
import { readSeeds } from './seeds.ts'
import { countPeriod } from './store-exports.ts'
import { readHistory, readLastRound, readProvenRounds, readRound as readStoredRound } from './store-rounds.ts'
import { readLatestWins } from './store-wins.ts'

const uid = 7n
const input = { sysname: 'dicebox', stake: money(100n), choice: { side: 'under', chance: 50 } }
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await database.db.write(seedGames)
  await query(`insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`, [
    uid,
  ])
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(uid, 'main'),
      amount: money(100_000n),
      code: 'opening' as const,
    },
  ]
  await database.db.write((tx) => post(tx, { key: 'opening', kind: 'opening', postings }))
})
afterEach(() => database.close())

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query(text, values)).rows as Row[]
const contextOf = (key: string = randomBytes(8).toString('hex')): PlayerContext & Refuses<RefusalCode> => ({
  refuse,
  db: database.db,
  clock: { now: () => instant(0) },
  random: { bytes: (count) => randomBytes(count) },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  ports: sealing,
  locale: 'en',
  setting: (_, schema) => schema.parse({}),
  policy: defaultPolicy,
  origin: 'http://localhost',
  player: { uid, restricted: false },
  idempotencyKey: key,
  address: '127.0.0.1',
  userAgent: 'test',
})
/** What was played so far was played so many months ago. Answers the ids. */
async function age(months: number): Promise<bigint[]> {
  const seconds = `extract(epoch from $1 * interval '1 month')`
  const by = `(${seconds} * 1000000)::bigint`
  // Some days less than so many months of the calendar: which month that is depends on the day of this one.
  await query(
    `select ante.make_partitions('games.rounds', 1, now() - ${seconds} * interval '1 second' - interval '1 day')`,
    [months]
  )
  await query(`update games.keys set round_id = round_id - ${by}`, [months])
  const rows = await query<{ id: bigint }>(
    `update games.rounds set id = id - ${by}, started_at = started_at - ${seconds} * interval '1 second' returning id`,
    [months]
  )
  return rows.map(({ id }) => id)
}
it('GAME-05 a key that was used in an earlier partition answers with its round, and plays nothing', async () => {
  await playRound(contextOf('a-key'), input)
  const [id] = await age(2)
  await playRound(contextOf(), input)
  const again = await playRound(contextOf('a-key'), input)
  expect(again.round.id).toBe(String(id))
  expect(await query('select tableoid from games.rounds group by 1')).toHaveLength(2)
  expect(await query('select 1 from games.rounds')).toHaveLength(2)
  await expect(playRound(contextOf('a-key'), { ...input, stake: money(200n) })).rejects.toMatchObject({
    reason: 'idempotency_key_reused',
  })
})

it('GAME-05 keys are forgotten after their retention, and no others', async () => {
  await playRound(contextOf('old'), input)
  await age(2)
  await playRound(contextOf('new'), input)
  await forgetKeys(keyTables).run(contextOf() as never, undefined as never)
  expect(await query('select key from games.keys')).toEqual([{ key: 'new' }])
})

it('GAME-05 no nonce of a pair is used twice, whoever asks for it at the same moment', async () => {
  await readSeeds(contextOf())
  const [seed] = await query<{ id: bigint }>('select id from games.seeds where is_active')
  const ask = (nonce: number, key: string) =>
    query<{ verdict: string }>(
      `select verdict from games.play_rounds(array[7::bigint], array[$1], array[''::bytea], array[$2::bigint], array[$3::int], array['dicebox'], array['1.0.0'], array['USD'],
         array[100::bigint], array[0::bigint], array[false], array['[null]'::jsonb], array['{}'::jsonb], array[0], array[null::bigint],
         array[null::bigint], array[null::int], array[null::text], array[null::int], array[null::jsonb])`,
      [key, seed?.id, nonce]
    )
  for (let nonce = 0; nonce < 5; nonce++) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(nonce, `${nonce}:${index}`)))
    expect(
      answers
        .flat()
        .map(({ verdict }) => verdict)
        .toSorted()
    ).toEqual(['played', ...Array<string>(7).fill('seed')])
  }
  expect((await ask(2, 'later'))[0]?.verdict).toBe('seed')
  expect(await query('select nonce from games.rounds order by id')).toEqual([0, 1, 2, 3, 4].map((nonce) => ({ nonce })))
})

it('RES-7 a player has one open round of a game, also across partitions', async () => {
  await playRound(contextOf(), { sysname: 'clearing', stake: money(100n), choice: { mines: 3 } })
  const [id] = await age(1)
  await query('update games.open_rounds set round_id = $1', [id])
  await expect(
    playRound(contextOf(), { sysname: 'clearing', stake: money(100n), choice: { mines: 3 } })
  ).rejects.toMatchObject({ reason: 'round_open', data: { round: String(id) } })
})

it('months of rounds go after their retention; until then a round can be worked out again', async () => {
  await playRound(contextOf(), input)
  const [old] = await age(80)
  await playRound(contextOf(), input)
  const [kept] = await query<{ id: bigint }>('select max(id) as id from games.rounds')
  expect((await readRound(contextOf(), { id: String(old) })).round.id).toBe(String(old))
  await keepPartitions(partitions).run(contextOf() as never, undefined as never)
  expect(await query('select id from games.rounds')).toEqual([{ id: kept?.id }])
  expect(await query(`select 1 from pg_tables where schemaname = 'archive'`)).toEqual([])
})

interface Plan {
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: Plan[]
}
const looked = (plan: Plan): string[] => [
  ...(plan['Relation Name']?.startsWith('rounds_') && (plan['Actual Loops'] ?? 0) > 0 ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(looked),
]
const monthOf = (date: Date): string => `rounds_${date.toISOString().slice(0, 7).replace('-', '_')}`
/** The partitions of rounds that a reading of the store looks into. */
async function lookedInto(read: (tx: ReadTx) => Promise<unknown>): Promise<string[]> {
  const asked: { statement: Statement; values: readonly unknown[] }[] = []
  const keep = (statement: Statement, values: readonly unknown[] = []) => void asked.push({ statement, values })
  await read({
    rows: async (statement, values) => (keep(statement, values), []),
    maybe: async (statement, values) => (keep(statement, values), undefined),
  })
  const [first] = asked
  const rows = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${first?.statement.text ?? ''}`,
    [...(first?.values ?? [])]
  )
  return [...new Set(rows.flatMap((row) => row['QUERY PLAN'].flatMap((one) => looked(one.Plan))))]
}

it('GAME-10 history, recall and a round by its number look into the months that hold the answer, of however many', async () => {
  for (let count = 0; count < 6; count++) await playRound(contextOf(), input)
  // One of them has won: the latest win is not looked for in months that have none.
  await query('update games.rounds set win_minor = 2 * stake_minor where id = (select max(id) from games.rounds)')
  await query(`select ante.make_partitions('games.rounds', 30, now() - interval '31 months')`)
  expect((await query(`select 1 from pg_inherits where inhparent = 'games.rounds'::regclass`)).length).toBeGreaterThan(
    30
  )
  // As many in each month as a player plays.
  await query(
    `insert into games.rounds (id, player_uid, seed_id, stake_minor, win_minor, nonce, game, version, currency, status, choices, view)
       select ledger.next_id() - month * 2592000000000 - place, player_uid, seed_id, 1, 0, 0, game, version, currency, status, choices, view
         from (select * from games.rounds limit 1) one, generate_series(1, 29) month, generate_series(1, 200) place`
  )
  await query('analyze games.rounds')
  const [first] = await query<{ id: bigint }>('select min(id) as id from games.rounds')
  const week = { player: uid, from: new Date(Date.now() - 7 * 86_400_000), to: new Date() }
  // Another host's clock may be a little ahead: in the last day of a month the next one is looked into first.
  const newest = [...new Set([86_400_000, 0].map((ahead) => monthOf(new Date(Date.now() + ahead))))]
  const reads: ((tx: ReadTx) => Promise<unknown>)[] = [
    (tx) => readHistory(tx, uid, { count: 5, offset: 0 }),
    (tx) => readHistory(tx, uid, { count: 5, offset: 0, isOpen: false }),
    (tx) => readLastRound(tx, uid, 'dicebox'),
    (tx) => readProvenRounds(tx, uid, { count: 5 }),
  ]
  for (const read of reads) expect(await lookedInto(read)).toEqual(newest)
  expect(
    (await lookedInto((tx) => readLatestWins(tx, { count: 1, days: null, without: [] }))).filter(
      (name) => name > (newest[0] ?? '')
    )
  ).toEqual([])
  expect((await lookedInto((tx) => readStoredRound(tx, uid, first?.id ?? 0n))).length).toBe(1)
  expect((await lookedInto((tx) => countPeriod(tx, week, 100))).length).toBeLessThanOrEqual(2)
  expect(await lookedInto((tx) => readHistory(tx, uid, { count: 5, offset: 0, isOpen: true }))).toEqual([])
})
