import { type Fraction, fraction, most } from '@ante/arcade/rules/exact/fraction'
import { minimumOdds } from '@ante/kit/odds'

/** A kind of market whose margin is put on by the power method: its outcomes, how many of them win, and the sum of 1/price. */
export interface MarketShape {
  readonly outcomes: number
  readonly winners: number
  readonly book: number
  /** A line: half of the stake may come back while all of it counts. */
  readonly isLine: boolean
  /** The likeliest outcome that is ever offered. */
  readonly likeliest: number
}
/** Where the sum crosses zero, for a function that falls. */
function root(of: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let step = 0; step < 60; step += 1) {
    const middle = (from + to) / 2
    if (of(middle) > 0) from = middle
    else to = middle
  }
  return to
}

/**
 * What an outcome of this chance comes back with at most. The exponent of the margin is largest, and its part of the margin smallest, where the other outcomes are equally likely.
 */
export function backOf(
  { outcomes, winners, book, isLine }: Omit<MarketShape, 'likeliest'>,
  chance: number
): { price: number; back: number } {
  const others = outcomes - 1
  const rest = (winners - chance) / others
  const exponent = root((k) => chance ** k + others * rest ** k - winners * book, 0, 1)
  const loss = 1 - chance ** (1 - exponent)
  return { price: chance ** -exponent, back: 1 - (isLine ? loss / 2 : loss) }
}

/**
 * The most that a bet comes back with on the average by the prices of a model, for somebody who picks the best market of all that can ever be offered at such odds: the shortest
 * price carries the least margin. Rounded up to a millionth, so the true figure is never above it. Prices in play carry more margin, and an accumulator that of each of its legs.
 * A bet whose whole stake came back counts for nothing, so it changes nothing here.
 */
export function bestReturnOf(shapes: readonly MarketShape[], oddsLeast: number | null): Fraction {
  const price = Math.max(oddsLeast ?? 0, minimumOdds / 1_000)
  return most(
    shapes.map((shape) => {
      // The likelier, the shorter the price and the more comes back: the likeliest that still has this price.
      const chance = root((p) => backOf(shape, p).price - price, 0.000_1, shape.likeliest)
      return fraction(BigInt(Math.ceil(backOf(shape, chance).back * 1_000_000)), 1_000_000)
    })
  )
}
