import { atLeast, type Currency, defaultCurrency, type Money, parseMoney, toWire } from '@ante/kit/money'
import { readTyped } from '@ante/kit/money-text'
import { refused, type Refused } from '@ante/kit/refusal'

export type SumRefusal = 'InvalidParameter/amount_not_allowed' | 'InvalidParameter/amount_out_of_range'

export interface Bounds {
  readonly min: Money
  readonly max: Money
}

/**
 * The sum rule's digits: thousand commas stripped, then a whole positive number without a leading zero (VAL-24, VAL-25). Undefined for the rest. A field reads
 * as its language types; on the wire sums are English.
 */
export function readSum(text: string, currency: Currency = defaultCurrency, locale = 'en'): Money | undefined {
  const digits = readTyped(text, locale)
  return digits !== undefined && /^[1-9]\d{0,11}$/.test(digits) ? parseMoney(digits, currency) : undefined
}

/** The whole sum rule for the field `amount`; the bounds themselves are valid (VAL-26, VAL-27). */
export function validateSum(text: string, bounds: Bounds, locale = 'en'): Money | Refused<SumRefusal> {
  const { min, max } = bounds
  const sum = readSum(text, min.currency, locale)
  if (!sum) return refused('InvalidParameter/amount_not_allowed', { fields: { amount: 'wrong' } })
  if (atLeast(sum, min) && atLeast(max, sum)) return sum
  return refused('InvalidParameter/amount_out_of_range', {
    fields: { amount: 'sumRange' },
    data: { min: toWire(min), max: toWire(max) },
  })
}
