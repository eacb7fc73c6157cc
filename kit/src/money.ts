/**
 * Money: a whole number of minor units (cents) that knows its currency. An object on purpose: `a + b` does not compile.
 * Every sum in Ante is one of these; floats exist only inside pricing models.
 */
export const currencies = { USD: { digits: 2, symbol: '$' }, EUR: { digits: 2, symbol: '€' } } as const
export type Currency = keyof typeof currencies
export const defaultCurrency: Currency = 'USD'

declare const moneyBrand: unique symbol
export interface Money {
  readonly minor: bigint
  readonly currency: Currency
  readonly [moneyBrand]: true
}

/** On the wire: a decimal number with at most two places, as the specification shows it. */
export interface WireMoney {
  amount: number
  currency: Currency
}

export class MoneyError extends Error {}

export const isCurrency = (value: string): value is Currency => Object.hasOwn(currencies, value)

/** Money from a whole number of minor units. Throws MoneyError for a fraction of a minor unit or an unsafe number. */
export function money(minor: bigint | number, currency: Currency = defaultCurrency): Money {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor))
    throw new MoneyError(`not a whole number of minor units: ${minor}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The brand is there for the compiler alone.
  return Object.freeze({ minor: BigInt(minor), currency }) as Money
}

export const zero = (currency: Currency = defaultCurrency): Money => money(0n, currency)

function same(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} and ${b.currency} do not mix`)
  return a.currency
}

export const add = (a: Money, b: Money): Money => money(a.minor + b.minor, same(a, b))
export const subtract = (a: Money, b: Money): Money => money(a.minor - b.minor, same(a, b))
export const negate = (a: Money): Money => money(-a.minor, a.currency)
export const sum = (all: readonly Money[], currency: Currency = defaultCurrency): Money =>
  all.reduce(add, zero(currency))
export const isPositive = (a: Money): boolean => a.minor > 0n
export const isZero = (a: Money): boolean => a.minor === 0n
export const equals = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency

/** -1, 0 or 1, as a sort wants it. Throws MoneyError for two currencies. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  same(a, b)
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0
}
export const atLeast = (a: Money, b: Money): boolean => compare(a, b) >= 0

/** `a * numerator / denominator` rounded half up to a minor unit (away from zero at the half). Both are whole numbers, denominator > 0. */
export function times(a: Money, numerator: bigint, denominator: bigint = 1n): Money {
  return money(divideHalfUp(a.minor * numerator, denominator), a.currency)
}

/** The same, rounded towards minus infinity: for what is paid out of a share (cash-back, cash-out). */
export function timesFloor(a: Money, numerator: bigint, denominator: bigint = 1n): Money {
  const product = a.minor * numerator
  const quotient = product / denominator
  return money(product % denominator < 0n ? quotient - 1n : quotient, a.currency)
}

export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new MoneyError('the denominator must be positive')
  const negative = numerator < 0n
  const absolute = negative ? -numerator : numerator
  const rounded = (absolute * 2n + denominator) / (denominator * 2n)
  return negative ? -rounded : rounded
}

/** Splits a sum by weights so that the parts add up to it exactly: largest remainder, ties to the earlier part. */
export function split(total: Money, weights: readonly bigint[]): Money[] {
  const all = weights.reduce((a, b) => a + b, 0n)
  if (all <= 0n || weights.some((weight) => weight < 0n))
    throw new MoneyError('weights must be positive in sum and none negative')
  const shares = weights.map((weight) => (total.minor * weight) / all)
  const order = weights
    .map((weight, index) => ({ index, remainder: (total.minor * weight) % all }))
    .sort((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.index - b.index))
  let left = total.minor - shares.reduce((a, b) => a + b, 0n)
  for (const { index } of order) {
    if (left === 0n) break
    shares[index] = (shares[index] ?? 0n) + 1n
    left -= 1n
  }
  return shares.map((share) => money(share, total.currency))
}

/**
 * Reads a decimal text such as `50`, `1,234.5` or `0.10` exactly (commas are thousands, the dot is the decimal sign).
 * Returns undefined for anything else: more places than the currency has, signs, exponents, spaces inside.
 */
export function parseMoney(text: string, currency: Currency = defaultCurrency): Money | undefined {
  const { digits } = currencies[currency]
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > digits) return undefined
  return money(BigInt((match[1] ?? '').replaceAll(',', '') + fraction.padEnd(digits, '0')), currency)
}

/** `-1234.50`: plain decimal text without symbol or separators. */
export function toDecimal(value: Money): string {
  const { digits } = currencies[value.currency]
  const negative = value.minor < 0n
  const text = (negative ? -value.minor : value.minor).toString().padStart(digits + 1, '0')
  return `${negative ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export const isWireMoney = (value: unknown): value is WireMoney =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string' &&
  isCurrency(value.currency)

/** For the wire. Exact up to 2^53 minor units, refused above. */
export function toWire(value: Money): WireMoney {
  if (value.minor > BigInt(Number.MAX_SAFE_INTEGER) || value.minor < BigInt(-Number.MAX_SAFE_INTEGER))
    throw new MoneyError('too large for the wire')
  return { amount: Number(value.minor) / 10 ** currencies[value.currency].digits, currency: value.currency }
}

/** Back from the wire. Throws MoneyError when the amount is not a whole number of minor units. */
export function fromWire(value: WireMoney): Money {
  const scale = 10 ** currencies[value.currency].digits
  const minor = Math.round(value.amount * scale)
  // Exactly what toWire makes of these minor units: a tolerance would be wrong for large sums and too kind to small ones.
  if (!Number.isSafeInteger(minor) || minor / scale !== value.amount)
    throw new MoneyError(`not whole minor units: ${value.amount}`)
  return money(minor, value.currency)
}
