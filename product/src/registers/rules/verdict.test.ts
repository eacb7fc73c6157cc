import { describe, expect, it } from 'vitest'
import { askedAt, blockAfter, type Heard, type NamedRegister, refusalOf } from './verdict.ts'

const day = 86_400_000
const now = 20_000 * day + 3_600_000
const register = (more: Partial<NamedRegister> = {}): NamedRegister => ({
  name: 'spelpaus',
  asked: ['registration', 'login'],
  everyDays: null,
  whenDown: 'no-play',
  ...more,
})
const heard = (word: Heard['word'], more: Partial<Heard> = {}): Heard => ({
  register: 'spelpaus',
  whenDown: 'no-play',
  word,
  ...more,
})
const isAsked = (one: NamedRegister, moment: Parameters<typeof askedAt>[1], last?: number) =>
  askedAt([one], moment, { now, lastAt: () => last }).length === 1

describe('when a register is asked', () => {
  it('at registration and at each login, and once a day of who stays signed in', () => {
    expect(isAsked(register(), 'registration', now)).toBe(true)
    expect(isAsked(register(), 'login', now)).toBe(true)
    expect(isAsked(register(), 'between', now - day + 1)).toBe(false)
    expect(isAsked(register(), 'between', now - day)).toBe(true)
    expect(isAsked(register(), 'between')).toBe(true)
  })
  it('at the first login of a day, and after its days, where the market says so', () => {
    const sigap = register({ name: 'sigap', asked: ['registration', 'first-login-of-day'], everyDays: 15 })
    expect(isAsked(sigap, 'login', now - 1000)).toBe(false)
    expect(isAsked(sigap, 'login', now - 2 * 3_600_000)).toBe(true)
    expect(isAsked(sigap, 'login')).toBe(true)
    expect(isAsked(sigap, 'between', now - 14 * day)).toBe(false)
    expect(isAsked(sigap, 'between', now - 15 * day)).toBe(true)
  })
})

describe('what holds after an answer', () => {
  const excluded = { block: 'excluded', register: 'spelpaus' } as const
  it('an exclusion ends by the word of its register alone', () => {
    expect(blockAfter([heard('excluded')], undefined)).toEqual(excluded)
    for (const word of ['unknown', 'details'] as const) expect(blockAfter([heard(word)], excluded)).toEqual(excluded)
    expect(blockAfter([heard('clear', { register: 'gamstop' })], excluded)).toEqual(excluded)
    expect(blockAfter([], excluded)).toEqual(excluded)
    expect(blockAfter([heard('clear')], excluded)).toBeUndefined()
    expect(blockAfter([heard('lapsed')], excluded)).toBeUndefined()
  })
  it('a register that is down stops play only where the market says so, and until it has answered', () => {
    const unchecked = { block: 'unchecked', register: 'spelpaus' } as const
    expect(blockAfter([heard('unknown')], undefined)).toEqual(unchecked)
    expect(blockAfter([heard('unknown', { whenDown: 'no-registration' })], undefined)).toBeUndefined()
    expect(blockAfter([], unchecked)).toEqual(unchecked)
    expect(blockAfter([heard('clear')], unchecked)).toBeUndefined()
  })
  it('who lacks what a register asks for does not play before it was asked, whatever the market says of outages', () => {
    expect(blockAfter([heard('details', { whenDown: 'no-registration' })], undefined)).toEqual({
      block: 'details',
      register: 'spelpaus',
    })
  })
  it('of several registers the strictest counts', () => {
    const others = [heard('clear', { register: 'gamstop' }), heard('unknown', { register: 'oasis' })]
    expect(blockAfter([...others, heard('excluded')], undefined)).toEqual(excluded)
    expect(blockAfter(others, undefined)).toEqual({ block: 'unchecked', register: 'oasis' })
  })
  it('opens no account for who is excluded or of whom nothing is known', () => {
    expect(refusalOf([heard('clear'), heard('lapsed')])).toBeUndefined()
    expect(refusalOf([heard('unknown', { whenDown: 'no-registration' })])?.reason).toBe('register_unavailable')
    expect(refusalOf([heard('unknown', { register: 'oasis' }), heard('excluded')])).toEqual({
      reason: 'register_excluded',
      register: 'spelpaus',
    })
  })
})
