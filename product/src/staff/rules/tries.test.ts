import { day, minute } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { narrowLimit, waitMs } from './tries.ts'

describe('tries to sign in', () => {
  it('AUTH-03 the sixth try waits a minute, each after it twice as long, at most an hour, and a day later none', () => {
    const wait = (failures: number, ageMs = 0) => waitMs({ failures, ageMs }, narrowLimit) / minute
    expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 500].map((failures) => wait(failures))).toEqual([
      0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
    ])
    expect(wait(6, minute)).toBe(1)
    expect(wait(6, 2 * minute)).toBe(0)
    expect(wait(500, day)).toBe(0)
  })
})
