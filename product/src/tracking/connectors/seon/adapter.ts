import { noSources, sourcesOf } from '@ante/kit/page-sources'
import { z } from 'zod'
import { type FraudVendor, FraudVendorUnavailable } from '../port.ts'

export interface SeonOptions {
  /** Without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly script: string
  readonly scriptHost?: string
  /** The script is the vendor's own, which asks the vendor's hosts. */
  readonly isPublished?: boolean
  readonly timeoutMs?: number
}

const answer = z.object({
  success: z.literal(true),
  data: z.object({
    state: z.enum(['APPROVE', 'REVIEW', 'DECLINE']),
    fraud_score: z.number().min(0).max(100),
  }),
})
const answerMost = 64 * 1024

/** The hosts that SEON publishes for its script to ask. */
const published = [
  'https://*.seondf.com',
  'https://*.seondnsresolve.com',
  'https://*.seondfresolver.com',
  'https://*.deviceinfresolver.com',
  'https://*.seonintelligence.com',
]

/** SEON's Fraud API, version 2: one question with the session of the browser in it. */
export function seon({
  url,
  apiKey,
  script,
  scriptHost,
  isPublished = false,
  timeoutMs = 4000,
}: SeonOptions): FraudVendor {
  return {
    config: () => ({ provider: 'seon', src: script, host: scriptHost ?? '' }),
    sources: () => {
      const { script: from, connect } = sourcesOf(script, isPublished ? published : [])
      return { ...noSources, script: from, connect }
    },
    async check({ uid, action, address, session, trace }) {
      let text: string
      try {
        const response = await fetch(`${url}/SeonRestService/fraud-api/v2`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'x-trace-id': trace },
          body: JSON.stringify({
            config: { ip_api: true, device_fingerprinting: true },
            ip: address,
            user_id: String(uid),
            action_type: action,
            transaction_id: trace,
            ...(session === '' ? {} : { session }),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        text = response.status === 200 ? (await response.text()).slice(0, answerMost) : ''
        if (response.status !== 200) throw new FraudVendorUnavailable(`SEON answered ${response.status}`)
      } catch (error) {
        if (error instanceof FraudVendorUnavailable) throw error
        throw new FraudVendorUnavailable('SEON does not answer', { cause: error })
      }
      const parsed = answer.safeParse(jsonOf(text))
      if (!parsed.success) throw new FraudVendorUnavailable('SEON answered without a state')
      const { state, fraud_score: score } = parsed.data.data
      return { state, score: Math.round(score * 100) }
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
