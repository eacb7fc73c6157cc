import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'
import { markets, policyValues } from '@ante/kit/policy'
import { z } from 'zod'

/** How a law is called where it holds, and in which language that is. */
export const law = z.object({ name: z.string().min(1), language: z.string().length(2), authority: z.string().min(1) })
export type Law = z.output<typeof law>

/** The licences under which a domain offers play, the main one first: visitors have its market, and so has a player whose country no other one covers. */
export const licenceSettings = z.object({ markets: z.array(z.enum(markets)).min(1).default(['default']) }).prefault({})
/**
 * ACC-19: the countries, by ISO 3166, from which people play, bet, deposit and register; empty is everywhere. Where they are is told by the load balancer
 * (`COUNTRY_HEADER`); `whenUnknown` holds where it tells no country, as of a VPN that it knows.
 */
export const locationSettings = z
  .object({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
    whenUnknown: z.enum(['allowed', 'refused']).default('allowed'),
  })
  .prefault({})

export const endpoints = group({
  /** The rules that hold for the caller now, and the law that they come from; none where the operator follows its own. */
  'policies.getrules': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ market: z.enum(markets), law: law.nullable(), rules: policyValues }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({ licence: licenceSettings, location: locationSettings })
