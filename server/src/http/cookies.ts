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
}
export const writeCookie = (name: string, value: string, { maxAgeMs, secure, httpOnly = true }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1000)}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`

/** `__Host-` binds the cookie to this host and to https; without https browsers refuse that prefix. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-ante_session' : 'ante_session')
export const localeCookie = 'i18n_locale'
export const themeCookie = 'theme'
export const yearMs = 365 * 24 * 3_600_000
