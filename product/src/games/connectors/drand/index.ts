import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { beaconConnector } from '../port.ts'
import { drand } from './adapter.ts'

/** drand, the beacon of the League of Entropy. Its chain `quicknet` is 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971 at https://api.drand.sh. */
export const connector = beaconConnector({
  name: 'drand',
  config: z.object({
    chain: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'is not the hash of a chain, 64 lowercase hexadecimal digits')
      .meta({
        description:
          'hash of the drand chain whose numbers salt the seeds of shared rounds; without it they are unsalted',
      }),
    url: vendorUrl('drand; default `SANDBOX_URL`/drand'),
  }),
  make: ({ url, chain }, { twinUrl }) => drand({ url: url ?? twinUrl, chain, isSandbox: url === undefined }),
  twin: 'drand',
})
