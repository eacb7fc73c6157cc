import { createHmac } from 'node:crypto'
import type { Postback } from '../../rules/words.ts'
import { type AffiliateNetwork, NetworkUnavailable } from '../port.ts'

export interface PostbackOptions {
  /** With the names of what is told in braces. */
  readonly url: string
  readonly secret: string
  readonly timeoutMs?: number
}

/** The address with everything in its place. A name that we do not know stays as it is, so that whoever wrote it sees it. */
export const filledIn = (template: string, facts: Postback): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.entries(facts).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? encodeURIComponent(value) : whole
  })

/** Of all that stands behind the question mark, in hexadecimal. */
export const signatureOf = (query: string, secret: string): string =>
  createHmac('sha256', secret).update(query).digest('hex')

/** Server to server: a GET, signed with HMAC-SHA256 over its query; the signature is its last parameter. */
export function postback({ url, secret, timeoutMs = 5000 }: PostbackOptions): AffiliateNetwork {
  return {
    async send(facts) {
      const filled = new URL(filledIn(url, facts))
      const query = filled.search.slice(1)
      const signed = `${filled.origin}${filled.pathname}?${query}${query === '' ? '' : '&'}signature=${signatureOf(query, secret)}`
      let status: number
      try {
        const response = await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
        // Nothing of the body is read: networks answer with pictures, words and nothing.
        await response.body?.cancel()
        status = response.status
      } catch (error) {
        throw new NetworkUnavailable('the network of publishers does not answer', { cause: error })
      }
      if (status < 200 || status > 299) throw new NetworkUnavailable(`the network of publishers answered ${status}`)
    },
  }
}
