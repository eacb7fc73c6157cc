import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { refusedTo } from '../../app/navigation/paths.ts'
import { session } from '../../app/session/session.ts'
import { useRequest } from '../../app/document/request.ts'
import { type SystemName, SystemPage } from './system-page.tsx'

/** SYS-26..32: the type is looked at first, then the status; what has a type and no status is a blocked user, anything else is a page that was not found. */
export function pageOf(error: unknown): SystemName {
  if (!isRouteErrorResponse(error))
    return isNoAnswer(error) ? 'offline' : typeOf(error) === undefined ? 'notFound' : 'blocked'
  const type = typeOf(error.data)
  if (type === 'UserBannedException') return 'blocked'
  if (type === 'TooManyRequestsException' || error.status === 429) return 'busy'
  if (error.status === 403) return 'forbidden'
  if (error.status === 503) return 'maintenance'
  return 'notFound'
}

/** The type of a refusal, from an answer of the server or thrown as it is. */
const typeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? value.type
    : undefined

/** What the browsers throw where a page could not be asked for. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)

export function ErrorPage({ error, bare = false }: { error: unknown; bare?: boolean }) {
  const { isBot } = useRequest()
  if (isRouteErrorResponse(error) && error.status === 401) return <SignedOut />
  // SYS-33, SYS-34: the status says it; words about it would only be found by those who search.
  if (isBot) return <meta name="robots" content="noindex" />
  return <SystemPage name={pageOf(error)} bare={bare} />
}

/** The session ended while its page was open: the index asks to log in, and leads back here. */
function SignedOut() {
  useEffect(() => {
    if (session.isLeaving) return
    const base = (window.__reactRouterContext?.basename ?? '').replace(/\/$/, '')
    window.location.replace(base + refusedTo(window.location.pathname + window.location.search))
  }, [])
  return null
}
