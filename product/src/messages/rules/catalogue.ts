import { keysOf } from '@ante/kit/record'
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
const entry = <const Place extends string>(declared: MessageEntry<Place>): MessageEntry<Place> => declared

const letter = (name: keyof Messages['letters']) => (messages: Messages) => messages.letters[name]
/** To players, by email and in the inbox. */
const toPlayer = ['email', 'inbox'] as const

/** What happened, then the details, then what to do. */
const notice = (kind: NoticeKind) => {
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

const payment = (name: keyof Messages['letters'], channels: readonly MessageChannel[]) =>
  entry({
    topic: 'payments',
    kind: 'service',
    channels,
    places: ['sum', 'link'],
    email: letter(name),
    action: 'payments',
  })

/** Every message, by its key. Keys are kept with what was sent and never change their meaning. */
export const catalogue = {
  'security.restore': entry({
    topic: 'security',
    kind: 'service',
    channels: ['email', 'sms'],
    places: ['minutes', 'link', 'code'],
    email: letter('restore'),
    sms: ({ sms }) => sms.restore,
    action: 'choosePassword',
    isAwaited: true,
  }),
  'security.confirm': entry({
    topic: 'security',
    kind: 'service',
    channels: ['email', 'sms'],
    places: ['minutes', 'link', 'code'],
    email: letter('confirm'),
    sms: ({ sms }) => sms.confirm,
    action: 'confirmEmail',
    isAwaited: true,
  }),
  'security.code': entry({
    topic: 'security',
    kind: 'service',
    channels: ['email', 'sms'],
    places: ['minutes', 'code'],
    email: letter('code'),
    sms: ({ sms }) => sms.code,
    isAwaited: true,
  }),
  'security.step-up': entry({
    topic: 'security',
    kind: 'service',
    channels: ['email', 'sms'],
    places: ['minutes', 'code', 'what'],
    email: letter('stepUp'),
    sms: ({ sms }) => sms.stepUp,
    isAwaited: true,
  }),
  'security.contact-changed': entry({
    topic: 'security',
    kind: 'service',
    channels: ['sms'],
    places: ['contact', 'link'],
    sms: ({ sms }) => sms.changed,
  }),
  'security.new-device': notice('newDevice'),
  'security.password': notice('password'),
  'security.email-changed': notice('emailChanged'),
  'security.phone-changed': notice('phoneChanged'),
  'security.second-step-on': notice('secondStepOn'),
  'security.second-step-off': notice('secondStepOff'),
  'security.service-linked': notice('serviceLinked'),
  'security.service-unlinked': notice('serviceUnlinked'),
  'security.app-on': notice('appOn'),
  'security.app-off': notice('appOff'),
  'security.recovery-used': notice('recoveryUsed'),
  'security.recovery-renewed': notice('recoveryRenewed'),
  'security.passkey-added': notice('passkeyAdded'),
  'security.passkey-removed': notice('passkeyRemoved'),
  'account.unreachable': entry({
    topic: 'account',
    kind: 'service',
    channels: ['inbox'],
    places: ['contact', 'link'],
    email: letter('unreachable'),
    action: 'contacts',
  }),
  'account.document-ends': entry({
    topic: 'account',
    kind: 'required',
    channels: toPlayer,
    places: ['date', 'link'],
    email: letter('documentEnds'),
    action: 'document',
  }),
  'account.unverified-closed': entry({
    topic: 'account',
    kind: 'required',
    channels: ['email'],
    places: ['hours', 'link'],
    email: letter('unverifiedClosed'),
    action: 'logIn',
  }),
  'account.dormant-soon': entry({
    topic: 'account',
    kind: 'required',
    channels: ['email'],
    places: ['last', 'date', 'balance', 'link'],
    email: letter('dormantSoon'),
    action: 'logIn',
  }),
  'account.dormant-now': entry({
    topic: 'account',
    kind: 'required',
    channels: ['email'],
    places: ['last', 'date', 'balance', 'link'],
    email: letter('dormantNow'),
    action: 'logIn',
  }),
  'account.erased': entry({
    topic: 'account',
    kind: 'required',
    channels: ['email'],
    places: [],
    email: ({ yourData }) => yourData.letter,
  }),
  'account.staff-invitation': entry({
    topic: 'account',
    kind: 'service',
    channels: ['email'],
    places: ['hours', 'link'],
    email: letter('staffInvitation'),
    action: 'invitation',
  }),
  'protection.statement': entry({
    topic: 'protection',
    kind: 'required',
    channels: toPlayer,
    places: ['link'],
    email: letter('statement'),
    action: 'statement',
  }),
  'protection.play-pattern': entry({
    topic: 'protection',
    kind: 'required',
    channels: toPlayer,
    places: ['link'],
    email: letter('playPattern'),
    action: 'playPattern',
  }),
  'payments.deposit-arrived': payment('depositArrived', ['inbox']),
  'payments.deposit-taken-back': payment('depositTakenBack', toPlayer),
  'payments.withdrawal-paid': payment('withdrawalPaid', toPlayer),
  'payments.withdrawal-declined': payment('withdrawalDeclined', toPlayer),
  'play.history-export': entry({
    topic: 'play',
    kind: 'service',
    channels: toPlayer,
    places: ['days', 'link'],
    email: letter('historyExport'),
    action: 'download',
  }),
  'support.answer': entry({
    topic: 'support',
    kind: 'service',
    channels: toPlayer,
    places: ['answer', 'number', 'link'],
    email: letter('supportAnswer'),
    action: 'answer',
  }),
  'support.transcript': entry({
    topic: 'support',
    kind: 'service',
    channels: ['email'],
    places: ['number', 'messages'],
    email: letter('supportTranscript'),
  }),
  /** What staff write. Each carries the link that stops it. */
  news: entry({
    topic: 'news',
    kind: 'marketing',
    channels: ['email', 'sms'],
    places: ['subject', 'text', 'sms', 'unsubscribe'],
    email: () => ({ subject: '{subject}', text: '{text}' }),
    sms: ({ sms }) => `{sms}\n${sms.stop.replaceAll('{link}', '{unsubscribe}')}`,
  }),
} as const

export type MessageKey = keyof typeof catalogue
export const messageKeys = keysOf(catalogue)
type PlacesOf<Key extends MessageKey> = (typeof catalogue)[Key]['places'][number]
/** What fills the places of a message, in its language. Which of them its words have depends on the channel. */
export type MessageValues<Key extends MessageKey> = Readonly<Partial<Record<PlacesOf<Key>, string>>>

export const noticeKeys = {
  newDevice: 'security.new-device',
  password: 'security.password',
  emailChanged: 'security.email-changed',
  phoneChanged: 'security.phone-changed',
  secondStepOn: 'security.second-step-on',
  secondStepOff: 'security.second-step-off',
  serviceLinked: 'security.service-linked',
  serviceUnlinked: 'security.service-unlinked',
  appOn: 'security.app-on',
  appOff: 'security.app-off',
  recoveryUsed: 'security.recovery-used',
  recoveryRenewed: 'security.recovery-renewed',
  passkeyAdded: 'security.passkey-added',
  passkeyRemoved: 'security.passkey-removed',
} as const satisfies Record<NoticeKind, MessageKey>
export type NoticeKey = (typeof noticeKeys)[NoticeKind]
