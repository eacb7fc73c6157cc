import type { Instant } from '@ante/kit/instant'
import { refused, type Refused } from '@ante/kit/refusal'
import { type ConfiguredRules, validateField } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import type { FieldDefinition } from '../contract.ts'
import { asksDocumentNumber } from './personal-fields.ts'
import { checkField } from './registration.ts'

/** What an operator has checked somebody by, or will; once it is saved, only support changes it. */
const lockedFields: readonly string[] = [
  'first_name',
  'middle_name',
  'last_name',
  'birth_date',
  'country',
  'document_type',
  'document_number',
]

export interface ProfileFacts {
  readonly now: Instant
  readonly minimumAge: number
  /** The fields of the country that will hold. */
  readonly fields: readonly FieldDefinition[]
  readonly saved: Readonly<Record<string, string>>
  /** What a registration must have must be here in the end: the account is not complete yet, and nothing of it is locked. */
  readonly completes: boolean
  /** Their identity was verified by what is saved. */
  readonly isVerified: boolean
  /** The operator's rules of the form's fields. */
  readonly dictionary: Readonly<Record<string, ConfiguredRules>>
  /** What is wrong with the fields of the form that are not of the profile: all are named at once. */
  readonly wrongElsewhere?: Readonly<Record<string, validators.Wrong>>
}

/** Whether a player cannot change a field: once it is saved, and always once they are verified (PROF-17). */
export const isLocked = (sysname: string, saved: string, isVerified: boolean): boolean =>
  lockedFields.includes(sysname) && (saved !== '' || isVerified)

/** What the profile holds after a save; or every field that is wrong, and then nothing is saved. */
export function planProfile(
  given: Readonly<Record<string, string | undefined>>,
  facts: ProfileFacts
): Readonly<Record<string, string>> | Refused<'InvalidParameter'> {
  const { saved, completes, dictionary, isVerified } = facts
  const wrong: Record<string, validators.Wrong> = { ...facts.wrongElsewhere }
  const next: Record<string, string> = { ...saved }
  const valueOf = (name: string): string => given[name] ?? saved[name] ?? ''
  for (const field of facts.fields) {
    const { sysname } = field
    if (sysname === 'document_number' && !asksDocumentNumber(facts.fields, valueOf)) continue
    const said = given[sysname]
    const before = saved[sysname] ?? ''
    const value = said === undefined ? before : validators.withoutEmoji(said).trim()
    // Who saves one line of an account that is whole is not asked for the others.
    if (!completes && said === undefined) continue
    if (!completes && value !== before && isLocked(sysname, before, isVerified)) {
      wrong[sysname] = { key: 'wrong' }
      continue
    }
    const rules = Object.hasOwn(dictionary, sysname) ? dictionary[sysname] : undefined
    const isAsked = field.params.is_visible || said !== undefined
    const verdict = isAsked ? validateField(rules, value, checkField(field, value, facts), valueOf) : undefined
    if (verdict) wrong[sysname] = verdict
    else if (value === '') delete next[sysname]
    else next[sysname] = value
  }
  return Object.keys(wrong).length > 0 ? refused('InvalidParameter', { fields: wrong }) : next
}

export interface Completeness {
  readonly now: Instant
  readonly minimumAge: number
  /** The visible fields of the country, where the operator asks for them. */
  readonly fields: readonly FieldDefinition[]
  readonly saved: Readonly<Record<string, string>>
  readonly hasContact: boolean
  readonly hasTerms: boolean
}

/** RTE-105: whether a player has given all that the form of registration asks for. */
export const isComplete = (facts: Completeness): boolean =>
  facts.hasContact &&
  facts.hasTerms &&
  facts.fields.every((field) => checkField(field, facts.saved[field.sysname] ?? '', facts) === undefined)
