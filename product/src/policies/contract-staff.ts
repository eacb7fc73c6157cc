import { group } from '@ante/kit/contract'
import { markets } from '@ante/kit/policy'
import { z } from 'zod'

export const staffEndpoints = group({
  /** The markets for which some domain has a licence, with the fields whose figures nobody has confirmed. */
  'policies.getunconfirmed': {
    method: 'GET',
    access: 'staff',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ market: z.enum(markets), fields: z.array(z.string()) })) }),
    errors: [],
  },
})
