import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { registerConnector } from '../port.ts'
import { gamstop } from './adapter.ts'

/** The register of Great Britain. */
export const connector = registerConnector({
  name: 'gamstop',
  config: z.object({
    url: vendorUrl('GAMSTOP, the address for one person; default `SANDBOX_URL`/gamstop/v2'),
    apiKey: secretText('our key at GAMSTOP', 'gamstop_'),
  }),
  make: ({ url, apiKey }, { twinUrl }) => gamstop({ url: url ?? `${twinUrl}/v2`, apiKey }),
  twin: 'gamstop',
})
