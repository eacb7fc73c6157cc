import { instant } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { isWithin } from './hours.ts'
import { supportSettings } from './settings.ts'

// The first of June 2026 is a Monday.
const at = (time: string) => instant(Date.parse(`2026-06-${time}:00Z`))
const runs = (list: { days: number[]; from: string; to: string }[], time: string, timeZone = 'UTC') =>
  isWithin({ timeZone, list }, at(time))

describe('the hours of support', () => {
  it('run from their beginning to just before their end, on their days, by their clock', () => {
    const week = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }]
    expect(['01T08:59', '01T09:00', '01T16:59', '01T17:00', '06T12:00'].map((time) => runs(week, time))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(runs(week, '01T07:30', 'Europe/Berlin')).toBe(true)
    expect(runs([], '07T03:00')).toBe(true)
  })

  it('may go over midnight, into the day after theirs', () => {
    const night = [{ days: [7], from: '22:00', to: '02:00' }]
    expect(['07T21:59', '07T23:00', '08T01:59', '08T02:00', '07T01:00'].map((time) => runs(night, time))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(runs([{ days: [1], from: '18:00', to: '24:00' }], '01T23:59')).toBe(true)
  })

  it('have a time zone that there is', () => {
    expect(supportSettings.safeParse({ hours: { timeZone: 'Moscow' } }).success).toBe(false)
    expect(supportSettings.safeParse({ hours: { timeZone: 'Europe/Moscow' } }).success).toBe(true)
  })
})
