import { z } from 'zod'
import { smsOf } from '../messages/index.ts'
import { servicesOf } from './connectors/port.ts'

/** All that is read here of the settings of sign-in, which are parsed already. */
const offering = z.looseObject({
  authTypes: z.looseObject({ social: z.array(z.string()) }),
  phoneContacts: z.boolean(),
})

/** Settings as they hold on this host: a social service with which it has no account is not offered, nor a phone that no gateway reaches, whoever has configured it. */
export function offerServices(
  config: Readonly<Record<string, unknown>>,
  ports: unknown
): Readonly<Record<string, unknown>> {
  const auth = offering.safeParse(config['auth']).data
  if (!auth) return config
  const offered = servicesOf(ports)
  const social = auth.authTypes.social.filter((service) => offered.includes(service))
  const phoneContacts = auth.phoneContacts && smsOf(ports) !== undefined
  return { ...config, auth: { ...auth, phoneContacts, authTypes: { ...auth.authTypes, social } } }
}
