import type { Statement, Tx } from '@ante/kit/context'
import { testDatabase } from '@ante/testing/database'
import { expect, it } from 'vitest'
import { takeRechecks } from './store.ts'

it('BON-39 a player whose cashback is worked out again is found by an index, however many wait', async () => {
  const database = await testDatabase()
  try {
    const line = await database.db.pool.connect()
    await line.query(`insert into cashback.rechecks (product, uid) select 'casino', n from generate_series(1, 20000) n`)
    await line.query('analyze cashback.rechecks')
    const asked: Statement[] = []
    const rows = (statement: Statement) => (asked.push(statement), Promise.resolve([]))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else is asked of it.
    await takeRechecks({ rows } as unknown as Tx, 'casino', 700n)
    await line.query(`set plan_cache_mode = 'force_generic_plan'`)
    await line.query(`prepare asked (text, bigint) as ${asked.at(-1)?.text}`)
    const { rows: plan } = await line.query<{ 'QUERY PLAN': string }>(`explain execute asked('casino', 700)`)
    line.release(true)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  } finally {
    await database.close()
  }
})
