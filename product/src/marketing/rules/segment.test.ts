import { describe, expect, it } from 'vitest'
import { type Condition, everybody, type Facts, isIn, segment, stakedKey } from './segment.ts'
import { armAt, isBirthday, terms } from './terms.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20, 12)
const facts: Facts = {
  now,
  currency: 'USD',
  country: 'BR',
  language: 'pt',
  registeredAt: now - 40 * day,
  lastSeenAt: now - 14 * day,
  deposits: { count: 3, minor: 12_000n, lastAt: now - 20 * day },
  level: 4,
  staked: new Map([[stakedKey({ product: 'casino', within_days: 30 }), 5_000n]]),
  bonusMinor: { casino: 0n, betting: 700n },
  tags: new Set(['regular']),
}
const is = (one: Condition, known: Facts = facts) => isIn({ any: [{ all: [one] }] }, known)

describe('a segment', () => {
  it('answers each fact by its bounds, both of them included', () => {
    const met: Condition[] = [
      { fact: 'registered_days', at_least: 40, at_most: 40 },
      { fact: 'last_seen_days', at_least: 14 },
      { fact: 'last_deposit_days', at_most: 20 },
      { fact: 'deposits', at_least: 3 },
      { fact: 'deposited', at_least_minor: { USD: 12_000 } },
      { fact: 'staked', product: 'casino', within_days: 30, at_most_minor: { USD: 5_000 } },
      { fact: 'bonus_balance', kind: 'betting', at_least_minor: { USD: 1 } },
      { fact: 'level', at_least: 4 },
      { fact: 'country', in: ['DE', 'BR'] },
      { fact: 'language', in: ['pt'] },
      { fact: 'currency', in: ['USD'] },
      { fact: 'tag', has: 'regular' },
    ]
    for (const one of met) {
      expect(is(one), JSON.stringify(one)).toBe(true)
      expect(is({ ...one, not: true }), JSON.stringify(one)).toBe(false)
    }
    expect(is({ fact: 'registered_days', at_most: 39 })).toBe(false)
    expect(is({ fact: 'deposited', at_least_minor: { USD: 12_001 } })).toBe(false)
    expect(isIn(everybody, facts)).toBe(true)
  })

  it('gives nothing because of what is not known, turned around neither', () => {
    const bare: Facts = { now, currency: 'EUR', country: null, language: 'en' }
    const asked: Condition[] = [
      { fact: 'country', in: ['BR'] },
      { fact: 'level', at_least: 1 },
      { fact: 'deposited', at_least_minor: { EUR: 1 } },
      { fact: 'staked', product: 'betting', within_days: 7, at_most_minor: { EUR: 1 } },
      { fact: 'tag', has: 'regular' },
    ]
    for (const one of asked)
      for (const each of [one, { ...one, not: true as const }]) expect(is(each, bare)).toBe(undefined)
    // A sum in another currency says nothing of this one.
    expect(is({ fact: 'deposited', at_most_minor: { EUR: 1 }, not: true })).toBe(undefined)
    // What is surely false stays so beside what is unknown.
    expect(
      isIn(
        {
          any: [
            {
              all: [
                { fact: 'country', in: ['BR'] },
                { fact: 'language', in: ['pt'] },
              ],
            },
          ],
        },
        bare
      )
    ).toBe(false)
    // Who has never paid in is within no bound of how long ago it was.
    const never = { ...facts, deposits: { count: 0, minor: 0n, lastAt: null } }
    expect(is({ fact: 'last_deposit_days', at_least: 0 }, never)).toBe(false)
    expect(is({ fact: 'last_deposit_days', at_most: 30, not: true }, never)).toBe(true)
  })

  it('cannot ask for protection, and takes nothing that has no bound', () => {
    for (const wrong of [
      { fact: 'self_excluded' },
      { fact: 'harm', at_least: 1 },
      { fact: 'limits', at_most: 1 },
      { fact: 'deposits' },
      { fact: 'deposits', at_least: -1 },
      { fact: 'country', in: [] },
      { fact: 'staked', product: 'poker', within_days: 7, at_least_minor: { USD: 1 } },
    ])
      expect(segment.safeParse({ any: [{ all: [wrong] }] }).success, JSON.stringify(wrong)).toBe(false)
    expect(segment.safeParse({ any: [] }).success).toBe(false)
  })
})

describe('terms', () => {
  const arms = [
    { name: 'bonus', share: 60, offer: 'back' },
    { name: 'words', share: 20, message: { texts: { en: { title: 'Hello', text: '' } } } },
  ]
  const whole = { trigger: { on: 'birthday' }, segment: everybody, arms, holdout: 20, budget_minor: { USD: 100 } }

  it('share all players out, without one left over', () => {
    expect(terms.safeParse(whole).success).toBe(true)
    expect(terms.safeParse({ ...whole, holdout: 10 }).success).toBe(false)
    expect(terms.safeParse({ ...whole, budget_minor: {} }).success).toBe(false)
    expect(terms.safeParse({ ...whole, arms: [arms[0], { ...arms[1], name: 'holdout' }] }).success).toBe(false)
    expect(terms.safeParse({ ...whole, arms: [{ name: 'none', share: 80 }] }).success).toBe(false)
    const known = terms.parse(whole)
    expect([0, 5_999, 6_000, 7_999, 8_000, 9_999].map((place) => armAt(known, place)?.name)).toEqual([
      'bonus',
      'bonus',
      'words',
      'words',
      undefined,
      undefined,
    ])
  })

  it('know a birthday however it is written, and that of a leap day', () => {
    expect(isBirthday('1990-11-20', '2026-11-20')).toBe(true)
    expect(isBirthday('20.11.1990', '2026-11-20')).toBe(true)
    expect(isBirthday('20.11.1990', '2026-11-21')).toBe(false)
    expect(isBirthday('29.02.1992', '2027-02-28')).toBe(true)
    expect(isBirthday('29.02.1992', '2028-02-28')).toBe(false)
    expect(isBirthday('29.02.1992', '2028-02-29')).toBe(true)
    expect(isBirthday('someday', '2026-11-20')).toBe(false)
  })
})
