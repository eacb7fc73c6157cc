import { paymentProviders } from '@ante/product/cashier/providers/registry'
import { createVault } from '@ante/product/cashier/vault'
import { contentProvider } from '@ante/product/content/providers/registry'
import { mailProvider, socialProviders } from '@ante/product/identity/providers/registry'
import { createSecrets } from '@ante/product/staff/index'
import { oddsFeed } from '@ante/product/sportsbook/providers/registry'
import { inTransaction } from './database/database.ts'
import { bankSecrets, callbackUrl, dataKeys, type Env, socialServices } from './env.ts'
import { createRegistry, type Registry } from './house.ts'

/** The groups of settings that the CMS may set. Throws where one of them is none of the house's: it would silently be left out. */
function named(groups: readonly string[], schemas: Registry['settings']): Registry['settings'] {
  const strange = groups.filter((group) => !Object.hasOwn(schemas, group))
  if (strange.length > 0)
    throw new Error(
      `CMS_SETTINGS: there is no group ${strange.join(', ')}; there is ${Object.keys(schemas).toSorted().join(', ')}`
    )
  return Object.fromEntries(Object.entries(schemas).filter(([group]) => groups.includes(group)))
}

/** The vendors, by the environment. Each call to one throws inside a database transaction. */
export function openPorts(env: Env, schemas: Registry['settings'] = createRegistry().settings) {
  const bank = {
    url: env.BANK_URL ?? `${env.SANDBOX_URL}/bank`,
    apiKey: env.BANK_API_KEY,
    callbackSecrets: bankSecrets(env),
    notifyUrl: `${callbackUrl(env)}/callbacks/bank`,
  }
  const touchline = { url: env.FEED_URL ?? `${env.SANDBOX_URL}/feed`, apiKey: env.FEED_API_KEY }
  const postbox = { url: env.MAIL_URL ?? `${env.SANDBOX_URL}/postbox`, apiKey: env.MAIL_API_KEY, from: env.MAIL_FROM }
  const cms =
    env.CMS_URL === undefined
      ? undefined
      : contentProvider(
          { strapi: { url: env.CMS_URL, token: env.CMS_READ_TOKEN }, freshMs: env.CMS_FRESH_SECONDS * 1000 },
          named(env.CMS_SETTINGS, schemas),
          inTransaction
        )
  return {
    cms,
    mail: mailProvider({ postbox }, inTransaction),
    social: socialProviders(socialServices(env), inTransaction),
    payments: paymentProviders({ bank }, inTransaction),
    vault: createVault(dataKeys(env)),
    secrets: createSecrets(dataKeys(env)),
    feed: oddsFeed({ touchline }, inTransaction),
  }
}
export type Ports = ReturnType<typeof openPorts>
