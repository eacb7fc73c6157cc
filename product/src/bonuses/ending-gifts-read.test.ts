import type { Statement, Tx } from '@ante/kit/context'
import { testDatabase } from '@ante/testing/database'
import { expect, it } from 'vitest'
import { claimEnding } from './store.ts'

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('BON-15 bonuses that end soon are found by an index on their end, however many there are', async () => {
  const database = await testDatabase()
  try {
    const line = await database.db.pool.connect()
    await line.query('set session_replication_role = replica')
    // A tenth of them is open, and one in thirty of these ends within a day.
    await line.query(
      `insert into bonuses.bonuses (uid, source, texts, amount_minor, currency, wager_times, weights, days, kind, status, created_at, available_until, ended_at)
         select n, 'test', '{}', 1000, 'USD', 3, '{}', 7, 'casino', case when n % 10 = 0 then 'available' else 'used' end, now() - interval '6 days',
                now() + n % 720 * interval '1 hour', case when n % 10 > 0 then now() end from generate_series(1, 30000) n`
    )
    await line.query(
      `insert into bonuses.flags (bonus_id, uid, reason) select id, uid, 'linked_loss' from bonuses.bonuses where status = 'used'`
    )
    await line.query('analyze bonuses.bonuses, bonuses.flags')
    const asked: { statement: Statement; values: readonly unknown[] }[] = []
    const rows = (statement: Statement, values: readonly unknown[] = []) => (
      asked.push({ statement, values }),
      Promise.resolve([])
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else is asked of it.
    await claimEnding({ rows } as unknown as Tx, 500, 86_400_000)
    await line.query(`set plan_cache_mode = 'force_generic_plan'`)
    await line.query(`prepare asked as ${asked[0]?.statement.text}`)
    const { rows: plans } = await line.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) execute asked(${(asked[0]?.values ?? []).join(', ')})`
    )
    line.release(true)
    const nodes = plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const found = nodes.find((node) => node['Index Name'] === 'bonuses_due')
    expect((found?.['Actual Rows'] ?? 0) + (found?.['Rows Removed by Filter'] ?? 0)).toBeLessThan(200)
    expect(found?.['Actual Rows']).toBeGreaterThan(50)
  } finally {
    await database.close()
  }
})
