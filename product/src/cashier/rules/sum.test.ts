import { formatMoney, money } from '@ante/kit/money'
import { isRefused } from '@ante/kit/refusal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateSum, readSum } from './sum.ts'

const bounds = { min: money(1_000), max: money(100_000) }

describe('the sum rule', () => {
  it('CASH-32 CASH-33 VAL-25 refuses zero, leading zeros, fractions, signs and words', () => {
    for (const text of ['0', '05', '1.5', '50.00', '-5', '+5', 'abc', '', ' ', '1e3', '٥٠', '5 0', '0x10']) {
      expect(validateSum(text, bounds), text).toMatchObject({
        refused: 'InvalidParameter/amount_not_allowed',
        fields: { amount: 'wrong' },
      })
    }
  })

  it('VAL-24 strips the commas of thousands, and of nothing else', () => {
    expect(validateSum('1,000', bounds)).toEqual(money(100_000))
    expect(readSum('12,500')).toEqual(money(1_250_000))
    expect(readSum('1,000,000')).toEqual(money(100_000_000))
    for (const text of [
      '50,00',
      '5,0',
      '1,00',
      '1,0000',
      '1000,000',
      ',500',
      '1,,000',
      '1,000,',
      '0,500',
      '1,00,000',
      '1.000',
    ])
      expect(readSum(text), text).toBeUndefined()
  })

  it('VAL-28 VAL-95 says bounds in dollars unless they are of another currency, with thousand separators', () => {
    const said = (min: number, max: number, currency?: 'EUR') =>
      validateSum('9', { min: money(min, currency), max: money(max, currency) })
    expect(said(1_000, 123_456_700)).toMatchObject({ data: { min: '$10.00', max: '$1,234,567.00' } })
    expect(said(1_000, 500_000, 'EUR')).toMatchObject({ data: { min: '€10.00', max: '€5,000.00' } })
  })

  it('CASH-32 VAL-26 says the bounds in the currency when the sum is outside of them', () => {
    for (const text of ['9', '1001']) {
      expect(validateSum(text, bounds)).toMatchObject({
        refused: 'InvalidParameter/amount_out_of_range',
        fields: { amount: 'sumRange' },
        data: { min: '$10.00', max: '$1,000.00' },
      })
    }
  })

  it('VAL-27 takes the bounds themselves', () => {
    expect(validateSum('10', bounds)).toEqual(bounds.min)
    expect(validateSum('1000', bounds)).toEqual(bounds.max)
  })

  it('reads every whole positive number back, with and without thousand commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (whole) => {
        const expected = money(BigInt(whole) * 100n)
        expect(readSum(String(whole))).toEqual(expected)
        expect(readSum(formatMoney(expected).slice(1, -3))).toEqual(expected)
      })
    )
  })

  it('never answers a sum outside of the bounds, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answer = validateSum(text, bounds)
        if (!isRefused(answer)) expect(answer.minor >= bounds.min.minor && answer.minor <= bounds.max.minor).toBe(true)
      })
    )
  })
})
