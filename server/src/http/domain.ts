import { everyDomain } from '@ante/product/content/index'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** As which of the operator's domains this host is asked, and the public address there. */
export interface Place {
  /** Its name where it has settings of its own, else the one for all. */
  readonly domain: string
  readonly origin: string
}

/**
 * Only a name that the operator has given settings of its own is believed; any other is the house itself, whatever a client writes into its
 * request. `origin` is the house's own address: a domain shares its scheme and port.
 */
export async function resolveDomain(
  request: Pick<FastifyRequest, 'hostname'>,
  { settings, origin }: { settings: Settings; origin: string }
): Promise<Place> {
  const domain = await settings.domainOf(request.hostname)
  if (domain === everyDomain) return { domain, origin }
  const address = new URL(origin)
  address.hostname = domain
  return { domain, origin: address.origin }
}
