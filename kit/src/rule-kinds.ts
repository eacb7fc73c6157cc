import { keysOf } from './record.ts'
import { isCardNumber } from './card.ts'
import * as check from './validators.ts'

/** Kinds of content that a configuration may ask of a field; each has the sentence of its own name. */
const kinds = {
  email: check.email,
  phone: (value: string) => check.phone(value),
  fakename: check.fakename,
  password: (value: string) => check.password(value),
  name: check.name,
  address: check.address,
  date: (value: string) => check.date(value),
  cardNumber: (value: string) => isCardNumber(value),
} as const satisfies Record<string, (value: string) => check.Verdict | boolean>
export type RuleKind = keyof typeof kinds
export const ruleKinds = keysOf(kinds)

/** The rules of one field, as a configuration writes them; their sentences are the specification's default list. */
export interface ConfiguredRules {
  readonly required?: boolean | undefined
  /** Bounds of the length. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Bounds of a number. */
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
  /** The whole value must match. */
  readonly pattern?: string | undefined
  /** Must equal the field of this name. */
  readonly sameAs?: string | undefined
  readonly kind?: RuleKind | undefined
  /** A sentence in place of the usual ones. */
  readonly message?: string | undefined
}

/** By the operator's rules first, then by the rule that the field has anyway, which no configuration takes away; in the operator's words where there are any. */
export function validateField(
  rules: ConfiguredRules | undefined,
  value: string,
  usual: check.Verdict,
  valueOf?: (field: string) => string
): check.Verdict {
  const verdict = (rules && validateConfigured(rules, value, valueOf)) ?? usual
  return verdict && rules?.message ? { ...verdict, sentence: rules.message } : verdict
}

/** The first configured rule that the value breaks. An empty value breaks only `required`. */
export function validateConfigured(
  rules: ConfiguredRules,
  value: string,
  valueOf: (field: string) => string = () => ''
): check.Verdict {
  const { required, min, max, minValue, maxValue, pattern, sameAs, kind } = rules
  if (value.trim() === '') return required ? { key: 'required' } : undefined
  if (min !== undefined && value.length < min) return { key: 'minLength', values: { min } }
  if (max !== undefined && value.length > max) return { key: 'maxLength', values: { max } }
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return { key: 'regex' }
  if (sameAs !== undefined && valueOf(sameAs) !== value)
    return { key: sameAs.endsWith('password') ? 'passwordsNotEqual' : 'sameAs' }
  const bounds =
    (minValue === undefined ? undefined : check.minValue(value, minValue)) ??
    (maxValue === undefined ? undefined : check.maxValue(value, maxValue))
  return bounds ?? (kind !== undefined && !isOfKind(kind, value) ? { key: kind } : undefined)
}

function isOfKind(kind: RuleKind, value: string): boolean {
  const answer = kinds[kind](value)
  return answer === true || answer === undefined
}
