import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reckon } from './loss.ts'

const day = (staked: bigint, returned: bigint) => ({ day: '2026-11-16', plays: 1, staked, returned })
const bounds = { least: 1_000n, most: 5_000n }

describe('the share of a loss', () => {
  it('BON-39 is a percentage of what was staked less what came back, rounded down, from the least loss on and up to the most', () => {
    expect(reckon([day(10_000n, 3_001n), day(0n, 0n)], 10, bounds)).toEqual({
      netLoss: 6_999n,
      sum: 699n,
      isCapped: false,
    })
    expect(reckon([day(1_000n, 0n)], 10, bounds).sum).toBe(100n)
    expect(reckon([day(999n, 0n)], 10, bounds)).toEqual({ netLoss: 999n, sum: 0n, isCapped: false })
    expect(reckon([day(50_001n, 0n)], 10, bounds)).toEqual({ netLoss: 50_001n, sum: 5_000n, isCapped: false })
    expect(reckon([day(50_010n, 0n)], 10, bounds)).toEqual({ netLoss: 50_010n, sum: 5_000n, isCapped: true })
    expect(reckon([day(5_000n, 9_000n)], 10, bounds)).toEqual({ netLoss: 0n, sum: 0n, isCapped: false })
    expect(reckon([], 10, bounds)).toEqual({ netLoss: 0n, sum: 0n, isCapped: false })
  })

  it('BON-39 a day that was won makes up for one that was lost, and nobody is ever given more than they lost', () => {
    expect(reckon([day(5_000n, 0n), day(1_000n, 6_000n)], 10, bounds).sum).toBe(0n)
    const sum = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(fc.array(fc.tuple(sum, sum), { maxLength: 7 }), fc.integer({ min: 1, max: 50 }), (days, percent) => {
        const reckoned = reckon(
          days.map(([staked, returned]) => day(staked, returned)),
          percent,
          { least: 1n, most: 10n ** 11n }
        )
        expect(reckoned.sum * 2n <= reckoned.netLoss).toBe(true)
        expect(reckoned.sum <= 10n ** 11n).toBe(true)
      }),
      { seed: 1 }
    )
  })
})
