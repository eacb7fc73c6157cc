import { type MiddlewareFunction, redirect } from 'react-router'
import { isFreeOfCode } from '@ante/product/content/rules/custom-code'
import { areasOf } from '../texts/areas.ts'
import { isMoved } from './moved.ts'
import { isProtected, refusedTo, withoutBase } from './paths.ts'
import { session } from '../session/session.ts'
import { browserTexts } from '../texts/texts-browser.ts'

declare global {
  interface Window {
    /** The router of the document, as its own code puts it there. */
    __reactRouterDataRouter?: {
      readonly state: {
        readonly navigation: { readonly location?: { readonly pathname: string; readonly hash: string } | undefined }
      }
    }
  }
}

/**
 * Runs before each navigation in the browser: the guard of the protected areas, the same as the host's for a typed address (RTE-94), and the
 * texts of the page that comes. A legacy address is left to the host, which knows where it leads.
 */
export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  if (session.isLeaving) return never()
  const url = new URL(request.url)
  if (await isMoved(url.pathname)) return asDocument(url)
  if (!session.signedIn && isProtected(url.pathname)) throw redirect(refusedTo(`${url.pathname}${url.search}`))
  // The cashier is a document of its own where an operator's code runs: that stays behind.
  if ('code' in document.documentElement.dataset && isFreeOfCode(url.pathname)) return asDocument(url)
  await browserTexts().ensure(areasOf(withoutBase(url.pathname, window.__reactRouterContext?.basename ?? '')))
  return next()
}

/** Leaves this document; nothing more happens in it. A request carries no hash, so that of the link comes from the router (RTE-87). */
function asDocument({ pathname, search }: URL): Promise<never> {
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {}
  window.location.assign(pathname + search + (location?.pathname === pathname ? location.hash : ''))
  return never()
}
const never = (): Promise<never> => new Promise(() => undefined)
