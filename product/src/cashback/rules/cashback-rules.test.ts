import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reckon } from './loss.ts'
import { endedWeeks, endOf, nextWeek, startOf, weekOf } from './weeks.ts'

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

describe('weeks', () => {
  it('run from Monday to Monday, UTC', () => {
    expect(weekOf(Date.parse('2026-11-25T20:00:00Z'))).toBe('2026-11-23')
    expect(weekOf(Date.parse('2026-11-23T00:00:00Z'))).toBe('2026-11-23')
    expect(weekOf(Date.parse('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16')
    expect(nextWeek('2026-12-28')).toBe('2027-01-04')
    expect([startOf('2026-11-16'), endOf('2026-11-16')].map((at) => at.toISOString())).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        const week = weekOf(at)
        expect(startOf(week).getUTCDay()).toBe(1)
        expect(startOf(week).getTime() <= at && at < endOf(week).getTime()).toBe(true)
      }),
      { seed: 1 }
    )
  })

  it('are over when they have ended, the oldest first, eight at most', () => {
    const at = Date.parse('2026-11-23T00:00:00Z')
    expect(endedWeeks('2026-11-09', at)).toEqual(['2026-11-09', '2026-11-16'])
    expect(endedWeeks('2026-11-16', at - 1)).toEqual([])
    expect(endedWeeks('2026-11-23', at)).toEqual([])
    expect(endedWeeks('2020-01-06', at)).toHaveLength(8)
  })
})
