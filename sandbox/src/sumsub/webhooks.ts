import { createHmac, randomUUID } from 'node:crypto'
import type { Books } from '../books.ts'
import { postCallback } from '../post-callback.ts'

interface Delivery {
  readonly id: string
  readonly about: string
  readonly body: string
  readonly attempts: number
  readonly dueAt: number | null
}
/** Pauses after failed deliveries, as documented: five minutes, one hour, five and eighteen. The first one is short here: a developer's server restarts. */
const pausesMs = [2_000, 5 * 60_000, 60 * 60_000, 5 * 60 * 60_000, 18 * 60 * 60_000]

const hashes = { HMAC_SHA1_HEX: 'sha1', HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' } as const
export type Algorithm = keyof typeof hashes

const headersFor = (body: string, secret: string, algorithm: Algorithm = 'HMAC_SHA256_HEX') => ({
  'content-type': 'application/json',
  'x-payload-digest-alg': algorithm,
  'x-payload-digest': createHmac(hashes[algorithm], secret).update(body).digest('hex'),
})

export interface Webhooks {
  add(about: string, payload: object): void
  deliverDue(): Promise<void>
  /** Sends what was told about an applicant or action again, in the order asked for: their statuses. */
  redeliver(about: string, order: 'given' | 'reversed'): Promise<number[]>
  toldOf(about: string): string[]
}

const post = (url: string, secret: string, body: string): Promise<number> =>
  postCallback(url, headersFor(body, secret), body)

export function openWebhooks(
  books: Books,
  { url, secret, now }: { url: () => string; secret: string; now: () => number }
): Webhooks {
  const about = (one: string) =>
    books
      .all<Delivery>('webhook')
      .filter((delivery) => delivery.about === one)
      .toReversed()
  return {
    add(one, payload) {
      const id = randomUUID()
      books.put('webhook', id, {
        id,
        about: one,
        body: JSON.stringify(payload),
        attempts: 0,
        dueAt: now(),
      } satisfies Delivery)
    },
    async deliverDue() {
      const due = books.all<Delivery>('webhook').filter(({ dueAt }) => dueAt !== null && dueAt <= now())
      for (const one of due.toReversed()) {
        const status = await post(url(), secret, one.body)
        const pause = status >= 200 && status < 300 ? undefined : pausesMs[one.attempts]
        const dueAt = pause === undefined ? null : now() + pause
        books.put('webhook', one.id, { ...one, attempts: one.attempts + 1, dueAt })
      }
    },
    async redeliver(one, order) {
      const all = order === 'given' ? about(one) : about(one).toReversed()
      const statuses: number[] = []
      for (const { body } of all) statuses.push(await post(url(), secret, body))
      return statuses
    },
    toldOf: (one) => about(one).map(({ body }) => body),
  }
}
