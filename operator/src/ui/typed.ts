import { type Currency, money, parseMoney, toDecimal } from '@ante/kit/money'

/** A moment as a field of date and time writes it, in UTC. */
export const timeField = (at: number): string => new Date(at).toISOString().slice(0, 16)
/** The moment that such a field says, undefined where it says none. */
export function timeOf(text: string): string | undefined {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Minor units of a sum above zero; undefined where none is typed. */
export function minorOf(text: string, currency: Currency): number | undefined {
  const sum = parseMoney(text.trim(), currency)
  return sum && sum.minor > 0n ? Number(sum.minor) : undefined
}
/** A whole number above zero; undefined where none is typed. */
export const countOf = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined

/** The lines that are not empty. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
/** Names with commas, spaces or lines between them. */
export const namesOf = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '')

/** The sum of one amount in each line; undefined while one of them is missing. */
export function sumOfLines(text: string, currency: Currency): string | undefined {
  const sums = linesOf(text).map((line) => parseMoney(line, currency))
  if (sums.length === 0 || sums.includes(undefined)) return undefined
  const minor = sums.reduce((all, sum) => all + (sum?.minor ?? 0n), 0n)
  return toDecimal(money(minor, currency))
}
