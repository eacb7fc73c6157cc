import { afterEach, expect, test } from 'vitest'
import { sql } from '@ante/kit/context'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { targetOf, tcpProxy, type TcpProxy, through } from '@ante/testing/tcp-proxy'
import { isOutage, openDatabase } from './database.ts'
import { createPool } from './pool.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})
const one = sql('test.one', 'select 1 as n')
const slow = sql('test.slow', 'select pg_sleep($1)')
const write = sql('test.write', 'create table if not exists public.written (n int)')

async function behindProxy(): Promise<{ database: TestDatabase; proxy: TcpProxy; url: string }> {
  const database = await testDatabase()
  leaving.push(() => database.close())
  const proxy = await tcpProxy(targetOf(database.url, 5432))
  leaving.push(() => proxy.close())
  return { database, proxy, url: through(database.url, proxy) }
}
const opened = (url: string, statementTimeoutMs: number) => {
  const pool = createPool({ url, size: 3, statementTimeoutMs, onError: () => undefined })
  leaving.push(() => pool.end())
  return openDatabase(pool)
}

test('queries on a server that vanished fail within their limit, and later ones find it when it is back', async () => {
  const { proxy, url } = await behindProxy()
  const db = opened(url, 1_500)
  await db.call(one)
  proxy.freeze()
  for (const work of [db.call(one), db.read((tx) => tx.rows(one)), db.write((tx) => tx.rows(one))])
    expect(isOutage(await work.catch((error: unknown) => error))).toBe(true)
  await proxy.cut()
  proxy.thaw()
  await proxy.mend()
  expect(await db.call(one)).toEqual([{ n: 1 }])
})

test('a statement that takes longer than its limit ends at the server, unless its reading was given more time', async () => {
  const { url } = await behindProxy()
  const db = opened(url, 300)
  const error: unknown = await db.call(slow, [60]).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: '57014' })
  expect(isOutage(error)).toBe(true)
  await db.read((tx) => tx.rows(slow, [0.6]), { withinMs: 30_000 })
})

test('a connection that only reads is given up at the first write, which goes by another one', async () => {
  const { database, url } = await behindProxy()
  const setting = (value: string) =>
    database.db.pool.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`
    )
  await setting('on')
  const db = opened(url, 5_000)
  const refused: unknown = await db.write((tx) => tx.rows(write)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '25006' })
  expect(isOutage(refused)).toBe(true)
  await db.read((tx) => tx.rows(one))
  await setting('off')
  await db.write((tx) => tx.rows(write))
})

test('a database host that cannot be reached is an outage and no bug', () => {
  for (const code of ['EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED', 'ENOTFOUND', '53100'])
    expect(isOutage(Object.assign(new Error(code), { code })), code).toBe(true)
  for (const error of [new Error('a bug'), Object.assign(new Error('unique'), { code: '23505' }), undefined])
    expect(isOutage(error)).toBe(false)
})
