import { type Factor, factor, factorOfOdds, one, type Odds, product, returnOf } from '@ante/kit/odds'
import { atLeast, equals, type Money } from '@ante/kit/money'
import type { BetState, LegResult } from './vocabulary.ts'

/** The return of a leg per unit of stake, exactly. */
export function factorOf(result: LegResult, price: Odds): Factor {
  switch (result) {
    case 'win':
      return factorOfOdds(price)
    case 'half_win':
      return factor(1000n + BigInt(price), 2000n)
    case 'push':
    case 'void':
      return one
    case 'half_loss':
      return factor(1n, 2n)
    case 'loss':
      return factor(0n)
  }
}

export interface SettledLeg {
  readonly price: Odds
  readonly result: LegResult
}
export interface Settled {
  readonly state: Extract<BetState, 'won' | 'lost' | 'returned'>
  readonly payout: Money
  readonly reason: 'void' | 'push' | undefined
}

/** What a bet may still pay: its decided legs by their results, the others at their prices. */
export const potentialOf = (
  stake: Money,
  legs: readonly { readonly price: Odds; readonly result: LegResult | null }[]
): Money =>
  returnOf(stake, product(legs.map(({ price, result }) => (result ? factorOf(result, price) : factorOfOdds(price)))))

/**
 * A bet whose legs are all decided: factors are multiplied exactly and the payout is rounded down once. The word follows the money: more
 * than the stake is `won`, less is `lost` (a half loss still pays its half), the stake itself is `returned`.
 */
export function settle(stake: Money, legs: readonly SettledLeg[]): Settled {
  const payout = returnOf(stake, product(legs.map((leg) => factorOf(leg.result, leg.price))))
  if (!equals(payout, stake)) return { state: atLeast(payout, stake) ? 'won' : 'lost', payout, reason: undefined }
  return { state: 'returned', payout, reason: legs.every((leg) => leg.result === 'void') ? 'void' : 'push' }
}
