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

/** What the installed site has of its player for when there is no connection, in sentences as they were when it was kept. */
export interface OwnPage {
  readonly uid: number
  readonly savedAt: number
  /** How old it is, in words. */
  readonly note: string
  readonly sections: readonly {
    readonly title: string
    readonly lines: readonly (readonly [text: string, figure: string])[]
  }[]
}
export const ownCache = 'own'
export const ownAddress = '/own'
/** Older than this it is not shown, and goes. */
export const ownLifeMs = 3 * 24 * 60 * 60_000

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
export const ownPlace = '<!--own-->'

/** The offline page with what was kept of the player, where that is not too old. */
export function withOwn(html: string, own: OwnPage | undefined, now: number): string {
  if (!own || now - own.savedAt > ownLifeMs) return html
  const sections = own.sections.map(
    ({ title, lines }) =>
      `<section><h2>${escaped(title)}</h2><ul>${lines
        .map(([text, figure]) => `<li><span>${escaped(text)}</span> <b>${escaped(figure)}</b></li>`)
        .join('')}</ul></section>`
  )
  return html.replace(ownPlace, () => `<p class="age">${escaped(own.note)}</p>${sections.join('')}`)
}

/** PWA-10: where a reload takes nothing away. Rounds, payments and bets are left alone, and so is what somebody is typing or has open. */
export const isFreeToReload = ({
  pathname,
  isTyping,
  hasDialog,
}: {
  pathname: string
  isTyping: boolean
  hasDialog: boolean
}): boolean => !isTyping && !hasDialog && !/\/(?:game|cashier|betting)(?:\/|$)/.test(pathname)
