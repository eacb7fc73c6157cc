import { isStorable } from '@ante/kit/storable'
import * as validators from '@ante/kit/validators'
import * as client from 'openid-client'
import { z } from 'zod'
import { readBytes } from '../../../connectors/read-body.ts'
import { type SocialIdentity, type SocialProvider, SocialRefused, SocialUnavailable } from '../port.ts'

export interface OpenIdOptions {
  /** Its name on our side. */
  readonly service: string
  /** Base address without a trailing slash: who signs, and where its endpoints are told. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs?: number
}

/** What we take of an id token that the library has verified. */
const person = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  azp: z.string().optional(),
  email: z.string().max(254).optional(),
  // Some services write it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().max(100).optional(),
  family_name: z.string().max(100).optional(),
})

/** What was read of the issuer is believed for so long. */
const freshMs = 3_600_000
/** Clocks differ by so much. */
const skewSeconds = 60
const bytesMax = 200_000

/** OpenID Connect with a code, PKCE and a nonce: the browser carries nothing but the code, which is worth nothing without our secret and our verifier. */
export function openid({ service, issuer, clientId, clientSecret, timeoutMs = 8000 }: OpenIdOptions): SocialProvider {
  let known: { readonly value: client.Configuration; readonly until: number } | undefined
  async function configured(): Promise<client.Configuration> {
    if (known && known.until > Date.now()) return known.value
    const value = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: skewSeconds },
      client.ClientSecretBasic(clientSecret),
      {
        [client.customFetch]: bounded,
        timeout: timeoutMs / 1000,
        // Without the first, the signature of an id token is taken on trust because it came from the issuer itself.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      }
    )
    known = { value, until: Date.now() + freshMs }
    return value
  }
  /** The library's errors quote what was answered, deep in their causes: we name its code alone. */
  async function ask<T>(question: Promise<T>): Promise<T> {
    try {
      return await question
    } catch (error) {
      if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
        throw new SocialRefused(`${service} does not take the code`)
      const code = error instanceof client.ClientError ? error.code : undefined
      if (code !== undefined && untrue.has(code))
        throw new SocialRefused(`${service} does not stand behind it: ${code}`)
      throw new SocialUnavailable(`${service} does not answer as it should: ${code ?? String(error)}`)
    }
  }

  return {
    service,
    async authorizationUrl({ state, nonce, challenge, redirectUri, locale }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        ui_locales: locale,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }
      return ask(configured().then((config) => client.buildAuthorizationUrl(config, parameters).href))
    },
    async identify({ code, issuedBy, verifier, nonce, redirectUri }) {
      // The state was compared when the attempt was taken: it is no part of what we show the library.
      const answer = new URL(redirectUri)
      answer.searchParams.set('code', code)
      if (issuedBy !== undefined) answer.searchParams.set('iss', issuedBy)
      const tokens = await ask(
        configured().then((config) =>
          client.authorizationCodeGrant(config, answer, { pkceCodeVerifier: verifier, expectedNonce: nonce })
        )
      )
      const claims = tokens.claims()
      const said = person.safeParse(claims)
      // What no database takes is nobody's name.
      if (!said.success || !isStorable(claims)) throw new SocialRefused('the id token lacks what it must say')
      if ((said.data.azp ?? clientId) !== clientId) throw new SocialRefused('the id token is for somebody else')
      if (said.data.iat > Date.now() / 1000 + skewSeconds) throw new SocialRefused('the id token is of the future')
      return identityOf(said.data)
    },
  }
}

/** Answers that are understood, and say something else than they would have to. */
const untrue = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

function identityOf(said: z.output<typeof person>): SocialIdentity {
  const typed = said.email?.trim() ?? ''
  const email = typed.toLowerCase()
  // What is none by our own form is none here: it becomes the name of an account, and the address of letters.
  const isEmail = validators.email(email) === undefined
  // Small and large letters of one mailbox are known of the Latin alphabet alone: the sign of the Kelvin is made a k, and is none.
  const isSame = typed.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) === email
  return {
    subject: said.sub,
    email: isEmail ? email : undefined,
    isEmailVerified: isEmail && isSame && (said.email_verified === true || said.email_verified === 'true'),
    firstName: said.given_name ?? '',
    lastName: said.family_name ?? '',
  }
}

/** An answer, up to the length that one may have: what is longer is left unread. */
async function bounded(url: string, options: client.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options)
  return new Response(await readBytes(response, bytesMax), response)
}
