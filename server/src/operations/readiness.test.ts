import { afterEach, expect, test } from 'vitest'
import { createPool } from '../database/pool.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { testServer, registrationOf } from '@ante/testing/server'
import { targetOf, tcpProxy, through } from '@ante/testing/tcp-proxy'
import { createReadiness } from './readiness.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})
async function fresh(): Promise<TestDatabase> {
  const database = await testDatabase()
  leaving.push(() => database.close())
  return database
}
const opened = (url: string, size = 2) => {
  const pool = createPool({ url, size, onError: () => undefined })
  leaving.push(() => pool.end())
  return pool
}

test('a host is not ready when the database of any of its pools vanished', async () => {
  const { url } = await fresh()
  const proxy = await tcpProxy(targetOf(url, 5432))
  leaving.push(() => proxy.close())
  const [direct, frozen] = [opened(url), opened(through(url, proxy))]
  expect(await createReadiness({ pool: direct, pools: () => ({ queue: frozen }) })()).toEqual({ ok: true })
  proxy.freeze()
  expect(await createReadiness({ pool: direct, pools: () => ({ queue: frozen }) })()).toEqual({
    ok: false,
    reason: 'the database does not answer the queue',
  })
  expect(await createReadiness({ pool: frozen, pools: () => ({}) })()).toEqual({
    ok: false,
    reason: 'the database does not answer',
  })
  await proxy.cut()
  proxy.thaw()
  await proxy.mend()
})

test('a host is not ready when the disk of the database is full', async () => {
  const { db, url } = await fresh()
  const ready = () => createReadiness({ pool: opened(url), pools: () => ({}) })()
  expect(await ready()).toEqual({ ok: true })
  // Stands for a full disk: no file that readiness writes may be larger than 100 kB.
  await db.pool.query(
    `do $$ begin execute format('alter database %I set temp_file_limit = 100', current_database()); end $$`
  )
  expect(await ready()).toEqual({ ok: false, reason: 'the database is out of disk, memory or connections' })
})

test('a host whose database only reads is not ready, answers 503, and is back when it writes', async () => {
  const server = await testServer()
  leaving.push(() => server.stop())
  const admin = opened(server.database.url, 1)
  const setting = (value: string) =>
    admin.query(`begin; set local transaction_read_only = off;
      do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$; commit`)
  const status = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status
  expect(await status()).toBe(200)
  await setting('on')
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  )
  await expect.poll(status).toBe(503)
  expect((await server.visitor().post('auth.register', registrationOf())).status).toBe(503)
  await setting('off')
  await expect.poll(status).toBe(200)
  expect((await server.visitor().post('auth.register', registrationOf())).status).toBe(200)
})
