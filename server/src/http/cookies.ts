import type { CookieSerializeOptions } from '@fastify/cookie'

/** Of every cookie that we set: for the whole host, and for scripts only where `httpOnly` is false. */
export const cookieOptions = (
  maxAgeMs: number,
  { secure, httpOnly = true, sameSite = 'lax' }: { secure: boolean; httpOnly?: boolean; sameSite?: 'lax' | 'strict' }
): CookieSerializeOptions => ({ path: '/', maxAge: Math.floor(maxAgeMs / 1000), secure, httpOnly, sameSite })

/** `__Host-` binds the cookie to this host and to https; without https browsers refuse that prefix. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-ante_session' : 'ante_session')
/** Staff have a cookie of their own: a player's never opens anything of theirs. */
export const staffCookieName = (secure: boolean): string => (secure ? '__Host-ante_staff' : 'ante_staff')
export const localeCookie = 'i18n_locale'
export const themeCookie = 'theme'
export const yearMs = 365 * 24 * 3_600_000
