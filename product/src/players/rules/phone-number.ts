import type { Verdict } from '@ante/kit/validators'
import * as validators from '@ante/kit/validators'

/** A country whose numbers may be given. */
export interface PhoneCountry {
  /** ISO 3166 alpha-2. */
  readonly code: string
  /** Digits before the numbers of the country, without a plus. */
  readonly dial: string
  /** What its numbers look like behind the code; empty where they have no one form. */
  readonly mask: string
}
export type ReadPhone =
  | { readonly wrong: NonNullable<Verdict> }
  | { readonly wrong: undefined; readonly digits: string; readonly country: string }

const wrongPhone = { wrong: { key: 'wrongPhone' } } as const

/**
 * VAL-51: a number of a country, in digits as E.164 has them. `hint` is the country by its code or what is dialled for it; without one the number
 * itself says it, and of countries that share a code the first counts.
 */
export function readPhone(given: string, hint: string | undefined, countries: readonly PhoneCountry[]): ReadPhone {
  const typed = given.trim()
  if (typed === '') return { wrong: { key: 'insertPhone' } }
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return wrongPhone
  const digits = typed.replaceAll(/\D/g, '')
  const country = hint ? hintedBy(hint, countries) : longestOf(countries.filter(({ dial }) => digits.startsWith(dial)))
  if (!country) return wrongPhone
  const { code, dial, mask } = country
  const isWhole = digits.startsWith(dial)
  if (!isWhole && typed.startsWith('+')) return wrongPhone
  const own = isWhole ? digits.slice(dial.length) : digits
  const verdict = validators.phone(mask === '' ? dial + own : own, mask === '' ? undefined : mask)
  return verdict ? { wrong: verdict } : { wrong: undefined, digits: dial + own, country: code }
}

const hintedBy = (hint: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined => {
  const wanted = hint.trim().toUpperCase().replace('+', '')
  return countries.find(({ code }) => code === wanted) ?? countries.find(({ dial }) => dial === wanted)
}
const longestOf = (countries: readonly PhoneCountry[]): PhoneCountry | undefined =>
  countries.toSorted((a, b) => b.dial.length - a.dial.length)[0]
