import { expect, test } from 'vitest'
import { experienceOf, leftOfOlder, pointsOf } from './earning.ts'
import { areOrdered, levelAt, percentOf } from './levels.ts'

test('LOY-06 LOY-07 progress is (expCount − minValue) / (maxValue − minValue), within 0 and 100 per cent, and full on the last level', () => {
  expect(percentOf({ minValue: 100, maxValue: 300, expCount: 150 })).toBe(25)
  expect(percentOf({ minValue: 100, maxValue: 300, expCount: 100 })).toBe(0)
  expect(percentOf({ minValue: 100, maxValue: 300, expCount: 50 })).toBe(0)
  expect(percentOf({ minValue: 100, maxValue: 300, expCount: 400 })).toBe(100)
  expect(percentOf({ minValue: 900, maxValue: null, expCount: 5_000 })).toBe(100)
})

test('LOY-06 a level is reached with its first point of experience, and levels that do not rise from 0 are none', () => {
  expect([0n, 99n, 100n, 299n, 300n].map((experience) => levelAt([0n, 100n, 300n], experience))).toEqual([
    1, 1, 2, 2, 3,
  ])
  const from = (...all: number[]) => areOrdered(all.map((from_experience) => ({ from_experience })))
  expect([from(), from(0), from(0, 5, 9), from(1), from(0, 5, 5), from(0, 9, 5)]).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('LOY-08 a stake earns by its currency and the weight of its game or kind, rounded down each time; what is not named earns nothing', () => {
  const rules = { rates: { USD: 100, EUR: 108 }, weights: { slot: 100, live: 25 }, games: { 'deep-seam': 50 } }
  const earned = (type: string, game: string, currency: 'USD' | 'EUR', stakeMinor: bigint) =>
    experienceOf(rules, { type, game, currency, stakeMinor })
  expect(earned('slot', 'midnight-orchard', 'USD', 1_000n)).toBe(1_000n)
  expect(earned('slot', 'deep-seam', 'USD', 1_000n)).toBe(500n)
  expect(earned('slot', 'midnight-orchard', 'EUR', 1_001n)).toBe(1_081n)
  expect(earned('live', 'wheel-of-hours', 'USD', 3n)).toBe(0n)
  expect(earned('betting', '', 'USD', 1_000n)).toBe(0n)
  expect(experienceOf({ ...rules, rates: {} }, { type: 'slot', game: '', currency: 'USD', stakeMinor: 1_000n })).toBe(
    0n
  )
  expect([pointsOf(1_000n, 100), pointsOf(1_001n, 125)]).toEqual([1_000n, 1_251n])
})

test('LOY-08 the oldest points are spent first: of those of before a moment only what exceeds the later ones is left', () => {
  expect([leftOfOlder(500n, 200n), leftOfOlder(200n, 200n), leftOfOlder(50n, 200n), leftOfOlder(0n, 0n)]).toEqual([
    300n,
    0n,
    0n,
    0n,
  ])
})
