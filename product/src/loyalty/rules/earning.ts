import type { Currency } from '@ante/kit/money'
import type { EarningRules } from './shapes.ts'

/** One stake that has its end: a round, or a bet. `type` is the kind of game, or `betting`; `game` its name, empty for a bet. */
export interface Stake {
  readonly type: string
  readonly game: string
  readonly currency: Currency
  readonly stakeMinor: bigint
}

/** Hundredths of experience: by the rate of the currency and the weight of the game, or else of its kind. Rounded down for each stake. */
export function experienceOf(
  { rates, weights, games }: Pick<EarningRules, 'rates' | 'weights' | 'games'>,
  { type, game, currency, stakeMinor }: Stake
): bigint {
  const weight = (Object.hasOwn(games, game) ? games[game] : weights[type]) ?? 0
  return (stakeMinor * BigInt(rates[currency] ?? 0) * BigInt(weight)) / 10_000n
}

/** Hundredths of points for that experience on a level. Rounded down for each stake. */
export const pointsOf = (experience: bigint, pointsPercent: number): bigint =>
  (experience * BigInt(pointsPercent)) / 100n

/** What is left of points that came before some later ones, when the oldest are always spent first. */
export const leftOfOlder = (balance: bigint, receivedLater: bigint): bigint =>
  balance > receivedLater ? balance - receivedLater : 0n

/** Whole points of hundredths; those below zero are rounded towards zero too. */
export const wholeOf = (hundredths: bigint): number => Number(hundredths / 100n)
/** Points with their hundredths, for lines whose sum is to be seen. */
export const exactOf = (hundredths: bigint): number => Number(hundredths) / 100
export const hundredthsOf = (points: number | bigint): bigint => BigInt(points) * 100n
