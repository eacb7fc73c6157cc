import { createHmac, timingSafeEqual } from 'node:crypto'
import { keysOf } from '@ante/kit/record'
import type { Headers } from '../port.ts'

/** `X-Payload-Digest-Alg` → the hash of the HMAC (docs.sumsub.com/docs/webhooks). SHA-1 is from before 2021. */
const hashes = { HMAC_SHA1_HEX: 'sha1', HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' } as const
export type DigestAlgorithm = keyof typeof hashes
export const digestAlgorithms = keysOf(hashes)

export const digestOf = (algorithm: DigestAlgorithm, secret: string, rawBody: Uint8Array): string =>
  createHmac(hashes[algorithm], secret).update(rawBody).digest('hex')

/** Whether `X-Payload-Digest` is the digest of these bytes by one of the secrets and an algorithm that is taken, compared in constant time. */
export function isGenuine(
  headers: Headers,
  rawBody: Uint8Array,
  { secrets, algorithms }: { secrets: readonly string[]; algorithms: readonly DigestAlgorithm[] }
): boolean {
  const algorithm = algorithms.find((one) => one === headers['x-payload-digest-alg'])
  const given = headers['x-payload-digest']
  if (!algorithm || typeof given !== 'string' || !/^[0-9a-f]{40,128}$/.test(given)) return false
  const bytes = Buffer.from(given, 'hex')
  // Each secret is tried, whichever of them fits: the time says nothing of which.
  const fits = secrets.map((secret) => {
    const expected = Buffer.from(digestOf(algorithm, secret, rawBody), 'hex')
    return expected.length === bytes.length && timingSafeEqual(expected, bytes)
  })
  return fits.includes(true)
}
