import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { double, half, isOfRange, largest, nextLevel, notAbove } from './typed.ts'

const range = { least: 20n, most: 5000n, step: 20n }

describe('a typed stake', () => {
  it('GAM-3 is a whole multiple of the step within the game’s bounds, or the nearest below it is named', () => {
    expect([20n, 40n, 4980n, 5000n].map((minor) => isOfRange(minor, range))).toEqual([true, true, true, true])
    expect([0n, 19n, 30n, 4990n, 5020n].map((minor) => isOfRange(minor, range))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect([1n, 33n, 4999n, 999_999n].map((minor) => notAbove(minor, range))).toEqual([20n, 20n, 4980n, 5000n])
  })

  it('GAM-3 halved or doubled, or named as the nearest, it can always be staked', () => {
    const minors = fc.bigInt({ min: 0n, max: 1_000_000n })
    fc.assert(
      fc.property(minors, (minor) => {
        for (const made of [half(minor, range), double(minor, range), notAbove(minor, range)])
          expect(isOfRange(made, range)).toBe(true)
      }),
      { seed: 1 }
    )
  })

  it('GAM-3 the largest is what balance and limits leave, and there is none where they leave less than the least', () => {
    expect(largest(range, 100_000n, undefined)).toBe(5000n)
    expect(largest(range, 777n, undefined)).toBe(760n)
    expect(largest(range, 777n, 330n)).toBe(320n)
    expect(largest(range, 19n, undefined)).toBeUndefined()
    expect(largest(range, 777n, 0n)).toBeUndefined()
  })

  it('GAM-3 from a stake between two levels the buttons go to the next one above and below', () => {
    const levels = [20n, 40n, 60n, 100n]
    expect([nextLevel(80n, levels, 1), nextLevel(80n, levels, -1)]).toEqual([100n, 60n])
    expect([nextLevel(100n, levels, 1), nextLevel(20n, levels, -1)]).toEqual([100n, 20n])
  })
})
