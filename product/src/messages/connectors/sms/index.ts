import { secretText, vendorUrl, webhookSecrets } from '@ante/kit/connector'
import { z } from 'zod'
import { smsConnector } from '../port.ts'
import { smsGateway } from './adapter.ts'

/** An HTTP gateway for text messages; its protocol stands in `sandbox/src/sms/README.md`. */
export const connector = smsConnector({
  name: 'sms',
  config: z.object({
    url: vendorUrl('SMS gateway; default `SANDBOX_URL`/sms'),
    apiKey: secretText('our key at the SMS gateway', 'sms_'),
    webhookSecret: webhookSecrets(
      'secret of the gateway’s signed receipts (Standard Webhooks, `whsec_<base64>`); two, comma-separated, during a rotation'
    ),
    from: z
      .string()
      .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/)
      .default('Ante')
      .meta({ description: 'sender of text messages: up to eleven letters and digits, or a number' }),
  }),
  make: ({ url, apiKey, webhookSecret, from }, { twinUrl, callbackUrl }) =>
    smsGateway({ url: url ?? twinUrl, apiKey, webhookSecrets: webhookSecret, from, receiptUrl: callbackUrl }),
  twin: 'sms',
})
