import type { Instant } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import type { Policy, PolicyProduct } from '@ante/kit/policy'
import { ageOf } from '@ante/kit/validators'

export interface StakeFacts {
  readonly product: PolicyProduct
  readonly currency: Currency
  /** Undefined where it is not known: then the lowest limit of all ages holds. */
  readonly birthDate: string | undefined
  readonly now: Instant
}

/** The largest stake of one round or bet that a market allows this player, in minor units; undefined where it has no such limit. */
export function stakeMost({ stakes }: Pick<Policy, 'stakes'>, facts: StakeFacts): bigint | undefined {
  // Asked with every round: where there is no limit nothing is worked out.
  if (stakes.length === 0) return undefined
  const { product, currency, birthDate, now } = facts
  const age = birthDate === undefined ? undefined : ageOf(birthDate, now)
  const most = stakes
    .filter((limit) => limit.product === product)
    .filter(({ from, to }) => age === undefined || (age >= from && (to === null || age < to)))
    .map((limit) => limit.most[currency])
  return most.length > 0 ? BigInt(Math.min(...most)) : undefined
}
