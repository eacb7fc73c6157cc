import type { CurrencyRule } from '@ante/product/identity/contract'
import type { FieldDefinition } from '@ante/product/players/contract'

/** REG-24, REG-25: the currency that stands in the form for a country. */
export function currencyFor(country: string, rules: readonly CurrencyRule[], offered: readonly string[]): string {
  const rule = rules.find(({ country_code }) => country_code === country)
  const first = offered[0] ?? ''
  if (rule?.rule === 'empty') return ''
  return rule?.rule === 'selected' && rule.currency !== undefined && offered.includes(rule.currency)
    ? rule.currency
    : first
}

/** REG-21..23: what another country changes in the form: region and document type fall back to the first of their new lists. */
export function afterCountry(fields: readonly FieldDefinition[], currency: string): Readonly<Record<string, string>> {
  const firstOf = (sysname: string) => {
    const list = fields.find((field) => field.sysname === sysname)?.options.list
    return list ? { [sysname]: list[0]?.value ?? '' } : {}
  }
  return { ...firstOf('region'), ...firstOf('document_type'), currency }
}
