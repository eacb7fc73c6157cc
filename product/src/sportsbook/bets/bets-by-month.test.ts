import type { ReadTx, Statement } from '@ante/kit/context'
import { keepPartitions } from '@ante/testing/host'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endpoints } from '../contract.ts'
import { partitions } from '../partitions.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { placeBet } from './place-bet.ts'
import { findBet } from './read-bets.ts'
import { settleFixtures } from './settle-fixtures.ts'
import { listBets, readBets, readLegs, readReady, readSettlingOn } from './store-bets.ts'
import { readSelections } from './store-grading.ts'

let book: TestBook
let uid: bigint
beforeEach(async () => {
  book = await testBook()
  await book.catchUp()
  uid = await book.player(1_000_00n)
})
afterEach(() => book.close())

const events = async (): Promise<number[]> =>
  (await book.query<{ id: number }>(`select event_id as id from book.winners where status = 'open' order by 1`)).map(
    ({ id }) => id
  )
async function place(event: number): Promise<bigint> {
  const market = await book.winner(event)
  const input = endpoints['sportsbook.placebet'].input.parse({
    selections: [{ market_id: market, outcome: 'home', price: 2 }],
    stake: '10',
    currency: 'USD',
    price_policy: 'any',
  })
  return BigInt((await placeBet(book.context(uid), input)).bet.id)
}
/** Every bet so far was placed so many months ago, on an event that was known before. Answers their ids, the oldest first. */
async function age(months: number): Promise<bigint[]> {
  const seconds = `extract(epoch from $1 * interval '1 month')`
  const by = `(${seconds} * 1000000)::bigint`
  // Some days less than so many months of the calendar: which month that is depends on the day of this one.
  for (const table of ['bets', 'bet_legs'])
    await book.query(
      `select ante.make_partitions('sportsbook.${table}', 1, now() - ${seconds} * interval '1 second' - interval '1 day')`,
      [months]
    )
  await book.query(`update sportsbook.events set created_at = created_at - ${seconds} * interval '1 second'`, [months])
  await book.query(`update sportsbook.bet_legs set bet_id = bet_id - ${by}`, [months])
  const rows = await book.query<{ id: bigint }>(
    `update sportsbook.bets set id = id - ${by}, placed_at = placed_at - ${seconds} * interval '1 second' returning id`,
    [months]
  )
  return rows.map(({ id }) => id).toSorted((a, b) => Number(a - b))
}
const keep = () => keepPartitions(partitions).run(book.context() as never, undefined as never)
const present = `${new Date().toISOString().slice(0, 4)}_${new Date().toISOString().slice(5, 7)}`

it('bets of earlier months are listed in their order, settled and paid like those of this one', async () => {
  const [first = 0, second = 0] = await events()
  await place(first)
  const [old = 0n] = await age(2)
  const young = await place(first)
  const other = await place(second)
  const listed = await book.database.db.read((tx) => listBets(tx, { uid, states: null, from: null, to: null }, 10, 0))
  expect(listed.map(({ id }) => id)).toEqual([other, young, old])
  const balance = await book.balance(uid)
  await book.end(first, 3, 0)
  await settleFixtures(book.context())
  const bets = await Promise.all([old, young, other].map((id) => findBet(book.database.db, uid, id)))
  expect(bets.map((bet) => bet?.state)).toEqual(['won', 'won', 'open'])
  const paid = await book.query<{ minor: bigint }>(
    'select coalesce(sum(payout_minor), 0)::bigint as minor from sportsbook.bets'
  )
  expect(paid[0]?.minor).toBeGreaterThan(2000n)
  expect((await book.balance(uid)) - balance).toBe(paid[0]?.minor)
})

it('SB-11 bets on an event that was made known while the clock was ahead are settled, whatever the clock says later', async () => {
  const [first = 0, second = 0] = await events()
  const knownAt = (event: number, days: number) =>
    book.query(`update sportsbook.events set created_at = now() + $2 * interval '1 day' where id = $1`, [event, days])
  await knownAt(first, 3)
  await knownAt(second, 40)
  const ids = [await place(first), await place(second), await place(first)]
  for (const event of [first, second]) await book.end(event, 3, 0)
  await settleFixtures(book.context())
  const bets = await Promise.all(ids.map((id) => findBet(book.database.db, uid, id)))
  expect(bets.map((bet) => bet?.state)).toEqual(['won', 'won', 'won'])
})

it('months of bets go after their retention, and one with a bet that is not settled stays', async () => {
  const [first = 0, second = 0] = await events()
  const old = await place(first)
  await age(80)
  const young = await place(second)
  await expect(keep()).rejects.toThrow('partitions could not be ended')
  expect(await book.query('select 1 from sportsbook.bets')).toHaveLength(2)
  await book.end(first, 0, 1)
  await settleFixtures(book.context())
  await keep()
  expect(await book.query('select id from sportsbook.bets')).toEqual([{ id: young }])
  expect(await book.query('select bet_id from sportsbook.bet_legs')).toEqual([{ bet_id: young }])
  expect(await findBet(book.database.db, uid, old)).toBeUndefined()
})

interface Plan {
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: Plan[]
}
const looked = (plan: Plan): string[] => [
  ...(/^bet(s|_legs)_/.test(plan['Relation Name'] ?? '') && (plan['Actual Loops'] ?? 0) > 0
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(looked),
]
/** The months of bets and legs that a statement of the store looks into, with a plan for any values as with one for these. */
async function lookedInto(read: (tx: ReadTx) => Promise<unknown>): Promise<string[]> {
  const asked: { statement: Statement; values: readonly unknown[] }[] = []
  const note = (statement: Statement, values: readonly unknown[] = []) => void asked.push({ statement, values })
  await read({
    rows: async (statement, values) => (note(statement, values), []),
    maybe: async (statement, values) => (note(statement, values), undefined),
  })
  const found = new Set<string>()
  for (const mode of ['force_generic_plan', 'force_custom_plan'])
    for (const { statement, values } of asked) {
      const client = await book.database.db.pool.connect()
      try {
        await client.query(`set plan_cache_mode = ${mode}`)
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
          name: `${mode}:${statement.name}`,
          text: `explain (analyze, format json) ${statement.text}`,
          values: [...values],
        })
        for (const name of rows.flatMap((row) => row['QUERY PLAN'].flatMap((one) => looked(one.Plan)))) found.add(name)
      } finally {
        await client.query('reset plan_cache_mode')
        client.release()
      }
    }
  return [...found].toSorted()
}

it('bets, their legs and the settlement of an event look into the months that hold the answer, of however many', async () => {
  const [event = 0] = await events()
  const id = await place(event)
  const filter = { uid, states: null, from: new Date(Date.now() - 3_600_000), to: null }
  for (const table of ['sportsbook.bets', 'sportsbook.bet_legs'])
    await book.query(`select ante.make_partitions($1, 30, now() - interval '31 months')`, [table])
  // As many in each month as a player places.
  await book.query(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
       select $1 - month * 2592000000000 - place, uid, 1, 1, placed_at - month * interval '30 days', now(), 0, 'lost', currency
         from sportsbook.bets, generate_series(1, 29) month, generate_series(1, 100) place where id = $1`,
    [id]
  )
  await book.query(
    `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, sport, market_type, specifier, outcome, price, incident_count, result)
       select b.id, b.uid, 1, l.event_id, l.market_id, l.sport, l.market_type, l.specifier, l.outcome, l.price, 0, 'loss'
         from sportsbook.bets b, sportsbook.bet_legs l where l.bet_id = $1 and b.id <> $1`,
    [id]
  )
  await book.query('analyze sportsbook.bets, sportsbook.bet_legs, sportsbook.events')
  const onlyNow = (names: string[]): void => {
    expect(names.length).toBeGreaterThan(0)
    // An event is known for a day at least: on the first of a month that is the month before.
    const day = new Date(Date.now() - 86_400_000).toISOString()
    const months = [present, `${day.slice(0, 4)}_${day.slice(5, 7)}`]
    // Months to come are empty.
    expect(names.filter((name) => !months.includes(name.slice(-7)) && name.slice(-7) < present)).toEqual([])
  }
  const reads: ((tx: ReadTx) => Promise<unknown>)[] = [
    (tx) => listBets(tx, filter, 5, 0),
    (tx) => readBets(tx, [{ uid, id }]),
    (tx) => readLegs(tx, [id]),
    (tx) => readSelections(tx, event, true),
    (tx) => readReady(tx, event, 10, []),
    (tx) => readSettlingOn(tx, event),
  ]
  for (const read of reads) onlyNow(await lookedInto(read))
})
