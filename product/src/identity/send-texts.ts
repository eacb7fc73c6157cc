import { createHash } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { type SmsPorts, smsOf } from './connectors/port.ts'
import { textsTo } from './rules/lock.ts'
import { countTries } from './store.ts'
import * as store from './store-texts.ts'

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest()
const prefix = 'ante-text-'

/**
 * Puts a text message into this transaction; it goes after the commit. False when its number was sent enough for now, or its network had enough sent:
 * each message costs money, and nobody's phone is made to ring all day. `network` is left out where the platform writes by itself.
 */
export async function queueText(tx: Tx, text: store.NewText, network?: string): Promise<boolean> {
  for (const [name, limit] of [
    [`texts to ${text.to} in an hour`, textsTo.numberInAnHour],
    [`texts to ${text.to} in a day`, textsTo.numberInADay],
    ...(network === undefined ? [] : [[`texts for ${network}`, textsTo.network] as const]),
  ] as const) {
    const [count = 0] = await countTries(tx, [hashOf(`\u0000${name}`)], limit)
    if (count > limit.max) return false
  }
  const row = await store.insertText(tx, text)
  if (!row) throw new Error('no text message was written')
  await tx.enqueue('identity.send-text', { id: row.id.toString() }, { key: `text:${row.id}` })
  return true
}

/** Gives one message to the gateway. While it is away the job fails, and the queue repeats it; under the same number it is one message. */
export async function sendText(context: Context<SmsPorts>, { id }: { id: string }): Promise<void> {
  const text = await context.db.read((tx) => store.readText(tx, BigInt(id)))
  if (!text) return
  const gateway = smsOf(context.ports)
  if (!gateway) throw new Error('there is no SMS gateway')
  const outcome = await gateway.send({ id: `${prefix}${text.id}`, to: `+${text.to_number}`, text: text.body })
  await context.db.write((tx) => store.textSent(tx, text.id, outcome))
}

/** Takes a receipt of the gateway: returns when it is durable. One that is told twice changes nothing. */
export async function receiveReceipt(
  context: Context<SmsPorts> & Refuses<'InvalidRequest/not_found' | 'AccessDenied'>,
  { headers, rawBody }: { readonly headers: Readonly<Record<string, string>>; readonly rawBody: Uint8Array }
): Promise<void> {
  const gateway = smsOf(context.ports) ?? context.refuse('InvalidRequest/not_found')
  const receipt = gateway.readReceipt(headers, rawBody)
  if (receipt.kind === 'forged') {
    context.log.warn({ address: context.address }, 'an SMS receipt with a wrong or an old signature was refused')
    context.refuse('AccessDenied')
  }
  const id = receipt.kind === 'genuine' ? receipt.id : ''
  if (receipt.kind !== 'genuine' || !/^ante-text-\d{1,18}$/.test(id)) return
  const reason = receipt.state === 'failed' ? receipt.reason : null
  await context.db.write((tx) => store.saveReceipt(tx, BigInt(id.slice(prefix.length)), receipt.state, reason))
}
