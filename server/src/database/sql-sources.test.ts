import { afterEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { describeSchema } from './describe-schema.ts'
import { applySqlSources, readSqlSources, type SqlSource } from './sql-sources.ts'

const open: TestDatabase[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

const source = (kind: SqlSource['kind'], object: string, text: string): SqlSource => ({
  name: `players.${object}`,
  schema: 'players',
  object,
  kind,
  text,
  hash: text,
})
const functionOf = (args: string, returns: string, body: string): SqlSource =>
  source(
    'function',
    'spare',
    `create or replace function players.spare(${args}) returns ${returns} language sql as $$ ${body} $$;`
  )

async function migrated() {
  const database = await testDatabase({ poolSize: 2 })
  open.push(database)
  const all = await readSqlSources()
  const apply = async (...more: SqlSource[]): Promise<string[]> => {
    const client = await database.db.pool.connect()
    try {
      await client.query('begin')
      const changed = await applySqlSources(client, [...all, ...more])
      await client.query('commit')
      return changed
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  const signatures = async (): Promise<string[]> =>
    (
      await database.db.pool.query<{ signature: string }>(
        `select oid::regprocedure::text as signature from pg_proc where proname = 'spare' order by 1`
      )
    ).rows.map((row) => row.signature)
  const value = async (text: string): Promise<unknown> =>
    (await database.db.pool.query<{ value: unknown }>(`select ${text} as value`)).rows[0]?.value
  return { database, apply, signatures, value }
}

test('a function is defined again when its text changes, and only then', async () => {
  const { apply, value } = await migrated()
  expect(await apply()).toEqual([])
  expect(await apply(functionOf('', 'int', 'select 1'))).toEqual(['players.spare'])
  expect(await apply(functionOf('', 'int', 'select 1'))).toEqual([])
  expect(await apply(functionOf('', 'int', 'select 2'))).toEqual(['players.spare'])
  expect(await value('players.spare()')).toBe(2)
})

test('a function with other arguments or another type of result takes the place of the one before', async () => {
  const { apply, signatures, value } = await migrated()
  await apply(functionOf('', 'int', 'select 1'))
  await apply(functionOf('p_a int', 'int', 'select p_a'))
  expect(await signatures()).toEqual(['players.spare(integer)'])
  await apply(functionOf('p_a int', 'text', `select 'a'`))
  expect(await signatures()).toEqual(['players.spare(integer)'])
  expect(await value('players.spare(1)')).toBe('a')
})

test('a function whose file is gone is dropped', async () => {
  const { apply, signatures } = await migrated()
  await apply(functionOf('', 'int', 'select 1'))
  expect(await apply()).toEqual(['players.spare'])
  expect(await signatures()).toEqual([])
})

test('a view may change its columns', async () => {
  const { apply, database } = await migrated()
  await apply(source('view', 'spare_view', 'create or replace view players.spare_view as select 1 as a, 2 as b;'))
  await apply(source('view', 'spare_view', 'create or replace view players.spare_view as select 2 as b;'))
  expect((await database.db.pool.query('select * from players.spare_view')).rows).toEqual([{ b: 2 }])
})

test('a definition with a mistake changes nothing', async () => {
  const { apply, database } = await migrated()
  const shape = async (): Promise<string> => {
    const client = await database.db.pool.connect()
    try {
      return await describeSchema(client)
    } finally {
      client.release()
    }
  }
  const before = await shape()
  const broken = source('function', 'broken', 'create or replace function players.broken() returns nothing;')
  await expect(apply(functionOf('', 'int', 'select 1'), broken)).rejects.toThrow()
  expect(await shape()).toBe(before)
})
