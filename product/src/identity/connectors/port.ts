import { connectorKind } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'

/** A letter to one player. Plain text: a mail program makes the address in it a link. */
export interface Letter {
  /** Our own number of it: the vendor may be asked twice after a lost answer, and is told by this that it is the same letter. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whose name stands in front of our address; left out, the usual sender's. */
  readonly sender?: string
  /** Of news: where it is stopped by one press (RFC 8058). The vendor sends it as `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  readonly unsubscribeUrl?: string
}
/** `refused`: the vendor will never deliver it (no such mailbox); asking again would change nothing. */
export type Delivery = 'accepted' | 'refused'

/** The vendor does not answer, or answers what cannot be understood: the letter may be on its way or not, and is sent again under its number. */
export class MailUnavailable extends Error {}

/** What identity needs of a vendor of mail. Every call ends in bounded time or throws MailUnavailable. */
export interface MailProvider {
  readonly name: string
  send(letter: Letter): Promise<Delivery>
}
export const mailConnector = connectorKind<MailProvider>()('mail')
export interface MailPorts {
  readonly mail: MailProvider
}

/** A text message to one phone. */
export interface TextMessage {
  /** Our own number of it, as with a letter; receipts name it. */
  readonly id: string
  /** E.164, with its plus: `+447700900123`. */
  readonly to: string
  readonly text: string
}

/** The gateway does not answer, or answers what cannot be understood: the message is sent again under its number. */
export class SmsUnavailable extends Error {}

/** What a receipt says; `forged` is nobody's we know, `irrelevant` is genuine and about nothing that we asked. */
export type Receipt =
  | { readonly kind: 'forged' | 'irrelevant' }
  | { readonly kind: 'genuine'; readonly id: string; readonly state: 'delivered' }
  | { readonly kind: 'genuine'; readonly id: string; readonly state: 'failed'; readonly reason: string }

/** What identity needs of an SMS gateway. `send` ends in bounded time or throws SmsUnavailable. */
export interface SmsProvider {
  readonly name: string
  send(message: TextMessage): Promise<Delivery>
  /** Asks nobody: the signature is over the body's bytes as they came. */
  readReceipt(headers: Readonly<Record<string, string>>, rawBody: Uint8Array): Receipt
}
export const smsConnector = connectorKind<SmsProvider>()('sms')
export const localToSms = ['readReceipt'] as const
/** Undefined where the operator has no gateway: then no phone is written to, and none is offered as a contact. */
export interface SmsPorts {
  readonly sms: SmsProvider | undefined
}
/** Nothing is known of the ports of others. */
export const smsOf = (ports: unknown): SmsProvider | undefined => (hasSms(ports) ? ports.sms : undefined)
const hasSms = (ports: unknown): ports is { readonly sms: SmsProvider } => isRecord(ports) && isRecord(ports['sms'])

/** Who somebody is, by what a service has signed. */
export interface SocialIdentity {
  /** The person's number there, which never changes. */
  readonly subject: string
  readonly email: string | undefined
  /** The service knows that the e-mail is theirs. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** Where the proof itself came by the browser: it is taken once. In milliseconds. */
  readonly once?: { readonly verified: string; readonly validUntil: number }
}

/** The service does not answer, or answers what cannot be understood: nobody is known by it, and they may try again. */
export class SocialUnavailable extends Error {}
/** The service does not stand behind this sign-in: the code is none of its own, or what it is said to have signed was not signed by it, or not for us. */
export class SocialRefused extends Error {}

/** A service that knows who somebody is. Every call ends in bounded time. */
export interface SocialProvider {
  /** The name under which an operator offers it. */
  readonly service: string
  /** The answer comes behind the # of the address, as `tgAuthResult`: a page has to read it. */
  readonly answersInFragment?: true
  /** Where the browser goes. Throws SocialUnavailable. */
  authorizationUrl(request: {
    state: string
    nonce: string
    challenge: string
    redirectUri: string
    locale: string
  }): Promise<string>
  /** Whom the code that came back speaks of; `issuedBy` is who says that it gave the code, where the answer tells it. Throws SocialRefused or SocialUnavailable. */
  identify(answer: {
    code: string
    issuedBy?: string | undefined
    verifier: string
    nonce: string
    redirectUri: string
  }): Promise<SocialIdentity>
}
/** One connector serves any number of services. */
export const socialConnector = connectorKind<readonly SocialProvider[]>()('social')
export interface SocialPorts {
  readonly social: ReadonlyMap<string, SocialProvider>
}

/** The composition root names the ports: what it calls `social` are these services. Nothing is known of the ports of others. */
export const hasSocial = (ports: unknown): ports is SocialPorts => isRecord(ports) && ports.social instanceof Map

/** The services that a house has an account with. */
export const servicesOf = (ports: unknown): readonly string[] => [...(hasSocial(ports) ? ports.social.keys() : [])]
