import { keysOf, recordOf } from './record.ts'

/**
 * What a person may say yes or no to, beside what the site cannot work without. `functional`: the chat of a vendor; `analytics`: how the site is used;
 * `marketing`: which link led here, and a vendor of campaigns; `security`: a mark of the device for a vendor that looks for fraud.
 */
const letters = { functional: 'f', analytics: 'a', marketing: 'm', security: 's' } as const
export type ConsentCategory = keyof typeof letters
export const consentCategories = keysOf(letters)

/** What somebody has answered in a browser. A category that was not asked about is left out. */
export interface Consent {
  /** Of what was asked: an operator who asks for more raises it, and everybody is asked anew. */
  readonly version: number
  readonly answers: Readonly<Partial<Record<ConsentCategory, boolean>>>
  /** By which the row that proves it is found. */
  readonly proof: string
}

/** Where it is answered: at the question, among the choices, or at the data of an account. */
export const consentPlaces = ['question', 'choices', 'account'] as const
export type ConsentPlace = (typeof consentPlaces)[number]

/** The cookie that keeps it. It names no person; scripts of the site read it. */
export const consentCookie = 'consent'

/** `1.f1a0m1.Vk3…`: version, answers, proof. */
export function formatConsent({ version, answers, proof }: Consent): string {
  const said = consentCategories.flatMap((category) => {
    const answer = answers[category]
    return answer === undefined ? [] : [`${letters[category]}${answer ? 1 : 0}`]
  })
  return `${version}.${said.join('')}.${proof}`
}

/** Undefined for what is none of ours. */
export function parseConsent(text: string | undefined): Consent | undefined {
  const [, version, said = '', proof = ''] = /^(\d{1,6})\.((?:[fams][01]){0,4})\.([\w-]{22})$/.exec(text ?? '') ?? []
  if (version === undefined) return undefined
  const answers = recordOf(consentCategories, (category) => {
    const at = said.indexOf(letters[category])
    return at < 0 ? undefined : said[at + 1] === '1'
  })
  return { version: Number(version), answers: withoutUnknown(answers), proof }
}
const withoutUnknown = (answers: Readonly<Record<ConsentCategory, boolean | undefined>>): Consent['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

/** What decides beside the answer. */
export interface ConsentRules {
  /** Categories that wait for a yes; the others run until a no. */
  readonly askedFirst: readonly ConsentCategory[]
  readonly version: number
  /** The browser sends Global Privacy Control: a no to all that was not answered here. */
  readonly isPrivate: boolean
}

/** The answer for this category as it counts now: one to an older version counts only as a no. */
const answerOf = (category: ConsentCategory, consent: Consent | undefined, version: number): boolean | undefined => {
  const answer = consent?.answers[category]
  return answer === true && consent?.version !== version ? undefined : answer
}

export const isAllowed = (
  category: ConsentCategory,
  consent: Consent | undefined,
  { askedFirst, version, isPrivate }: ConsentRules
): boolean => answerOf(category, consent, version) ?? (!isPrivate && !askedFirst.includes(category))

/** Whether somebody has to be asked: something of this waits for an answer, and none was given to this version. */
export const isToBeAsked = (
  categories: readonly ConsentCategory[],
  consent: Consent | undefined,
  { version, isPrivate }: ConsentRules
): boolean =>
  !isPrivate && categories.some((category) => consent?.version !== version || consent.answers[category] === undefined)
