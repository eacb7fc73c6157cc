import { describe, expect, it } from 'vitest'
import { offerState } from './offer-state.ts'
import { type CodeFacts, validateCode, promoCodeRefusals } from './promo-code.ts'

const on = { enabled: true, is_early: false, is_over: false }
const facts = (more: Partial<CodeFacts> = {}): CodeFacts => ({
  code: { ...on, uses: 0, uses_max: null },
  offer: on,
  isTaken: false,
  isOpenToPlayer: true,
  ...more,
})
const codeWith = (more: object) => ({ code: { ...on, uses: 0, uses_max: null, ...more } })

describe('a promo code', () => {
  it('BON-28 is refused with one of six codes, each for its own reason, and is good otherwise', () => {
    const cases: [string | undefined, Partial<CodeFacts>][] = [
      [undefined, {}],
      ['INVALID', { code: undefined, offer: undefined }],
      ['INVALID', codeWith({ enabled: false })],
      ['EXPIRED', codeWith({ is_over: true })],
      ['EXPIRED', { offer: { ...on, is_over: true } }],
      ['ALREADY_USED', { isTaken: true }],
      ['ALREADY_USED', { isTaken: true, ...codeWith({ is_over: true, uses: 5, uses_max: 5 }) }],
      ['NOT_STARTED', codeWith({ is_early: true })],
      ['NOT_STARTED', { offer: { ...on, is_early: true } }],
      ['LIMIT_REACHED', codeWith({ uses: 5, uses_max: 5 })],
      [undefined, codeWith({ uses: 4, uses_max: 5 })],
      ['NOT_AVAILABLE', { isOpenToPlayer: false }],
      ['NOT_AVAILABLE', { offer: { ...on, enabled: false } }],
    ]
    for (const [expected, more] of cases) expect(validateCode(facts(more)), JSON.stringify(more)).toBe(expected)
    expect(new Set(cases.map(([one]) => one).filter(Boolean))).toEqual(new Set(promoCodeRefusals))
  })
})

describe('an offer of a player', () => {
  it('BON-16 is available, then taken, then fulfilled or expired with what it gave', () => {
    expect(offerState(undefined)).toBe('available')
    expect(offerState(['available'])).toBe('taken')
    expect(offerState(['used', 'active'])).toBe('taken')
    expect(offerState(['used', 'used'])).toBe('fulfilled')
    for (const given of [['expired'], ['removed'], ['used', 'removed'], []] as const)
      expect(offerState(given)).toBe('expired')
  })
})
