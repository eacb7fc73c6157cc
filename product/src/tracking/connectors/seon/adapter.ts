import { jsonIn } from '@ante/kit/json'
import { noSources, sourcesOf } from '@ante/kit/page-sources'
import { z } from 'zod'
import { readText } from '../../../connectors/read-body.ts'
import type { FraudReason } from '../../rules/words.ts'
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
    applied_rules: z
      .array(z.object({ name: z.string(), operation: z.string().catch(''), score: z.number().catch(0) }))
      .catch([]),
  }),
})
const bytesMax = 64 * 1024
const reasonsMost = 50

/** A rule adds to the score, takes from it, or sets it or the state. */
function reasonOf({ name, operation, score }: { name: string; operation: string; score: number }): FraudReason {
  const sign = operation === '+' ? 1 : operation === '-' ? -1 : 0
  return { name: name.slice(0, 200), points: sign === 0 ? null : sign * Math.round(score * 100) }
}

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
        text = response.status === 200 ? await readText(response, bytesMax) : ''
        if (response.status !== 200) throw new FraudVendorUnavailable(`SEON answered ${response.status}`)
      } catch (error) {
        if (error instanceof FraudVendorUnavailable) throw error
        throw new FraudVendorUnavailable('SEON does not answer', { cause: error })
      }
      const parsed = answer.safeParse(jsonIn(text))
      if (!parsed.success) throw new FraudVendorUnavailable('SEON answered without a state')
      const { state, fraud_score: score, applied_rules: rules } = parsed.data.data
      return { state, score: Math.round(score * 100), reasons: rules.slice(0, reasonsMost).map(reasonOf) }
    },
  }
}
