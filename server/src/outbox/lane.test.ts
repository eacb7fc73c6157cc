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

/** How long it rested after each of them. */
const restsOf = async (perRun: readonly number[]): Promise<number[]> => {
  const at = await runsOf(perRun)
  return at.slice(1).map((one, index) => one - (at[index] ?? 0))
}
const isLong = (ms: number): boolean => ms >= 2000

test('a module to which hundreds of events a second come rests two seconds, and a quarter of a second when it is quiet again', async () => {
  const rests = await restsOf([...Array.from({ length: 8 }, () => 100), 600, 100, 10, 10])
  // Four hundred a second, known after a second; a hundred in the two seconds after it are few.
  expect(rests.map(isLong).slice(0, 3)).toEqual([false, false, false])
  expect(rests.map(isLong).slice(4)).toEqual([true, false, false, false, false, true, false])
})

test('one burst on a quiet house makes no module rest longer', async () => {
  const rests = await restsOf([1, 200, 1, 1, 1, 1, 1])
  expect(rests.some(isLong)).toBe(false)
})
