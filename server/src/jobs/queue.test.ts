import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../database/postmaster.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { startQueue } from './queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a job that fails is written down to be tried again, and the others are done', async () => {
  const done: unknown[] = []
  const queue = await startQueue({
    databaseUrl: database.url,
    log: createLog('silent'),
    leases: {
      take: async () => true,
      release: async () => undefined,
      keep: async () => undefined,
      close: async () => undefined,
    },
    unlockAfterMs: 60_000,
    tasks: {
      'test.fails': () => Promise.reject(new Error('not today')),
      'test.works': async (payload) => void done.push(payload),
    },
  })
  await database.db.write((tx) => tx.enqueue('test.fails', { n: 1 }))
  await database.db.write((tx) => tx.enqueue('test.works', { n: 2 }))
  const failed = await until(async () => {
    const { rows } = await database.db.pool.query<{ attempts: number; last_error: string | null }>(
      `select attempts, last_error from graphile_worker.jobs where task_identifier = 'test.fails'`
    )
    // The other one has its turn when it has it: a queue that is stopped before begins no more.
    return rows[0]?.last_error && done.length > 0 ? rows[0] : undefined
  }, 60_000)
  await queue.stop()
  expect(failed).toMatchObject({ attempts: 1, last_error: expect.stringContaining('not today') as unknown })
  expect(done).toEqual([{ n: 2 }])
})
