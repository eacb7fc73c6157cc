import { describe, expect, it } from 'vitest'
import { badgeOf } from './club-badge.tsx'
import { oneTimeDigits } from './digits.ts'
import { shownPages } from './pagination.tsx'
import { passwordStrength } from './password-strength.ts'
import { partsUntil } from './time-left.ts'

describe('parts', () => {
  it('a badge is the same for the same club and has two colours', () => {
    expect(badgeOf('Harrow Quay')).toEqual(badgeOf('Harrow Quay'))
    const names = ['Saltmarsh', 'Northgate', 'Kestrel', 'Harrow', 'الوحدة', 'Umberly'].flatMap((place) =>
      ['Town', 'United', 'Union', 'Athletic', 'Cross', 'Park', 'Vale', 'Rovers', 'City', 'Albion'].map(
        (kind) => `${place} ${kind}`
      )
    )
    const badges = names.map(badgeOf)
    for (const { field, second } of badges) expect(field).not.toBe(second)
    // Sixty clubs that share words: their shields differ, and differ in their shapes, not only in their colours.
    expect(new Set(badges.map((badge) => JSON.stringify(badge))).size).toBe(names.length)
    const shapes = new Set(badges.map(({ outline, division }) => outline + division))
    expect(shapes.size).toBeGreaterThan(names.length / 2)
  })
  it('a clock shows days while there are some, then seconds, and never less than nothing', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    const left = (iso: string) => partsUntil(Date.parse(iso), now).map(({ unit, value }) => `${value} ${unit}`)
    expect(left('2026-11-23T11:30:59Z')).toEqual(['02 days', '01 hours', '30 minutes'])
    expect(left('2026-11-21T21:05:09Z')).toEqual(['11 hours', '05 minutes', '09 seconds'])
    expect(left('2026-11-20T10:00:00Z')).toEqual(['00 hours', '00 minutes', '00 seconds'])
  })
  it('pages: neighbours, first and last, gaps between', () => {
    expect(shownPages(1, 1)).toEqual([1])
    expect(shownPages(5, 10)).toEqual([1, undefined, 4, 5, 6, undefined, 10])
    expect(shownPages(2, 3)).toEqual([1, 2, 3])
  })
  it('runs and repetitions make a password weak, length and variety strong', () => {
    expect(passwordStrength('')).toBe(0)
    expect(passwordStrength('123456')).toBe(1)
    expect(passwordStrength('aaaaaaaaaaaa')).toBe(1)
    expect(passwordStrength('abcabcabcabc')).toBe(1)
    expect(passwordStrength('hT7#kq')).toBeGreaterThanOrEqual(2)
    expect(passwordStrength('plum-Lantern-94-reef')).toBe(4)
  })
  it('2FA-09 a one-time code is read as it is pasted: with spaces, dashes, words and the digits of other scripts', () => {
    for (const text of [
      '123456',
      ' 123 456 ',
      '123-456',
      '123\u00a0456',
      'Code: 123456',
      '١٢٣٤٥٦',
      '۱۲۳ ۴۵۶',
      '1234567',
    ])
      expect(oneTimeDigits(text), text).toBe('123456')
    expect(['12', 'none', ''].map(oneTimeDigits)).toEqual(['12', '', ''])
  })
})
