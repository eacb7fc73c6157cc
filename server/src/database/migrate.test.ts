import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { migrate, type Migration, readMigrations } from './migrate.ts'
import { createPool } from './pool.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})
async function fresh(): Promise<TestDatabase> {
  const database = await testDatabase()
  leaving.push(() => database.close())
  // The partitions that the template leaves out: what is applied below is told alone.
  await migrate(database.db.pool)
  await database.db.pool.query(
    'create table public.busy (id int primary key, n int); insert into public.busy values (1, 1)'
  )
  return database
}
const opened = ({ url }: TestDatabase) => {
  const pool = createPool({ url, size: 2, statementTimeoutMs: 0, onError: () => undefined })
  leaving.push(() => pool.end())
  return pool
}
const migration = (number: number, text: string): Migration => ({
  number,
  name: `${number}_ante_test.sql`,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
})
const withMore = async (...more: Migration[]) => [...(await readMigrations()), ...more]

test('a migration that must wait for a long read lets everybody else pass, and is done when the read ends', async () => {
  const database = await fresh()
  const reader = await database.db.pool.connect()
  await reader.query('begin; select * from public.busy')
  const running = migrate(opened(database), {
    migrations: await withMore(migration(9001, 'alter table public.busy add column more int')),
    lockTimeoutMs: 100,
    retryMs: 50,
  })
  const waits = async () =>
    (
      await database.db.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column more%' and pid <> pg_backend_pid()`
      )
    ).rows.length
  await expect.poll(waits, { interval: 5 }).toBe(1)
  for (let n = 0; n < 20; n++) await database.db.pool.query('update public.busy set n = n + 1')
  await reader.query('commit')
  reader.release()
  expect(await running).toEqual(['9001_ante_test.sql'])
  expect((await database.db.pool.query('select more, n from public.busy')).rows).toEqual([{ more: null, n: 21 }])
})

test('a migration gives up with a sentence when the lock is never free', async () => {
  const database = await fresh()
  const reader = await database.db.pool.connect()
  await reader.query('begin; select * from public.busy')
  const running = migrate(opened(database), {
    migrations: await withMore(migration(9001, 'alter table public.busy add column more int')),
    lockTimeoutMs: 20,
    retryMs: 5,
    triesMax: 3,
  })
  await expect(running).rejects.toThrow(/migration 9001_ante_test.sql failed: .*lock timeout/)
  await reader.query('commit')
  reader.release()
})

test('a migration that says so runs without a transaction, between those before and after it', async () => {
  const database = await fresh()
  const migrations = await withMore(
    migration(9001, 'alter table public.busy add column more int'),
    migration(
      9002,
      `-- Without a transaction: the table is written to all the time.
drop index concurrently if exists public.busy_more;
create index concurrently busy_more on public.busy (more);
`
    ),
    migration(9003, 'comment on index public.busy_more is $$made$$')
  )
  expect(await migrate(opened(database), { migrations })).toEqual(
    ['9001', '9002', '9003'].map((number) => `${number}_ante_test.sql`)
  )
  expect(await migrate(opened(database), { migrations })).toEqual([])
})

test('an older version does not start on the database of a newer one', async () => {
  const database = await fresh()
  await migrate(opened(database), { migrations: await withMore(migration(9001, 'select 1')) })
  await expect(migrate(opened(database))).rejects.toThrow(/newer version/)
})
