import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ConsentCategory,
  consentCategories,
  formatConsent,
  isAllowed,
  isToBeAsked,
  parseConsent,
} from './consent.ts'

const proof = 'Vk3Vk3Vk3Vk3Vk3Vk3Vk3x'
const rules = { askedFirst: consentCategories, version: 2, isPrivate: false }

describe('consent in a browser', () => {
  it('is read as it was written, whatever was answered', () => {
    const answers = fc.record(
      { functional: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean(), security: fc.boolean() },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(answers, fc.nat(999_999), (given, version) => {
        const consent = { version, answers: given, proof }
        expect(parseConsent(formatConsent(consent))).toEqual(consent)
      }),
      { seed: 710 }
    )
  })

  it('is none where the cookie is none of ours', () => {
    for (const text of [
      undefined,
      '',
      '1',
      `x.f1.${proof}`,
      `1.f2.${proof}`,
      `1.f1.${proof}x`,
      `1.f1a1m1s1f1.${proof}`,
    ])
      expect(parseConsent(text)).toBeUndefined()
  })

  it('is never there before somebody said yes, where a market asks first', () => {
    for (const category of consentCategories) {
      expect(isAllowed(category, undefined, rules)).toBe(false)
      expect(isAllowed(category, { version: 2, answers: { [category]: true }, proof }, rules)).toBe(true)
      expect(isAllowed(category, { version: 2, answers: { [category]: false }, proof }, rules)).toBe(false)
    }
  })

  it('counts as a no until it is asked anew, where more is asked than was answered', () => {
    const before = { version: 1, answers: { analytics: true, marketing: false }, proof }
    expect([isAllowed('analytics', before, rules), isAllowed('marketing', before, rules)]).toEqual([false, false])
    expect(isToBeAsked(['analytics'], before, rules)).toBe(true)
    expect(isToBeAsked(['analytics'], { ...before, version: 2 }, rules)).toBe(false)
    expect(isToBeAsked(['functional'], { ...before, version: 2 }, rules)).toBe(true)
  })

  it('takes Global Privacy Control for a no that only an answer here changes, and asks nothing', () => {
    const silent = { ...rules, isPrivate: true, askedFirst: [] satisfies ConsentCategory[] }
    expect(isAllowed('analytics', undefined, { ...silent, isPrivate: false })).toBe(true)
    expect(isAllowed('analytics', undefined, silent)).toBe(false)
    expect(isAllowed('analytics', { version: 2, answers: { analytics: true }, proof }, silent)).toBe(true)
    expect(isToBeAsked(['analytics'], undefined, silent)).toBe(false)
  })

  it('asks nobody where nothing is used', () => {
    expect(isToBeAsked([], undefined, rules)).toBe(false)
  })
})
