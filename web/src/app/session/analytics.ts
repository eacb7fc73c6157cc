import { consentCookie, parseConsent } from '@ante/kit/consent'
import { type AnalyticsEvent, analyticsEvents } from '@ante/product/tracking/rules/words'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** No login and no personal data. */
export type AnalyticsFacts = Readonly<Record<string, string | number | boolean>>
export interface ToldEvent {
  readonly event: AnalyticsEvent
  readonly facts: AnalyticsFacts
}
type Listener = (told: ToldEvent) => void

let listener: Listener | undefined
/** What happened before anybody listened, for whoever does. */
let waiting: ToldEvent[] = []
const waitingMost = 50

/** Who sends events on, where people agreed. It hears also what happened on this page before it came. */
export function listenToAnalytics(given: Listener): void {
  listener = given
  for (const told of waiting) given(told)
  waiting = []
}

/** The answer, as its cookie has it, that an event of the data layer happened under. What others pushed has none. */
const answers = new WeakMap<object, string>()
export const answeredWhen = (entry: object): string | undefined => answers.get(entry)
const answerNow = (): string =>
  document.cookie
    .split('; ')
    .find((line) => line.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1) ?? ''

/** Pushes an event of the site to the page's data layer, which a tag manager reads, and to whoever sends events on. */
export function tellAnalytics(event: AnalyticsEvent, facts: AnalyticsFacts = {}): void {
  const entry = { event, ...facts }
  answers.set(entry, answerNow())
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  if (listener) listener({ event, facts })
  else if (waiting.length < waitingMost && waiting.push({ event, facts }) === 1)
    window.addEventListener('pagehide', keepWaiting)
}

const keptKey = 'untold'
/** AUTH-44: the page is left before anybody listened, for the player’s own language or a bank; the next page tells what happened here. Not without a yes. */
function keepWaiting(): void {
  if (waiting.length === 0 || parseConsent(answerNow())?.answers.analytics !== true) return
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(waiting))
    waiting = []
  } catch {
    // Forbidden by the browser’s settings: then it is told only if the page comes back.
  }
}

/** What happened on the page before this one and was told to nobody; once. */
export function takeKept(): ToldEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? '[]')
    sessionStorage.removeItem(keptKey)
    return Array.isArray(kept) ? kept.filter(isTold) : []
  } catch {
    return []
  }
}
const isTold = (given: unknown): given is ToldEvent =>
  typeof given === 'object' &&
  given !== null &&
  'event' in given &&
  analyticsEvents.some((event) => event === given.event) &&
  'facts' in given &&
  typeof given.facts === 'object'
