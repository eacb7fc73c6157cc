import { money } from '@ante/kit/money'
import { formatMoney, formatShort } from '@ante/kit/money-text'
import { numeralLocales } from '@ante/kit/numeral'
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

  it('VAL-28 says bounds in dollars unless they are of another currency', () => {
    const said = (min: number, max: number, currency?: 'EUR') =>
      validateSum('9', { min: money(min, currency), max: money(max, currency) })
    expect(said(1_000, 123_456_700)).toMatchObject({
      data: { min: { amount: 10, currency: 'USD' }, max: { amount: 1_234_567, currency: 'USD' } },
    })
    expect(said(1_000, 500_000, 'EUR')).toMatchObject({
      data: { min: { amount: 10, currency: 'EUR' }, max: { amount: 5_000, currency: 'EUR' } },
    })
  })

  it('CASH-32 VAL-26 says the bounds in the currency when the sum is outside of them', () => {
    for (const text of ['9', '1001']) {
      expect(validateSum(text, bounds)).toMatchObject({
        refused: 'InvalidParameter/amount_out_of_range',
        fields: { amount: 'sumRange' },
        data: { min: { amount: 10, currency: 'USD' }, max: { amount: 1_000, currency: 'USD' } },
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
      }),
      { seed: 1 }
    )
  })

  it('CASH-03 a field reads a whole sum as its language writes it, and refuses cents in each', () => {
    for (const locale of numeralLocales) {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 999_999_999 }), (whole) => {
          const sum = money(BigInt(whole) * 100n)
          expect(readSum(formatShort(sum).replace('$', ''), 'USD', locale)).toEqual(sum)
        }),
        { seed: 1 }
      )
      for (const text of ['50.00', '50.5', '1.5', '05', '0'])
        expect(validateSum(text, bounds, locale), `${locale} ${text}`).toMatchObject({ fields: { amount: 'wrong' } })
    }
    expect([validateSum('1.000', bounds, 'de'), validateSum('1 000', bounds, 'fr')]).toEqual([bounds.max, bounds.max])
  })

  it('never answers a sum outside of the bounds, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answer = validateSum(text, bounds)
        if (!isRefused(answer)) expect(answer.minor >= bounds.min.minor && answer.minor <= bounds.max.minor).toBe(true)
      }),
      { seed: 1 }
    )
  })
})
