/** Events for the operator's analytics: pushed to the page's data layer, which a tag manager reads. No login and no personal data in them. */
export type AnalyticsEvent = 'login' | 'login_error' | 'registration' | 'registration_error'

export function tellAnalytics(event: AnalyticsEvent, facts: Readonly<Record<string, string | number>> = {}): void {
  const page = window as { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...facts })
}
