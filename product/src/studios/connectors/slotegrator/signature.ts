import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedHeaders {
  readonly merchantId: string
  /** Seconds. */
  readonly timestamp: string
  readonly nonce: string
}

/** As PHP's `http_build_query` spells a text: a space is a plus, and of signs only `-`, `_` and `.` stand for themselves. */
const coded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** PHP sorts what stands before the first bracket; the parts of a list keep their order. */
const listOf = (name: string): string => name.split('[', 1)[0] ?? ''
function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  const [one, other] = [listOf(a), listOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** `X-Sign`: hex HMAC-SHA1 of the parameters and the three headers, sorted by their names and written as a query. */
export function signOf(params: Iterable<readonly [string, string]>, headers: SignedHeaders, key: string): string {
  const all = [
    ...params,
    ['X-Merchant-Id', headers.merchantId],
    ['X-Nonce', headers.nonce],
    ['X-Timestamp', headers.timestamp],
  ] as const
  const text = all
    .toSorted(byName)
    .map(([name, value]) => `${coded(name)}=${coded(value)}`)
    .join('&')
  return createHmac('sha1', key).update(text).digest('hex')
}

export function isSignedBy(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  // Of bytes and not of letters: one letter of a header may be two.
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
