/** What the service worker may do with a request. `asset`: from its cache first · `page`: from the network, else the offline page ·
 * `through`: from the network, whatever comes of it · `leave`: not its business. */
export type Treatment = 'asset' | 'page' | 'through' | 'leave'

interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/**
 * PWA-13: build assets come from the cache, because their names carry their content; pages come from the network. Everything else goes past the
 * worker as if it were not there: calls, play addresses, the cashier's data, other sites. What a person sees is never kept.
 */
export function treatmentOf({ method, url, mode }: Asked, origin: string): Treatment {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  // The browser has asked for an address that it goes to before the worker is: past the worker it would ask again, and a way back from a service is good once.
  if (['/platform/', '/api/', '/oauth/'].some((start) => pathname.startsWith(start)))
    return mode === 'navigate' ? 'through' : 'leave'
  return mode === 'navigate' ? 'page' : 'leave'
}

/** The offline page in the language of the address that could not be reached. */
export function offlinePageFor(pathname: string, pages: readonly string[]): string {
  const first = pathname.split('/')[1] ?? ''
  const own = `/${first}/offline`
  return pages.includes(own) ? own : '/offline'
}

/** The offline page in this theme, where it is one; it was kept in the theme of whoever has chosen none. */
export const inTheme = (html: string, theme: string | undefined): string =>
  theme === 'dark' || theme === 'light' ? html.replace(/ data-theme="\w+"/, ` data-theme="${theme}"`) : html

/** PWA-10: where a reload takes nothing away. Rounds, payments and bets are left alone, and so is what somebody is typing or has open. */
export const prefersReducedMotion = ({
  pathname,
  isTyping,
  hasDialog,
}: {
  pathname: string
  isTyping: boolean
  hasDialog: boolean
}): boolean => !isTyping && !hasDialog && !/\/(?:game|cashier|betting)(?:\/|$)/.test(pathname)
