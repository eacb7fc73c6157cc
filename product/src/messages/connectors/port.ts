import { connectorKind } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'

/** An email to one reader. */
export interface Letter {
  /** Our own number of it: the vendor may be asked twice after a lost answer, and is told by this that it is the same letter. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same in the look of the site; left out, plain text alone. */
  readonly html?: string
  /** Whose name stands in front of our address; left out, the usual sender's. */
  readonly sender?: string
  /** Of news: where it is stopped by one press (RFC 8058). The vendor sends it as `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  readonly unsubscribeUrl?: string
}
/** `refused`: the vendor will never deliver it (no such mailbox); asking again would change nothing. */
export type Delivery = 'accepted' | 'refused'

/** The vendor does not answer, or answers what cannot be understood: the letter may be on its way or not, and is sent again under its number. */
export class MailUnavailable extends Error {}

/** What a vendor tells later of an email; `forged` is nobody's we know, `irrelevant` is genuine and about nothing that we asked. */
export type MailEvent =
  | { readonly kind: 'forged' | 'irrelevant' }
  | { readonly kind: 'genuine'; readonly id: string; readonly event: 'delivered' | 'complained' }
  /** `isFinal`: there is no such mailbox, and asking again would change nothing. */
  | {
      readonly kind: 'genuine'
      readonly id: string
      readonly event: 'bounced'
      readonly isFinal: boolean
      readonly reason: string
    }

/** What is needed of a vendor of mail. `send` ends in bounded time or throws MailUnavailable. */
export interface MailProvider {
  readonly name: string
  send(letter: Letter): Promise<Delivery>
  /** Asks nobody: the signature is over the body's bytes as they came. Left out where the vendor tells nothing later. */
  readEvent?(headers: Readonly<Record<string, string>>, rawBody: Uint8Array): MailEvent | Promise<MailEvent>
}
export const mailConnector = connectorKind<MailProvider>()('mail')
export const localToMail = ['readEvent'] as const
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

/** What is needed of an SMS gateway. `send` ends in bounded time or throws SmsUnavailable. */
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
