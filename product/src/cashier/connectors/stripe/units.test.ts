import { money } from '@ante/kit/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromStripeUnits, moneyOf, toStripeUnits, unitsOf } from './units.ts'

describe('amounts at Stripe', () => {
  it('are whole units of the currency that Stripe counts in, by its own table', () => {
    const cases: [minor: bigint, places: number, code: string, units: bigint | undefined][] = [
      [5_000n, 2, 'USD', 5_000n],
      [1n, 2, 'EUR', 1n],
      // Without decimal places: 500 yen are 500, however we count them.
      [500n, 0, 'JPY', 500n],
      [50_000n, 2, 'JPY', 500n],
      [50_001n, 2, 'JPY', undefined],
      [1_000n, 2, 'KRW', 10n],
      // Three places, the last of which has to be zero.
      [5_120n, 3, 'KWD', 5_120n],
      [5_124n, 3, 'KWD', undefined],
      // No places of their own, and two zeros at Stripe.
      [5n, 0, 'ISK', 500n],
      [5n, 0, 'UGX', 500n],
      [150n, 2, 'UGX', undefined],
    ]
    for (const [minor, places, code, units] of cases)
      expect([code, toStripeUnits(minor, places, code)]).toEqual([code, units])
  })

  it('come back as what they were', () => {
    const codes = fc.constantFrom('USD', 'JPY', 'KWD', 'ISK', 'UGX', 'VND')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.constantFrom(0, 2, 3), codes, (minor, places, code) => {
        const units = toStripeUnits(minor, places, code)
        if (units !== undefined) expect(fromStripeUnits(units, places, code)).toBe(minor)
      }),
      { seed: 1 }
    )
  })

  it('are only those of our currencies', () => {
    expect(unitsOf(money(12_34))).toBe(1_234n)
    expect(moneyOf(1_234, 'usd')).toEqual(money(12_34))
    for (const [units, code] of [
      [1.5, 'usd'],
      [100, 'xyz'],
      [Number.MAX_SAFE_INTEGER + 1, 'usd'],
    ] as const)
      expect(moneyOf(units, code)).toBeUndefined()
  })
})
