import { afterEach, expect, test } from 'vitest'
import { jobs as ledgerJobs } from '@ante/product/ledger/jobs'
import { testServer } from '@ante/testing/server'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})

/** The value behind a name as Prometheus reads it. */
async function metricOf(url: string, name: string): Promise<number | undefined> {
  const line = (await (await fetch(`${url}/metrics`)).text()).split('\n').find((text) => text.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ')[1])
}

test('the metrics of every host say what the last audit of the books found', async () => {
  const server = await testServer({ env: { ANTE_ROLE: 'web' } })
  leaving.push(() => server.stop())
  await server.player()
  const { db } = server.database
  const audit = async () => ledgerJobs['ledger.conservation'].run(await server.context())
  expect(await metricOf(server.url, 'ante_books_audited_at_seconds')).toBe(0)
  await audit()
  expect(await metricOf(server.url, 'ante_books_problems')).toBe(0)
  expect(await metricOf(server.url, 'ante_books_audited_at_seconds')).toBeCloseTo(Date.now() / 1000, -3)
  await db.pool.query(
    `insert into ledger.accounts (path, shard, currency, balance_minor, lowest_minor) values ('player:1:main', 0, 'USD', 5, 0)`
  )
  await audit()
  expect(await metricOf(server.url, 'ante_books_problems')).toBeGreaterThan(0)
})

test('the metrics count jobs that failed, enqueued and periodic ones, by name', async () => {
  const server = await testServer({
    registry: (own) => ({
      ...own,
      jobs: new Map([
        ['test.periodic', { everyMs: 5, run: () => Promise.reject(new Error('not today')) }],
        ['test.enqueued', { run: () => Promise.reject(new Error('not today')) }],
        ['test.works', { everyMs: 5, run: async () => undefined }],
      ]),
    }),
  })
  leaving.push(() => server.stop())
  await server.database.db.write((tx) => tx.enqueue('test.enqueued', {}))
  const failed = (job: string) => metricOf(server.url, `ante_failed_jobs_total{job="${job}"}`)
  await expect.poll(() => failed('test.periodic')).toBeGreaterThan(0)
  await expect.poll(() => failed('test.enqueued')).toBe(1)
  expect(await failed('test.works')).toBe(0)
})
