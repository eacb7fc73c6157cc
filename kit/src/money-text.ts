import { currencies, type Currency, defaultCurrency, type Money, parseMoney, toDecimal } from './money.ts'
import { readNumber, writeSum } from './numeral.ts'

/** How sums are written, alike in every language (CASH-03), and read as each language types them (decision 0207). */

/** `$1,234.50`: with symbol, both decimals and parted thousands (CASH-02). */
export const formatMoney = (value: Money): string => writeSum(toDecimal(value), currencies[value.currency].symbol)

/** The same as a part of a sentence: after Arabic letters its digits would part from the sign, so there it is a run of its own. */
export const sumInSentence = (value: Money, locale: string): string =>
  locale === 'ar' ? `\u2066${formatMoney(value)}\u2069` : formatMoney(value)

/** `$50`: without decimals where there are no cents. */
export const formatShort = (value: Money): string =>
  writeSum(toDecimal(value).replace(/\.0+$/, ''), currencies[value.currency].symbol)

/** `1,234.50`: what the pages show, without the symbol. */
const asShown = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/**
 * A sum as it is shown or as this language types it, as a plain decimal: `1,234.50` and, in German, `1.234,50` and `1234,5`. A sum has two decimals at most, so
 * three digits behind a sign are a thousand. Undefined for the rest.
 */
export function readTyped(text: string, locale: string): string | undefined {
  const typed = text.trim()
  return asShown.test(typed) ? typed.replaceAll(',', '') : readNumber(typed, locale)
}

/** A sum as it is typed in this language, in Latin digits. Undefined for anything that is not one, and for more places than the currency has. */
export function readMoney(text: string, locale: string, currency: Currency = defaultCurrency): Money | undefined {
  const plain = readTyped(text, locale)
  return plain === undefined ? undefined : parseMoney(plain, currency)
}
