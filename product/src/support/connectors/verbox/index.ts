import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** Verbox: its support script. */
export const connector = chatConnector({
  name: 'verbox',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'our 32 hexadecimal digits at Verbox' }),
    url: vendorUrl('`https://admin.verbox.ru`; default `SANDBOX_URL`/verbox'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'verbox',
      config: () => ({ id: config.id, src: `${base}/support/support.js?h=${config.id}` }),
      sources: () => sourcesOf(base, config.url === undefined ? [] : ['https://*.verbox.ru', 'wss://*.verbox.ru']),
      sign: () => undefined,
    }
  },
  twin: 'verbox',
})
