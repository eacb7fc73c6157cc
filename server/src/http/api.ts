import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, isStaffAccess } from '@ante/kit/contract'
import { Refusal, refuse } from '@ante/kit/refusal'
import { networkOf } from '@ante/kit/network'
import { defaultLocale, isLocale, type Messages } from '@ante/texts'
import type { Registry } from '../registry.ts'
import type { Sessions } from '../sessions.ts'
import { asRefusal } from './as-refusal.ts'
import { contextFor, perform, type HostServices, refuseClosed } from './call.ts'
import { countryOf } from './country.ts'
import { resolveDomain } from './domain.ts'
import { sessionAt } from './session-at.ts'
import { browserHandles, loginCookieOptions, sessionCookieName } from './cookies.ts'
import { renderRefusal } from './envelope.ts'
import { statusOf } from './status-of.ts'
import { answerStaff } from '../staff/answer-staff.ts'
import { messagesFor } from '../wording.ts'
import { createRefusalNotes } from './note-refusals.ts'
import { refuseCrossSite } from './origin.ts'
import { readBody, readQuery } from './params.ts'
import type { RateLimiter } from './rate-limit.ts'

export interface ApiOptions extends HostServices {
  readonly registry: Registry
  readonly sessions: Sessions
  readonly limiter: RateLimiter | undefined
  readonly secure: boolean
  readonly allowedOrigins: readonly string[]
  /** In lower case; empty where no load balancer tells the country. */
  readonly countryHeader: string
  /** Called when a call may have left events behind. */
  readonly wake: () => void
  readonly observe: (key: string, status: number, ms: number) => void
}

const limitDefault = 600

/** `/api/{group}/{action}`: from the bytes to the contract and back (API-10 to API-13). */
export function mountApi(app: FastifyInstance, given: ApiOptions): void {
  const options = { ...given, note: createRefusalNotes(given.log) }
  app.all<{ Params: { group: string; action: string } }>('/api/:group/:action', (request, reply) =>
    answer(request, reply, options)
  )
  // Calls that bring a file have routes of their own: only they take more than a form's worth.
  for (const { key, endpoint } of options.registry.calls.values())
    if (endpoint.bodyMax !== undefined) {
      const [group = '', action = ''] = key.split('.')
      app.post(`/api/${group}/${action}`, { bodyLimit: endpoint.bodyMax }, (request, reply) =>
        answer(Object.assign(request, { params: { group, action } }), reply, options)
      )
    }
  // TRK-07, API-136: the call under the address that links and vendors know.
  app.get('/hit', (request, reply) =>
    answer(Object.assign(request, { params: { group: 'tracking', action: 'hit' } }), reply, options)
  )
  app.all('/api/*', (_request, reply) => {
    const wire = renderRefusal(new Refusal('MethodNotFound'), defaultLocale)
    return reply.code(404).header('cache-control', 'no-store').send({ error: wire })
  })
}

interface Mounted extends ApiOptions {
  readonly note: ReturnType<typeof createRefusalNotes>
}
type ApiRequest = FastifyRequest<{ Params: { group: string; action: string } }>

async function answer(request: ApiRequest, reply: FastifyReply, options: Mounted): Promise<void> {
  const started = performance.now()
  const key = `${request.params.group}.${request.params.action}`
  const query = new URLSearchParams(queryOf(request.url))
  const asked = query.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : defaultLocale
  reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8')
  let status = 200
  let body: unknown
  try {
    body = { data: await run(request, reply, options, key, query, locale) }
  } catch (error) {
    const refusal = asRefusal(error, options.log, { request: request.id, call: key })
    options.note(refusal, { call: key.slice(0, 100), address: request.ip })
    status = statusOf(refusal)
    if (refusal.type === 'TooManyRequests' && typeof refusal.data.retry_after === 'number')
      reply.header('retry-after', String(Math.ceil(refusal.data.retry_after)))
    body = { error: renderRefusal(refusal, locale, await wordsFor(refusal, options, locale)) }
  }
  options.observe(options.registry.calls.has(key) ? key : 'unknown', status, performance.now() - started)
  reply.code(status).send(JSON.stringify(body))
  if (request.method === 'POST' && status === 200) options.wake()
}

/** What stands behind the first question mark of a request's target. */
const queryOf = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? '' : target.slice(at + 1)
}

async function run(
  request: ApiRequest,
  reply: FastifyReply,
  options: ApiOptions,
  key: string,
  query: URLSearchParams,
  locale: string
): Promise<unknown> {
  const call = options.registry.calls.get(key)
  if (!call) refuse('MethodNotFound')
  if (request.method !== call.endpoint.method) refuse('MethodNotFound/wrong_method')
  if (isStaffAccess(call.endpoint.access)) {
    const { origin } = await resolveDomain(request, options)
    return answerStaff(request, reply, {
      ...options,
      origin,
      call,
      query,
      locale,
      allowed: options.allowedOrigins,
      limit: (name, perMinute) => limit(options.limiter, name, perMinute),
    })
  }
  refuseCrossSite(request, {
    isWrite: call.endpoint.method === 'POST' || key === 'auth.logout' || key === 'tracking.hit',
    allowed: options.allowedOrigins,
    secure: options.secure,
  })
  const cookie = sessionCookieName(options.secure)
  const token = request.cookies[cookie]
  const session = await sessionAt(request, token, options)
  if (token !== undefined && session && call.endpoint.method === 'POST') options.sessions.touch(token)
  refuseAnother(request, session?.uid)
  await limit(
    options.limiter,
    `${key} ${session && !isGate(call.endpoint) ? `player ${session.uid}` : networkOf(request.ip)}`,
    call.endpoint.limit ?? limitDefault
  )
  const idempotencyKey = request.headers['idempotency-key']
  const { domain, origin } = await resolveDomain(request, options)
  const context = await contextFor(
    { ...options, origin },
    {
      session,
      locale,
      domain,
      address: request.ip,
      country: countryOf(request, options.countryHeader),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      handle: {
        ...(token !== undefined && session ? { id: token } : {}),
        ...browserHandles(request, reply, options),
        start(fresh, maxAgeMs) {
          if (token !== undefined) options.sessions.forgetToken(token)
          reply.setCookie(cookie, fresh, loginCookieOptions(request, maxAgeMs, options))
        },
        end() {
          if (token !== undefined) options.sessions.forgetToken(token)
          reply.setCookie(cookie, '', loginCookieOptions(request, 0, options))
        },
        othersEnded: (uid) => options.sessions.forgetPlayer(uid),
      },
    }
  )
  refuseClosed(call, context)
  const params =
    call.endpoint.method === 'GET' ? readQuery(query) : readBody(request.body, request.headers['content-type'])
  return perform(call, context, session, params)
}

/** A window that has not heard that another player came in says for whom its call is meant: it is not made in the name of that other one. */
function refuseAnother({ headers }: ApiRequest, uid: bigint | number | undefined): void {
  const meant = headers['ante-player']
  if (meant !== undefined && meant !== String(uid ?? '')) refuse('Authorization/session_ended')
}

/** Signing in, registering: counted by address also for who has a session, or each account would bring fresh tries against the others. */
const isGate = ({ access, limit: own }: Endpoint): boolean => access === 'public' && own !== undefined

async function limit(limiter: RateLimiter | undefined, key: string, perMinute: number): Promise<void> {
  const waitMs = (await limiter?.take(key, perMinute)) ?? 0
  if (waitMs > 0) refuse('TooManyRequests', { data: { retry_after: Math.ceil(waitMs / 1000) } })
}

/** Only sentences at fields may be worded by the operator; and where the configuration cannot be read, ours must do. */
const wordsFor = async (refusal: Refusal, { settings }: ApiOptions, locale: string): Promise<Messages | undefined> =>
  Object.keys(refusal.fields).length === 0 ? undefined : messagesFor(settings, locale).catch(() => undefined)
