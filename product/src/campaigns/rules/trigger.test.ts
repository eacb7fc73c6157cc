import { describe, expect, it } from 'vitest'
import { satisfies } from './trigger.ts'

const facts = { deposits: 1, country: 'GB' }

describe('the conditions of an offer', () => {
  it('CASH-29 without any it is for everybody', () => {
    expect(satisfies({}, facts)).toBe(true)
    expect(satisfies({}, { deposits: 0, country: undefined })).toBe(true)
  })
  it('CASH-29 the number of deposits before has bounds, which belong to it', () => {
    const first = { min_deposits: 0, max_deposits: 0 }
    expect([0, 1].map((deposits) => satisfies(first, { ...facts, deposits }))).toEqual([true, false])
    const early = { min_deposits: 1, max_deposits: 3 }
    expect([0, 1, 3, 4].map((deposits) => satisfies(early, { ...facts, deposits }))).toEqual([false, true, true, false])
  })
  it('CASH-29 a list of countries is for those who are known to live there', () => {
    expect(satisfies({ countries: ['GB', 'DE'] }, facts)).toBe(true)
    expect(satisfies({ countries: ['DE'] }, facts)).toBe(false)
    expect(satisfies({ countries: ['GB'] }, { deposits: 1, country: undefined })).toBe(false)
  })
  it('CASH-30 a way to pay that is excluded does not bring it; who only looks has not paid yet', () => {
    const excluding = { exclude_methods: ['card'] }
    expect(
      [undefined, 'bank', 'card'].map((method) =>
        satisfies(excluding, method === undefined ? facts : { ...facts, method })
      )
    ).toEqual([true, true, false])
  })
  it('CASH-29 a condition that cannot be read is not met', () => {
    for (const broken of [{ max_deposits: '3' }, { min_deposits: null }, { countries: 'GB' }, { countries: null }])
      expect(satisfies(broken, facts)).toBe(false)
  })
})
