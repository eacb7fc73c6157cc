import { Webhook } from 'standardwebhooks'
import { postSigned, type Signature } from '../post-callback.ts'
import type { EventRow, Messages } from './storage.ts'

/** Pauses after the first, second, … event that was not taken; after the last one the vendor gives up. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000]

export interface FutureEvent {
  readonly type: 'delivered' | 'bounced' | 'complained'
  readonly isPermanent?: boolean
  readonly reason?: string
}
/** What becomes of an accepted message, by its address, as everywhere in the sandbox. */
export function futureOf(address: string): readonly FutureEvent[] {
  const domain = address.split('@').at(-1)
  if (domain === 'gone.example') return [{ type: 'bounced', isPermanent: true, reason: '550 5.1.1 no such user' }]
  if (domain === 'full.example') return [{ type: 'bounced', reason: '452 4.2.2 mailbox full' }]
  if (domain === 'complain.example') return [{ type: 'delivered' }, { type: 'complained' }]
  return [{ type: 'delivered' }]
}

/** Events signed as Standard Webhooks, told until they are taken. */
export function eventTeller(messages: Messages, secret: string, now: () => number) {
  const hook = new Webhook(secret)
  function send(event: EventRow, signature: Signature = 'right'): Promise<number> {
    const body = JSON.stringify({
      type: `message.${event.type}`,
      data: { id: event.message, reference: event.reference, permanent: event.isPermanent, reason: event.reason },
    })
    return postSigned(hook, { id: event.id, url: event.url, body }, signature)
  }
  return {
    /** Tells every event that is due once. */
    async tellDue(): Promise<void> {
      for (const event of messages.dueEvents(now())) {
        const status = await send(event)
        const pause = status >= 200 && status < 300 ? undefined : pausesMs[event.attempts]
        messages.postponeEvent(event.id, pause === undefined ? null : now() + pause)
      }
    },
    /** Tells the events of an address again, as networks and attackers do; answers the statuses. */
    again: (address: string, signature: Signature): Promise<number[]> =>
      Promise.all(messages.eventsOf(address).map((event) => send(event, signature))),
  }
}
