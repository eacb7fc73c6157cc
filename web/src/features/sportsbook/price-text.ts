import { divideHalfUp } from '@ante/kit/money'
import { americanOdds, type Factor, formatOdds, fractionalOdds, type Odds } from '@ante/kit/odds'
import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useAccount } from '../../app/session/account.tsx'
import { useNumberText } from '../../app/texts/number-text.ts'

/** The product of prices in hundredths, for showing only, and as large as it comes: the payout is computed from the exact product. */
export function totalPrice({ numerator, denominator }: Factor): string {
  const hundredths = divideHalfUp(numerator * 100n, denominator)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/** Prices as the player wants them, decimal ones as the language of the page writes numbers. The price of an accumulator is the same text in the slip and on the placed bet. */
export function usePriceText(): {
  odds: (odds: Odds) => string
  wire: (price: number) => string
  total: (product: Factor) => string
} {
  const { number } = useNumberText()
  const { odds_format } = useAccount().info
  const written = (decimal: string, numerator: bigint, denominator: bigint): string => {
    if (odds_format === 'fractional') return fractionalOdds(numerator, denominator)
    return odds_format === 'american' ? americanOdds(numerator, denominator) : number(decimal)
  }
  const odds = (one: Odds) => written(formatOdds(one), BigInt(one), 1000n)
  return {
    odds,
    wire: (price) => {
      const one = oddsOfWire(price)
      return one === undefined ? number(String(price)) : odds(one)
    },
    // To the hundredth, as it is shown: the fraction of a long product is of no use to anybody.
    total: (product) => {
      const shown = totalPrice(product)
      return written(shown, BigInt(shown.replace('.', '')), 100n)
    },
  }
}
