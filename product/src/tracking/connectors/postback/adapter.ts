import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@ante/kit/public-address'
import type { Postback } from '../../rules/words.ts'
import { type AffiliateNetwork, NetworkUnavailable } from '../port.ts'

export interface PostbackOptions {
  /** With the names of what is told in braces. */
  readonly url: string
  readonly secret: string
  readonly timeoutMs?: number
  /** Finds the addresses of a name. */
  readonly resolve?: typeof lookup
}

/** Of the network's own domain. An address, or a name of one word, was written by the operator for a machine of theirs. */
const isForeign = (host: string): boolean => host.includes('.') && isIP(host) === 0

/** Gives out public addresses alone: whoever owns the domain of the network cannot have us ask our own machines. */
const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${host} is not on the public internet`), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

/** Answers the status. Nothing of the body is read: networks answer with pictures, words and nothing. Redirects are not followed. */
const statusOf = (url: URL, timeoutMs: number, resolve: typeof lookup): Promise<number> =>
  new Promise((done, fail) => {
    const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(isForeign(url.hostname) ? { lookup: publicLookup(resolve) } : {}),
      },
      (response) => {
        response.destroy()
        done(response.statusCode ?? 0)
      }
    )
    outgoing.on('error', fail)
    outgoing.end()
  })

/** The address with everything in its place. A name that we do not know stays as it is, so that whoever wrote it sees it. */
const filledIn = (template: string, facts: Postback): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.entries(facts).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? encodeURIComponent(value) : whole
  })

/** Of all that stands behind the question mark, in hexadecimal. */
export const signatureOf = (query: string, secret: string): string =>
  createHmac('sha256', secret).update(query).digest('hex')

/** Server to server: a GET, signed with HMAC-SHA256 over its query; the signature is its last parameter. */
export function postback({ url, secret, timeoutMs = 5000, resolve = lookup }: PostbackOptions): AffiliateNetwork {
  return {
    async send(facts) {
      const filled = new URL(filledIn(url, facts))
      const query = filled.search.slice(1)
      const signed = `${filled.origin}${filled.pathname}?${query}${query === '' ? '' : '&'}signature=${signatureOf(query, secret)}`
      const status = await statusOf(new URL(signed), timeoutMs, resolve).catch((error: unknown) => {
        throw new NetworkUnavailable('the network of publishers does not answer', { cause: error })
      })
      if (status < 200 || status > 299) throw new NetworkUnavailable(`the network of publishers answered ${status}`)
    },
  }
}
