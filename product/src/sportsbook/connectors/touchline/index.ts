import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { feedConnector } from '../port.ts'
import { touchline } from './adapter.ts'

/** The invented odds feed of the sandbox. */
export const connector = feedConnector({
  name: 'touchline',
  env: 'FEED',
  config: z.object({
    url: vendorUrl('odds feed; default `SANDBOX_URL`/feed'),
    apiKey: secretText('our key at the feed', 'feed_'),
  }),
  make: ({ url, apiKey }, { twinUrl }) => touchline({ url: url ?? twinUrl, apiKey }),
  twin: 'feed',
})
