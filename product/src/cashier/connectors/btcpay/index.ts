import { secretText, secretTexts, vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { paymentConnector } from '../port.ts'
import { btcpay } from './adapter.ts'

/** BTCPay Server by its Greenfield API: invoices in the player's currency that are paid in bitcoin, and payouts to an address. */
export const connector = paymentConnector({
  name: 'btcpay',
  config: z.object({
    url: vendorUrl('address of the BTCPay Server; default `SANDBOX_URL`/btcpay'),
    apiKey: secretText(
      'our API key there, with the rights to make and read invoices and to make and manage payouts of the store'
    ),
    webhookSecret: secretTexts(
      'secret of the store’s webhook to `/callbacks/btcpay`; two, comma-separated, during a rotation'
    ),
    storeId: z.string().min(1).max(100).default('ante').meta({ description: 'the store in which invoices are made' }),
    paymentMethod: z
      .string()
      .max(40)
      .default('BTC-CHAIN')
      .meta({ description: 'how they are paid, as Greenfield names it' }),
    expiryMinutes: z.coerce
      .number()
      .int()
      .min(5)
      .max(1440)
      .default(30)
      .meta({ description: 'for how long the rate of an invoice holds' }),
  }),
  make: ({ url, apiKey, webhookSecret, storeId, paymentMethod, expiryMinutes }, { twinUrl }) =>
    btcpay({ url: url ?? twinUrl, apiKey, webhookSecrets: webhookSecret, storeId, paymentMethod, expiryMinutes }),
  twin: 'btcpay',
})
