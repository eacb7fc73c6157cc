import type { FieldDefinition, PersonalData } from '@ante/product/players/contract'
import { isLocked } from '@ante/product/players/rules/profile'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import type { Values } from '../../ui/use-fields.ts'

/** What is saved, by the names of the form's fields: the country by its code, a sex by its number. */
export function savedValues({
  country_code,
  country: _,
  currency: _currency,
  terms: _terms,
  ...rest
}: PersonalData): Values {
  const given = Object.entries(rest).map(([name, value]) => [name, String(value ?? '')])
  return { ...Object.fromEntries(given), country: country_code ?? '' }
}

export const valueIn = (values: Values, name: string): string => (values[name] ?? '').trim()

/** The names whose value is not the saved one. */
export const changedFields = (values: Values, saved: Values): readonly string[] =>
  Object.keys(values).filter((name) => valueIn(values, name) !== valueIn(saved, name))

/** What is sent: the fields that are shown, may be changed and were changed. */
export function profilePayload(
  definitions: readonly FieldDefinition[],
  values: Values,
  saved: Values,
  isVerified: boolean
): Values {
  const changed = changedFields(values, saved)
  const sent = shownFields(definitions, (name) => values[name]).filter(
    ({ sysname }) => changed.includes(sysname) && !isLocked(sysname, saved[sysname] ?? '', isVerified)
  )
  return Object.fromEntries(sent.map(({ sysname }) => [sysname, valueIn(values, sysname)]))
}
