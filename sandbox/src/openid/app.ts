import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Books, decision, exchange, openBooks, sha256 } from './books.ts'
import { consentPage, problemPage } from './pages.ts'
import { type AuthorizationRequest, request } from './request.ts'

export interface OpenIdOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Base address under which browsers reach it, without a trailing slash. */
  readonly publicUrl: () => string
  readonly now?: () => number
  /** Opens /control, with which tests let it fail. */
  readonly hasControl?: boolean
}

const service = z.object({ service: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/) })
/** Of one service, or of all. */
const trouble = z.object({ trouble: z.enum(['none', 'down', 'tokens']), service: z.string().default('') })

const isBroken = ({ trouble: what, service: of }: z.output<typeof trouble>, url: string): boolean =>
  !url.includes('/control/') &&
  (of === '' || url.includes(`/${of}/`)) &&
  (what === 'down' || (what === 'tokens' && url.endsWith('/token')))

const isSame = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))
const tokenLifeSeconds = 300

/** What is wrong with a request that has come to the right client. */
const faultOf = ({
  response_type,
  scope,
  code_challenge,
  code_challenge_method,
}: AuthorizationRequest): string | undefined => {
  if (response_type !== 'code') return 'unsupported_response_type'
  if (!scope.split(' ').includes('openid')) return 'invalid_scope'
  return code_challenge_method === 'S256' && code_challenge.length === 43 ? undefined : 'invalid_request'
}

function redirectTo(
  reply: FastifyReply,
  { redirect_uri, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>
) {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, ...(state ? { state } : {}) }))
    url.searchParams.set(name, value)
  return reply.code(303).header('location', url.href).header('cache-control', 'no-store').send()
}

/**
 * Identity providers of this world: OpenID Connect with a code and PKCE, one issuer for each service, `/google`, `/facebook`, any name. Its page asks who one
 * is and believes the answer. The issuer is the address at which the server asks, the page stands at the public one.
 */
export function openidApp(options: OpenIdOptions): FastifyPluginAsync {
  const { publicUrl, now = Date.now, hasControl = false } = options
  const books = openBooks(now)
  let broken: z.output<typeof trouble> = { trouble: 'none', service: '' }
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    )
    app.addHook('onRequest', async (incoming, reply) => {
      if (isBroken(broken, incoming.url)) return reply.code(503).send({ error: 'temporarily_unavailable' })
    })
    app.register(async (at) => addIssuer(at, publicUrl, books.jwk), { prefix: '/:service' })
    app.register(async (at) => addPages(at, books, options.clientId), { prefix: '/:service' })
    app.register(async (at) => addTokens(at, books, { ...options, now }), { prefix: '/:service' })
    if (hasControl)
      app.post('/control/trouble', async ({ body }) => {
        broken = trouble.parse(body)
        return {}
      })
  }
}

function addPages(app: FastifyInstance, books: Books, clientId: string): void {
  app.get<{ Params: { service: string } }>('/authorize', async ({ params, query }, reply) => {
    const asked = request.safeParse(query)
    const named = service.safeParse(params)
    if (!asked.success || !named.success || asked.data.client_id !== clientId)
      return send(reply.code(400), problemPage())
    const fault = faultOf(asked.data)
    if (fault !== undefined) return redirectTo(reply, asked.data, { error: fault })
    return send(
      reply,
      consentPage(named.data.service, asked.data, books.known(named.data.service)),
      new URL(asked.data.redirect_uri).origin
    )
  })
  app.post<{ Params: { service: string } }>('/decide', async ({ params, body }, reply) => {
    const made = decision.safeParse(body)
    const named = service.safeParse(params)
    if (!made.success || !named.success || made.data.client_id !== clientId) return send(reply.code(400), problemPage())
    if (made.data.decision === 'decline') return redirectTo(reply, made.data, { error: 'access_denied' })
    const { redirect_uri: redirectUri, code_challenge: challenge, nonce } = made.data
    return redirectTo(reply, made.data, {
      code: books.grant({ redirectUri, challenge, nonce, person: books.person(named.data.service, made.data) }),
    })
  })
}

function addTokens(
  app: FastifyInstance,
  books: Books,
  { clientId, clientSecret, now }: OpenIdOptions & { readonly now: () => number }
): void {
  app.post('/token', async (incoming, reply) => {
    reply.header('cache-control', 'no-store')
    const [id = '', secret = ''] = basicOf(incoming.headers.authorization)
    if (!isSame(id, clientId) || !isSame(secret, clientSecret)) return reply.code(401).send({ error: 'invalid_client' })
    const asked = exchange.safeParse(incoming.body)
    if (!asked.success) return reply.code(400).send({ error: 'invalid_request' })
    const grant = books.take(asked.data)
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' })
    const iat = Math.floor(now() / 1000)
    const { subject, email, isVerified, givenName, familyName } = grant.person
    const id_token = books.signed({
      iss: issuerOf(incoming),
      sub: subject,
      aud: clientId,
      iat,
      exp: iat + tokenLifeSeconds,
      ...(grant.nonce ? { nonce: grant.nonce } : {}),
      ...(email ? { email, email_verified: isVerified } : {}),
      ...(givenName ? { given_name: givenName } : {}),
      ...(familyName ? { family_name: familyName } : {}),
    })
    return {
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: tokenLifeSeconds,
      id_token,
    }
  })
}

type Incoming = { readonly host: string; readonly protocol: string; readonly url: string }
/** The address at which it is asked, up to the name of the service. */
const issuerOf = ({ host, protocol, url }: Incoming): string =>
  `${protocol}://${host}${url.replace(/\/(?:token|\.well-known\/.*)$/, '')}`

function basicOf(header = ''): string[] {
  const [, coded = ''] = /^Basic (.+)$/i.exec(header) ?? []
  return Buffer.from(coded, 'base64').toString('utf8').split(':').map(decoded)
}
/** RFC 6749, 2.3.1: as a form is encoded, in which a space is a plus. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function addIssuer(app: FastifyInstance, base: () => string, jwk: object): void {
  app.get<{ Params: { service: string } }>('/.well-known/openid-configuration', async (incoming, reply) => {
    const named = service.safeParse(incoming.params)
    if (!named.success) return reply.code(404).send({ error: 'not_found' })
    const issuer = issuerOf(incoming)
    return {
      issuer,
      authorization_endpoint: `${base()}/${named.data.service}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      scopes_supported: ['openid', 'email', 'profile'],
    }
  })
  app.get('/jwks', async () => ({ keys: [jwk] }))
}

/** A browser follows the answer to a form only where the page's policy lets forms lead. */
const send = (reply: FastifyReply, page: string, leadsTo = ''): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${leadsTo}`.trim()
    )
    .send(page)
