import * as validators from '@ante/kit/validators'
import { z } from 'zod'
import { type SocialIdentity, type SocialProvider, SocialRefused, SocialUnavailable } from '../port.ts'
import { type Claims, type Key, keysFor, keySet, partsOf, verifyIdToken } from './id-token.ts'

export interface OpenIdOptions {
  /** Its name on our side. */
  readonly service: string
  /** Base address without a trailing slash: who signs, and where its endpoints are told. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs?: number
  readonly now?: () => number
}

const address = z.url({ protocol: /^https?$/ })
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
})
type Metadata = z.output<typeof metadata>
const granted = z.object({ id_token: z.string().max(20_000) })
const refusal = z.object({ error: z.string() })

/** What was read of the issuer is believed for so long; keys are asked for again when none of them fits, at most so often. */
const freshMs = 3_600_000
const keysEveryMs = 30_000
const answerMax = 200_000

/** OpenID Connect with a code, PKCE and a nonce: the browser carries nothing but the code, which is worth nothing without our secret and our verifier. */
export function openid({
  service,
  issuer,
  clientId,
  clientSecret,
  timeoutMs = 8000,
  now = Date.now,
}: OpenIdOptions): SocialProvider {
  let known: { readonly value: Metadata; readonly until: number } | undefined
  let keys: { readonly value: readonly Key[]; readonly at: number } | undefined

  async function ask(url: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      return { status: response.status, body: jsonOf(await readText(response)) }
    } catch (error) {
      throw new SocialUnavailable(`${service} does not answer`, { cause: error })
    }
  }
  async function describe(): Promise<Metadata> {
    if (known && known.until > now()) return known.value
    const { status, body } = await ask(`${issuer}/.well-known/openid-configuration`)
    const parsed = metadata.safeParse(body)
    if (status !== 200 || !parsed.success) throw new SocialUnavailable(`${service} does not describe itself: ${status}`)
    if (parsed.data.issuer !== issuer) throw new SocialUnavailable(`${service} says that it is ${parsed.data.issuer}`)
    known = { value: parsed.data, until: now() + freshMs }
    return parsed.data
  }
  async function keysOf(uri: string, wanted: Parameters<typeof keysFor>[1]): Promise<readonly Key[]> {
    const isTold = keys !== undefined && keysFor(keys.value, wanted).length > 0 && keys.at + freshMs > now()
    if (keys && (isTold || keys.at + keysEveryMs > now())) return keys.value
    const { status, body } = await ask(uri)
    const parsed = keySet.safeParse(body)
    if (status !== 200 || !parsed.success) throw new SocialUnavailable(`${service} does not tell its keys: ${status}`)
    keys = { value: parsed.data.keys, at: now() }
    return keys.value
  }

  return {
    service,
    async authorizationUrl({ state, nonce, challenge, redirectUri, locale }) {
      const url = new URL((await describe()).authorization_endpoint)
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        ui_locales: locale,
      }
      for (const [name, value] of Object.entries({
        ...asked,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }))
        url.searchParams.set(name, value)
      return url.href
    },
    async identify({ code, verifier, nonce, redirectUri }) {
      const { token_endpoint, jwks_uri } = await describe()
      // RFC 6749, 2.3.1: both are encoded as a form is before they are joined.
      const key = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
      const { status, body } = await ask(token_endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${key}`, accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        }),
      })
      const refused = refusal.safeParse(body)
      if (status === 400 && refused.success && refused.data.error === 'invalid_grant')
        throw new SocialRefused(`${service} does not take the code`)
      const answer = granted.safeParse(body)
      if (status !== 200 || !answer.success) throw new SocialUnavailable(`${service} answered ${status}`)
      const parts = partsOf(answer.data.id_token)
      return identityOf(verifyIdToken(parts, await keysOf(jwks_uri, parts), { issuer, clientId, nonce, nowMs: now() }))
    },
  }
}

function identityOf(said: Claims): SocialIdentity {
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
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > answerMax) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
/** Undefined for what is no JSON. The parser's own error would quote it, and tokens stand in it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
