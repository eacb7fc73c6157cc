import type { PageStep } from '@ante/product/tracking/rules/funnel'
import { post } from '../api/client.ts'
import { isPrivate, isRefused } from './consent.ts'

/** Steps that this document has sent: who opens the same form again is one. */
const sent = new Set<PageStep>()

/** A step towards an account, sent without anything that says who took it; nothing where they said no to analytics, or their browser does. */
export function countStep(step: PageStep): void {
  if (sent.has(step) || isRefused('analytics') || isPrivate()) return
  sent.add(step)
  // One of many: nobody is told that it was not counted.
  post('tracking.count', { step }).catch(() => undefined)
}
