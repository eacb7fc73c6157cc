/** RTE-89..92, RTE-95: the words are looked for in the path as text, the query is not looked at. */
const protectedWords = ['bets', 'cashier', 'profile', 'responsible-game']

export const isProtected = (pathname: string): boolean => protectedWords.some((word) => pathname.includes(word))

/** Where a visitor is sent instead of a protected page. `full` is the whole path with locale prefix and query (RTE-93). */
export const refusedTo = (full: string): string => `/?redirectUrl=${encodeURIComponent(full)}`

/** A path of this site, or undefined: `backUrl` and `redirectUrl` never lead elsewhere (RTE-83, RTE-96). */
export function ownPath(value: string | null | undefined, origin: string): string | undefined {
  if (!value) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  const here = new URL(origin)
  if (url.origin !== here.origin || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  // `/.//elsewhere` is on this site as it stands, but its path alone would lead away.
  if (url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** One slash in front: with two, what follows the prefix of a locale (`/ar//elsewhere`) would be read as the name of another site (RTE-83, RTE-96). */
const onThisSite = (path: string): string => path.replace(/^[/\\]{2,}/, '/')

/** RTE-02: the prefix is left out for the default locale. */
export const basenameOf = (code: string, defaultLocale: string): string => (code === defaultLocale ? '' : `/${code}`)

/** The same page in another locale: `path` is without a prefix, with its query. */
export function inLocale(path: string, code: string, defaultLocale: string): string {
  const base = basenameOf(code, defaultLocale)
  return base && path === '/' ? base : `${base}${onThisSite(path)}`
}

/** The path as the router sees it, without the locale's prefix; a query behind it stays. */
export function withoutBase(path: string, base: string): string {
  if (!base || base === '/' || !path.startsWith(base)) return onThisSite(path)
  const rest = path.slice(base.length)
  if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return `/${rest}`
  return onThisSite(rest.startsWith('/') ? rest : path)
}
