import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** Freshchat: the web widget of Freshworks. */
export const connector = chatConnector({
  name: 'freshchat',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'token of our account at Freshchat' }),
    url: vendorUrl('`https://wchat.freshchat.com`; default `SANDBOX_URL`/freshchat'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'freshChat',
      config: () => ({ id: config.id, src: `${base}/js/widget.js`, host: base }),
      sources: () =>
        sourcesOf(base, config.url === undefined ? [] : ['https://*.freshchat.com', 'wss://*.freshchat.com']),
      sign: () => undefined,
    }
  },
  twin: 'freshchat',
})
