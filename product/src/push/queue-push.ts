import type { Database, Tx } from '@ante/kit/context'
import { activeAmong } from '../identity/index.ts'
import type { PushChannel } from '../messages/index.ts'
import { type DeliveryTopic, isNecessary, lifeMs, type PushMessage } from './rules/words.ts'
import { countSubscriptions, putDelivery, readRecipients, type Recipient } from './store.ts'

/** One message to a player's browsers; `write` says it in the language of each. */
export interface Order {
  readonly uid: bigint
  readonly tag: string
  readonly url: (locale: string) => string
  readonly write: (to: Recipient) => Pick<PushMessage, 'title' | 'body'>
  /** Of words that are in one language for all of them. */
  readonly locale?: string
}

const titleMax = 120
const bodyMax = 300

/** Queues what is to be told, in the caller's transaction: after its commit jobs bring it to every browser of those players who want it. */
export const queuePushes = async (tx: Tx, topic: DeliveryTopic, orders: readonly Order[]): Promise<void> =>
  void (await queueFor(tx, topic, orders))

/** Answers for how many browsers. */
async function queueFor(tx: Tx, topic: DeliveryTopic, orders: readonly Order[]): Promise<number> {
  if (orders.length === 0) return 0
  const recipients = await readRecipients(tx, [...new Set(orders.map(({ uid }) => uid))], topic)
  if (recipients.length === 0) return 0
  const active = isNecessary(topic) ? undefined : await activeAmong(tx, [...new Set(recipients.map(({ uid }) => uid))])
  let queued = 0
  for (const { uid, tag, url, write, locale } of orders)
    for (const to of recipients) {
      if (to.uid !== uid || (active && !active.has(uid))) continue
      const { title, body } = write(to)
      const id = await putDelivery(tx, to.id, {
        topic,
        tag,
        url: url(to.locale),
        title: title.slice(0, titleMax),
        body: body.slice(0, bodyMax),
        locale: locale ?? to.locale,
        lifeMs: lifeMs[topic],
      })
      await tx.enqueue('push.deliver', { id: id.toString() }, { key: `push.deliver:${id}` })
      queued += 1
    }
  return queued
}

/** What another capability has written, to all browsers of a player. Its own choices and quiet hours are its own business; who is excluded or restricted is told what is necessary. */
export const pushChannel = (db: Database): PushChannel => ({
  send: (uid, { title, body, url, tag, locale, isNecessary: isNotice }) =>
    db.write(async (tx) => {
      const order = { uid, tag: `message:${tag}`, url: () => url, write: () => ({ title, body }), locale }
      return (await queueFor(tx, isNotice ? 'notices' : 'messages', [order])) > 0
    }),
  reaches: async (uid) => (await db.read((tx) => countSubscriptions(tx, uid))) > 0,
})
