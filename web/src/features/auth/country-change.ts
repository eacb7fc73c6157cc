import type { CurrencyRule } from '@ante/product/identity/contract'
import type { FieldDefinition } from '@ante/product/players/contract'
import { useEffect, useRef } from 'react'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import type { useFields } from '../../ui/use-fields.ts'

/** REG-24, REG-25: the currency that stands in the form for a country. */
export function currencyFor(country: string, rules: readonly CurrencyRule[], offered: readonly string[]): string {
  const rule = rules.find(({ country_code }) => country_code === country)
  const first = offered[0] ?? ''
  if (rule?.rule === 'empty') return ''
  return rule?.rule === 'selected' && rule.currency !== undefined && offered.includes(rule.currency)
    ? rule.currency
    : first
}

/** REG-21..23: what another country changes in the form: region and document type fall back to the first of their new lists, or to nothing where it has none. */
export function afterCountry(fields: readonly FieldDefinition[], currency: string): Readonly<Record<string, string>> {
  const firstOf = (sysname: string) => fields.find((field) => field.sysname === sysname)?.options.list?.[0]?.value ?? ''
  return { region: firstOf('region'), document_type: firstOf('document_type'), currency }
}

/** REG-20..25: once the lists of another country have come, by what the form began with. */
export function useCountryChange(
  lists: { readonly country: string; readonly fields: readonly FieldDefinition[] } | undefined,
  form: Pick<ReturnType<typeof useFields>, 'set'>,
  start = ''
): void {
  const { currencyRules } = useSettings('auth')
  const { currencies } = useSiteData()
  const applied = useRef(start)
  useEffect(() => {
    if (!lists || lists.country === applied.current) return
    applied.current = lists.country
    const changed = afterCountry(lists.fields, currencyFor(lists.country, currencyRules, currencies))
    for (const [name, value] of Object.entries(changed)) form.set(name, value)
  }, [lists, form, currencyRules, currencies])
}
