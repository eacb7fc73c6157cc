import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endedWeeks, endOf, nextWeek, startOf, weekOf } from './weeks.ts'

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
