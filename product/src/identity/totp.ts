import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4226: a one-time password for a counter. */
export function hotp(
  secret: Uint8Array,
  counter: bigint,
  { length = digits, algorithm = 'sha1' }: { length?: number; algorithm?: 'sha1' | 'sha256' | 'sha512' } = {}
): string {
  const moving = Buffer.alloc(8)
  moving.writeBigUInt64BE(counter)
  const mac = createHmac(algorithm, secret).update(moving).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** length).padStart(length, '0')
}

/** RFC 6238: the number of half minutes since 1970. */
export const stepAt = (ms: number): bigint => BigInt(Math.floor(ms / 1000 / stepSeconds))

/**
 * The step whose code this is: the present one, or one before or after it for clocks that differ. Undefined for a wrong code, and for one of a step
 * that was used before.
 */
export function usedStep(secret: Uint8Array, code: string, ms: number, lastStep: bigint): bigint | undefined {
  const given = Buffer.from(code.padEnd(digits).slice(0, digits + 1))
  const now = stepAt(ms)
  let found: bigint | undefined
  for (const step of [now - 1n, now, now + 1n]) {
    const expected = Buffer.from(hotp(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep) found ??= step
  }
  return found
}

/** RFC 4648, without padding: how authenticator apps write a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that an authenticator app reads as a picture or by a link. */
export function keyAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
