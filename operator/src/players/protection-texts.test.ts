import { describe, expect, it } from 'vitest'
import { changeText, exclusionText, waitingText } from './protection-texts.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const none = {
  state: 'none',
  kind: null,
  period: null,
  until: null,
  returns_at: null,
  register: null,
  reach: 'house',
} as const

describe('what staff read of a player’s limits and breaks', () => {
  it('a change names what was done, the limit and both sums', () => {
    const minutes = { before_minutes: null, after_minutes: null }
    const change = { at: '2026-11-24T10:00:00Z', kind: 'deposit', period: 7, ...minutes } as const
    expect(changeText({ ...change, what: 'lowered', before: usd(100), after: usd(50) })).toBe(
      'Lowered: Deposits, 7 days: $100.00 → $50.00'
    )
    const time = {
      ...change,
      kind: 'session',
      period: 1,
      before: null,
      after: null,
      before_minutes: 120,
      after_minutes: 60,
    } as const
    expect(changeText({ ...time, what: 'lowered' })).toBe('Lowered: Time a day, 1 day: 120 min → 60 min')
    expect(changeText({ ...change, kind: null, period: null, what: 'left_as_is', before: null, after: null })).toBe(
      'Asked about limits, left as they are'
    )
  })

  it('an exclusion says until when it lasts, and from when a player who asked may play', () => {
    expect(exclusionText(none)).toBe('No break or self-exclusion.')
    const until = '2026-12-05T18:30:00Z'
    expect(exclusionText({ ...none, state: 'active', period: '30d', until })).toContain('(30 days) until 5 Dec 2026')
    expect(exclusionText({ ...none, state: 'returning', period: '1d', until, returns_at: until })).toContain(
      'from 5 Dec'
    )
    expect(exclusionText({ ...none, state: 'active', period: '30d', until, reach: 'brand' })).toContain(
      'Other brands are free.'
    )
  })

  it('what waits says whether it is the hours or the player', () => {
    expect(waitingText({ to: usd(200), ready_at: '2026-12-05T18:30:00Z', is_ready: true, needs_means: false })).toBe(
      'Raise to $200.00, not confirmed yet'
    )
    expect(waitingText({ to: null, ready_at: '2026-12-05T18:30:00Z', is_ready: false, needs_means: false })).toContain(
      'Remove, from 5 Dec'
    )
  })
})
