import { maximumOdds, minimumOdds, odds, type Odds } from '@ante/kit/odds'

/**
 * The margin is put on by the power method: q = p^k with one k for which the q of a market sum to the book. Chosen over Shin and the
 * proportional method for one property: for a book above the fair one every q lies strictly above its p, so each single price of every
 * market is below fair under the *same* scoreline model, and no combination of prices of one match can be an arbitrage. It also puts more
 * of the margin on long shots, as the market does, and needs no assumption about insiders.
 */
export function withMargin(probabilities: readonly number[], book: number): number[] {
  const target = probabilities.reduce((a, b) => a + b, 0) * book
  const k = exponentFor(probabilities, target)
  return probabilities.map((p) => p ** k)
}

/**
 * Sum of 1/price against that of fair prices, for showing: 1.05 is a margin of 5 %. `prices` as they travel (1.85); `winners`: how many of the outcomes
 * win at once, two of three for double chance.
 */
export const overroundOf = (prices: readonly number[], winners = 1): number =>
  Math.round((prices.reduce((total, price) => total + 1 / price, 0) / winners) * 10_000) / 10_000

/** Fair chances behind prices that carry a margin: the way back. */
export function withoutMargin(prices: readonly number[]): number[] {
  const raw = prices.map((price) => 1 / price)
  const k = exponentFor(raw, 1)
  return raw.map((q) => q ** k)
}

/**
 * The k at which the sum of p^k is the target. The sum is convex and falls in k, so Newton's steps from the left come nearer without ever
 * passing it: the book is never below its target.
 */
function exponentFor(probabilities: readonly number[], target: number): number {
  const logs = probabilities.filter((p) => p > 0).map(Math.log)
  let k = 0
  for (let step = 0; step < 40; step++) {
    let excess = -target
    let slope = 0
    for (const log of logs) {
      const power = Math.exp(k * log)
      excess += power
      slope += power * log
    }
    if (slope === 0 || excess / -slope < 1e-14) break
    k += excess / -slope
  }
  return k
}

/** Thousandths: below each bound the step between two prices that are shown. */
const ladder: readonly (readonly [below: number, step: number])[] = [
  [3_000, 10],
  [5_000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1_000],
  [100_000, 5_000],
  [maximumOdds + 1, 10_000],
]

/** The highest step of the ladder not above the price, so that snapping never gives margin away; undefined below 1.01. */
export function onLadder(decimal: number): Odds | undefined {
  // A hair is added so that 2.0 that arrives as 1.9999999999 stays 2.0.
  const thousandths = Math.floor(decimal * 1000 + 1e-6)
  if (thousandths < minimumOdds) return undefined
  const capped = Math.min(thousandths, maximumOdds)
  const step = ladder.find(([below]) => capped < below)?.[1] ?? 10_000
  return odds(capped - (capped % step))
}
