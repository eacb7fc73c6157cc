import { atLeast, type Currency, defaultCurrency, formatMoney, type Money, parseMoney } from '@ante/kit/money'
import { refused, type Refused } from '@ante/kit/refusal'
import { withoutThousands } from '@ante/kit/validators'

export type SumRefusal = 'InvalidParameter/amount_not_allowed' | 'InvalidParameter/amount_out_of_range'

export interface Bounds {
  readonly min: Money
  readonly max: Money
}

/** The sum rule's digits: thousand commas stripped, then a whole positive number without a leading zero (VAL-24, VAL-25). Undefined for the rest. */
export function readSum(text: string, currency: Currency = defaultCurrency): Money | undefined {
  const digits = withoutThousands(text.trim())
  return digits !== undefined && /^[1-9]\d{0,11}$/.test(digits) ? parseMoney(digits, currency) : undefined
}

/** The whole sum rule for the field `amount`; the bounds themselves are valid (VAL-26, VAL-27). */
export function validateSum(text: string, bounds: Bounds): Money | Refused<SumRefusal> {
  const { min, max } = bounds
  const sum = readSum(text, min.currency)
  if (!sum) return refused('InvalidParameter/amount_not_allowed', { fields: { amount: 'wrong' } })
  if (atLeast(sum, min) && atLeast(max, sum)) return sum
  return refused('InvalidParameter/amount_out_of_range', {
    fields: { amount: 'sumRange' },
    data: { min: formatMoney(min), max: formatMoney(max) },
  })
}
