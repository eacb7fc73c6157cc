import { afterEach, describe, expect, test } from 'vitest'
import { hasRedis, type Line, lineToRedis } from '@ante/testing/redis'
import { createSharedRateLimiter, type SharedRateLimiter } from './shared-rate-limit.ts'

const leaving: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of leaving.splice(0).reverse()) await one.close()
})

async function line(): Promise<Line> {
  const made = await lineToRedis()
  leaving.push(made)
  return made
}
/** A host whose count is the shared one by now. */
async function host({ url, prefix }: Line, more: { answerWithinMs?: number } = {}): Promise<SharedRateLimiter> {
  const limiter = createSharedRateLimiter({ url, prefix, onError: () => undefined, retryMs: 50, ...more })
  leaving.push(limiter)
  await limiter.connect()
  return limiter
}

describe.runIf(hasRedis)('rate limits that hosts share', () => {
  test('count a caller once, over whichever hosts the calls are spread, and each caller apart', async () => {
    const redis = await line()
    // A machine that halts for a moment is no Redis that is away.
    const patient = { answerWithinMs: 60_000 }
    const hosts = await Promise.all([host(redis, patient), host(redis, patient), host(redis, patient)])
    const began = performance.now()
    const waits = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => (await hosts[n % 3]?.take('caller', 20)) ?? 0)
    )
    const granted = waits.filter((wait) => wait === 0).length
    // One comes back every three seconds, also while a slow machine counts.
    expect(granted).toBeGreaterThanOrEqual(20)
    expect(granted).toBeLessThanOrEqual(20 + Math.floor((performance.now() - began) / 3_000))
    for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeLessThanOrEqual(3_000)
    expect(await hosts[0]?.take('somebody else', 20)).toBe(0)
  })

  test('are counted by each host for itself while Redis is away, and answer at once', async () => {
    const redis = await line()
    const one = await host(redis)
    await redis.cut()
    const waits: number[] = []
    for (let n = 0; n < 8; n++) waits.push(await one.take('caller', 5))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('wait for a frozen Redis once and not with each call', async () => {
    const redis = await line()
    const limited = await host(redis, { answerWithinMs: 300 })
    await limited.take('caller', 100)
    redis.freeze()
    const began = performance.now()
    for (let n = 0; n < 50; n++) await limited.take('caller', 100)
    expect(performance.now() - began).toBeLessThan(50 * 300)
  })
})
