/** Thirty-two signs, so that five bits are one: without o and l, which are taken for 0 and 1, and without u and i. */
const alphabet = 'abcdefghjkmnpqrstvwxyz0123456789'
/** Eighty bits: as good as a key, so that a plain hash of it is enough. */
export const recoveryBytes = 10
export const recoveryCount = 10

/** `abcd-efgh-jkmn-pqrs` */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)] ?? '').join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** As it is written, however it was typed; undefined for what is none. */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll(/[\s-]/g, '')
  const isOne = letters.length === 16 && [...letters].every((letter) => alphabet.includes(letter))
  return isOne ? (letters.match(/.{4}/g) ?? []).join('-') : undefined
}
