import { day, hour, minute, second } from '@ante/kit/instant'

/** What a player may switch. */
const topicNames = ['bets', 'payments', 'support', 'matches'] as const
export type TopicName = (typeof topicNames)[number]
/** What another capability has written, under choices of its own; `notices` lead to no play. */
export type DeliveryTopic = TopicName | 'messages' | 'notices'

export interface PushMessage {
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly url: string
  /** What it is about: a second message under it takes the place of the first. */
  readonly tag: string
}

/** So long a push service keeps a message for a browser that is not there. Nobody needs to know tomorrow that a match begins. */
export const lifeMs: Readonly<Record<DeliveryTopic, number>> = {
  bets: day,
  payments: 3 * day,
  support: 3 * day,
  matches: 15 * minute,
  messages: day,
  notices: day,
}
/** What a player who is excluded or restricted is still told: what becomes of their money and their account, and what they asked support. */
export const isNecessary = (topic: DeliveryTopic): boolean =>
  topic === 'payments' || topic === 'support' || topic === 'notices'

export const endpointMax = 1024
export const devicesMax = 20
export const followsMax = 200
/** Deliveries one after another that were given up: the browser is taken to be gone. */
export const failuresMax = 10

const pausesMs = [15 * second, minute, 5 * minute, 30 * minute] as const
const pauseMaxMs = hour
/** How long to wait before the next try, after so many; undefined is never again. A push service that names a pause is given it, within bounds. */
export function pauseAfter(tries: number, askedMs = 0): number | undefined {
  const own = pausesMs[tries - 1]
  return own === undefined ? undefined : Math.min(pauseMaxMs, Math.max(own, askedMs))
}
