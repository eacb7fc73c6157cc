import { createHash, createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import { second } from '@ante/kit/instant'

/** Where the vendor has published its Ed25519 keys: those who hold no token of the bot verify with them. */
export const publishedKeys = {
  production: 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d',
  test: '40055058a4ee38156a06562e52eece92a771bcd8346a8c4615cb7376eddf72ec',
} as const

/** So old may a signature be: somebody opens the app, or comes back from the widget. */
export const ageMaxMs = 15 * 60 * second
/** Clocks differ by so much. */
const skewMs = 30 * second

export type Fields = ReadonlyMap<string, string>

/**
 * The fields of a text as the vendor has signed them. Undefined for what can be read in two ways: a name that stands twice, or a value with a line break,
 * which is what stands between two fields in the text that is signed.
 */
export function fieldsOf(data: string): Fields | undefined {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(data)) {
    if (name === '' || fields.has(name) || /[\n\r\0]/.test(name + value)) return undefined
    fields.set(name, value)
  }
  return fields
}

const checkString = (fields: Fields, without: readonly string[]): string =>
  [...fields]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function isSame(told: string | undefined, made: Buffer): boolean {
  if (told === undefined || !/^[0-9a-f]{64}$/.test(told)) return false
  return timingSafeEqual(Buffer.from(told, 'hex'), made)
}

/** Data of a mini-app: HMAC with the key HMAC("WebAppData", token) over all fields but the hash. */
export const isAppSigned = (fields: Fields, token: string): boolean =>
  isSame(fields.get('hash'), hmac(hmac('WebAppData', token), checkString(fields, ['hash'])))

/** A login of the widget: HMAC with the key SHA256(token). */
export const isWidgetSigned = (fields: Fields, token: string): boolean =>
  isSame(fields.get('hash'), hmac(createHash('sha256').update(token).digest(), checkString(fields, ['hash'])))

/** Begins the DER of every Ed25519 public key. */
const keyHead = Buffer.from('302a300506032b6570032100', 'hex')

/** What the vendor's signature is for: all fields in their order, without the hash, which says nothing to who cannot verify it. */
export const vendorText = (fields: Fields, botId: string): string =>
  `${botId}:WebAppData\n${checkString(fields, ['hash', 'signature'])}`

/** Data of a mini-app by the vendor's own signature, for who knows only the bot's number. */
export function isVendorSigned(fields: Fields, botId: string, publicKey: string): boolean {
  const signature = fields.get('signature') ?? ''
  if (!/^[\w-]{86}$/.test(signature)) return false
  const key = createPublicKey({
    key: Buffer.concat([keyHead, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(vendorText(fields, botId)), key, Buffer.from(signature, 'base64url'))
}

/** When it was signed; undefined for what is no time. */
export function signedAt(fields: Fields): number | undefined {
  const text = fields.get('auth_date') ?? ''
  return /^[1-9]\d{0,10}$/.test(text) ? Number(text) * second : undefined
}

export const isFresh = (signed: number, now: number): boolean => signed <= now + skewMs && signed > now - ageMaxMs
