import type { FastifyRequest } from 'fastify'
import { refuse } from '@ante/kit/refusal'

/**
 * Refuses AccessDenied/cross_site for a write that a browser sends on behalf of another site. Browsers always send Origin or Sec-Fetch-Site
 * with such requests, and a page cannot forge them; a caller with a session cookie and neither header is no browser we know.
 */
export function refuseCrossSite(request: FastifyRequest, { isWrite, allowed }: { isWrite: boolean; allowed: readonly string[] }): void {
  if (!isWrite) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    if (hostOf(origin) !== host && !allowed.includes(origin)) refuse('AccessDenied', { reason: 'cross_site' })
    return
  }
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') refuse('AccessDenied', { reason: 'cross_site' })
    return
  }
  if (request.headers.cookie !== undefined && request.method !== 'GET') refuse('AccessDenied', { reason: 'cross_site' })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
