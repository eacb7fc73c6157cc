import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { walletConnector } from '../port.ts'
import { slotegrator } from './adapter.ts'

/** The protocol of Slotegrator's game integration (APIgrator). Its server calls `/wallet/slotegrator`. */
export const connector = walletConnector({
  name: 'slotegrator',
  config: z.object({
    url: vendorUrl('base address of the aggregator’s API; default `SANDBOX_URL`/slotegrator'),
    merchantId: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('ante')
      .meta({ description: 'our merchant id there; default `ante`' }),
    merchantKey: secretText('the key by which both sides sign their calls (HMAC-SHA1, `X-Sign`)'),
    gameOrigins: z
      .string()
      .regex(/^https?:\/\/[^\s,;'"]+(?:,https?:\/\/[^\s,;'"]+)*$/)
      .transform((text) => text.split(','))
      .optional()
      .meta({ description: 'origins from which its games are framed, comma-separated; default that of its API' }),
  }),
  make: ({ url, merchantId, merchantKey, gameOrigins }, { twinUrl }) =>
    slotegrator({ url: url ?? twinUrl, merchantId, merchantKey, gameOrigins }),
  twin: 'slotegrator',
})
