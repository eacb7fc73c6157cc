import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** LiveTex: the classic client. */
export const connector = chatConnector({
  name: 'livetex',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'number of our site at LiveTex' }),
    url: vendorUrl('`https://cs15.livetex.ru`; default `SANDBOX_URL`/livetex'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'live_tex',
      config: () => ({ id: config.id, src: `${base}/js/client.js` }),
      sources: () => sourcesOf(base, config.url === undefined ? [] : ['https://*.livetex.ru', 'wss://*.livetex.ru']),
      sign: () => undefined,
    }
  },
  twin: 'livetex',
})
