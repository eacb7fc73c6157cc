import {
  type Consent,
  type ConsentCategory,
  type ConsentPlace,
  consentCategories,
  consentCookie,
  isAllowed,
  isToBeAsked,
  parseConsent,
} from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { get, post } from '../api/client.ts'
import { ownCookies } from '../document/cookies.ts'

export type Answers = Readonly<Partial<Record<ConsentCategory, boolean>>>
type Rules = Pick<TrackingPageSettings['consent'], 'asked_first' | 'version'>

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** The browser asks, for its person, that nobody follows them. */
export const isPrivate = (): boolean => navigator.globalPrivacyControl === true

const cookies = (): Map<string, string> =>
  new Map(
    document.cookie.split('; ').map((line) => {
      const at = line.indexOf('=')
      // As they are: one that somebody else has spoilt says nothing of ours, which needs no decoding.
      return [line.slice(0, at), line.slice(at + 1)]
    })
  )
/** What was answered in this browser, also in another of its windows. */
export const consentNow = (): Consent | undefined => parseConsent(cookies().get(consentCookie))

const listeners = new Set<() => void>()
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let rules: Rules | undefined
/** What is used here and what has to be asked, read once for a page; nothing is allowed before. */
let reading: Promise<TrackingPageSettings> | undefined
export const readTracking = (): Promise<TrackingPageSettings> =>
  (reading ??= get('tracking.getsettings', {}).then(
    (settings) => {
      followRules(settings.consent)
      return settings
    },
    (error: unknown) => {
      reading = undefined
      throw error
    }
  ))

export function followRules(given: Rules): void {
  const isNew = rules === undefined
  rules = given
  if (isNew) for (const listener of listeners) listener()
}
const rulesNow = ({ asked_first: askedFirst, version }: Rules) => ({ askedFirst, version, isPrivate: isPrivate() })

export const isConsented = (category: ConsentCategory): boolean =>
  rules !== undefined && isAllowed(category, consentNow(), rulesNow(rules))
/** The same under an answer as the cookie had it before. */
export const wasConsented = (category: ConsentCategory, answer: string): boolean =>
  rules !== undefined && isAllowed(category, parseConsent(answer), rulesNow(rules))
/** Whether somebody has said no to it here. */
export const isRefused = (category: ConsentCategory): boolean => consentNow()?.answers[category] === false
/** Whether an answer is missing to something of this. */
export const isUnanswered = (categories: readonly ConsentCategory[]): boolean =>
  rules !== undefined && isToBeAsked(categories, consentNow(), rulesNow(rules))

/** Takes away what others have put into this browser: all that scripts can see and that is not the site's own. */
export function dropForeignCookies(): void {
  const host = window.location.hostname
  const parents = host.split('.').map((_, at, all) => all.slice(at).join('.'))
  for (const name of cookies().keys())
    if (name !== '' && !ownCookies.includes(name))
      for (const domain of ['', ...parents.map((parent) => `; domain=${parent}`)])
        document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * Sends the answer; it counts when it is kept with its proof. With a yes that is taken back the page begins anew: a script that runs cannot be unloaded.
 * Throws what the call throws: nothing has changed then.
 */
export async function answerConsent(
  answers: Answers,
  place: ConsentPlace,
  reload = () => window.location.reload()
): Promise<void> {
  const before = consentCategories.filter(isConsented)
  await post('tracking.setConsent', { ...answers, is_private: isPrivate(), place })
  if (before.every(isConsented)) {
    for (const listener of listeners) listener()
    return
  }
  dropForeignCookies()
  reload()
}
