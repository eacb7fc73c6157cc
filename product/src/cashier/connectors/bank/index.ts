import { secretText, vendorUrl, webhookSecrets } from '@ante/kit/connector'
import { z } from 'zod'
import { paymentConnector } from '../port.ts'
import { sandboxBank } from './adapter.ts'

/** The invented bank of the sandbox; its protocol stands in `sandbox/src/bank/README.md`. */
export const connector = paymentConnector({
  name: 'bank',
  config: z.object({
    url: vendorUrl('payment provider; default `SANDBOX_URL`/bank'),
    apiKey: secretText('our key at the payment provider', 'sk_'),
    webhookSecret: webhookSecrets(
      'secret of the provider’s signed callbacks (Standard Webhooks, `whsec_<base64>`); two, comma-separated, during a rotation'
    ),
  }),
  make: ({ url, apiKey, webhookSecret }, { twinUrl, callbackUrl }) =>
    sandboxBank({ url: url ?? twinUrl, apiKey, callbackSecrets: webhookSecret, notifyUrl: callbackUrl }),
  twin: 'bank',
})
