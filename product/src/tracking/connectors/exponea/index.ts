import { vendorUrl } from '@ante/kit/connector'
import { sourcesOf } from '@ante/kit/page-sources'
import { z } from 'zod'
import { marketingConnector } from '../port.ts'

/** Bloomreach Engagement, whose script is called Exponea. */
export const connector = marketingConnector({
  name: 'exponea',
  config: z.object({
    target: vendorUrl('Bloomreach Engagement, the API of our project; default `SANDBOX_URL`/exponea'),
    token: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: 'public token of our project at Bloomreach Engagement' }),
    siteGroup: z
      .string()
      .regex(/^[\w.-]{1,80}$/)
      .meta({ description: 'our own name of this group of sites, told with each person' }),
  }),
  make: (config, { twinUrl }) => {
    const target = config.target ?? twinUrl
    return {
      config: () => ({
        provider: 'exponea',
        target,
        token: config.token,
        site_group: config.siteGroup,
        src: `${target}/js/exponea.min.js`,
      }),
      sources: () => sourcesOf(target, []),
    }
  },
  twin: 'exponea',
})
