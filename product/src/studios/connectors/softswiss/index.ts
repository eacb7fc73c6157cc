import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { walletConnector } from '../port.ts'
import { softswiss } from './adapter.ts'

/** The protocol of the SOFTSWISS game aggregator, which BGaming speaks too. Its server calls `/wallet/softswiss/…`. */
export const connector = walletConnector({
  name: 'softswiss',
  config: z.object({
    url: vendorUrl('base address of the aggregator’s API; default `SANDBOX_URL`/softswiss'),
    casinoId: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('ante')
      .meta({ description: 'our `casino_id` there; default `ante`' }),
    authToken: secretText('the token by which both sides sign their calls (HMAC-SHA256, `X-REQUEST-SIGN`)'),
    gameOrigins: z
      .string()
      .regex(/^https?:\/\/[^\s,;'"]+(?:,https?:\/\/[^\s,;'"]+)*$/)
      .transform((text) => text.split(','))
      .optional()
      .meta({ description: 'origins from which its games are framed, comma-separated; default that of its API' }),
  }),
  make: ({ url, casinoId, authToken, gameOrigins }, { twinUrl }) =>
    softswiss({ url: url ?? twinUrl, casinoId, authToken, gameOrigins }),
  twin: 'softswiss',
})
