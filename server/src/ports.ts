import { type Connector, outsideTransactions } from '@ante/kit/connector'
import { localToProvider } from '@ante/product/cashier/connectors/port'
import { createVault } from '@ante/product/cashier/vault'
import { connectors } from '@ante/product/connectors/registry'
import { localToRegister } from '@ante/product/registers/connectors/port'
import { localToMail, localToSms } from '@ante/product/messages/connectors/port'
import { remoteContent } from '@ante/product/content/remote-content'
import { createSecrets } from '@ante/product/identity/index'
import { widgetOf } from '@ante/product/identity/connectors/telegram/widget'
import { localToProvider as localToIdentity } from '@ante/product/verification/connectors/port'
import { createMarks } from '@ante/product/verification/marks'
import { localToPush } from '@ante/product/push/connectors/port'
import { localToFraud } from '@ante/product/tracking/connectors/port'
import { localToWallet } from '@ante/product/studios/connectors/port'
import { modelPrices } from '@ante/product/sportsbook/trading/model-prices'
import { inTransaction } from './database/database.ts'
import { callbackUrl, dataKeys, type Env, isLocal } from './env.ts'
import { createRegistry, type Registry } from './registry.ts'

/** The groups of settings that the CMS may set. Throws where one of them is none of the house's: it would silently be left out. */
function named(groups: readonly string[], schemas: Registry['settings']): Registry['settings'] {
  const strange = groups.filter((group) => !Object.hasOwn(schemas, group))
  if (strange.length > 0)
    throw new Error(
      `CMS_SETTINGS: there is no group ${strange.join(', ')}; there is ${Object.keys(schemas).toSorted().join(', ')}`
    )
  return Object.fromEntries(Object.entries(schemas).filter(([group]) => groups.includes(group)))
}

/** Those of these connectors that the environment configures, opened, by their names. */
function opened<Port>(env: Env, kind: readonly Connector<string, Port>[]): Map<string, Port> {
  return new Map(
    kind.flatMap((connector) => {
      const texts = env.connectors.get(connector.name)
      if (!texts) return []
      const place = {
        callbackUrl: `${callbackUrl(env)}/callbacks/${connector.name}`,
        twinUrl: `${env.SANDBOX_URL.replace(/\/$/, '')}/${connector.twin}`,
        isLocal: isLocal(env),
      }
      return [[connector.name, connector.open(texts, place)] as const]
    })
  )
}

/** The one vendor of a port that has room for one. */
function only<Port extends object>(
  what: string,
  all: ReadonlyMap<string, Port>,
  local: readonly (keyof Port & string)[] = []
): Port {
  const [first, ...more] = all.values()
  if (!first || more.length > 0)
    throw new Error(`${what}: one vendor is needed, and ${all.size} are configured (${[...all.keys()].join(', ')})`)
  return outsideTransactions(first, what, inTransaction, local)
}

/** What an operator has configured goes before the invented vendor of the sandbox. */
function openMail(env: Env) {
  const all = opened(
    env,
    connectors.filter((one) => one.kind === 'mail')
  )
  if (all.size > 1 && env.connectors.get('postbox')?.['url'] === undefined) all.delete('postbox')
  return only('mail', all, localToMail)
}

const openChats = (env: Env) => ({
  chats: opened(
    env,
    connectors.filter((one) => one.kind === 'chat')
  ),
})

/** Whom pages and players are told of, where people agree. */
function openTracking(env: Env) {
  const [marketing] = opened(
    env,
    connectors.filter((one) => one.kind === 'marketing')
  ).values()
  const [fraud] = opened(
    env,
    connectors.filter((one) => one.kind === 'fraud')
  ).values()
  const [affiliates] = opened(
    env,
    connectors.filter((one) => one.kind === 'affiliates')
  ).values()
  return {
    marketing,
    fraud: fraud && outsideTransactions(fraud, 'fraud vendor', inTransaction, localToFraud),
    affiliates: affiliates && outsideTransactions(affiliates, 'network of publishers', inTransaction),
  }
}

function openPush(env: Env) {
  const [services] = opened(
    env,
    connectors.filter((one) => one.kind === 'push')
  ).values()
  return { pushServices: services && outsideTransactions(services, 'push service', inTransaction, localToPush) }
}

const openRegisters = (env: Env) => ({
  registers: new Map(
    [
      ...opened(
        env,
        connectors.filter((one) => one.kind === 'exclusion-register')
      ),
    ].map(([name, one]) => [name, outsideTransactions(one, name, inTransaction, localToRegister)] as const)
  ),
})

const openWallets = (env: Env) => ({
  wallets: new Map(
    [
      ...opened(
        env,
        connectors.filter((one) => one.kind === 'studio-wallet')
      ),
    ].map(([name, one]) => [name, outsideTransactions(one, name, inTransaction, localToWallet)] as const)
  ),
})

function openBeacon(env: Env) {
  const [beacon] = opened(
    env,
    connectors.filter((one) => one.kind === 'beacon')
  ).values()
  return { beacon: beacon && outsideTransactions(beacon, 'public source of random numbers', inTransaction) }
}

/** The vendors, by the environment. Each call to one throws inside a database transaction. */
export function openPorts(env: Env, schemas: Registry['settings'] = createRegistry().settings) {
  const payments = opened(
    env,
    connectors.filter((one) => one.kind === 'payment')
  )
  const [content] = opened(
    env,
    connectors.filter((one) => one.kind === 'content')
  ).values()
  const [messenger] = opened(
    env,
    connectors.filter((one) => one.kind === 'messenger')
  ).values()
  const widget = messenger && widgetOf(messenger)
  const social = opened(
    env,
    connectors.filter((one) => one.kind === 'social')
  )
  const [identity] = opened(
    env,
    connectors.filter((one) => one.kind === 'identity')
  )
  const [sms] = opened(
    env,
    connectors.filter((one) => one.kind === 'sms')
  ).values()
  return {
    identity: identity && outsideTransactions(identity[1], identity[0], inTransaction, localToIdentity),
    identityName: identity?.[0] ?? '',
    ...openChats(env),
    ...openTracking(env),
    ...openPush(env),
    marks: createMarks(dataKeys(env)),
    cms: content && remoteContent(content, named(content.groups, schemas), inTransaction),
    mail: openMail(env),
    sms: sms && outsideTransactions(sms, 'sms', inTransaction, localToSms),
    social: new Map(
      [...social.values(), ...(widget ? [[widget]] : [])]
        .flat()
        .map((one) => [one.service, outsideTransactions(one, one.service, inTransaction)] as const)
    ),
    ...openRegisters(env),
    ...openWallets(env),
    ...openBeacon(env),
    ...(messenger ? { messenger } : {}),
    payments: new Map(
      [...payments].map(
        ([name, one]) => [name, outsideTransactions(one, name, inTransaction, localToProvider)] as const
      )
    ),
    vault: createVault(dataKeys(env)),
    secrets: createSecrets(dataKeys(env)),
    feed: only(
      'event feed',
      opened(
        env,
        connectors.filter((one) => one.kind === 'feed')
      )
    ),
    prices: modelPrices,
  }
}
export type Ports = ReturnType<typeof openPorts>
