import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { registerConnector } from '../port.ts'
import { spelpaus } from './adapter.ts'

/** The register of Sweden. */
export const connector = registerConnector({
  name: 'spelpaus',
  config: z.object({
    url: vendorUrl('Spelpaus; default `SANDBOX_URL`/spelpaus'),
    actorId: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .default('casino-test')
      .meta({ description: 'which licensee asks Spelpaus' }),
    apiKey: secretText('our key at Spelpaus', 'spelpaus_'),
  }),
  make: ({ url, actorId, apiKey }, { twinUrl }) => spelpaus({ url: url ?? twinUrl, actorId, apiKey }),
  twin: 'spelpaus',
})
