import { expect, test } from 'vitest'
import { blockedBetween, LoopWatch } from './loop.ts'

test('what other processes took is no block of the loop; what its own process took is', () => {
  const before = { at: 1000, ran: 400, waited: 50, used: 600 }
  const after = (ran: number, waited: number, used: number) =>
    blockedBetween(before, { at: 1030, ran: 400 + ran, waited: 50 + waited, used: 600 + used })
  expect(after(30, 0, 30)).toEqual({ ms: 30, withWaitsMs: 30 })
  expect(after(2, 28, 2)).toEqual({ ms: 2, withWaitsMs: 30 })
  // The engine's helpers ran for 20 of the 28.
  expect(after(2, 28, 22)).toEqual({ ms: 22, withWaitsMs: 30 })
  // They had the other core.
  expect(after(30, 0, 60)).toEqual({ ms: 30, withWaitsMs: 30 })
  // Asleep, in a read of the disk: nobody else's.
  expect(after(1, 0, 1)).toEqual({ ms: 30, withWaitsMs: 30 })
})

test('the longest block since the start is told, however busy the machine is', async () => {
  const watch = new LoopWatch()
  expect(() => watch.end()).toThrow('nobody has watched')
  watch.start()
  await new Promise((done) => setTimeout(done, 1))
  const began = process.threadCpuUsage()
  const busyMs = () => Object.values(process.threadCpuUsage(began)).reduce((sum, each) => sum + each, 0) / 1e3
  while (busyMs() < 30);
  await new Promise((done) => setTimeout(done, 1))
  const { ms, withWaitsMs } = watch.end()
  // The two clocks are not read in the same moment.
  expect(ms).toBeGreaterThan(28)
  expect(withWaitsMs).toBeGreaterThanOrEqual(ms)
})
