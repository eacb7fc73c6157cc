import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `BTCPay-Sig: sha256=<hex>` signs these bytes with one of the secrets: HMAC-SHA256, compared in constant time. The signature carries no time;
 * nothing that an event says is used but the number of the invoice, which is read anew, so an old event repeated moves nothing.
 */
export function isSigned(header: unknown, rawBody: Uint8Array, secrets: readonly string[]): boolean {
  const [, hex] = (typeof header === 'string' && /^sha256=([0-9a-f]{64})$/.exec(header)) || []
  if (hex === undefined) return false
  const given = Buffer.from(hex, 'hex')
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(rawBody).digest(), given))
}
