import type { Currency } from '@ante/kit/money'
import type { Given } from './gifts.ts'

/** What gifts are in figures: bonuses whole, the stakes of free spins and free bets, the most that boosts add. In minor units of the currency. */
export const faceValue = (given: readonly Given[], currency: Currency): bigint =>
  given.reduce((sum, one) => sum + BigInt(faceOf(one, currency)), 0n)

function faceOf(one: Given, currency: Currency): number {
  if ('bonus' in one) return one.bonus.amounts_minor[currency] ?? 0
  if ('spins' in one) return (one.spins.stakes_minor[currency] ?? 0) * one.spins.count
  if ('boost' in one) return one.boost.extra_most_minor[currency] ?? 0
  return one.freeBet.amounts_minor[currency] ?? 0
}
