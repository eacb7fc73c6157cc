import { isCardHolder } from '@ante/kit/card'
import type { Instant } from '@ante/kit/instant'
import { type FieldErrors, refused, type Refused } from '@ante/kit/refusal'
import { type ConfiguredRules, validateField } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import type { FieldDefinition } from '../contract.ts'
import { type PhoneCountry, readPhone } from './phone-number.ts'

export interface RegistrationFacts {
  readonly now: Instant
  readonly minimumAge: number
  readonly fields: readonly FieldDefinition[]
  readonly passwordPolicy: validators.PasswordPolicy
  readonly isCommonPassword: (password: string) => boolean
  readonly termsActive: boolean
  readonly currencies: readonly string[]
  /** The countries whose numbers may be given. */
  readonly phones: readonly PhoneCountry[]
  /** The operator's rules of the form's fields, by their names in the form. */
  readonly dictionary: Readonly<Record<string, ConfiguredRules>>
}
export interface RegistrationInput {
  readonly login?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly phone_country_code?: string | undefined
  readonly password: string
  readonly currency?: string | undefined
  readonly terms?: boolean | undefined
  readonly personal: Readonly<Record<string, string | undefined>>
}
export interface RegistrationPlan {
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  /** ISO 3166 alpha-2, of the number. */
  readonly phoneCountry: string | null
  readonly personal: Readonly<Record<string, string>>
}

/** Decides whether a registration is complete and right; the same rules as in the browser. Names every wrong field at once. */
export function planRegistration(
  input: RegistrationInput,
  facts: RegistrationFacts
): RegistrationPlan | Refused<'InvalidParameter'> {
  const email = (input.email ?? '').trim().toLowerCase()
  const given = (input.phone ?? '').trim()
  const read = given === '' ? undefined : readPhone(given, input.phone_country_code || undefined, facts.phones)
  const phone = read && !read.wrong ? read.digits : digitsOf(validators.loginOf(given))
  const wished = validators.loginOf(input.login ?? '').toLowerCase()
  const login = phone !== '' && digitsOf(wished) === phone ? phone : wished
  const wrong: Record<string, validators.Wrong> = {}
  const note = (field: string, verdict: validators.Verdict) => {
    if (verdict) wrong[field] ??= verdict
  }
  const { currency = '' } = input
  const typed: Readonly<Record<string, string>> = {
    login: wished,
    email,
    mobile: phone,
    password: input.password,
    currency,
  }
  const valueOf = (field: string): string => typed[field] ?? input.personal[field] ?? ''
  /** The operator's rule speaks first, as in the form; it cannot take ours away. */
  const judged: Judged = (field, value, usual) =>
    validateField(Object.hasOwn(facts.dictionary, field) ? facts.dictionary[field] : undefined, value, usual, valueOf)
  if (email !== '' || phone === '') note('email', judged('email', email, validators.email(email)))
  if (given !== '') note('phone', judged('mobile', phone, read?.wrong))
  note('password', judged('password', input.password, validators.password(input.password, facts.passwordPolicy)))
  note('currency', judged('currency', currency, undefined))
  if (facts.isCommonPassword(input.password.toLowerCase())) note('password', { key: 'passwordTooCommon' })
  note('terms', validators.terms(input.terms === true, facts.termsActive))
  if (input.currency !== undefined && !facts.currencies.includes(input.currency)) note('currency', { key: 'wrong' })
  const personal = personalFieldsOf(input, facts, wrong, judged)
  if (!isOwnLogin(login, email, phone)) note('login', { key: 'wrong' })
  if (Object.keys(wrong).length > 0) return refused('InvalidParameter', { fields: wrong satisfies FieldErrors })
  const phoneCountry = read && !read.wrong ? read.country : null
  return { login: login || email || phone, email: email || null, phone: phone || null, phoneCountry, personal }
}

const digitsOf = (phone: string): string => phone.replaceAll(/[\s()-]/g, '')

/** One's own contact or a plain name with a letter in it: nobody can sit on the e-mail or the phone number of somebody else. */
const isOwnLogin = (login: string, email: string, phone: string): boolean =>
  login === '' || login === email || login === phone || (/^[a-z0-9._-]{3,40}$/.test(login) && /[a-z]/.test(login))

type Judged = (field: string, value: string, usual: validators.Verdict) => validators.Verdict

function personalFieldsOf(
  input: RegistrationInput,
  facts: RegistrationFacts,
  wrong: Record<string, validators.Wrong>,
  judged: Judged
): Record<string, string> {
  const personal: Record<string, string> = {}
  for (const field of facts.fields) {
    const value = validators.withoutEmoji(input.personal[field.sysname] ?? '').trim()
    const verdict = judged(field.sysname, value, checkField(field, value, facts))
    if (verdict) wrong[field.sysname] ??= verdict
    else if (value !== '') personal[field.sysname] = value
  }
  return personal
}

/** One personal field by its definition: its own pattern or list, and the rule of its kind. */
export function checkField(
  field: FieldDefinition,
  given: string,
  { now, minimumAge }: Pick<RegistrationFacts, 'now' | 'minimumAge'>
): validators.Verdict {
  // PROF-07: a sex that is not set.
  const value = field.sysname === 'sex' && given === '0' ? '' : given
  if (value === '') return field.params.is_required ? { key: 'required' } : undefined
  if (field.options.list && !field.options.list.some((option) => option.value === value)) return { key: 'wrong' }
  if (field.options.regex !== undefined) return validators.custom(value, field.options.regex)
  if (field.sysname === 'birth_date') return validators.birthDate(value, now, minimumAge)
  return Object.hasOwn(rules, field.sysname) ? rules[field.sysname]?.(value) : validators.custom(value)
}

/** The rule of a field by its name (VAL-41); a field of another name may hold anything. */
const rules: Readonly<Record<string, (value: string) => validators.Verdict>> = {
  first_name: validators.name,
  middle_name: validators.name,
  last_name: validators.name,
  address: validators.address,
  home_town: validators.address,
  postcode: (value) => validators.postcode(value),
  sex: validators.sex,
  ...Object.fromEntries(
    ['login', 'text', 'document_type', 'document_number', 'cpf'].map((field) => [
      field,
      (value: string) => validators.text(value),
    ])
  ),
  card_holder: (value) => validators.text(value) ?? (isCardHolder(value) ? undefined : { key: 'name' }),
}
