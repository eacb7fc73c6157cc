import type { FastifyRequest } from 'fastify'
import { refuse } from '@ante/kit/refusal'

/**
 * Refuses AccessDenied/cross_site for a write that a browser sends on behalf of another site. Browsers always send Origin or Sec-Fetch-Site
 * with such requests, and a page cannot forge them; a caller with a session cookie and neither header is no browser we know.
 */
export function refuseCrossSite(request: FastifyRequest, { isWrite, ...own }: OwnOrigins & { isWrite: boolean }): void {
  if (!isWrite) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    // Where a load balancer that is trusted asks us by another name, it tells the one by which the browser asks.
    if (!isOwnOrigin(origin, host, own) && !isOwnOrigin(origin, request.host, own)) refuse('AccessDenied/cross_site')
    return
  }
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') refuse('AccessDenied/cross_site')
    return
  }
  if (request.headers.cookie !== undefined && request.method !== 'GET') refuse('AccessDenied/cross_site')
}

export interface OwnOrigins {
  readonly allowed: readonly string[]
  /** We are reached by https. */
  readonly secure: boolean
}

/** A page of this host; where we are reached by https, one that came by http may have been written by anybody on its way. */
export function isOwnOrigin(origin: string, host: string | undefined, { allowed, secure }: OwnOrigins): boolean {
  if (allowed.includes(origin)) return true
  const url = URL.parse(origin)
  return url !== null && url.host === host && (!secure || url.protocol === 'https:')
}
