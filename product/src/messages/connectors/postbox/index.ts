import { secretText, vendorUrl, webhookSecrets } from '@ante/kit/connector'
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
    webhookSecret: webhookSecrets(
      'secret of the signed events of the provider of mail (Standard Webhooks, `whsec_<base64>`); two, comma-separated, during a rotation; without it bounces and complaints stay unknown'
    ).optional(),
    from: z.string().default('Ante <no-reply@ante.example>').meta({ description: 'sender of our letters' }),
  }),
  make: ({ url, apiKey, webhookSecret, from }, { twinUrl, callbackUrl }) =>
    postbox({
      url: url ?? twinUrl,
      apiKey,
      from,
      ...(webhookSecret ? { webhookSecrets: webhookSecret, eventUrl: callbackUrl } : {}),
    }),
  twin: 'postbox',
})
