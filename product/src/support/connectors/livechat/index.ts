import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** LiveChat (text.com): its tracking script. */
export const connector = chatConnector({
  name: 'livechat',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'number of our licence at LiveChat' }),
    url: vendorUrl('`https://cdn.livechatinc.com`; default `SANDBOX_URL`/livechat'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'liveChat',
      config: () => ({ id: config.id, src: `${base}/tracking.js` }),
      sources: () =>
        sourcesOf(
          base,
          config.url === undefined
            ? []
            : ['https://*.livechatinc.com', 'https://*.livechat-static.com', 'wss://*.livechatinc.com']
        ),
      sign: () => undefined,
    }
  },
  twin: 'livechat',
})
