import { secretText, secretTexts, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { paymentConnector } from '../port.ts'
import { stripe } from './adapter.ts'

/** Stripe: Checkout sessions in, refunds to the card and payouts to accounts out, disputes and refunds back. */
export const connector = paymentConnector({
  name: 'stripe',
  config: z.object({
    url: vendorUrl('`https://api.stripe.com`; default `SANDBOX_URL`/stripe'),
    apiKey: secretText('our secret key at Stripe (`sk_…`, or a restricted `rk_…`)', 'sk_test_'),
    webhookSecret: secretTexts(
      'signing secret of the webhook endpoint `/callbacks/stripe` (`whsec_…`); two, comma-separated, during a rotation',
      'whsec_'
    ),
    payoutAccount: z
      .string()
      .regex(/^acct_[A-Za-z0-9]{1,60}$/)
      .optional()
      .meta({
        description:
          'the connected account that pays to bank accounts of players; without it Stripe pays back to cards only',
      }),
  }),
  make: ({ url, apiKey, webhookSecret, payoutAccount }, { twinUrl }) =>
    stripe({ url: url ?? twinUrl, apiKey, webhookSecrets: webhookSecret, payoutAccount }),
  twin: 'stripe',
})
