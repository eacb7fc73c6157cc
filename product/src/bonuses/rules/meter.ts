import { type Fraction, fraction, least, most, product } from '@ante/arcade/rules/exact/fraction'
import { divideHalfUp } from '@ante/kit/money'
import { doneMinor, requiredMinor, type Wagering } from './bonus.ts'
import { arcadeWays, costOf } from './value.ts'
import type { Cost } from './worth-after.ts'

export { type Cost, worthAfter } from './worth-after.ts'

/** What is still to be counted, in minor units. */
export const leftMinor = (bonus: Wagering): bigint => requiredMinor(bonus) - doneMinor(bonus)

/** What is to be staked for it where stakes count by so many hundredths, rounded up; undefined where they do not count. */
export const toStakeMinor = (left: bigint, weight: number): bigint | undefined =>
  weight > 0 ? (left * 100n + BigInt(weight) - 1n) / BigInt(weight) : undefined

const rounded = ({ over, under }: Fraction): bigint => divideHalfUp(over, under)

/** What staking so much costs on the average, in games of a kind that are played at their best: in the one that returns most, and in the one that returns least. */
export function costOfKind(type: string, stakeMinor: bigint): Cost | undefined {
  const costs = arcadeWays.filter((way) => way.type === type).map(costOf)
  if (costs.length === 0) return undefined
  const of = (cost: Fraction) => rounded(product(cost, fraction(stakeMinor)))
  return { leastMinor: of(least(costs)), mostMinor: of(most(costs)) }
}

/** The same in one game, by its exact return; undefined for one without a certificate. */
export function costOfGame(sysname: string, stakeMinor: bigint): bigint | undefined {
  const way = arcadeWays.find(({ name }) => name === sysname)
  return way && rounded(product(costOf(way), fraction(stakeMinor)))
}
