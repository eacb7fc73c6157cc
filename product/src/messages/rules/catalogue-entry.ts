import type { Messages } from '@ante/texts/messages'
import type { MessageChannel, MessageClass, MessageTopic } from './words.ts'

export type MailAction = keyof Messages['mail']['actions']
export type NoticeKind = keyof Messages['notices']['kinds']

export interface EmailWords {
  readonly subject: string
  readonly text: string
}
/** One message that the platform sends: `{place}` in its words is filled by what stands under that name; `brand` always is. */
export interface MessageEntry<Place extends string = string> {
  readonly topic: MessageTopic
  readonly kind: MessageClass
  readonly channels: readonly MessageChannel[]
  readonly places: readonly Place[]
  /** Of an email and of the inbox. A line that is `{link}` alone becomes a button. */
  readonly email?: (messages: Messages) => EmailWords
  readonly sms?: (messages: Messages) => string
  /** What stands on the button. */
  readonly action?: MailAction
  /** Its reader has just asked for it and waits: it goes to an address that nothing else goes to any more, which may be there again. */
  readonly isAwaited?: true
}
export const entry = <const Place extends string>(declared: MessageEntry<Place>): MessageEntry<Place> => declared

export const letter = (name: keyof Messages['letters']) => (messages: Messages) => messages.letters[name]
/** To players, by email and in the inbox. */
export const toPlayer = ['email', 'inbox'] as const

/** What happened, then the details, then what to do. */
export const notice = (kind: NoticeKind) => {
  const isContact = kind === 'emailChanged' || kind === 'phoneChanged'
  return entry({
    topic: 'security',
    kind: 'service',
    channels: ['email', 'inbox', 'push'],
    places: ['contact', 'device', 'network', 'time', 'link'],
    email: ({ notices: { kinds, details, advice, contactAdvice } }) => ({
      subject: kinds[kind].subject,
      text: `${kinds[kind].text}\n\n${details}\n\n${isContact ? contactAdvice : advice}\n`,
    }),
    action: 'security',
  })
}

export const payment = (name: keyof Messages['letters'], channels: readonly MessageChannel[]) =>
  entry({
    topic: 'payments',
    kind: 'service',
    channels,
    places: ['sum', 'link'],
    email: letter(name),
    action: 'payments',
  })
