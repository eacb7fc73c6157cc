import { createHmac } from 'node:crypto'
import type { Books } from '../books.ts'
import { postCallback } from '../post-callback.ts'

interface Delivery {
  readonly id: string
  readonly object: 'event'
  readonly about: string
  readonly body: string
  readonly attempts: number
  readonly dueAt: number | null
}
/** Pauses after failed deliveries; after the last one the vendor gives up. */
const pausesMs = [1_000, 5_000, 30_000, 5 * 60_000, 60 * 60_000, 24 * 60 * 60_000]

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` with the endpoint's secret. */
export const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

export interface Webhooks {
  add(type: string, object: { id: string }): void
  deliverDue(): Promise<void>
  /** Sends the events about an object again, in the order asked for: their statuses. */
  redeliver(object: string, order: 'given' | 'reversed'): Promise<number[]>
  eventsOf(object: string): { id: string; body: string }[]
}

/** The signature's time is the real one, also where a test winds the clock: receivers compare it with theirs. */
const post = (url: string, secret: string, body: string): Promise<number> =>
  postCallback(url, { 'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)) }, body)

export function openWebhooks(
  books: Books,
  {
    url,
    secret,
    now,
    newId,
  }: { url: () => string; secret: string; now: () => number; newId: (prefix: string) => string }
): Webhooks {
  const eventsOf = (object: string) =>
    books
      .all<Delivery>('event')
      .filter(({ about }) => about === object)
      .toReversed()
  return {
    add(type, object) {
      const id = newId('evt')
      const created = Math.floor(now() / 1000)
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        type,
        livemode: false,
        data: { object },
      })
      books.put('event', id, {
        id,
        object: 'event',
        about: object.id,
        body,
        attempts: 0,
        dueAt: now(),
      } satisfies Delivery)
    },
    async deliverDue() {
      const due = books.all<Delivery>('event').filter(({ dueAt }) => dueAt !== null && dueAt <= now())
      for (const event of due.toReversed()) {
        const status = await post(url(), secret, event.body)
        const pause = status >= 200 && status < 300 ? undefined : pausesMs[event.attempts]
        const dueAt = pause === undefined ? null : now() + pause
        books.put('event', event.id, { ...event, attempts: event.attempts + 1, dueAt })
      }
    },
    async redeliver(object, order) {
      const events = order === 'given' ? eventsOf(object) : eventsOf(object).toReversed()
      const statuses: number[] = []
      for (const { body } of events) statuses.push(await post(url(), secret, body))
      return statuses
    },
    eventsOf: (object) => eventsOf(object).map(({ id, body }) => ({ id, body })),
  }
}
