/**
 * How the languages of the site write numbers (decision 0122). A table and not `Intl`: server and browser must write the same text whatever their versions,
 * and a browser's first formatter takes it tens of milliseconds (decision 0101). A test compares it with `Intl`.
 */
interface Form {
  readonly decimal: string
  readonly group: string
  /** Digits before the decimal sign from which on they are grouped. */
  readonly groupFrom: number
  readonly percent: (number: string) => string
  readonly times: (number: string) => string
}
const after = (number: string): string => `${number}%`
const apart = (number: string): string => `${number}\u00a0%`
const timesAfter = (number: string): string => `${number}×`
const timesApart = (number: string): string => `${number}\u00a0×`
/** Between isolates: in a line from right to left the sign would stand before the number. */
const timesIsolated = (number: string): string => `\u2066${number}×\u2069`

const english: Form = {
  decimal: '.',
  group: ',',
  groupFrom: 4,
  percent: after,
  times: timesAfter,
}
const forms: Readonly<Record<string, Form>> = {
  en: english,
  de: { decimal: ',', group: '.', groupFrom: 4, percent: apart, times: timesApart },
  es: { decimal: ',', group: '.', groupFrom: 5, percent: apart, times: timesApart },
  pt: { decimal: ',', group: '.', groupFrom: 4, percent: after, times: timesAfter },
  fr: { decimal: ',', group: '\u202f', groupFrom: 4, percent: apart, times: timesApart },
  tr: {
    decimal: ',',
    group: '.',
    groupFrom: 4,
    percent: (number) => `%${number}`,
    times: timesAfter,
  },
  ru: { decimal: ',', group: '\u00a0', groupFrom: 4, percent: apart, times: timesApart },
  // The marks keep the sign behind the number in a sentence from right to left.
  ar: {
    decimal: '.',
    group: ',',
    groupFrom: 4,
    percent: (number) => `${number}\u200e%\u200e`,
    times: timesIsolated,
  },
}
export const numeralLocales = Object.keys(forms)
const formOf = (locale: string): Form => forms[locale] ?? english

const thousands = /\B(?=(\d{3})+$)/g
function written(plain: string, { decimal, group }: Form, groupFrom: number): string {
  const [whole = '', fraction] = plain.split('.')
  const grouped = whole.length < groupFrom ? whole : whole.replaceAll(thousands, group)
  return fraction === undefined ? grouped : grouped + decimal + fraction
}
const signed = (plain: string, write: (plain: string) => string): string =>
  plain.startsWith('-') ? `-${write(plain.slice(1))}` : write(plain)

/** `1234.50`, a plain decimal, as the language writes it: `1.234,50`. All digits are kept. */
export function writeNumber(plain: string, locale: string): string {
  const form = formOf(locale)
  return signed(plain, (number) => written(number, form, form.groupFrom))
}

/** `1234.50` as a sum: with the symbol before it and parted thousands, alike in every language (CASH-02, CASH-03): `$1,234.50`. */
export const writeSum = (plain: string, symbol: string): string =>
  signed(plain, (number) => symbol + written(number, english, english.groupFrom))

/** What somebody types in this language as a plain decimal: `1.234,50` → `1234.50`. A dot is a decimal sign too, unless it parts thousands. Undefined for the rest. */
export function readNumber(text: string, locale: string): string | undefined {
  const { decimal, group } = formOf(locale)
  const parts = group.trim() === '' ? '\\s' : `[${group}]`
  if (new RegExp(`^[1-9]\\d{0,2}(?:${parts}\\d{3})+(?:[${group === '.' ? '' : '.'}${decimal}]\\d+)?$`).test(text))
    return text.replaceAll(new RegExp(parts, 'g'), '').replace(decimal, '.')
  return new RegExp(`^\\d+(?:[.${decimal}]\\d+)?$`).test(text) ? text.replace(decimal, '.') : undefined
}

/** `99.00`, percent as a plain decimal, with its sign: `99,00 %`. */
export const writePercent = (plain: string, locale: string): string =>
  formOf(locale).percent(writeNumber(plain, locale))

/** `1.95`, a multiple as a plain decimal, with its sign: `1,95 ×`. */
export const writeTimes = (plain: string, locale: string): string => formOf(locale).times(writeNumber(plain, locale))
