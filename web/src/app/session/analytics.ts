import type { AnalyticsEvent } from '@ante/product/tracking/rules/words'

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

/** Pushes an event of the site to the page's data layer, which a tag manager reads, and to whoever sends events on. */
export function tellAnalytics(event: AnalyticsEvent, facts: AnalyticsFacts = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...facts })
  if (listener) listener({ event, facts })
  else if (waiting.length < waitingMost) waiting.push({ event, facts })
}
