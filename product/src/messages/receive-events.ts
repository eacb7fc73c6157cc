import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { events } from './contract.ts'
import { type MailPorts, type SmsPorts, smsOf } from './connectors/port.ts'
import { noteUnreachable, vendorPrefix } from './deliver.ts'
import type { MessageState } from './rules/words.ts'
import * as store from './store.ts'
import { forgetUnreachable, markComplained } from './store-marks.ts'

interface Callback {
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: Uint8Array
}
type Told = Refuses<'InvalidRequest/not_found' | 'AccessDenied'>

const idOf = (reference: string): bigint | undefined =>
  /^ante-message-\d{1,18}$/.test(reference) ? BigInt(reference.slice(vendorPrefix.length)) : undefined

interface Word {
  readonly state: MessageState
  readonly reason?: string
  /** What was known before may only be one of these: words come twice, and in any order. */
  readonly from: readonly MessageState[]
}
const words = {
  delivered: { state: 'delivered', from: ['waiting', 'accepted'] },
  failed: { state: 'failed', from: ['waiting', 'accepted', 'delivered'] },
  bounced: { state: 'bounced', from: ['waiting', 'accepted', 'delivered', 'failed'] },
  complained: { state: 'complained', from: ['waiting', 'accepted', 'delivered', 'failed'] },
} as const satisfies Record<string, Word>

async function take(tx: Tx, channel: 'email' | 'sms', id: bigint, word: Word): Promise<void> {
  const { state, from, reason = null } = word
  const row = await store.messageTold(tx, id, { channel, state, reason, from })
  // Whose data was erased meanwhile has no address here.
  if (!row || row.to_address === '') return
  const { to_address, uid } = row
  if (word.state === 'delivered') await forgetUnreachable(tx, channel, to_address)
  if (word.state === 'bounced') await noteUnreachable(tx, row, word.reason ?? 'unspecified')
  if (word.state !== 'complained') return
  await markComplained(tx, channel, to_address, uid)
  if (uid !== null) await tx.announce(events['messages.complained'], { uid, channel })
}

/** Takes what the vendor of mail tells of an email: returns when it is durable. What is told twice changes nothing. */
export async function receiveMailEvent(
  context: Context<MailPorts> & Told,
  { headers, rawBody }: Callback
): Promise<void> {
  const told = (await context.ports.mail.readEvent?.(headers, rawBody)) ?? context.refuse('InvalidRequest/not_found')
  if (told.kind === 'forged') {
    context.log.warn({ address: context.address }, 'an event of mail with a wrong or an old signature was refused')
    context.refuse('AccessDenied')
  }
  const id = told.kind === 'genuine' ? idOf(told.id) : undefined
  if (told.kind !== 'genuine' || id === undefined) return
  const word: Word =
    told.event === 'bounced'
      ? { ...(told.isFinal ? words.bounced : words.failed), reason: told.reason }
      : words[told.event]
  await context.db.write((tx) => take(tx, 'email', id, word))
}

/** Takes a receipt of the SMS gateway, in the same way. That a phone did not take a message does not say that there is none. */
export async function receiveReceipt(context: Context<SmsPorts> & Told, { headers, rawBody }: Callback): Promise<void> {
  const gateway = smsOf(context.ports) ?? context.refuse('InvalidRequest/not_found')
  const receipt = gateway.readReceipt(headers, rawBody)
  if (receipt.kind === 'forged') {
    context.log.warn({ address: context.address }, 'an SMS receipt with a wrong or an old signature was refused')
    context.refuse('AccessDenied')
  }
  const id = receipt.kind === 'genuine' ? idOf(receipt.id) : undefined
  if (receipt.kind !== 'genuine' || id === undefined) return
  const word: Word = receipt.state === 'failed' ? { ...words.failed, reason: receipt.reason } : words.delivered
  await context.db.write((tx) => take(tx, 'sms', id, word))
}
