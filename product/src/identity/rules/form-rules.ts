import { type ConfiguredRules, validateField as validateByRules } from '@ante/kit/rule-kinds'
import type { Verdict } from '@ante/kit/validators'

/** An operator's rules for the fields of a form. */
export type FieldDictionary = Readonly<Record<string, ConfiguredRules>>

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
  const verdict = validateByRules(dictionary[field], value, usual, valueOf)
  if (!verdict) return undefined
  return verdict.sentence === undefined ? { verdict } : { sentence: verdict.sentence }
}
