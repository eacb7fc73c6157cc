import { type MiddlewareFunction, redirect } from 'react-router'
import { areasOf } from './areas.ts'
import { isProtected, refusedTo, withoutBase } from './paths.ts'
import { session } from './session.ts'
import { browserTexts } from './texts-browser.ts'

/**
 * Runs before each navigation in the browser: the guard of the protected areas, the same as the host's for a typed address (RTE-94), and the
 * texts of the page that comes.
 */
export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url)
  if (!session.signedIn && isProtected(url.pathname)) throw redirect(refusedTo(`${url.pathname}${url.search}`))
  await browserTexts().ensure(areasOf(withoutBase(url.pathname, window.__reactRouterContext?.basename ?? '')))
  return next()
}
