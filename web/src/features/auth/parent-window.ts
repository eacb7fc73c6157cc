import { exactOrigins, isPartner } from '@ante/product/identity/rules/partner-origins'

/** Whether this window is an embedded form: its page has the empty layout and somebody holds it. */
export const isEmbedded = (pathname: string): boolean =>
  window.parent !== window && /\/forms\/sign_(in|up)$/.test(pathname)

export type ParentMessage =
  | { readonly type: 'refresh_user' }
  | { readonly type: 'redirect' | 'checkIframe'; readonly url: string }

/**
 * Tells the page that holds the form, by the origin that it has: our own, or one of the operator's partners; nobody else hears of it (SOC-14). Where the
 * browser does not say whose page it is, each partner is tried by name, and it delivers to the right one only.
 */
export function tellParent(message: ParentMessage, partners: readonly string[]): void {
  for (const target of targetsOf(parentOrigin(), partners)) window.parent.postMessage(message, target)
}

function targetsOf(parent: string | undefined, partners: readonly string[]): readonly string[] {
  const own = window.location.origin
  if (parent === undefined) return [own, ...exactOrigins(partners)]
  return parent === own || isPartner(parent, partners) ? [parent] : []
}

/** SOC-13: what page this is, for a page of our own only. */
export function tellOwnPage(): void {
  if (window.parent === window || parentOrigin() !== window.location.origin) return
  window.parent.postMessage({ type: 'checkIframe', url: window.location.href }, window.location.origin)
}

function parentOrigin(): string | undefined {
  const [nearest] = window.location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}
