import { divideHalfUp } from '@ante/kit/money'
import { type Factor, formatOdds, type Odds } from '@ante/kit/odds'
import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useNumberText } from '../../app/texts/number-text.ts'

/** The product of prices in hundredths, for showing only, and as large as it comes: the payout is computed from the exact product. */
export function totalPrice({ numerator, denominator }: Factor): string {
  const hundredths = divideHalfUp(numerator * 100n, denominator)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/** Prices as the language of the page writes numbers. The price of an accumulator is the same text in the slip and on the placed bet. */
export function usePriceText(): {
  odds: (odds: Odds) => string
  wire: (price: number) => string
  total: (product: Factor) => string
} {
  const { number } = useNumberText()
  return {
    odds: (odds) => number(formatOdds(odds)),
    wire: (price) => {
      const odds = oddsOfWire(price)
      return number(odds === undefined ? String(price) : formatOdds(odds))
    },
    total: (product) => number(totalPrice(product)),
  }
}
