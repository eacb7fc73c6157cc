import { currencies, type Currency, defaultCurrency, type Money, parseMoney, toDecimal } from './money.ts'
import { readNumber, writeSum, writeTyped } from './numeral.ts'

/** How the languages of the site write and read sums (decision 0207). */

/** `$1,234.50`, `1.234,50 $`: with symbol, both decimals and parted thousands (CASH-02, CASH-03). */
export const formatMoney = (value: Money, locale: string): string =>
  writeSum(toDecimal(value), currencies[value.currency].symbol, locale)

/** The same as a part of a sentence: after Arabic letters its digits would part from the sign, so there it is a run of its own. */
export const sumInSentence = (value: Money, locale: string): string =>
  locale === 'ar' ? `\u2066${formatMoney(value, locale)}\u2069` : formatMoney(value, locale)

/** `$50`, `50 $`: without decimals where there are no cents. */
export const formatShort = (value: Money, locale: string): string =>
  writeSum(toDecimal(value).replace(/\.0+$/, ''), currencies[value.currency].symbol, locale)

/** `1234,50`: as it is typed into a field. */
export const typedMoney = (value: Money, locale: string): string => writeTyped(toDecimal(value), locale)

/** A sum as it is typed in this language, in Latin digits. Undefined for anything that is not one, and for more places than the currency has. */
export function readMoney(text: string, locale: string, currency: Currency = defaultCurrency): Money | undefined {
  const plain = readNumber(text.trim(), locale)
  return plain === undefined ? undefined : parseMoney(plain, currency)
}
