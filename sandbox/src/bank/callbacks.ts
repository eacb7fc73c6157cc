import { Webhook } from 'standardwebhooks'
import type { OutgoingEvent, Storage } from './storage.ts'

/** Pauses after the first, second, … failed delivery; after the last one the bank gives up, and only asking helps. */
const pausesMs = [
  1_000,
  3_000,
  10_000,
  30_000,
  2 * 60_000,
  10 * 60_000,
  30 * 60_000,
  60 * 60_000,
  6 * 60 * 60_000,
  24 * 60 * 60_000,
]
const timeoutMs = 5_000

export interface Callbacks {
  /** Tries every due callback once; resolves when all have been answered or have failed. */
  deliverDue(): Promise<void>
  /** Sends all callbacks of an object again, in the given order, with a wrong signature if asked: what real networks and attackers do. */
  redeliver(
    object: string,
    how: { times: number; order: 'given' | 'reversed'; signature: 'right' | 'wrong' | 'old' }
  ): Promise<number[]>
}

export function callbacks(storage: Storage, secret: string, now: () => number): Callbacks {
  const hook = new Webhook(secret)

  async function send(event: OutgoingEvent, at: Date, signature: string): Promise<number> {
    try {
      const response = await fetch(event.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': event.id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
        },
        body: event.body,
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      // Network failures and time-outs count as not delivered.
      if (error instanceof TypeError || error instanceof DOMException) return 0
      throw error
    }
  }

  async function deliver(event: OutgoingEvent): Promise<void> {
    // The signature's time is the real one, also where a test winds the bank's clock: receivers compare it with theirs.
    const at = new Date()
    const status = await send(event, at, hook.sign(event.id, at, event.body))
    if (status >= 200 && status < 300) return storage.delivered(event.id)
    const pause = pausesMs[event.attempts]
    storage.postpone(event.id, pause === undefined ? null : now() + pause)
  }

  return {
    async deliverDue() {
      // One object's events go out one after the other; a failed one does not hold the next one back, so order is not promised.
      for (const event of storage.dueEvents(now())) await deliver(event)
    },
    async redeliver(object, { times, order, signature }) {
      const events = storage.eventsOf(object)
      const ordered = order === 'given' ? events : events.toReversed()
      const statuses: number[] = []
      for (let round = 0; round < times; round++) {
        for (const event of ordered) {
          const at = new Date(Date.now() - (signature === 'old' ? 3_600_000 : 0))
          const signed = hook.sign(event.id, at, event.body)
          statuses.push(
            await send(event, at, signature === 'wrong' ? `v1,${Buffer.alloc(32).toString('base64')}` : signed)
          )
        }
      }
      return statuses
    },
  }
}
