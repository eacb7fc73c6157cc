import { randomBytes } from 'node:crypto'
import type { SessionHandle } from '@ante/kit/context'
import { Refusal, refuse } from '@ante/kit/refusal'
import { networkOf } from '@ante/kit/network'
import { answersInFragment, beginSocial, type SocialAttempt, takeAttempt } from '@ante/product/identity/index'
import { finishSocial } from '@ante/product/players/social-sign-in'
import { defaultLocale, type LocaleCode, isLocale } from '@ante/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal } from '../http/as-refusal.ts'
import { contextFor, type HostServices } from '../http/call.ts'
import { countryOf } from '../http/country.ts'
import { browserHandles, cookieOptions, localeCookie, sessionCookieName } from '../http/cookies.ts'
import { resolveDomain } from '../http/domain.ts'
import { renderRefusal } from '../http/envelope.ts'
import { statusOf } from '../http/status-of.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { Sessions } from '../sessions.ts'
import { splitLocale } from '../site/addresses.ts'
import { securityHeaders } from '../site/security-headers.ts'
import { fragmentPage } from './fragment-page.ts'
import { type OauthResult, oauthResultPage } from './oauth-result-page.ts'

export interface OauthOptions extends HostServices {
  readonly sessions: Sessions
  readonly limiter: RateLimiter | undefined
  readonly secure: boolean
  readonly wake: () => void
  /** In lower case; empty where no load balancer tells the country. */
  readonly countryHeader: string
}

/** As long as an attempt lives. */
const browserMs = 10 * 60_000
const perMinute = 30
const browserCookie = (secure: boolean): string => (secure ? '__Host-ante_oauth' : 'ante_oauth')
const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)

/** A path of this site, whatever was asked for: nobody is led elsewhere by an address that begins with ours (RTE-83). */
function ownBack(given: string | null, origin: string): string {
  if (given === null || given.length > 1000 || !URL.canParse(given, origin)) return '/'
  const url = new URL(given, origin)
  return url.origin === new URL(origin).origin && /^\/(?!\/)/.test(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : '/'
}

/** SOC-02, SOC-03: `/oauth/init` sends a browser to a service, `/oauth/callback/{service}` takes it back and tells the page that waits. */
export function mountOauth(app: FastifyInstance, options: OauthOptions): void {
  app.get('/oauth/init', (request, reply) => init(request, reply, options))
  app.get<{ Params: { service: string } }>('/oauth/callback/:service', (request, reply) =>
    finish(request, request.params.service, reply, options)
  )
}

async function init(request: FastifyRequest, reply: FastifyReply, options: OauthOptions): Promise<FastifyReply> {
  const { origin } = await resolveDomain(request, options)
  const query = new URL(request.url, origin).searchParams
  const back = ownBack(query.get('redirect_url'), origin)
  const locale = localeOf(back)
  try {
    // A page of another site must not begin what would end in a session here, nor tick our terms.
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('AccessDenied/cross_site')
    await limited(request, options)
    const purpose = query.get('type_auth')
    if (purpose !== 'login' && purpose !== 'registration' && purpose !== 'link') refuse('InvalidRequest/social_unknown')
    const before = request.cookies[browserCookie(options.secure)]
    // Two windows of one browser share it: the second does not take the first one's away.
    const browser = isSecret(before) ? before : randomBytes(32).toString('base64url')
    const { context } = await contextOf(request, reply, options, locale)
    // A service is linked to the account that is signed in.
    if (purpose === 'link' && !context.player) refuse('InvalidRequest/social_expired')
    const url = await beginSocial(context, { service: query.get('service') ?? '', purpose, back, browser })
    reply.setCookie(browserCookie(options.secure), browser, cookieOptions(browserMs, options))
    return await reply
      .code(302)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('location', url)
      .send()
  } catch (error) {
    return tell(reply, {
      origin,
      locale,
      back,
      status: statusOfPage(error),
      result: resultOf(error, request, options, locale),
    })
  }
}

async function finish(
  request: FastifyRequest,
  service: string,
  reply: FastifyReply,
  options: OauthOptions
): Promise<FastifyReply> {
  const { origin } = await resolveDomain(request, options)
  const query = new URL(request.url, origin).searchParams
  const text = (name: string): string | undefined => query.get(name) ?? undefined
  let attempt: SocialAttempt | undefined
  try {
    await limited(request, options)
    const isNamed = /^[a-z][a-z0-9-]{1,30}$/.test(service)
    const browser = request.cookies[browserCookie(options.secure)]
    const first = await contextOf(request, reply, options, localeFrom(request))
    if (
      isNamed &&
      text('code') === undefined &&
      text('error') === undefined &&
      answersInFragment(first.context, service)
    )
      return await sendScript(reply, origin, 200, (nonce) => fragmentPage(localeFrom(request), nonce))
    attempt =
      isNamed && isSecret(browser)
        ? await takeAttempt(first.context, { service, state: (text('state') ?? '').slice(0, 200), browser })
        : undefined
    if (!attempt) refuse('InvalidRequest/social_expired')
    const { context } = await contextOf(request, reply, options, localeOf(attempt.back))
    const end = await finishSocial(context, attempt, {
      code: text('code')?.slice(0, 2000),
      issuedBy: text('iss')?.slice(0, 500),
      error: text('error'),
    })
    options.wake()
    return await tell(reply, {
      origin,
      locale: localeOf(attempt.back),
      back: attempt.back,
      status: 200,
      result: resultOfEnd(end),
    })
  } catch (error) {
    const locale = attempt ? localeOf(attempt.back) : localeFrom(request)
    return tell(reply, {
      origin,
      locale,
      back: attempt?.back ?? '/',
      status: statusOfPage(error),
      result: resultOf(error, request, options, locale),
    })
  }
}

function resultOfEnd(end: Awaited<ReturnType<typeof finishSocial>>): OauthResult {
  if ('link' in end) return { ok: false, code: 'password_needed', token: end.link }
  return 'token' in end
    ? { ok: false, code: 'second_step_needed', token: end.token, resend_time: end.resend_time, way: end.way }
    : { ok: true, is_new: end.isNew }
}

const statusOfPage = (error: unknown): number => (error instanceof Refusal ? statusOf(error) : 500)

function resultOf(error: unknown, request: FastifyRequest, { log }: OauthOptions, locale: string): OauthResult {
  const { code, message } = renderRefusal(asRefusal(error, log, { request: request.id, call: 'oauth' }), locale)
  return { ok: false, code, message }
}

async function limited(request: FastifyRequest, { limiter }: OauthOptions): Promise<void> {
  const waitMs = (await limiter?.take(`oauth ${networkOf(request.ip)}`, perMinute)) ?? 0
  if (waitMs > 0) refuse('TooManyRequests', { data: { retry_after: Math.ceil(waitMs / 1000) } })
}

/** The language of the page that one goes back to. */
const localeOf = (back: string): LocaleCode => splitLocale(new URL(back, 'http://host').pathname).locale
/** Of who has come back to nothing: the one that the site remembers. */
function localeFrom(request: FastifyRequest): LocaleCode {
  const kept = request.cookies[localeCookie] ?? ''
  return isLocale(kept) ? kept : defaultLocale
}

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: OauthOptions,
  locale: string
): Promise<{ context: Awaited<ReturnType<typeof contextFor>> }> {
  const { domain, origin } = await resolveDomain(request, options)
  const cookie = sessionCookieName(options.secure)
  const token = request.cookies[cookie]
  const session = token === undefined ? undefined : await options.sessions.find(token)
  const handle: SessionHandle = {
    ...(token !== undefined && session ? { id: token } : {}),
    ...browserHandles(request, reply, options),
    start(fresh, maxAgeMs) {
      if (token !== undefined) options.sessions.forgetToken(token)
      reply.setCookie(cookie, fresh, cookieOptions(maxAgeMs, options))
    },
    end: () => undefined,
    othersEnded: (uid) => options.sessions.forgetPlayer(uid),
  }
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  return {
    context: await contextFor(
      { ...options, origin },
      {
        session,
        locale,
        domain,
        address: request.ip,
        country: countryOf(request, options.countryHeader),
        userAgent,
        handle,
      }
    ),
  }
}

interface Telling {
  readonly origin: string
  readonly locale: LocaleCode
  readonly back: string
  readonly status: number
  readonly result: OauthResult
}

const tell = (reply: FastifyReply, { origin, locale, back, status, result }: Telling): FastifyReply =>
  sendScript(reply, origin, status, (nonce) => oauthResultPage({ locale, back, result, nonce }))

/** A page of a script alone, which nobody may frame or keep. */
function sendScript(
  reply: FastifyReply,
  origin: string,
  status: number,
  page: (nonce: string) => string
): FastifyReply {
  const nonce = randomBytes(18).toString('base64url')
  const allowed = [`'nonce-${nonce}'`]
  const headers = securityHeaders({
    scriptSources: allowed,
    styleSources: allowed,
    framedBy: [`'none'`],
    payOrigins: [],
    origin,
  })
  // With a policy of its own the window would be cut off from the page that opened it.
  delete headers['cross-origin-opener-policy']
  for (const [name, value] of Object.entries(headers)) reply.header(name, value)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}
