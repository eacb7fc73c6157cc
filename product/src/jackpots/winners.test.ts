import type { ReadTx, Statement } from '@ante/kit/context'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLastWins, readWinners } from './store-wins.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const put = async (sysname: string) =>
  (
    await approvedCall<{ id: string }>(database.db, 'jackpots.put', {
      sysname,
      texts: { en: { title: sysname, text: '' } },
      currency: 'USD',
      levels: [{ name: 'one', seed_minor: 500, rate_ppm: 3_000, every_minor: 1_000_000 }],
      reason: 'a test of the winners',
    })
  ).id
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query(text, values)).rows as Row[]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How the wins are read by a prepared statement, whatever its values are. */
async function lookedUp(read: (tx: ReadTx) => Promise<unknown>): Promise<{ how: string; rows: number }[]> {
  const asked: { statement: Statement; values: readonly unknown[] }[] = []
  await read({
    rows: async (statement, values = []) => (asked.push({ statement, values }), []),
    maybe: async (statement, values = []) => (asked.push({ statement, values }), undefined),
  })
  const found: { how: string; rows: number }[] = []
  for (const { statement, values } of asked) {
    const line = await database.db.pool.connect()
    await line.query(`set plan_cache_mode = 'force_generic_plan'`)
    await line.query(`prepare asked as ${statement.text}`)
    const literals = values.map((value) =>
      value === null
        ? 'null'
        : `'${JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one))
            .replace('[', '{')
            .replace(']', '}')
            .replaceAll('"', '')}'`
    )
    const { rows } = await line.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) execute asked(${literals.join(', ')})`
    )
    line.release(true)
    for (const node of rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))))
      if (node['Relation Name'] === 'wins')
        found.push({ how: node['Node Type'], rows: node['Actual Rows'] * node['Actual Loops'] })
  }
  return found
}

it('JKP-02 API-86 winners are read by an index, those of one jackpot among many others too', async () => {
  const [rare, often] = [await put('rare'), await put('often')]
  await query(
    `insert into jackpots.wins (jackpot_id, level, run, player_uid, round_id, game, currency, amount_minor, reserve_minor)
       select case when n % 5000 = 0 then $1 else $2 end::bigint, 'one', n, 1, n, 'dicebox', 'USD', 500, 0 from generate_series(1, 30000) n`,
    [rare, often]
  )
  await query('analyze jackpots.wins')
  for (const id of [undefined, rare, often]) {
    const looked = await lookedUp((tx) => readWinners(tx, { id, offset: 0, count: 20 }))
    expect(looked.length, id).toBeGreaterThan(0)
    expect(looked.map(({ how }) => how).filter((how) => !how.startsWith('Index'))).toEqual([])
    // The page and what is counted, not what there is.
    expect(looked.every(({ rows }) => rows <= (id === rare ? 6 : 10_000))).toBe(true)
  }
  const last = await lookedUp((tx) => readLastWins(tx, [BigInt(rare), BigInt(often)]))
  expect(last.map(({ how }) => how).filter((how) => !how.startsWith('Index'))).toEqual([])
  expect(last.every(({ rows }) => rows <= 2)).toBe(true)
  const winners = await database.db.read((tx) => readWinners(tx, { id: rare, offset: 2, count: 3 }))
  expect([winners.length, winners.every((one) => one.total === 6n && one.jackpot_id === BigInt(rare))]).toEqual([
    3,
    true,
  ])
  expect((await database.db.read((tx) => readWinners(tx, { offset: 0, count: 1 })))[0]?.total).toBe(10_000n)
})
