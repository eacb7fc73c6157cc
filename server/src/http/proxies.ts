import type { Log } from '@ante/kit/context'
import type { FastifyInstance } from 'fastify'

/**
 * Without the addresses of the load balancers every visitor has theirs: all share one count of calls, and are refused together. Said once at the start
 * where something stands before us for certain (we speak no TLS ourselves), else at the first request that came by one.
 */
export function warnOfUntrustedProxies(
  app: FastifyInstance,
  { trustedProxies, secure, log }: { trustedProxies: readonly string[]; secure: boolean; log: Pick<Log, 'warn'> }
): void {
  if (trustedProxies.length > 0) return
  const what = 'TRUSTED_PROXIES is empty: all who come by a load balancer count as one address and share its limits'
  if (secure) return log.warn({}, what)
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn({ proxy: request.ip }, what)
  })
}
