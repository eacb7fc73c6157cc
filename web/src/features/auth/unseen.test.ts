import { describe, expect, it } from 'vitest'
import { seenWith, unseenOf } from '../../app/popups/campaign.ts'
import { isUnseen, untoldOf } from './unseen.ts'

describe('what a player has not seen', () => {
  const until = '2026-12-24T20:05:00Z'
  it.each([
    [
      'BON-33 one that waits, for the first time',
      { id: '8', status: 'active', receiving_expired_at: until, taken_back: null },
      null,
      true,
    ],
    [
      'BON-33 one that waits, after another one',
      { id: '8', status: 'active', receiving_expired_at: until, taken_back: null },
      '7',
      true,
    ],
    [
      'BON-33 one that waits and was seen',
      { id: '8', status: 'active', receiving_expired_at: until, taken_back: null },
      '8',
      false,
    ],
    [
      'BON-34 one that was paid at once',
      { id: '8', status: 'paid_out', receiving_expired_at: null, taken_back: null },
      '7',
      true,
    ],
    [
      'BON-36 one that was paid at once and was seen',
      { id: '8', status: 'paid_out', receiving_expired_at: null, taken_back: null },
      '8',
      false,
    ],
    [
      'BON-34 one of which staff took a part back before it was seen',
      { id: '8', status: 'paid_out', receiving_expired_at: null, taken_back: { amount: 2, currency: 'USD' } },
      '7',
      false,
    ],
    [
      'BON-34 one that was received',
      { id: '8', status: 'paid_out', receiving_expired_at: until, taken_back: null },
      '7',
      false,
    ],
  ] as const)('BON-33 BON-34 BON-36 %s', (_row, cashback, seen, expected) => {
    expect(isUnseen(cashback, seen)).toBe(expected)
  })

  it('a dormant account is told of until it was, and again when it became dormant once more', () => {
    const notice = { since: '2026-11-01T12:00:00Z', balance: 'kept', amount: null, is_returned: false } as const
    expect(untoldOf(notice, null)).toBe(notice)
    expect(untoldOf(notice, '2024-01-01T12:00:00Z')).toBe(notice)
    expect(untoldOf(notice, notice.since)).toBeNull()
    expect(untoldOf(null, undefined)).toBeNull()
  })

  it('BON-20 the first popup that was not shown, until all were', () => {
    const popups = [{ id: '1' }, { id: '12' }]
    expect(unseenOf(popups, null)?.id).toBe('1')
    const once = seenWith(null, '1')
    expect(unseenOf(popups, once)?.id).toBe('12')
    expect(unseenOf(popups, seenWith(once, '12'))).toBeUndefined()
    expect(seenWith('1,12', '1')).toBe('12,1')
    const many = Array.from({ length: 300 }, (_, id) => String(id)).reduce<string | null>(seenWith, null) ?? ''
    expect(many.split(',')).toHaveLength(200)
    expect(many.endsWith(',299')).toBe(true)
  })
})
