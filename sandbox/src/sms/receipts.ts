import { Webhook } from 'standardwebhooks'
import { postSigned, type Signature } from '../post-callback.ts'
import type { Message, Messages } from './storage.ts'

/** Pauses after the first, second, … receipt that was not taken; after the last one the gateway gives up. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000]

export function receipts(messages: Messages, secret: string, now: () => number) {
  const hook = new Webhook(secret)

  function send(message: Message, signature: Signature = 'right'): Promise<number> {
    const { id, reference, receipt } = message
    const body = JSON.stringify({
      type: `message.${receipt}`,
      data: { id, reference, reason: receipt === 'failed' ? 'absent_subscriber' : null },
    })
    return postSigned(hook, { id, url: message.receiptUrl, body }, signature)
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
