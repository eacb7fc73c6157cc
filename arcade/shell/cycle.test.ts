import { expect, it } from 'vitest'
import { Cycle } from './cycle.ts'

it('GAM-13 the next stake waits until the cycle of the game has passed', () => {
  const cycle = new Cycle()
  expect(cycle.waitMs(10_000)).toBe(0)
  cycle.begin(2500, 10_000)
  expect([10_000, 12_499, 12_500, 20_000].map((now) => cycle.waitMs(now))).toEqual([2500, 1, 0, 0])
  cycle.begin(0, 30_000)
  expect(cycle.waitMs(30_000)).toBe(0)
})
