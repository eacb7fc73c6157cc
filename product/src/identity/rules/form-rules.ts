import { type ConfiguredRules, validateConfigured } from '@ante/kit/rule-kinds'
import type { Verdict } from '@ante/kit/validators'

/** An operator's rules for one field of a form, and a sentence in place of the usual ones. */
export interface FieldRules extends ConfiguredRules {
  readonly message?: string | undefined
}
export type FieldDictionary = Readonly<Record<string, FieldRules>>

/** What is wrong with a value: the operator's own sentence, or the key of one of ours. */
export type Complaint = { readonly sentence: string } | { readonly verdict: NonNullable<Verdict> } | undefined

/** By the form's dictionary first, then by the rule that the field has anyway; a field without an entry has only the latter (REG-31, AUTH-49). */
export function validateField(
  dictionary: FieldDictionary,
  field: string,
  value: string,
  usual: Verdict,
  valueOf?: (field: string) => string
): Complaint {
  const rules = dictionary[field]
  const verdict = (rules && validateConfigured(rules, value, valueOf)) ?? usual
  if (!verdict) return undefined
  return rules?.message ? { sentence: rules.message } : { verdict }
}
