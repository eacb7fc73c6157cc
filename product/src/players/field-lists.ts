import { messagesOf } from '@ante/texts'
import { countries } from '../content/index.ts'
import type { FieldLists } from './rules/personal-fields.ts'

/** The lists of the personal fields, named in the locale; the countries sorted as its readers expect. */
export function fieldLists(locale: string): FieldLists {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { sexes } = messagesOf(locale).profile.settings
  return {
    countries: countries
      .map(([code, name]) => ({ value: code, label: names.of(code) ?? name }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    sexes: (['0', '1', '2'] as const).map((value) => ({ value, label: sexes[value] })),
  }
}
