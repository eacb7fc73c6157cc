import { createHmac, timingSafeEqual } from 'node:crypto'

/** `X-REQUEST-SIGN`: lower hex HMAC-SHA256 of the body's bytes, in both directions. */
export const signatureOf = (body: Uint8Array | string, token: string): string =>
  createHmac('sha256', token).update(body).digest('hex')

export function isSigned(body: Uint8Array, given: unknown, token: string): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(body, token), 'hex'))
}
