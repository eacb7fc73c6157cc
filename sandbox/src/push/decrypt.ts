import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { z } from 'zod'

/** What a browser keeps of a subscription, and nobody else. */
export interface Keys {
  readonly privateKey: Buffer
  readonly publicKey: Buffer
  readonly auth: Buffer
}

const derive = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length))

/** RFC 8291, of one record, as a browser opens it; undefined for what was not written for these keys. */
export function decrypt(body: Buffer, { privateKey, publicKey, auth }: Keys): string | undefined {
  if (body.length < 16 + 4 + 1 + 65 + 17 || body[20] !== 65) return undefined
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 86)
  const text = body.subarray(86)
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const ikm = derive(pair.computeSecret(sender), auth, info, 32)
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opener = createDecipheriv('aes-128-gcm', key, nonce)
    opener.setAuthTag(text.subarray(-16))
    const padded = Buffer.concat([opener.update(text.subarray(0, -16)), opener.final()])
    // The last record ends with a two, and nothing but noughts behind it.
    const end = padded.lastIndexOf(2)
    return end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0)
      ? padded.subarray(0, end).toString('utf8')
      : undefined
  } catch {
    // Another key, or bytes that were changed.
    return undefined
  }
}

const claimsShape = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })
const parsed = (part: string | undefined): unknown => JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))

/** RFC 8292: why these words are no proof that whoever holds the key wrote to us just now; undefined when they are. */
export function weaknessOf(
  authorization: string,
  { origin, key }: { origin: string; key: string }
): string | undefined {
  const [, token = '', given = ''] = /^vapid t=([\w.-]+),\s*k=([\w-]+)$/.exec(authorization) ?? []
  if (given !== key) return 'another key'
  const point = Buffer.from(key, 'base64url')
  const [header, claims, signature] = token.split('.')
  try {
    const { alg } = z.object({ alg: z.string() }).parse(parsed(header))
    const { aud, exp, sub } = claimsShape.parse(parsed(claims))
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    }
    const signed = Buffer.from(`${header}.${claims}`)
    const isTrue = verify(
      'sha256',
      signed,
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url')
    )
    if (alg !== 'ES256' || !isTrue) return 'signature'
    if (aud !== origin) return 'audience'
    const left = exp - Date.now() / 1000
    if (!(left > 0 && left <= 86_400)) return 'expiry'
    return /^(?:mailto:|https:)/.test(sub) ? undefined : 'subject'
  } catch {
    return 'token'
  }
}
