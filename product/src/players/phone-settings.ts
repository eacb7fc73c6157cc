import { countries } from '../content/index.ts'
import { phoneMasks } from './rules/phone-masks.ts'
import type { PhoneCountry } from './rules/phone-number.ts'

/** The countries whose numbers may be given. */
export const phoneCountries: readonly PhoneCountry[] = countries.map(([code, , dial]) => ({
  code,
  dial,
  mask: phoneMasks[code] ?? '',
}))

/** API-29: the same, named in the locale; `mask` is empty where numbers have no one form. */
export function phoneSettings(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countries
    .map(([code, name, phone]) => ({
      country_code: code,
      phone_code: `+${phone}`,
      name: names.of(code) ?? name,
      mask: phoneMasks[code] ?? '',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
