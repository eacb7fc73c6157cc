import type { Database } from '@ante/kit/context'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../operations/log.ts'
import { KeptPacks } from './kept-packs.ts'
import { Lane } from './lane.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When a lane that is woken all the time runs, in ms since the first time, while so many events come each time. */
async function runsOf(perRun: readonly number[]): Promise<number[]> {
  const began = performance.now()
  const at: number[] = []
  const left = [...perRun]
  const write = (work: (tx: unknown) => Promise<unknown>) =>
    work({
      rows: async () => {
        const count = left.shift() ?? 0
        return Array.from({ length: count }, (_, index) => ({
          id: BigInt(index),
          name: 'test.good',
          payload: {},
          is_pack: false,
        }))
      },
    })
  const lane = new Lane({
    db: { write } as unknown as Database,
    log: createLog('silent'),
    module: 'test',
    kept: new KeptPacks(),
    deliver: async () => void at.push(performance.now() - began),
  })
  for (let ms = 0; at.length < perRun.length; ms++) {
    lane.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  await lane.stop()
  return at.map((one) => Math.round(one))
}

test('a module to which hundreds of events come in a second rests two seconds, and a quarter of a second when it is quiet again', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = await runsOf([1, 100, 199, 100, 1])
  expect(second - first).toBeLessThan(260)
  // A hundred within a quarter of a second.
  expect(third - second).toBeGreaterThanOrEqual(2000)
  // Two hundred in two seconds are few.
  expect(fourth - third).toBeLessThan(260)
  expect(fifth - fourth).toBeGreaterThanOrEqual(2000)
})
