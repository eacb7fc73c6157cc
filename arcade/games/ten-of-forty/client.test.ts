import { expect, test, vi } from 'vitest'

vi.mock('../../shell/boot.ts', () => ({}))
vi.mock('../../shell/quick/parts.ts', () => ({}))

test('GAM-7 Ten of Forty shows for each count of hits the odds that its certificate counts', async () => {
  const { oddsOf } = await import('./pays-aside.ts')
  expect(Math.round(oddsOf(10, 10))).toBe(847_660_528)
  expect(Math.round(oddsOf(5, 5))).toBe(2611)
  expect(oddsOf(1, 1)).toBe(4)
  for (let chosen = 1; chosen <= 10; chosen++) {
    const all = Array.from({ length: chosen + 1 }, (_, hits) => 1 / oddsOf(chosen, hits))
    expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  }
})

test('GAM-3 Ten of Forty joins the numbers where they stand, lying in eight columns and upright in five', async () => {
  const { placeOf } = await import('./constellation.ts')
  expect(placeOf(1, 8)).toEqual([0.5, 0.5])
  expect(placeOf(40, 8)).toEqual([7.5, 4.5])
  expect(placeOf(40, 5)).toEqual([4.5, 7.5])
  expect(placeOf(26, 8)).toEqual([1.5, 3.5])
})
