import type { ReadTx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { hasMessenger, type MessengerPorts, type SignedPerson } from './connectors/messenger-port.ts'
import { readLinked } from './store-social.ts'

type Unreadable =
  | 'Authorization/messenger_invalid'
  | 'Authorization/messenger_expired'
  | 'InvalidRequest/social_unknown'

/** Who opened the site in the messaging app, and the app, by what it has signed. */
export function signedPerson(
  context: { readonly ports: unknown } & Refuses<Unreadable>,
  payload: string
): { person: SignedPerson; messenger: MessengerPorts['messenger'] } {
  if (!hasMessenger(context.ports)) context.refuse('InvalidRequest/social_unknown')
  const { messenger } = context.ports
  const person = messenger.readApp(payload)
  if (person === 'invalid') context.refuse('Authorization/messenger_invalid')
  if (person === 'expired') context.refuse('Authorization/messenger_expired')
  return { person, messenger }
}

/** The account that is opened by a person's account with a service, if there is one. */
export const linkedUid = async (tx: ReadTx, service: string, subject: string): Promise<bigint | undefined> =>
  (await readLinked(tx, service, subject))?.uid
