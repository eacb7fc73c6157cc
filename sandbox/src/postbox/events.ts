import { Webhook } from 'standardwebhooks'
import type { EventRow, Messages } from './storage.ts'

/** Pauses after the first, second, … event that was not taken; after the last one the vendor gives up. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000]
const timeoutMs = 5_000
export type Signature = 'right' | 'wrong' | 'old'

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
  async function send(event: EventRow, signature: Signature = 'right'): Promise<number> {
    const body = JSON.stringify({
      type: `message.${event.type}`,
      data: { id: event.message, reference: event.reference, permanent: event.isPermanent, reason: event.reason },
    })
    const at = new Date(Date.now() - (signature === 'old' ? 3_600_000 : 0))
    const signed = signature === 'wrong' ? `v1,${Buffer.alloc(32).toString('base64')}` : hook.sign(event.id, at, body)
    try {
      const response = await fetch(event.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': event.id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signed,
        },
        body,
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      // Network failures and time-outs count as not taken.
      if (error instanceof TypeError || error instanceof DOMException) return 0
      throw error
    }
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
