import { currencies, isCurrency, type Money, money } from '@ante/kit/money'

/** Currencies whose smallest unit at Stripe is the whole one, and those with three decimal places (docs.stripe.com/currencies). */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Stripe's ISK and UGX have two places whose digits are always zero, although the currencies have none. */
const withZeros = new Set(['ISK', 'UGX'])

const placesOf = (code: string): number => (withoutDecimals.has(code) ? 0 : withThree.has(code) ? 3 : 2)

/** Minor units of a currency with so many places → Stripe's units. Undefined for a sum that Stripe has no unit for. */
export function toStripeUnits(minor: bigint, places: number, code: string): bigint | undefined {
  const shift = placesOf(code) - places
  const scale = 10n ** BigInt(Math.abs(shift))
  if (shift < 0 && minor % scale !== 0n) return undefined
  const units = shift < 0 ? minor / scale : minor * scale
  // Three places are refused by card networks unless the last one is zero.
  if (withThree.has(code) && units % 10n !== 0n) return undefined
  return withZeros.has(code) && units % 100n !== 0n ? undefined : units
}

/** Stripe's units → minor units of a currency with so many places; a part of a minor unit is undefined. */
export function fromStripeUnits(units: bigint, places: number, code: string): bigint | undefined {
  const shift = places - placesOf(code)
  const scale = 10n ** BigInt(Math.abs(shift))
  if (shift >= 0) return units * scale
  return units % scale === 0n ? units / scale : undefined
}

export const unitsOf = ({ minor, currency }: Money): bigint | undefined =>
  toStripeUnits(minor, currencies[currency].digits, currency)

/** Undefined for a currency that is none of ours, or a sum that we have no unit for. */
export function moneyOf(units: number, code: string): Money | undefined {
  const currency = code.toUpperCase()
  if (!isCurrency(currency) || !Number.isSafeInteger(units)) return undefined
  const minor = fromStripeUnits(BigInt(units), currencies[currency].digits, currency)
  return minor === undefined ? undefined : money(minor, currency)
}
