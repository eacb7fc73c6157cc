import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { chatConnector } from '../port.ts'
import { sourcesOf } from '@ante/kit/page-sources'

/** JivoSite: its widget. */
export const connector = chatConnector({
  name: 'jivosite',
  config: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'id of our widget at JivoSite' }),
    url: vendorUrl('`https://code.jivosite.com`; default `SANDBOX_URL`/jivosite'),
  }),
  make: (config, { twinUrl }) => {
    const base = config.url ?? twinUrl
    return {
      provider: 'jivoSite',
      config: () => ({ id: config.id, src: `${base}/widget/${config.id}` }),
      sources: () =>
        sourcesOf(
          base,
          config.url === undefined
            ? []
            : ['https://*.jivosite.com', 'https://*.jivo.ru', 'wss://*.jivosite.com', 'wss://*.jivo.ru']
        ),
      sign: () => undefined,
    }
  },
  twin: 'jivosite',
})
