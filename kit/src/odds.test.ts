import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, MoneyError } from './money.ts'
import {
  americanOdds,
  factorOfOdds,
  formatOdds,
  fractionalOdds,
  odds,
  oddsFromDecimal,
  product,
  returnOf,
} from './odds.ts'

describe('odds', () => {
  test('are whole thousandths above one', () => {
    expect(() => odds(1000)).toThrow(MoneyError)
    expect(() => odds(1850.5)).toThrow(MoneyError)
    expect(formatOdds(odds(1850))).toBe('1.85')
    expect(formatOdds(odds(2000))).toBe('2.00')
    expect(formatOdds(odds(1045))).toBe('1.045')
  })

  test('are written as the lowest fraction, and as what is won with 100 or staked to win it', () => {
    const as = (thousandths: bigint) => [fractionalOdds(thousandths, 1000n), americanOdds(thousandths, 1000n)]
    expect(as(1850n)).toEqual(['17/20', '−118'])
    expect(as(2000n)).toEqual(['1/1', '+100'])
    expect(as(2100n)).toEqual(['11/10', '+110'])
    expect(as(1010n)).toEqual(['1/100', '−10000'])
    expect(as(1999n)).toEqual(['999/1000', '−100'])
    expect(as(1_000_000n)).toEqual(['999/1', '+99900'])
  })

  test('from a model are clamped to 1.01 … 1000', () => {
    expect(oddsFromDecimal(1.000_001)).toBe(1010)
    expect(oddsFromDecimal(99_999)).toBe(1_000_000)
  })

  test('multiply exactly and round the return once, whatever the order of the legs', () => {
    const legs = fc.array(fc.integer({ min: 1010, max: 50_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(legs, fc.bigInt({ min: 1n, max: 10n ** 7n }), (prices, stake) => {
        const exact = returnOf(money(stake), product(prices.map((price) => factorOfOdds(odds(price)))))
        const turned = returnOf(money(stake), product(prices.toReversed().map((price) => factorOfOdds(odds(price)))))
        expect(turned.minor).toBe(exact.minor)
        expect(exact.minor).toBeGreaterThanOrEqual(stake)
      }),
      { seed: 1 }
    )
    expect(returnOf(money(333n), product([odds(1515), odds(1515)].map(factorOfOdds))).minor).toBe(764n)
  })
})
