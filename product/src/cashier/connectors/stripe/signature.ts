import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signature's time may be from ours, in seconds: Stripe's own default. */
const toleranceSeconds = 300

/**
 * Whether `Stripe-Signature: t=<seconds>,v1=<hex>,…` signs these bytes with one of the secrets: HMAC-SHA256 of `<t>.<bytes>`, compared in constant time.
 * Other schemes than v1 are passed over, so that nobody can lead us to a weaker one (docs.stripe.com/webhooks#verify-manually).
 */
export function isSigned(
  header: unknown,
  rawBody: Uint8Array,
  secrets: readonly string[],
  nowSeconds: number
): boolean {
  if (typeof header !== 'string' || header.length > 4_000) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowSeconds - Number(time)) > toleranceSeconds) return false
  const given = parts.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : []
  )
  const expected = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest())
  return expected.some((one) => given.some((other) => timingSafeEqual(one, other)))
}
