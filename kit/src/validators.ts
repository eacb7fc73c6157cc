import type { Instant } from './instant.ts'
import { fillsMask } from './mask.ts'

/** The sentences that a rule may answer: those of `fields` in the texts, which every language has. */
export type WrongKey =
  | 'required'
  | 'email'
  | 'minLength'
  | 'maxLength'
  | 'phone'
  | 'fakename'
  | 'password'
  | 'name'
  | 'address'
  | 'iban'
  | 'minValue'
  | 'maxValue'
  | 'date'
  | 'sameAs'
  | 'regex'
  | 'cardNumber'
  | 'wrong'
  | 'code'
  | 'insertPhone'
  | 'wrongPhone'
  | 'insertEmail'
  | 'wrongEmail'
  | 'shortPassword'
  | 'longPassword'
  | 'passwordCharacters'
  | 'passwordSpace'
  | 'passwordCharactersAndSpace'
  | 'passwordsNotEqual'
  | 'passwordTooCommon'
  | 'underage'
  | 'terms'
  | 'valueRequired'
  | 'valueEmail'
  | 'valueMaxLength'
  | 'valueMinLength'

/**
 * The rules of the specification's section 5, one for browser and server. Each answers undefined when the value is right, else the key of a
 * sentence under texts `fields` and its placeholders.
 */
export interface Wrong {
  readonly key: WrongKey
  readonly values?: Readonly<Record<string, string | number>>
  /** The operator's own words for what is wrong with this field, in place of those of the key. */
  readonly sentence?: string
}
export type Verdict = Wrong | undefined
const wrong = (key: WrongKey, values?: Wrong['values']): Wrong => (values ? { key, values } : { key })

const passwordLength = { min: 6, max: 20 } as const
const fakenameMin = 4
const promoCodeMin = 1
export const minimumAge = 18

export const required = (value: string): Verdict => (value.trim() === '' ? wrong('required') : undefined)
/** VAL-36, VAL-40: required unless it is not, and without commas, double quotes, underscores and brackets. */
export const text = (value: string, isRequired = true): Verdict =>
  forbiddenInText.test(value) ? wrong('wrong') : isRequired ? required(value) : undefined
export const sex = required

/** One `@`, no white space, a domain of a label and one or two parts more. */
export function email(value: string): Verdict {
  if (value === '') return wrong('insertEmail')
  const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
  const shape = new RegExp(`^[^\\s@]{1,64}@${label}(?:\\.${label}){1,2}$`)
  return value.length <= 254 && shape.test(value) ? undefined : wrong('wrongEmail')
}

/** The country's mask completely filled; without a mask seven to fifteen digits. */
export function phone(value: string, mask?: string): Verdict {
  if (value === '') return wrong('insertPhone')
  if (mask !== undefined) return fillsMask(mask, value) ? undefined : wrong('wrongPhone')
  return /^\d{7,15}$/.test(value.replaceAll(/[\s()+-]/g, '')) ? undefined : wrong('wrongPhone')
}

/** Login without the leading plus sign of a phone number: only the first one goes. */
export const loginOf = (value: string): string => value.trim().replace(/^\+/, '')

/** `characters`: `printable`, also where nothing is said, is ASCII without space; `any` is of every script, and spaces. */
export type PasswordPolicy = Readonly<{ min: number; max: number; characters?: 'printable' | 'any' }>
/** Characters that may not be there are listed, a space by name. A character counts once, however many bytes or units it takes. */
export function password(value: string, policy: PasswordPolicy = passwordLength): Verdict {
  if (value === '') return wrong('required')
  const characters = [...value]
  const isAllowed = policy.characters === 'any' ? /^[^\p{Cc}]$/u : /^[\x21-\x7e]$/
  const bad = [...new Set(characters.filter((character) => !isAllowed.test(character)))]
  if (bad.length > 0) return badCharacters(bad)
  if (characters.length < policy.min) return wrong('shortPassword', { min: policy.min })
  if (characters.length > policy.max) return wrong('longPassword', { max: policy.max })
  return undefined
}
/** A space cannot be seen in a list, so it is named. */
function badCharacters(bad: readonly string[]): Verdict {
  const characters = bad.filter((character) => character !== ' ').join(' ')
  if (!bad.includes(' ')) return wrong('passwordCharacters', { characters })
  return characters === '' ? wrong('passwordSpace') : wrong('passwordCharactersAndSpace', { characters })
}
export const sameAs = (value: string, other: string): Verdict =>
  value === other ? undefined : wrong('passwordsNotEqual')

const forbiddenInText = /[,_"“”„«»()[\]{}<>\p{Cc}\u202A-\u202E\u2066-\u2069]/u
const forbiddenInNames = /[0-9@_"“”„«»!?#$%^&*(){}[\]|/\\<>~§+:;`,\p{Cc}\u202A-\u202E\u2066-\u2069]/u
/** Letters of any alphabet, space, hyphen and apostrophe; the union of both lists of the specification is refused, and what turns a line around. */
export function name(value: string): Verdict {
  if (value.trim() === '') return wrong('required')
  return forbiddenInNames.test(value) ? wrong('wrong') : undefined
}
export function address(value: string): Verdict {
  if (value.trim() === '') return wrong('required')
  return forbiddenInNames.test(value.replaceAll(/[0-9|/]/g, '')) ? wrong('wrong') : undefined
}
export const postcode = (value: string, pattern?: string): Verdict =>
  (pattern === undefined ? /^\d{1,8}$/ : new RegExp(pattern)).test(value) ? undefined : wrong('wrong')
export const oneTimeCode = (value: string): Verdict =>
  value === '' ? wrong('required') : /^\d{6}$/.test(value) ? undefined : wrong('wrong')

/** VAL-78: one character is a code. */
export const promoCode = (value: string): Verdict =>
  value.trim().length < promoCodeMin ? wrong('minLength', { min: promoCodeMin }) : undefined

export function fakename(value: string): Verdict {
  if (value.length < fakenameMin) return wrong('minLength', { min: fakenameMin })
  return /^[\p{L}\p{N}]+$/u.test(value) ? undefined : wrong('fakename')
}

/** The parts of a real calendar day written `yyyy-mm-dd` or `dd.mm.yyyy` with a four-digit year; undefined for anything else. */
export function dayOf(value: string): { year: number; month: number; day: number } | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  const dotted = /^(\d{2})[.,'-](\d{2})[.,'-](\d{4})$/.exec(value)
  const found = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : undefined
  if (!found) return undefined
  const [year = 0, month = 0, day = 0] = found.map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0) ? { year, month, day } : undefined
}

/** A real day from `min` to `max`, bounds included; the bounds are days written `yyyy-mm-dd`. */
export function date(value: string, bounds: { min?: string; max?: string } = {}): Verdict {
  const day = dayOf(value)
  if (!day) return wrong('date')
  const [min, max] = [dayOf(bounds.min ?? ''), dayOf(bounds.max ?? '')]
  return (min && ordinal(day) < ordinal(min)) || (max && ordinal(day) > ordinal(max)) ? wrong('date') : undefined
}
/** The latest day alone: empty is right. */
export const maxDate = (value: string, max: string): Verdict => (value === '' ? undefined : date(value, { max }))
const ordinal = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  (year * 100 + month) * 100 + day

/** Birth date: a real day, from 100 to `least` years ago, both included. A leap-day child comes of age on 1 March of a common year. */
export function birthDate(value: string, now: Instant, least: number = minimumAge): Verdict {
  if (value === '') return wrong('required')
  const born = dayOf(value)
  if (!born) return wrong('date')
  if (yearsSince(born, now) < least) return wrong('underage', { min: least })
  const today = yearMonthDay(now)
  return ordinal(born) < ordinal({ ...today, year: today.year - 100 }) ? wrong('date') : undefined
}

/** The age of somebody with this birthday; undefined for what is no day. */
export function ageOf(value: string, now: Instant): number | undefined {
  const born = dayOf(value)
  return born && yearsSince(born, now)
}

function yearsSince(born: { year: number; month: number; day: number }, now: Instant): number {
  const today = yearMonthDay(now)
  const isBeforeBirthday = today.month < born.month || (today.month === born.month && today.day < born.day)
  return today.year - born.year - (isBeforeBirthday ? 1 : 0)
}

function yearMonthDay(at: Instant): { year: number; month: number; day: number } {
  // Civil date from days since the epoch (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"): no Date object in the kit.
  const z = Math.floor(at / 86_400_000) + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthPart = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthPart < 10 ? monthPart + 3 : monthPart - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthPart + 2) / 5) + 1,
  }
}

/** `1,000` → `1000`. A comma is dropped only where it parts true groups of three: `50,00` is fifty somewhere, never five thousand. Undefined then. */
function withoutThousands(value: string): string | undefined {
  if (!value.includes(',')) return value
  return /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(value) ? value.replaceAll(',', '') : undefined
}
function numberOf(value: string): number | undefined {
  const digits = withoutThousands(value.trim())
  return digits !== undefined && /^-?\d{1,15}(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
/** A number of at least `min`; empty is right. */
export function minValue(value: string, min: number): Verdict {
  const number = numberOf(value)
  return value === '' || (number !== undefined && number >= min) ? undefined : wrong('minValue', { min })
}
/** A number of at most `max`; empty is right. */
export function maxValue(value: string, max: number): Verdict {
  const number = numberOf(value)
  return value === '' || (number !== undefined && number <= max) ? undefined : wrong('maxValue', { max })
}

/** An expression of an operator or of the server, or just anything. */
export function custom(value: string, pattern?: string): Verdict {
  if (pattern === undefined) return required(value)
  return new RegExp(pattern, 'u').test(value) ? undefined : wrong('wrong')
}
/** A tick that must be there. */
export const ticked = (isTicked: boolean): Verdict => (isTicked ? undefined : wrong('required'))
/** The terms, where the operator asks for them. */
export const terms = (isTicked: boolean, isActive: boolean): Verdict =>
  isActive && ticked(isTicked) ? wrong('terms') : undefined

/** The other wording, for plain forms that no configuration speaks of: feedback, restore. */
export const plain = {
  required: (value: string): Verdict => (value.trim() === '' ? wrong('valueRequired') : undefined),
  email: (value: string): Verdict => (email(value.trim()) ? wrong('valueEmail') : undefined),
  max: (value: string, max: number): Verdict => (value.length > max ? wrong('valueMaxLength', { max }) : undefined),
  min: (value: string, min: number): Verdict => (value.length < min ? wrong('valueMinLength', { min }) : undefined),
} as const

/** Text without emoji: flags, digits in a box and tones of skin included (VAL-87). */
export const withoutEmoji = (value: string): string =>
  value.replaceAll(
    /\p{RI}+|[\d#*]\ufe0f?\u20e3|[\p{ExtPict}\p{EMod}](?:\u200d\p{ExtPict}|[\ufe0f\p{EMod}\u{e0020}-\u{e007f}])*/gu,
    ''
  )
