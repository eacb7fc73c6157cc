import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Job } from '@ante/kit/context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../database/postmaster.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { startJobs } from './runner.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a job that is running when the host stops is told of it between its pieces, periodic or enqueued', async () => {
  const pieces = { periodic: 0, enqueued: 0 }
  const work = (which: keyof typeof pieces) => async (context: Context<never>) => {
    while (!context.stopping?.aborted) {
      pieces[which] += 1
      await sleep(1)
    }
  }
  const running = await startJobs({
    databaseUrl: database.url,
    jobs: new Map<string, Job>([
      ['test.periodic', { everyMs: 1, run: work('periodic') }],
      ['test.enqueued', { run: work('enqueued') }],
    ]),
    context: async () => ({}) as Context,
    log: createLog('silent'),
    wake: () => undefined,
  })
  await database.db.write((tx) => tx.enqueue('test.enqueued', {}))
  await expect.poll(() => Math.min(pieces.periodic, pieces.enqueued)).toBeGreaterThan(1)
  await running.stop()
})

test('a periodic job comes again after its period, or after what it asked for, and the end waits for neither', async () => {
  const turns = { usual: 0, patient: 0 }
  const jobs: [string, Job][] = [
    ['test.usual', { everyMs: 1, run: async () => void (turns.usual += 1) }],
    [
      'test.patient',
      {
        everyMs: 1,
        run: async () => {
          turns.patient += 1
          return 3_600_000
        },
      },
    ],
  ]
  const running = await startJobs({
    databaseUrl: database.url,
    jobs: new Map(jobs),
    context: async () => ({}) as Context,
    log: createLog('silent'),
    wake: () => undefined,
  })
  await until(() => (turns.usual >= 20 && turns.patient >= 1) || undefined, 60_000)
  await running.stop()
  const atTheEnd = { ...turns }
  await sleep(20)
  expect(turns).toEqual(atTheEnd)
  expect(turns.usual).toBeGreaterThanOrEqual(20)
  expect(turns.patient).toBe(1)
})

test('a job that comes often stays with its host between its turns until the host stops or the job fails', async () => {
  const turns = { first: 0, second: 0 }
  let isFailing = false
  const hostOf = (which: keyof typeof turns) =>
    startJobs({
      databaseUrl: database.url,
      jobs: new Map<string, Job>([
        [
          'test.often',
          {
            everyMs: 1,
            run: async () => {
              if (isFailing && which === 'second') throw new Error('not here')
              turns[which] += 1
            },
          },
        ],
      ]),
      context: async () => ({}) as Context,
      log: createLog('silent'),
      wake: () => undefined,
      // Whatever ends within this test was given back.
      limits: { leaseMs: 600_000, unlockAfterMs: 600_000 },
    })
  const first = await hostOf('first')
  await until(() => turns.first > 0 || undefined, 60_000)
  const second = await hostOf('second')
  const seen = turns.first
  await until(() => turns.first >= seen + 50 || undefined, 60_000)
  expect(turns.second).toBe(0)
  await first.stop()
  await until(() => turns.second > 0 || undefined, 60_000)
  const third = await hostOf('first')
  isFailing = true
  const before = turns.first
  await until(() => turns.first > before || undefined, 60_000)
  await Promise.all([second.stop(), third.stop()])
})
