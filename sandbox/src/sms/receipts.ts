import { Webhook } from 'standardwebhooks'
import type { Message, Messages } from './storage.ts'

/** Pauses after the first, second, … receipt that was not taken; after the last one the gateway gives up. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000]
const timeoutMs = 5_000
export type Signature = 'right' | 'wrong' | 'old'

export function receipts(messages: Messages, secret: string, now: () => number) {
  const hook = new Webhook(secret)

  async function send(message: Message, signature: Signature = 'right'): Promise<number> {
    const { id, reference, receipt } = message
    const body = JSON.stringify({
      type: `message.${receipt}`,
      data: { id, reference, reason: receipt === 'failed' ? 'absent_subscriber' : null },
    })
    const at = new Date(Date.now() - (signature === 'old' ? 3_600_000 : 0))
    const signed = signature === 'wrong' ? `v1,${Buffer.alloc(32).toString('base64')}` : hook.sign(id, at, body)
    try {
      const response = await fetch(message.receiptUrl, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
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
    /** Tells every receipt that is due once. */
    async tellDue(): Promise<void> {
      for (const message of messages.due(now())) {
        const status = await send(message)
        const pause = status >= 200 && status < 300 ? undefined : pausesMs[message.attempts]
        messages.postpone(message.id, pause === undefined ? null : now() + pause)
      }
    },
    /** Tells the receipts of a number again, as networks and attackers do; answers the statuses. */
    again: (number: string, signature: Signature): Promise<number[]> =>
      Promise.all(
        messages
          .of(number)
          .filter(({ receipt }) => receipt !== null)
          .map((message) => send(message, signature))
      ),
  }
}
