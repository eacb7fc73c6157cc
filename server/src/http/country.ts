import type { FastifyRequest } from 'fastify'

/**
 * The country that the load balancer says an address is in, ISO 3166; undefined where it says none, or what is no country (`XX`, `T1` of the Tor network).
 * Believed of a proxy of `TRUSTED_PROXIES` alone: of such a request Fastify answers the address that the proxy named, and not the proxy's own.
 */
export function countryOf(request: FastifyRequest, header: string): string | undefined {
  if (header === '' || request.ip === request.socket.remoteAddress) return undefined
  const said = request.headers[header]
  return typeof said === 'string' && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : undefined
}
