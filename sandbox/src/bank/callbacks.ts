import { Webhook } from 'standardwebhooks'
import { postSigned, type Signature } from '../post-callback.ts'
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

export interface Callbacks {
  /** Tries every due callback once; resolves when all have been answered or have failed. */
  deliverDue(): Promise<void>
  /** Sends all callbacks of an object again, in the given order, with a wrong signature if asked: what real networks and attackers do. */
  redeliver(
    object: string,
    how: { times: number; order: 'given' | 'reversed'; signature: Signature }
  ): Promise<number[]>
}

export function callbacks(storage: Storage, secret: string, now: () => number): Callbacks {
  const hook = new Webhook(secret)

  async function deliver(event: OutgoingEvent): Promise<void> {
    const status = await postSigned(hook, event)
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
        for (const event of ordered) statuses.push(await postSigned(hook, event, signature))
      }
      return statuses
    },
  }
}
