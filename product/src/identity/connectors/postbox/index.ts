import { secretText, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { mailConnector } from '../port.ts'
import { postbox } from './adapter.ts'

/** The invented vendor of mail of the sandbox. */
export const connector = mailConnector({
  name: 'postbox',
  env: 'MAIL',
  config: z.object({
    url: vendorUrl('provider of mail; default `SANDBOX_URL`/postbox'),
    apiKey: secretText('our key at the provider of mail', 'mail_'),
    from: z.string().default('Ante <no-reply@ante.example>').meta({ description: 'sender of our letters' }),
  }),
  make: ({ url, apiKey, from }, { twinUrl }) => postbox({ url: url ?? twinUrl, apiKey, from }),
  twin: 'postbox',
})
