import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'
import { createFromTemplate } from './template.ts'

test('a run that meets another month makes the template of it, once, also when several files come at the same time', async () => {
  const url = process.env.ANTE_TEST_DATABASE_URL ?? ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const templates = async () =>
    (
      await client.query<{ datname: string }>(
        `select datname from pg_database where datname like 'ante\\_template\\_%\\_2091\\_02' or datname like 'ante\\_template\\_%\\_2091\\_02\\_making'`
      )
    ).rows.map(({ datname }) => datname)
  const made: Awaited<ReturnType<typeof createFromTemplate>>[] = []
  try {
    expect(await templates()).toEqual([])
    const later = new Date('2091-02-01T00:00:00Z')
    const names = ['one', 'two', 'three'].map((name) => `ante_month_${process.pid}_${name}`)
    made.push(...(await Promise.all(names.map((name) => createFromTemplate(url, name, later)))))
    const [template = ''] = await templates()
    expect(await templates()).toEqual([expect.stringMatching(/_2091_02$/)])
    for (const { url: address } of made) {
      const database = new pg.Client({ connectionString: address })
      await database.connect()
      const { rows } = await database.query('select count(*)::int > 50 as is_whole from ante.migrations')
      await database.end()
      expect(rows).toEqual([{ is_whole: true }])
    }
    await client.query(`drop database ${template}`)
  } finally {
    for (const { drop } of made) await drop()
    await client.end()
  }
})

test('the database of a file lies in memory where the machine has room for it', async () => {
  const database = await testDatabase({ poolSize: 1 })
  const { rows } = await database.db.pool.query(
    'select spcname from pg_database d join pg_tablespace t on t.oid = d.dattablespace where datname = current_database()'
  )
  await database.close()
  expect(rows).toEqual([{ spcname: process.env.ANTE_TEST_TABLESPACE ?? 'pg_default' }])
})
