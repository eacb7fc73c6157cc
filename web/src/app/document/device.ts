/** DLG-50..57: device classes by the width of the window, the widest first. */
const classes = [
  ['desktopLg', 1920],
  ['desktopMd', 1696],
  ['desktop', 1440],
  ['desktopSm', 1366],
  ['laptopLg', 1280],
  ['laptop', 992],
  ['tablet', 768],
  ['mobile', 0],
] as const
export type DeviceClass = (typeof classes)[number][0]

export const deviceClassOf = (width: number): DeviceClass => classes.find(([, from]) => width >= from)?.[0] ?? 'mobile'

/** DLG-58. */
export const platforms = ['default', 'PWA', 'web-view app'] as const
export type Platform = (typeof platforms)[number]

/** RTE-108: a messaging app opens the site with its own data in the hash. */
export const isMiniApp = (hash: string): boolean => new URLSearchParams(hash.replace(/^#/, '')).has('tgWebAppData')

/** Whether this page was opened so: the hash goes with the first navigation, the name at the root stays (`nameDevice`). */
export const runsInMiniApp = (): boolean => document.documentElement.dataset['miniApp'] !== undefined

/** PWA-06: an app that shows the site may also say so in the address. */
export const saysWebView = (search: string): boolean => new URLSearchParams(search).get('platform') === 'webview'

/** Where the site runs: installed, inside of another app's web view, or in a browser as it is. `said` is what the address said in this session. */
export function platformOf({
  hash,
  userAgent,
  standalone,
  said = false,
}: {
  hash: string
  userAgent: string
  standalone: boolean
  said?: boolean
}): Platform {
  // Android's web view says `wv`; on iOS a web view lacks the `Safari` that every browser there carries.
  const isWebView =
    /\bwv\b/.test(userAgent) ||
    (/iPhone|iPad|iPod/.test(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent))
  if (said || isMiniApp(hash) || isWebView) return 'web-view app'
  return standalone ? 'PWA' : 'default'
}

const webViewKey = 'web_view'

/** What the address said once holds until the window is closed: the next page's address says it no more. */
function saidInSession(): boolean {
  try {
    if (saysWebView(window.location.search)) sessionStorage.setItem(webViewKey, '1')
    return sessionStorage.getItem(webViewKey) === '1'
  } catch {
    // Forbidden by the browser's settings.
    return saysWebView(window.location.search)
  }
}

/** PWA-06: inside of an app there is no way back from another site, so it opens outside. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !/^https?:$/.test(link.protocol) || link.origin === window.location.origin) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** Names device and platform at the root of the document, for styles (an operator's too) and for whoever drives the page; keeps the device true. */
export function nameDevice(root: HTMLElement): () => void {
  const standalone =
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  const platform = platformOf({
    hash: window.location.hash,
    userAgent: navigator.userAgent,
    standalone,
    said: saidInSession(),
  })
  root.dataset['platform'] = platform
  if (isMiniApp(window.location.hash)) root.dataset['miniApp'] = ''
  const name = () => {
    root.dataset['device'] = deviceClassOf(window.innerWidth)
  }
  name()
  window.addEventListener('resize', name)
  if (platform === 'web-view app') document.addEventListener('click', openOutside, true)
  return () => {
    window.removeEventListener('resize', name)
    document.removeEventListener('click', openOutside, true)
  }
}
