import { applyMask } from '@ante/kit/mask'

interface Dial {
  readonly code: string
  readonly dial: string
  readonly mask?: string
}

/** The country whose code a number begins with; the longest code counts, and of countries that share one the first. */
export function dialOf<One extends Dial>(number: string, countries: readonly One[]): One | undefined {
  const signs = number.replaceAll(/[^\d+]/g, '')
  return countries
    .filter(({ dial }) => dial !== '' && signs.startsWith(dial))
    .sort((a, b) => b.dial.length - a.dial.length)[0]
}

/** The same number with another country before it. */
export function withDial(number: string, countries: readonly Dial[], code: string): string {
  const next = countries.find((country) => country.code === code)?.dial ?? ''
  const before = dialOf(number, countries)?.dial ?? ''
  const signs = number.replaceAll(/[^\d+]/g, '')
  return next + (before ? signs.slice(before.length) : signs.replace('+', ''))
}

/** PROF-12: the number in the form that the mask of its country gives it; as it was typed where there is none, or no country yet. */
export function inMask(number: string, countries: readonly Dial[]): string {
  const found = dialOf(number, countries)
  if (!found?.mask) return number
  const rest = number.replaceAll(/[^\d+]/g, '').slice(found.dial.length)
  const masked = applyMask(found.mask, rest)
  return masked === '' ? found.dial : `${found.dial} ${masked}`
}
