import { DEFAULT_MIN_VERSION } from 'node:tls'
import type { Connector } from '@ante/kit/connector'
import { connectors } from '@ante/product/connectors/registry'
import { variablesOf } from './connectors.ts'
import { hostsIn } from './database/many-hosts.ts'

/** What an environment has to say for this; read by no other name. */
type Given = Readonly<Record<string, string>>

/** This machine: what goes there is on no network. */
const isHere = (host: string): boolean => /^(|localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|%2f.*)$/i.test(host)
const hostOf = (address: string): string => URL.parse(address)?.hostname ?? ''

function databaseLine(name: string, address: string | undefined): string[] {
  const away = (address === undefined ? [] : hostsIn(address)).find((one) => !isHere(hostOf(one)))
  const mode = URL.parse(away ?? '')?.searchParams.get('sslmode') ?? ''
  if (away === undefined || ['verify-full', 'disable'].includes(mode)) return []
  return [`${name}: says no sslmode=verify-full, nor sslmode=disable for a network of your own that is closed`]
}

/** Whether some of the database is on this machine: the embedded one, or one of the hosts that are named. */
export const isDatabaseHere = (address: string | undefined): boolean =>
  address === undefined || hostsIn(address).some((one) => isHere(hostOf(one)))

/** Whether one of the addresses in it is plain: a variable may hold a list, or JSON. */
const isPlain = (text: string): boolean =>
  (text.match(/\b(?:http|redis):\/\/[^\s"',]+/gi) ?? []).some((address) => !isHere(hostOf(address)))

function vendorLines(given: Given, all: readonly Connector[]): string[] {
  return all.flatMap((connector) =>
    variablesOf(connector).flatMap(({ name }) => {
      const text = given[name]
      return text !== undefined && isPlain(text) ? [`${name}: is not https`] : []
    })
  )
}

/**
 * What would leave this machine unencrypted, or to somebody whose certificate nobody verified, by the names of the variables. Asked where players reach the
 * site by https: that of a trial has no secrets.
 */
export function plainConnections(given: Given, all: readonly Connector[] = connectors): string[] {
  const {
    NODE_TLS_REJECT_UNAUTHORIZED: verified,
    SMTP_HOST: mail = '',
    SMTP_TLS: mailTls,
    REDIS_URL: redis = '',
  } = given
  return [
    ...(verified === '0' ? ['NODE_TLS_REJECT_UNAUTHORIZED: no certificate would be verified'] : []),
    ...(DEFAULT_MIN_VERSION < 'TLSv1.2' ? ['NODE_OPTIONS: TLS older than 1.2 would be spoken'] : []),
    ...['DATABASE_URL', 'DATABASE_OWNER_URL'].flatMap((name) => databaseLine(name, given[name])),
    ...(isPlain(redis) ? ['REDIS_URL: is not rediss'] : []),
    ...(isPlain(given['CALLBACK_URL'] ?? '') ? ['CALLBACK_URL: is not https'] : []),
    ...(mailTls === 'none' && !isHere(mail) ? ['SMTP_TLS: none is for a mail server on this machine'] : []),
    ...vendorLines(given, all),
  ]
}
