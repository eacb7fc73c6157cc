import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { noSources } from '@ante/kit/page-sources'

/** Comm100: accepted as a choice, without any behaviour (CHAT-07). */
export const connector = chatConnector({
  name: 'comm100',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'number of our site at Comm100' }),
    url: vendorUrl('`https://chatserver.comm100.com`; default `SANDBOX_URL`/comm100'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'comm100',
      config: () => ({ id: config.id, src: `${base}/livechat.ashx` }),
      sources: () => noSources,
      sign: () => undefined,
    }
  },
  twin: 'comm100',
})
