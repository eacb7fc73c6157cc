import { instantOf, toIso } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { type Facts, later, nextStep } from './dormancy.ts'

const at = (text: string) => instantOf(`${text}T12:00:00.000Z`)
const facts = (more: Partial<Facts> = {}): Facts => ({
  now: at('2026-11-24'),
  rules: { after: { count: 30, unit: 'months' }, noticeDays: 30, balance: 'to-regulator' },
  lastSignAt: at('2024-05-24'),
  isFree: true,
  hasOpen: false,
  open: undefined,
  ...more,
})
const noticed = { state: 'noticed', lastSignAt: at('2024-05-24'), dueAt: at('2026-11-24') } as const

describe('the time after which an account is dormant', () => {
  it.each([
    ['2024-05-24', 30, 'months', '2026-11-24'],
    ['2024-08-31', 30, 'months', '2027-02-28'],
    ['2024-01-31', 1, 'months', '2024-02-29'],
    ['2026-05-28', 180, 'days', '2026-11-24'],
  ] as const)('is, from %s on, after %i %s %s', (from, count, unit, to) => {
    expect(toIso(later(at(from), { count, unit })).slice(0, 10)).toBe(to)
  })
})

describe('what is done about an account that nobody uses', () => {
  it('is nothing before its notice is due, and where the market has no such rule', () => {
    expect(nextStep(facts({ now: at('2026-10-24') }))).toEqual({ kind: 'none' })
    expect(nextStep(facts({ rules: { after: null, noticeDays: 30, balance: 'kept' } }))).toEqual({ kind: 'none' })
  })
  it('is a notice so many days before, and as many days before the date when it goes late', () => {
    expect(nextStep(facts({ now: at('2026-10-25') }))).toEqual({ kind: 'notice', dueAt: at('2026-11-24') })
    expect(nextStep(facts({ now: at('2026-11-23') }))).toEqual({ kind: 'notice', dueAt: at('2026-12-23') })
  })
  it('waits for the date, and for what is open', () => {
    expect(nextStep(facts({ open: noticed, now: at('2026-11-23') }))).toEqual({ kind: 'none' })
    expect(nextStep(facts({ open: noticed, hasOpen: true }))).toEqual({ kind: 'none' })
    expect(nextStep(facts({ open: noticed }))).toEqual({ kind: 'dormant' })
  })
  it('ends when the player was there since, before and after the date', () => {
    const lastSignAt = at('2026-11-20')
    expect(nextStep(facts({ open: noticed, lastSignAt }))).toEqual({ kind: 'end', by: 'player' })
    const dormant = { ...noticed, state: 'dormant' } as const
    expect(nextStep(facts({ open: dormant, lastSignAt }))).toEqual({ kind: 'end', by: 'player' })
    expect(nextStep(facts({ open: dormant }))).toEqual({ kind: 'none' })
  })
  it('leaves alone who cannot come back freely', () => {
    expect(nextStep(facts({ isFree: false }))).toEqual({ kind: 'none' })
    expect(nextStep(facts({ isFree: false, open: noticed }))).toEqual({ kind: 'end', by: 'rules' })
  })
})
