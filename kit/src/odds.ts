import { divideHalfUp, type Money, MoneyError, timesFloor } from './money.ts'

/** A decimal price in thousandths: 1.85 is 1850. Whole, at least 1001 (a bet that can win something). */
export type Odds = number & { readonly __odds: unique symbol }

export const minimumOdds = 1010
export const maximumOdds = 1_000_000

/** Odds from thousandths. Throws MoneyError for a fraction or a price of 1 or less. */
export function odds(thousandths: number): Odds {
  if (!isOdds(thousandths)) throw new MoneyError(`not a price: ${thousandths}`)
  return thousandths
}
const isOdds = (thousandths: number): thousandths is Odds => Number.isSafeInteger(thousandths) && thousandths > 1000

/** Nearest odds of a decimal price from a model (float in, thousandths out), clamped to [1.01, 1000]. */
export const oddsFromDecimal = (decimal: number): Odds =>
  odds(Math.min(maximumOdds, Math.max(minimumOdds, Math.round(decimal * 1000))))

/** `1.85`, `2.10`, `1.045`: two places, or three where the third is not zero. */
export function formatOdds(value: Odds): string {
  const whole = Math.trunc(value / 1000)
  const fraction = String(value % 1000).padStart(3, '0')
  return `${whole}.${fraction.endsWith('0') ? fraction.slice(0, 2) : fraction}`
}

/** How people write prices: `1.85`; what is won for what is staked, `17/20`; what is won with 100, or staked to win 100, `−118`. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

/** What is won with one unit as the lowest whole numbers: exact, from the price as a fraction. */
export function fractionalOdds(numerator: bigint, denominator: bigint): string {
  const won = numerator - denominator
  const divisor = greatestDivisor(won, denominator)
  return `${won / divisor}/${denominator / divisor}`
}
const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

/** What is won with 100, or from even money down what is staked to win 100; to the nearest whole number. */
export function americanOdds(numerator: bigint, denominator: bigint): string {
  const won = numerator - denominator
  return won >= denominator ? `+${divideHalfUp(won * 100n, denominator)}` : `−${divideHalfUp(denominator * 100n, won)}`
}

/** A return per unit of stake as an exact fraction: settlement factors and products of prices. */
export interface Factor {
  readonly numerator: bigint
  readonly denominator: bigint
}
export const factor = (numerator: bigint, denominator = 1n): Factor => ({ numerator, denominator })
export const one: Factor = factor(1n)
export const factorOfOdds = (value: Odds): Factor => factor(BigInt(value), 1000n)
export const multiply = (a: Factor, b: Factor): Factor =>
  factor(a.numerator * b.numerator, a.denominator * b.denominator)
export const product = (all: readonly Factor[]): Factor => all.reduce(multiply, one)

/** The return of a stake: rounded down once, at the end, never per leg. A return above its price could be won again and again by small stakes. */
export const returnOf = (stake: Money, by: Factor): Money => timesFloor(stake, by.numerator, by.denominator)
