import { isPositive, type Money, money, subtract, zero } from '@ante/kit/money'
import type { Settled } from './settlement.ts'

// What a boost or a free bet makes of a payout: on the server when the bet ends, and in the slip before it is placed. No shapes of the wire here, for
// the slip is on a page that visitors see first.

export interface BoostOfBet {
  readonly percent: number
  /** The most that it adds. */
  readonly most: Money
}

/** What a boost adds to a payout: a share of what it has beyond the stake, rounded down, up to its most. */
export function extraOf(payout: Money, stake: Money, { percent, most }: BoostOfBet): Money {
  const won = subtract(payout, stake)
  if (won.minor <= 0n) return zero(stake.currency)
  const extra = (won.minor * BigInt(percent)) / 100n
  return extra < most.minor ? money(extra, stake.currency) : most
}

/** The same of a bet that has ended: only one that is won is boosted. */
export const extraOfSettled = ({ state, payout }: Settled, stake: Money, boost: BoostOfBet): Money =>
  state === 'won' ? extraOf(payout, stake, boost) : zero(stake.currency)

/**
 * What a bet that the operator paid comes to for its player: what it won beyond the stake, and the stake too where the free bet says so. One that is returned pays
 * nothing, because the free bet itself is back.
 */
export function settledFree(settled: Settled, stake: Money, returnsStake: boolean): Settled {
  if (settled.state === 'returned') return { ...settled, payout: zero(stake.currency) }
  const won = returnsStake ? settled.payout : subtract(settled.payout, stake)
  return { ...settled, payout: isPositive(won) ? won : zero(stake.currency) }
}

/** What it may pay: the same, while it is open. */
export const potentialFree = (potential: Money, stake: Money, returnsStake: boolean): Money =>
  returnsStake ? potential : subtract(potential, stake)
