/** The value of a cookie in a Cookie header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim())
      } catch {
        return undefined
      }
    }
  }
  return undefined
}

export interface CookieOptions {
  readonly maxAgeMs: number
  readonly secure: boolean
  readonly httpOnly?: boolean
  readonly sameSite?: 'Lax' | 'Strict'
}
export const writeCookie = (
  name: string,
  value: string,
  { maxAgeMs, secure, httpOnly = true, sameSite = 'Lax' }: CookieOptions
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1000)}; SameSite=${sameSite}${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`

/** `__Host-` binds the cookie to this host and to https; without https browsers refuse that prefix. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-ante_session' : 'ante_session')
/** Staff have a cookie of their own: a player's never opens anything of theirs. */
export const staffCookieName = (secure: boolean): string => (secure ? '__Host-ante_staff' : 'ante_staff')
export const localeCookie = 'i18n_locale'
export const themeCookie = 'theme'
export const yearMs = 365 * 24 * 3_600_000
