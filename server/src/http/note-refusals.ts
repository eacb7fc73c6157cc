import type { Log } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import type { Refusal } from '@ante/kit/refusal'
import { createRateLimiter } from './rate-limit.ts'

/** What nobody hears who uses the site as it is: somebody tries what is not theirs, or more often than a person does. */
const attacks = new Set<Refusal['type']>(['AccessDenied', 'TooManyRequests'])
/** Of one kind and network in a minute: whoever floods us does not flood the log. */
const mostPerMinute = 5

/** Writes refusals of what looks like an attack into the log, with the call, the reason and the address. Wrong passwords and codes stand in `identity.access_log`. */
export function createRefusalNotes(log: Log) {
  const noted = createRateLimiter()
  return (refusal: Refusal, { call, address }: { call: string; address: string }): void => {
    if (!attacks.has(refusal.type)) return
    if (noted.take(`${refusal.type} ${refusal.reason ?? ''} ${networkOf(address)}`, mostPerMinute) > 0) return
    log.warn({ call, refusal: refusal.type, code: refusal.reason ?? null, address }, 'a call was refused for safety')
  }
}
