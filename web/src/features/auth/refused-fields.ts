import type { ApiError } from '../../app/api/client.ts'

/** Codes that speak of one field by themselves. */
const fieldOfCode: Readonly<Record<string, string>> = {
  login_taken: 'login',
  underage: 'birth_date',
  terms_not_accepted: 'terms',
  password_too_common: 'password',
}

/** `error_data` may name the key of a sentence, or a list whose first entry is one or carries one as its `code`. */
function keyIn(given: unknown): string | undefined {
  const first: unknown = Array.isArray(given) ? given[0] : given
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'code' in first && typeof first.code === 'string'
    ? first.code
    : undefined
}

/**
 * ERR-51..53: the sentences of a refused registration by their fields: those that the server worded, those whose key it gave, else the refusal's
 * own at the field that its code speaks of. None: the refusal is about no field (ERR-54).
 */
export function refusedFields(
  { code, message, data, fields }: Pick<ApiError, 'code' | 'message' | 'data' | 'fields'>,
  /** `key` is empty where the server gave none. */
  sentenceOf: (key: string, field: string) => string | undefined
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [field, given] of Object.entries(data)) {
    const sentence = sentenceOf(keyIn(given) ?? '', field)
    if (sentence !== undefined) found[field] = sentence
  }
  Object.assign(found, fields)
  const own = Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : undefined
  if (Object.keys(found).length === 0 && own !== undefined && message) found[own] = message
  return found
}

/**
 * Of the sentences at fields those of fields that the form shows, and one sentence of all others with their names: what nobody sees would leave the player
 * without a word (REG-52).
 */
export function splitByShown(
  wrong: Readonly<Record<string, string>>,
  isShown: (field: string) => boolean,
  labelOf: (field: string) => string
): { shown: Readonly<Record<string, string>>; others: string | undefined } {
  const all = Object.entries(wrong)
  const others = all.filter(([field]) => !isShown(field)).map(([field, sentence]) => `${labelOf(field)} – ${sentence}`)
  return {
    shown: Object.fromEntries(all.filter(([field]) => isShown(field))),
    others: others.length > 0 ? others.join(' · ') : undefined,
  }
}
