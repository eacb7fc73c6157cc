import { paymentProviders } from '@ante/product/cashier/providers/registry'
import { createVault } from '@ante/product/cashier/vault'
import { mailProvider } from '@ante/product/identity/providers/registry'
import { oddsFeed } from '@ante/product/sportsbook/providers/registry'
import { inTransaction } from './database/database.ts'
import { callbackUrl, dataKeys, type Env } from './env.ts'

/** The vendors, by the environment. Each call to one throws inside a database transaction. */
export function openPorts(env: Env) {
  const bank = {
    url: env.BANK_URL ?? `${env.SANDBOX_URL}/bank`,
    apiKey: env.BANK_API_KEY,
    callbackSecrets: env.BANK_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
    notifyUrl: `${callbackUrl(env)}/callbacks/bank`,
  }
  const touchline = { url: env.FEED_URL ?? `${env.SANDBOX_URL}/feed`, apiKey: env.FEED_API_KEY }
  const postbox = { url: env.MAIL_URL ?? `${env.SANDBOX_URL}/postbox`, apiKey: env.MAIL_API_KEY, from: env.MAIL_FROM }
  return {
    mail: mailProvider({ postbox }, inTransaction),
    payments: paymentProviders({ bank }, inTransaction),
    vault: createVault(dataKeys(env)),
    feed: oddsFeed({ touchline }, inTransaction),
  }
}
export type Ports = ReturnType<typeof openPorts>
