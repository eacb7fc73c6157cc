import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { fraudConnector } from '../port.ts'
import { seon } from './adapter.ts'

/** SEON: a mark of the device from its script, and an answer of its fraud API. */
export const connector = fraudConnector({
  name: 'seon',
  config: z.object({
    apiKey: secretText('our key at SEON', 'seon_'),
    url: vendorUrl('SEON, its API; default `SANDBOX_URL`/seon'),
    script: vendorUrl('SEON, its script for browsers; default `SANDBOX_URL`/seon/js/agent.js'),
    scriptHost: z
      .string()
      .regex(/^[a-z0-9.-]{1,100}$/)
      .optional()
      .meta({ description: 'SEON, the host that its script asks (`seondf.com`)' }),
  }),
  make: ({ apiKey, url, script, scriptHost }, { twinUrl }) =>
    seon({
      apiKey,
      url: url ?? twinUrl,
      script: script ?? `${twinUrl}/js/agent.js`,
      isPublished: script !== undefined,
      ...(scriptHost === undefined ? {} : { scriptHost }),
    }),
  twin: 'seon',
})
