/** What a message is about. Players choose by these what reaches them where. */
export const messageTopics = ['security', 'account', 'payments', 'play', 'protection', 'support', 'news'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** `service`: what an account needs or what its player asked for; `required`: what a law or a licence has us say; `marketing`: news and offers. */
const messageKinds = ['service', 'required', 'marketing'] as const
export type MessageClass = (typeof messageKinds)[number]

export const messageChannels = ['email', 'sms', 'push', 'inbox'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Of these a player may leave messages out, by these channels. All else reaches everybody; news has consents of its own. */
export const choices = {
  payments: ['email', 'push'],
  play: ['email', 'push'],
  support: ['email', 'push'],
} as const satisfies Partial<Record<MessageTopic, readonly MessageChannel[]>>
export type ChoosableTopic = keyof typeof choices
export const isChoosable = (topic: MessageTopic): topic is ChoosableTopic => Object.hasOwn(choices, topic)

/**
 * `waiting`: not sent yet; `accepted`: a vendor has it, or the inbox shows it; the others are the last that is known. `refused`, `bounced`: there is no such
 * address; `failed`: it did not arrive; `complained`: its reader called it spam; `withheld`: we did not send it, for a reason.
 */
const messageStates = [
  'waiting',
  'accepted',
  'delivered',
  'refused',
  'bounced',
  'failed',
  'complained',
  'withheld',
] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message was not sent. */
const withholdings = [
  'no-contact',
  'preference',
  'unreachable',
  'complained',
  'no-consent',
  'excluded',
  'not-active',
  'harm',
  'register',
  'cap',
  'quiet',
  'limit',
] as const
export type Withholding = (typeof withholdings)[number]
