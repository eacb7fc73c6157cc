/** Events for the operator's analytics: pushed to the page's data layer, which a tag manager reads. No login and no personal data in them. */
export type AnalyticsEvent = 'login' | 'login_error' | 'registration' | 'registration_error'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export function tellAnalytics(event: AnalyticsEvent, facts: Readonly<Record<string, string | number>> = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...facts })
}
