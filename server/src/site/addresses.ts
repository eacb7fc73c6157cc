import { defaultLocale, isLocale, type LocaleCode, locales } from '@ante/texts'

const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code)

export interface SiteAddress {
  readonly locale: LocaleCode
  /** The path without the locale prefix, starting with a slash. */
  readonly path: string
  readonly hasPrefix: boolean
}

/** Splits the locale prefix off a path. A first segment that is no locale, or none that is offered, is ordinary path text (RTE-04). */
export function splitLocale(pathname: string, offered: readonly LocaleCode[] = localeCodes): SiteAddress {
  const [, first = ''] = pathname.split('/', 2)
  if (!isLocale(first) || !offered.includes(first)) return { locale: defaultLocale, path: pathname, hasPrefix: false }
  return { locale: first, path: onThisSite(pathname.slice(first.length + 1)), hasPrefix: true }
}

/** A path with one slash in front: with two, a browser that is sent there reads the name of another site. */
const onThisSite = (path: string): string => `/${path.replace(/^\/+/, '')}`

/** The address that was asked for, on this site whatever a client writes into its request line: `//elsewhere/`, `http://elsewhere/`. */
export function addressOf(target: string, origin: string): URL {
  const url = new URL(target.startsWith('/') ? origin + target : origin)
  url.pathname = onThisSite(url.pathname)
  return url
}

/** The address of a path in a locale: without prefix in the default one (RTE-02). */
export const localised = (path: string, locale: LocaleCode): string =>
  locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`

/** Pages that may stand in a page of somebody else (SOC-10). */
export const isFormPage = (path: string): boolean => /^\/forms\/sign_(?:in|up)$/.test(path)

const protectedWords = ['bets', 'cashier', 'profile', 'responsible-game']
/** Areas of players: the words match as substrings of the path, as the specification says (RTE-89 to RTE-95). */
export const isProtected = (path: string): boolean => protectedWords.some((word) => path.includes(word))

/** Where a first-time visitor should be: the locale of the cookie, else the best of Accept-Language, else the default. */
export function preferredLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  offered: readonly LocaleCode[] = localeCodes
): LocaleCode {
  const isOffered = (code: string): code is LocaleCode => isLocale(code) && offered.includes(code)
  if (cookie !== undefined && isOffered(cookie)) return cookie
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined)
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of wanted) if (isOffered(language)) return language
  return defaultLocale
}
