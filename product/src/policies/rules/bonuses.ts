import type { Instant } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import type { Policy, PolicyProduct } from '@ante/kit/policy'
import { ageOf } from '@ante/kit/validators'

export interface BonusTerms {
  readonly currency: Currency
  readonly amountMinor: bigint
  readonly wagerTimes: number
  /** Kind of game → hundredths of a stake that count. */
  readonly weights: Readonly<Record<string, number>>
}

const productOf = (type: string): PolicyProduct => (type === 'slot' ? 'slot' : type === 'betting' ? 'sports' : 'other')

/** Whether a market allows a bonus on these terms: its amount, how often it is to be staked, and with how many products. */
export function allowsBonus(
  { wageringMost, mixedBonuses, bonusMost }: Pick<Policy, 'wageringMost' | 'mixedBonuses' | 'bonusMost'>,
  { currency, amountMinor, wagerTimes, weights }: BonusTerms
): boolean {
  const products = new Set(Object.keys(weights).flatMap((type) => (weights[type] ? [productOf(type)] : [])))
  return (
    (wageringMost === null || wagerTimes <= wageringMost) &&
    (mixedBonuses || products.size <= 1) &&
    (bonusMost === null || amountMinor <= BigInt(bonusMost[currency]))
  )
}

export interface BonusTaker {
  /** Settled deposits so far. */
  readonly deposits: number
  /** Bonuses of offers that the player was given, or chose with a deposit that is on its way. */
  readonly offered: number
  readonly birthDate: string | undefined
  readonly now: Instant
}

/** Whether a market allows this player a bonus at all: the first, before or with the first deposit, is a welcome bonus; any after it is another one. */
export function allowsBonusTo(
  { welcomeBonus, laterBonuses, minimumAge }: Pick<Policy, 'welcomeBonus' | 'laterBonuses' | 'minimumAge'>,
  { deposits, offered, birthDate, now }: BonusTaker
): boolean {
  if (deposits > 0 || offered > 0) return laterBonuses
  if (!welcomeBonus.isOffered || welcomeBonus.from <= minimumAge) return welcomeBonus.isOffered
  const age = birthDate === undefined ? undefined : ageOf(birthDate, now)
  return age !== undefined && age >= welcomeBonus.from
}

/** Whether it allows one to whoever opens an account now. */
export const allowsWelcomeBonus = (policy: Policy, who: Pick<BonusTaker, 'birthDate' | 'now'>): boolean =>
  allowsBonusTo(policy, { ...who, deposits: 0, offered: 0 })
