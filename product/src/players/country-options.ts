import { countries } from '../content/index.ts'
import type { CountryOption } from './rules/personal-fields.ts'

/** The countries that may register, named in the locale and sorted as its readers expect. */
export function countryOptions(locale: string): CountryOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countries
    .map(([code, name]) => ({ value: code, label: names.of(code) ?? name }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
