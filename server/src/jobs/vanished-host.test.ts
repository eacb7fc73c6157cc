import type { Context, Job } from '@ante/kit/context'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { targetOf, tcpProxy, type TcpProxy, through } from '@ante/testing/tcp-proxy'
import { type Jobs, startJobs } from './runner.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})

async function frozenWay(): Promise<{ database: TestDatabase; proxy: TcpProxy; url: string }> {
  const database = await testDatabase()
  leaving.push(() => database.close())
  const proxy = await tcpProxy(targetOf(database.url, 5432))
  leaving.push(() => proxy.close())
  return { database, proxy, url: through(database.url, proxy) }
}

async function worker(databaseUrl: string, jobs: Record<string, Job>): Promise<Jobs> {
  const running = await startJobs({
    databaseUrl,
    jobs: new Map(Object.entries(jobs)),
    context: async () => ({}) as Context,
    log: createLog('silent'),
    wake: () => undefined,
    // Long enough for a machine that halts for a second: a host that lives keeps what it has.
    limits: { leaseMs: 2_000, unlockAfterMs: 2_000 },
  })
  return running
}

/** What the first worker does when it is cut off: it has begun and does not end before the test does. */
function interrupted(): { begun: Promise<void>; run: () => Promise<void>; end: () => void } {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  return { begun: begun.promise, end: end.resolve, run: () => (begun.resolve(), end.promise) }
}

test('a periodic job runs elsewhere soon after the host that ran it vanished', async () => {
  const { database, proxy, url } = await frozenWay()
  const first = interrupted()
  const vanished = await worker(url, { 'test.periodic': { everyMs: 10, run: first.run } })
  await first.begun
  let runs = 0
  const other = await worker(database.url, { 'test.periodic': { everyMs: 10, run: async () => void (runs += 1) } })
  leaving.push(() => other.stop())
  expect(runs).toBe(0)
  proxy.freeze()
  await expect.poll(() => runs).toBeGreaterThan(0)
  first.end()
  proxy.thaw()
  await vanished.stop()
})

test('an enqueued job is done elsewhere soon after the worker that had begun it vanished', async () => {
  const { database, proxy, url } = await frozenWay()
  const first = interrupted()
  const vanished = await worker(url, { 'test.enqueued': { run: first.run } })
  await database.db.write((tx) => tx.enqueue('test.enqueued', {}))
  await first.begun
  let runs = 0
  const other = await worker(database.url, { 'test.enqueued': { run: async () => void (runs += 1) } })
  leaving.push(() => other.stop())
  proxy.freeze()
  await expect.poll(() => runs).toBe(1)
  first.end()
  proxy.thaw()
  await vanished.stop()
  expect(runs).toBe(1)
})

test('a job whose worker lives is done by nobody else, however long it takes', async () => {
  const { database } = await frozenWay()
  const first = interrupted()
  const patient = await worker(database.url, { 'test.long': { run: first.run } })
  leaving.push(() => patient.stop())
  await database.db.write((tx) => tx.enqueue('test.long', {}))
  await first.begun
  let runs = 0
  let turns = 0
  const other = await worker(database.url, {
    'test.long': { run: async () => void (runs += 1) },
    'test.clock': { everyMs: 100, run: async () => void (turns += 1) },
  })
  leaving.push(() => other.stop())
  await expect.poll(() => turns).toBeGreaterThan(60)
  expect(runs).toBe(0)
  first.end()
})
