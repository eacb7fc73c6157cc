import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { isStorable } from '@ante/kit/storable'
import { z } from 'zod'
import { SocialRefused } from '../port.ts'

const jwk = z.looseObject({
  kty: z.string(),
  kid: z.string().optional(),
  use: z.string().optional(),
  alg: z.string().optional(),
})
export const keySet = z.object({ keys: z.array(jwk) })
export type Key = z.output<typeof jwk>

const header = z.object({ alg: z.enum(['RS256', 'ES256']), kid: z.string().optional(), crit: z.undefined().optional() })
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).min(1)]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().optional(),
  nonce: z.string(),
  email: z.string().max(254).optional(),
  // Some services write it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().max(200).optional(),
  given_name: z.string().max(100).optional(),
  family_name: z.string().max(100).optional(),
})
export type Claims = z.output<typeof claims>

/** Clocks differ by so much. */
const skewSeconds = 60
const kinds = { RS256: 'RSA', ES256: 'EC' } as const

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

interface Parts {
  readonly alg: keyof typeof kinds
  readonly kid: string | undefined
  readonly signed: string
  readonly signature: Buffer
  readonly payload: unknown
}
/** Throws SocialRefused for what is no token, or one that is signed in a way which we do not take. */
export function partsOf(token: string): Parts {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.')
  const parsed = header.safeParse(jsonOf(head))
  if (rest.length > 0 || signature === '' || !parsed.success)
    throw new SocialRefused('the id token is none that we understand')
  return {
    ...parsed.data,
    kid: parsed.data.kid,
    signed: `${head}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
    payload: jsonOf(payload),
  }
}

/** The keys that may have signed it: of the algorithm's kind, and of its number where it names one. */
export const keysFor = (keys: readonly Key[], { alg, kid }: Pick<Parts, 'alg' | 'kid'>): Key[] =>
  keys.filter(
    (key) =>
      key.kty === kinds[alg] &&
      (key.use ?? 'sig') === 'sig' &&
      (key.alg ?? alg) === alg &&
      (kid === undefined || key.kid === undefined || key.kid === kid)
  )

function isSigned({ alg, signed, signature }: Parts, key: Key): boolean {
  try {
    return (
      verify(
        'sha256',
        Buffer.from(signed),
        { key: createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        signature
      ) && kinds[alg] === key.kty
    )
  } catch {
    return false
  }
}

export interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  readonly nowMs: number
}

/** OpenID Connect Core 3.1.3.7: signed by the issuer, for us, now, in answer to this very request. Throws SocialRefused for anything else. */
export function verifyIdToken(
  parts: Parts,
  keys: readonly Key[],
  { issuer, clientId, nonce, nowMs }: Expected
): Claims {
  if (!keysFor(keys, parts).some((key) => isSigned(parts, key)))
    throw new SocialRefused('the id token is not signed by its issuer')
  const parsed = claims.safeParse(parts.payload)
  // What no database takes is nobody's name.
  if (!parsed.success || !isStorable(parts.payload)) throw new SocialRefused('the id token lacks what it must say')
  const said = parsed.data
  const audience = typeof said.aud === 'string' ? [said.aud] : said.aud
  const now = nowMs / 1000
  if (said.iss !== issuer) throw new SocialRefused('the id token is of another issuer')
  if (
    !audience.includes(clientId) ||
    (audience.length > 1 && said.azp === undefined) ||
    (said.azp ?? clientId) !== clientId
  )
    throw new SocialRefused('the id token is for somebody else')
  if (said.exp <= now - skewSeconds) throw new SocialRefused('the id token has expired')
  if (said.iat > now + skewSeconds || (said.nbf ?? 0) > now + skewSeconds)
    throw new SocialRefused('the id token is of the future')
  if (said.nonce !== nonce) throw new SocialRefused('the id token answers another request')
  return said
}
