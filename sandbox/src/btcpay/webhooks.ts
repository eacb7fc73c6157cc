import { createHmac, randomBytes } from 'node:crypto'
import type { Books } from '../books.ts'
import { postCallback } from '../post-callback.ts'

interface Delivery {
  readonly id: string
  /** The invoice or payout that it is about. */
  readonly subject: string
  readonly body: string
  readonly attempts: number
  readonly dueAt: number | null
}
/** As BTCPay Server repeats what failed: after 10 seconds, a minute, and six times after ten minutes. */
const pausesMs = [10_000, 60_000, ...Array.from({ length: 6 }, () => 600_000)]

export interface Webhooks {
  add(type: string, subject: string, fields: Readonly<Record<string, unknown>>): void
  deliverDue(): Promise<void>
  /** Sends the events about an invoice or payout again, as deliveries with numbers of their own that name the first: their statuses. */
  redeliver(subject: string, order: 'given' | 'reversed'): Promise<number[]>
}

const post = (url: string, secret: string, body: string): Promise<number> =>
  postCallback(url, { 'btcpay-sig': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }, body)

export function openWebhooks(
  books: Books,
  { url, secret, now }: { url: () => string; secret: string; now: () => number }
): Webhooks {
  const newId = () => randomBytes(12).toString('hex')
  return {
    add(type, subject, fields) {
      const id = newId()
      const head = { deliveryId: id, webhookId: 'ante', originalDeliveryId: id, isRedelivery: false, type }
      const body = JSON.stringify({ ...head, timestamp: Math.floor(now() / 1000), ...fields })
      books.put('delivery', id, { id, subject, body, attempts: 0, dueAt: now() } satisfies Delivery)
    },
    async deliverDue() {
      const due = books.all<Delivery>('delivery').filter(({ dueAt }) => dueAt !== null && dueAt <= now())
      for (const one of due.toReversed()) {
        const status = await post(url(), secret, one.body)
        const pause = status >= 200 && status < 300 ? undefined : pausesMs[one.attempts]
        const dueAt = pause === undefined ? null : now() + pause
        books.put('delivery', one.id, { ...one, attempts: one.attempts + 1, dueAt })
      }
    },
    async redeliver(subject, order) {
      const all = books.all<Delivery>('delivery').filter((one) => one.subject === subject)
      const statuses: number[] = []
      for (const { body } of order === 'given' ? all.toReversed() : all) {
        const first: object = JSON.parse(body)
        const again = { ...first, deliveryId: newId(), isRedelivery: true }
        statuses.push(await post(url(), secret, JSON.stringify(again)))
      }
      return statuses
    },
  }
}
