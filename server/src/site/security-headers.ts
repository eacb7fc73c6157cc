import { noSources, type PageSources } from '@ante/kit/page-sources'

export interface PagePolicy {
  /** What allows the inline scripts of this page: its nonce, or their hashes. */
  readonly scriptSources: readonly string[]
  /** What allows its inline sheets: their hashes. */
  readonly styleSources?: readonly string[]
  /** Hosts that an operator's code may load from and tell. */
  readonly codeHosts?: readonly string[] | undefined
  readonly framedBy: readonly string[]
  /** Of payment pages that our cashier posts to or frames. */
  readonly payOrigins: readonly string[]
  /** Of forms of a vendor that checks identities: framed, and given camera and microphone. */
  readonly identityOrigins?: readonly string[]
  /** Of games that other studios' servers play: framed. */
  readonly gameOrigins?: readonly string[]
  /** Of vendors whose scripts run on pages: the chosen chat, and what people may consent to. Left out where there is none. */
  readonly vendors?: PageSources | undefined
  /** Public base address of the site: its live socket is the only one a page may open. */
  readonly origin: string
}

/** Some browsers do not count a socket of the page's own host under 'self', so it is named. */
const socketOf = (origin: string): string => new URL(origin).origin.replace(/^http/, 'ws')

/** Headers of every page (ASVS 3.4). `style-src-attr` stays open to inline styles: React writes custom properties there. */
export function securityHeaders({
  scriptSources,
  styleSources = [],
  codeHosts = [],
  framedBy,
  payOrigins,
  identityOrigins = [],
  gameOrigins = [],
  vendors = noSources,
  origin,
}: PagePolicy): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `script-src ${[`'self'`, ...scriptSources, ...codeHosts, ...vendors.script].join(' ')}`,
    `style-src ${[`'self'`, ...styleSources, ...vendors.style].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${[`'self'`, 'data:', ...codeHosts, ...vendors.image].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${[`'self'`, socketOf(origin), ...codeHosts, ...vendors.connect].join(' ')}`,
    `frame-src ${[`'self'`, ...payOrigins, ...identityOrigins, ...gameOrigins, ...codeHosts, ...vendors.frame].join(' ')}`,
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : `'self'`}`,
    `form-action ${[`'self'`, ...payOrigins].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `worker-src 'self'`,
  ].join('; ')
  const recorders =
    identityOrigins.length === 0 ? '()' : `(self ${identityOrigins.map((source) => `"${source}"`).join(' ')})`
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=${recorders}, microphone=${recorders}, geolocation=(), payment=()`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
