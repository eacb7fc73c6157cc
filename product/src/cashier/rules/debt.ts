import { compare, type Money, subtract, zero } from '@ante/kit/money'

/** What a player may withdraw: what is owed is paid first, and nothing goes below zero (decision 0210). */
export function withdrawable(main: Money, owed: Money): Money {
  const left = subtract(main, owed)
  const none = zero(main.currency)
  return compare(left, none) > 0 ? left : none
}
