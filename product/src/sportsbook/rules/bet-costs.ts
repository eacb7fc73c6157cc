import { divideHalfUp } from '@ante/kit/money'
import type { MarketKind } from './vocabulary.ts'

/** Sum of 1/price that our model prices each kind to: tighter where players compare. */
export const books: Readonly<Record<MarketKind, number>> = {
  '1x2': 1.05,
  double_chance: 1.05,
  both_teams_to_score: 1.055,
  over_under: 1.05,
  draw_no_bet: 1.05,
  asian_handicap: 1.04,
}
/** In play everything moves faster than the price: a little more. */
export const inPlaySurcharge = 0.015

const millionth = 1_000_000
/** What of a stake is not paid back on the average, in millionths: what each leg's market is above a fair one, one after the other. */
const lostOf = (overrounds: readonly number[]): number =>
  Math.round((1 - overrounds.reduce((left, overround) => left / overround, 1)) * millionth)

/** A market's prices as thousandths, and how many of its outcomes win at once. */
export interface PricedBook {
  readonly prices: readonly number[]
  readonly winners: number
}
/** The same by the prices of these markets; undefined where one has not all of its prices. */
export const lostByPrices = (markets: readonly PricedBook[]): number | undefined =>
  markets.length > 0 && markets.every(({ prices }) => prices.length > 1 && prices.every((price) => price > 0))
    ? lostOf(markets.map(({ prices, winners }) => prices.reduce((sum, price) => sum + 1_000 / price, 0) / winners))
    : undefined

/** What staking so much costs on the average where so many millionths are not paid back. */
export const costOfBets = (stakeMinor: bigint, lost: number): bigint =>
  divideHalfUp(stakeMinor * BigInt(lost), BigInt(millionth))

/** The same by the prices of our model, for singles and for accumulators of two: in the market with the least margin, and in that with the most, in play. */
export function costOfBetKind(kind: 'single' | 'accumulator', stakeMinor: bigint) {
  const legs = kind === 'single' ? 1 : 2
  const all = Object.values(books)
  const of = (overround: number) => costOfBets(stakeMinor, lostOf(Array<number>(legs).fill(overround)))
  return { leastMinor: of(Math.min(...all)), mostMinor: of(Math.max(...all) + inPlaySurcharge) }
}
