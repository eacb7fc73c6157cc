import { countStep } from '../../app/session/count-step.ts'

/** A visit begins where a page is opened that no page of the site led to, nor the browser's own buttons. */
export const beginsVisit = (origin: string, referrer: string, navigation: string | undefined): boolean =>
  navigation === 'navigate' && !(URL.canParse(referrer) && new URL(referrer).origin === origin)

/** Neither what led to the document nor how it was opened changes while it is used. */
export function countVisit(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined
  if (beginsVisit(window.location.origin, document.referrer, navigation)) countStep('visit')
}
