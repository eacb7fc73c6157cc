import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'
import { oneLine, type Person, request } from './request.ts'

interface Grant {
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string
  readonly person: Person
  readonly until: number
}

/** What somebody said on the page of the service. */
export const decision = request.extend({
  decision: z.enum(['approve', 'decline']),
  email: z.union([z.literal(''), z.email()]).default(''),
  verified: z.string().optional(),
  given_name: oneLine(100),
  family_name: oneLine(100),
})
/** What a client gives for tokens. */
export const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const codeLifeMs = 60_000
const peopleMax = 5

/** What an issuer remembers: who has come, and which codes are on their way. A new start forgets it; the numbers of people stay what they are. */
export function openBooks(now: () => number) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = randomBytes(8).toString('hex')
  const grants = new Map<string, Grant>()
  const people = new Map<string, Map<string, Person>>()
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
    signed(claims: object): string {
      const text = [{ alg: 'RS256', typ: 'JWT', kid }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
    },
    known: (name: string): Person[] => [...(people.get(name)?.values() ?? [])].toReversed(),
    /** Whoever has an e-mail is the same person at each visit; whoever has none is a new one. */
    person(name: string, said: z.output<typeof decision>): Person {
      const email = said.email.toLowerCase()
      const subject = sha256(`${name} ${email || randomBytes(16).toString('hex')}`)
        .toString('hex')
        .slice(0, 24)
      const person = {
        subject,
        email,
        isVerified: said.verified !== undefined,
        givenName: said.given_name,
        familyName: said.family_name,
      }
      const before = people.get(name) ?? new Map<string, Person>()
      people.set(name, before)
      before.delete(subject)
      if (email) before.set(subject, person)
      if (before.size > peopleMax) before.delete(before.keys().next().value ?? '')
      return person
    },
    grant(grant: Omit<Grant, 'until'>): string {
      const code = randomBytes(24).toString('base64url')
      for (const [old, { until }] of grants) if (until <= now()) grants.delete(old)
      grants.set(code, { ...grant, until: now() + codeLifeMs })
      return code
    },
    /** A code works once, whatever comes of it. */
    take({ code, redirect_uri, code_verifier }: z.output<typeof exchange>): Grant | undefined {
      const grant = grants.get(code)
      grants.delete(code)
      const isRight =
        grant &&
        grant.until > now() &&
        grant.redirectUri === redirect_uri &&
        sha256(code_verifier).toString('base64url') === grant.challenge
      return isRight ? grant : undefined
    },
  }
}
export type Books = ReturnType<typeof openBooks>
