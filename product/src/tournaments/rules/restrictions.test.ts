import { describe, expect, it } from 'vitest'
import { allRestrictions, type EntrantFacts, validateEntry, meets } from './restrictions.ts'
import { restriction } from './shapes.ts'

const ada: EntrantFacts = {
  country: 'GB',
  currency: 'USD',
  deposits: 2,
  hasConfirmedContact: true,
  hasProfileData: true,
}
const of = (...written: unknown[]) => written.map((one) => restriction.parse(one))

describe('who may take part', () => {
  it('TRN-15 each kind is judged by what the server knows', () => {
    const [live, notLive, deposits, contact, profile] = of(
      { type: 'countries', params: { countries: ['GB', 'DE'] } },
      { type: 'excluded_countries', params: { countries: ['FR'] } },
      { type: 'min_deposits', params: { count: 2 } },
      { type: 'confirmed_contact' },
      { type: 'profile_data' }
    )
    const cases = [
      [live, { country: 'FR' }],
      [live, { country: null }],
      [notLive, { country: 'FR' }],
      // Who is not known to live elsewhere may live there.
      [notLive, { country: null }],
      [deposits, { deposits: 1 }],
      [contact, { hasConfirmedContact: false }],
      [profile, { hasProfileData: false }],
    ] as const
    for (const [one, otherwise] of cases) {
      if (!one) throw new Error('five were written')
      expect(meets(one, ada), one.type).toBe(true)
      expect(meets(one, { ...ada, ...otherwise }), one.type).toBe(false)
      expect(meets(one, undefined), one.type).toBe(false)
    }
  })

  it('TRN-15 TRN-20 a currency without a rate is a condition too', () => {
    const all = allRestrictions([], { USD: 100 })
    expect(all).toEqual([{ type: 'currencies', params: { currencies: ['USD'] } }])
    expect(validateEntry(all, ada)).toBeUndefined()
    expect(validateEntry(all, { ...ada, currency: 'EUR' })).toMatchObject({
      refused: 'InvalidRequest/tournament_restricted',
    })
  })

  it('TRN-14 the error type says what would help, and nothing is asked where nothing would', () => {
    const all = of(
      { type: 'min_deposits', params: { count: 3 } },
      { type: 'countries', params: { countries: ['GB'] } },
      { type: 'confirmed_contact' },
      { type: 'profile_data' }
    )
    const judged = (facts: Partial<EntrantFacts>) => validateEntry(all, { ...ada, deposits: 3, ...facts })?.refused
    expect(judged({})).toBeUndefined()
    expect(judged({ deposits: 0 })).toBe('UserNeedDeposit')
    expect(judged({ hasConfirmedContact: false })).toBe('UserNeedConfirmContact')
    expect(judged({ hasProfileData: false })).toBe('UserNeedProfileData')
    expect(judged({ deposits: 0, country: 'FR' })).toBe('InvalidRequest/tournament_restricted')
  })

  it('TRN-15 what is not a known kind cannot be written', () => {
    for (const wrong of [
      { type: 'vip' },
      { type: 'min_deposits', params: {} },
      { type: 'countries', params: { countries: [] } },
    ])
      expect(restriction.safeParse(wrong).success, wrong.type).toBe(false)
  })
})
