import type { Tx } from '@ante/kit/context'
import { day, type Instant, instant, minute } from '@ante/kit/instant'
import { type Audience, type ContactFacts, paceDaysMost } from './rules/decide.ts'
import { catalogue, type MessageEntry } from './rules/catalogue.ts'
import { advertisingSentAt } from './store.ts'
import { readMark } from './store-marks.ts'

/** What a caller has to know of the reader of advertising. */
export type KnownAudience = Omit<Audience, 'sentAt'>

/** What is known of an address. */
export async function contactOf(tx: Tx, channel: 'email' | 'sms', address: string | null): Promise<ContactFacts> {
  const mark = address === null ? undefined : await readMark(tx, channel, address)
  return { address, isUnreachable: mark?.unreachable ?? false, hasComplained: mark?.complained ?? false }
}

/** With what went there before; `but` is the message that is decided about. */
export async function withPace(
  tx: Tx,
  uid: bigint | null,
  channel: 'email' | 'sms',
  audience: KnownAudience,
  now: Instant,
  but = 0n
): Promise<Audience | undefined> {
  if (uid === null) return undefined
  const since = new Date(now - paceDaysMost * day - minute)
  const sentAt = await advertisingSentAt(tx, { uid, channel, since, but })
  return { ...audience, sentAt: sentAt.map((at) => instant(at.getTime())) }
}

/** Whether a message of this key, as it was kept, is one that its reader waits for. */
export const isAwaited = (key: string): boolean => {
  const found: MessageEntry | undefined = Object.entries(catalogue).find(([name]) => name === key)?.[1]
  return found?.isAwaited ?? false
}
