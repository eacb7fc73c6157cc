import { describe, expect, test } from 'vitest'
import { after, dayIn, formatDate, formatTime, hour, instant, instantOf, toIso } from './instant.ts'

describe('instants', () => {
  const at = instantOf('2024-03-05T09:07:00Z')

  test('CASH-49 CONST-14 CONST-15 dates show as dd.mm.yyyy and times as h:mm', () => {
    expect(formatDate(at, 'UTC')).toBe('05.03.2024')
    expect(formatTime(at, 'UTC')).toBe('9:07')
  })

  test('CASH-50 times are on the 24-hour clock, in the zone that is asked for', () => {
    expect(formatTime(instantOf('2024-03-05T00:05:00Z'), 'UTC')).toBe('0:05')
    expect(formatTime(instantOf('2024-03-05T21:30:00Z'), 'Europe/Berlin')).toBe('22:30')
    expect(formatDate(instantOf('2024-03-05T23:30:00Z'), 'Europe/Berlin')).toBe('06.03.2024')
  })

  test('a day belongs to a zone', () => {
    const late = instantOf('2026-11-21T23:30:00Z')
    expect(dayIn('UTC', late)).toBe('2026-11-21')
    expect(dayIn('Europe/Berlin', late)).toBe('2026-11-22')
    expect(dayIn('America/New_York', late)).toBe('2026-11-21')
  })

  test('UTC is written without a formatter as a formatter writes it', () => {
    for (let at = 0, step = 1; at < 4e12; at += 1e9 * (step = (step * 7) % 31)) {
      const moment = instant(at + step)
      for (const write of [formatDate, formatTime]) expect(write(moment, 'UTC')).toBe(write(moment, 'Etc/UTC'))
      expect(dayIn('UTC', moment)).toBe(dayIn('Etc/UTC', moment))
    }
  })

  test('move by milliseconds and are written as ISO 8601 in UTC', () => {
    expect(toIso(after(at, hour))).toBe('2024-03-05T10:07:00.000Z')
  })
})
