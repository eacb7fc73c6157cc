import { consentCookie, formatConsent, parseConsent } from '@ante/kit/consent'
import type { SessionHandle } from '@ante/kit/context'
import { visitOfKey } from '@ante/product/tracking/index'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Of every cookie that we set: for the whole host, and for scripts only where `httpOnly` is false. */
export const cookieOptions = (
  maxAgeMs: number,
  { secure, httpOnly = true, sameSite = 'lax' }: { secure: boolean; httpOnly?: boolean; sameSite?: 'lax' | 'strict' }
): CookieSerializeOptions => ({ path: '/', maxAge: Math.floor(maxAgeMs / 1000), secure, httpOnly, sameSite })

/** Said by our own form where it finds that its cookies are not kept; a page of another origin cannot say it. */
const partnerFrameHeader = 'ante-frame'

/**
 * Of the cookies that a login leaves. In a form of a partner's page browsers keep none but partitioned ones: known under that page only, and to no request
 * that the partner's own pages could make us believe, because writes of other origins are refused whatever cookie they bring.
 */
export const loginCookieOptions = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  maxAgeMs: number,
  options: { secure: boolean }
): CookieSerializeOptions =>
  headers[partnerFrameHeader] === 'partner'
    ? { ...cookieOptions(maxAgeMs, { secure: true }), sameSite: 'none', partitioned: true }
    : cookieOptions(maxAgeMs, options)

/** `__Host-` binds the cookie to this host and to https; without https browsers refuse that prefix. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-ante_session' : 'ante_session')
/** By which an account knows a browser again, whoever is signed in: what it holds opens nothing. */
const deviceCookieName = (secure: boolean): string => (secure ? '__Host-ante_device' : 'ante_device')
/** Staff have a cookie of their own: a player's never opens anything of theirs. */
export const staffCookieName = (secure: boolean): string => (secure ? '__Host-ante_staff' : 'ante_staff')
/** Of a visitor who has written to support. Read by no script. */
const visitorCookieName = (secure: boolean): string => (secure ? '__Host-ante_visitor' : 'ante_visitor')
/** Of a browser that came by a link and agreed to be followed. Read by no script. */
const visitCookieName = (secure: boolean): string => (secure ? '__Host-ante_visit' : 'ante_visit')
export const localeCookie = 'i18n_locale'
export const themeCookie = 'theme'
/** As long as browsers keep a cookie at most. */
const deviceCookieMs = 400 * 24 * 3_600_000
const visitorCookieMs = 90 * 24 * 3_600_000
const visitCookieMs = 400 * 24 * 3_600_000
export const yearMs = 365 * 24 * 3_600_000

/** The browser of a request, and how it is remembered. What is no token of ours is none. */
function deviceHandle(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean }
): Pick<SessionHandle, 'device' | 'keepDevice'> {
  const name = deviceCookieName(secure)
  const device = request.cookies[name]
  return {
    ...(device !== undefined && /^[\w-]{43}$/.test(device) ? { device } : {}),
    keepDevice: (token) => void reply.setCookie(name, token, loginCookieOptions(request, deviceCookieMs, { secure })),
  }
}

const visitorKey = /^[\w-]{43}$/
/** The key of a visitor's conversations in a request's cookies; what is no key of ours is none. */
export const visitorKeyOf = (
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean
): string | undefined => {
  const key = cookies[visitorCookieName(secure)]
  return key !== undefined && visitorKey.test(key) ? key : undefined
}

/** How a visitor's conversations are found again, for as long as they are kept. */
function visitorHandle(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean }
): Pick<SessionHandle, 'visitor' | 'keepVisitor'> {
  const visitor = visitorKeyOf(request.cookies, secure)
  return {
    ...(visitor === undefined ? {} : { visitor }),
    keepVisitor: (key) =>
      void reply.setCookie(visitorCookieName(secure), key, cookieOptions(visitorCookieMs, { secure })),
  }
}

/** What somebody has answered to what people may say no to, and by what a browser that agreed is known again. Scripts of the site read the answer. */
function consentHandle(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean }
): Pick<SessionHandle, 'consent' | 'keepConsent' | 'visit' | 'keepVisit'> {
  const consent = parseConsent(request.cookies[consentCookie])
  const key = request.cookies[visitCookieName(secure)]
  return {
    ...(consent === undefined ? {} : { consent }),
    ...(key !== undefined && visitorKey.test(key) ? { visit: visitOfKey(key) } : {}),
    keepConsent(answer, maxAgeMs) {
      const text = formatConsent(answer)
      reply.setCookie(consentCookie, text, cookieOptions(maxAgeMs, { secure, httpOnly: false }))
      return text
    },
    keepVisit: (fresh) =>
      void reply.setCookie(visitCookieName(secure), fresh, cookieOptions(fresh === '' ? 0 : visitCookieMs, { secure })),
  }
}

/** All that a browser is known by beside its session. */
export const browserHandles = (request: FastifyRequest, reply: FastifyReply, options: { secure: boolean }) => ({
  ...deviceHandle(request, reply, options),
  ...visitorHandle(request, reply, options),
  ...consentHandle(request, reply, options),
})
