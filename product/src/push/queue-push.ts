import type { Database, Tx } from '@ante/kit/context'
import { activeAmong } from '../identity/index.ts'
import type { PushChannel } from '../messages/index.ts'
import { type DeliveryTopic, isNecessary, lifeMs, type PushMessage } from './rules/words.ts'
import { putDelivery, readRecipients, type Recipient } from './store.ts'

/** One message to a player's browsers; `write` says it in the language of each. */
export interface Order {
  readonly uid: bigint
  readonly tag: string
  readonly url: (locale: string) => string
  readonly write: (to: Recipient) => Pick<PushMessage, 'title' | 'body'>
}

const titleMax = 120
const bodyMax = 300

/** Queues what is to be told, in the caller's transaction: after its commit jobs bring it to every browser of those players who want it. */
export async function queuePushes(tx: Tx, topic: DeliveryTopic, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return
  const recipients = await readRecipients(tx, [...new Set(orders.map(({ uid }) => uid))], topic)
  if (recipients.length === 0) return
  const active = isNecessary(topic) ? undefined : await activeAmong(tx, [...new Set(recipients.map(({ uid }) => uid))])
  for (const { uid, tag, url, write } of orders)
    for (const to of recipients) {
      if (to.uid !== uid || (active && !active.has(uid))) continue
      const { title, body } = write(to)
      const id = await putDelivery(tx, to.id, {
        topic,
        tag,
        url: url(to.locale),
        title: title.slice(0, titleMax),
        body: body.slice(0, bodyMax),
        lifeMs: lifeMs[topic],
      })
      await tx.enqueue('push.deliver', { id: id.toString() }, { key: `push.deliver:${id}` })
    }
}

/** What another capability has written, to all browsers of a player. Its own choices and quiet hours are its own business; who is excluded or restricted is not told. */
export const pushChannel = (db: Database): PushChannel => ({
  send: (uid, { title, body, url, tag }) =>
    db.write((tx) =>
      queuePushes(tx, 'messages', [{ uid, tag: `message:${tag}`, url: () => url, write: () => ({ title, body }) }])
    ),
})
