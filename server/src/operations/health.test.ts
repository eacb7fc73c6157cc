import Fastify from 'fastify'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHealth } from './health.ts'
import type { Metrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** What `/readyz` says where the database's clock is off by so much, and its answer comes so much later. */
async function ready(offMs: number, lateMs: number): Promise<number> {
  const query = async () => {
    const rows = [{ now: new Date(Date.now() + offMs) }]
    vi.setSystemTime(Date.now() + lateMs)
    return [{ rows: [] }, { rows }]
  }
  const app = Fastify()
  mountHealth(app, {
    ready: createReadiness({ pool: { query } as unknown as pg.Pool, pools: () => ({}) }),
    metrics: {} as Metrics,
    token: undefined,
    isStopping: () => false,
  })
  const { statusCode } = await app.inject('/readyz')
  await app.close()
  return statusCode
}

test('a database that answers late has no other clock; one whose clock is off is told of', async () => {
  expect(await ready(0, 5_000)).toBe(200)
  expect(await ready(500, 0)).toBe(200)
  expect(await ready(-3_000, 0)).toBe(503)
  expect(await ready(-3_000, 5_000)).toBe(503)
  expect(await ready(3_000, 0)).toBe(503)
})
