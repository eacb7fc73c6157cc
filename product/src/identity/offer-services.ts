import type { AuthSettings } from './contract.ts'
import { servicesOf } from './connectors/port.ts'

/** Settings as they hold on this host: a social service with which it has no account is not offered, whoever has configured it. */
export function offerServices(
  config: Readonly<Record<string, unknown>>,
  ports: unknown
): Readonly<Record<string, unknown>> {
  const auth = config['auth'] as AuthSettings | undefined
  if (!auth) return config
  const offered = servicesOf(ports)
  return {
    ...config,
    auth: {
      ...auth,
      authTypes: { ...auth.authTypes, social: auth.authTypes.social.filter((service) => offered.includes(service)) },
    },
  }
}
