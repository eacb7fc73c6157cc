import { connectorKind } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'

/** Who somebody is in a messaging app, by what the app has signed for our bot. */
export interface SignedPerson {
  /** The person's number there, which never changes. */
  readonly subject: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  /** Of the app, as it says: `de`, `pt-br`; may be empty. */
  readonly language: string
  /** As it was told: not all of it need be verified. */
  readonly signature: string
  /** What was verified, the same however it is told: by it a second use is known. */
  readonly verified: string
  /** From when on it is too old, in milliseconds. */
  readonly validUntil: number
}
/** `invalid`: not signed for us, or not to be read without doubt. `expired`: too old, or from the future. */
export type Verdict = SignedPerson | 'invalid' | 'expired'

/** A messaging app that opens the site by itself and knows who does. It verifies what it is given and asks nobody. */
export interface MessengerProvider {
  /** The name of its accounts on our side. */
  readonly service: string
  /** Data with which it has opened the site, as the address carries them. */
  readApp(data: string): Verdict
  /** Fields with which its login widget came back. */
  readWidget(fields: Readonly<Record<string, string>>): Verdict
  /** Where its login widget is, which leads back to `returnTo`; not there where only mini-apps can be verified. */
  readonly loginUrl?: (origin: string, returnTo: string) => string
}
export const messengerConnector = connectorKind<MessengerProvider | undefined>()('messenger')
export interface MessengerPorts {
  readonly messenger: MessengerProvider
}
export const hasMessenger = (ports: unknown): ports is MessengerPorts => isRecord(ports) && isRecord(ports.messenger)
