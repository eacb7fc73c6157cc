import { randomUUID } from 'node:crypto'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { minute } from '@ante/kit/instant'
import { sendMessage, siteOf } from '../messages/index.ts'
import { tellPlayer } from '../players/index.ts'
import { checkedFile } from './checked-file.ts'
import { events } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { pageOf } from './follow-conversation.ts'
import * as store from './store.ts'

type Endpoints = typeof staffEndpoints
type Replies = StaffContext & RefusesAs<Endpoints['support.reply']>
type Decides = StaffContext & RefusesAs<Endpoints['support.decide']>

type Attached = ReturnType<typeof checkedFile>

/** Whoever has waited so long for a chat has gone on to something else. */
const waitsMs = 15 * minute

/** Makes a request of a chat whose writer has waited too long. Whether it is one now, or a request or dispute before: nobody waits in front of it. */
async function makeRequest({ clock }: StaffContext, tx: Tx, { id, kind, waiting_since: since }: store.ConversationRow) {
  if (kind !== 'chat') return true
  if (since === null || clock.now() - since.getTime() < waitsMs) return false
  await store.toTicket(tx, id)
  return true
}

/** Outside of a chat the answer is also told by e-mail. */
async function tellByMail(context: StaffContext, tx: Tx, row: store.ConversationRow, answer: string): Promise<void> {
  const site = siteOf(context)
  const key = 'support.answer'
  const values = (locale: string) => ({ number: String(row.id), link: pageOf(site, locale, row.id), answer })
  if (row.uid !== null) await tellPlayer(tx, row.uid, { key, site, values })
  else if (row.email !== null) {
    const { locale } = row
    await sendMessage(tx, { key, uid: null, site, locale, values: values(locale), to: { email: row.email } })
  }
}

async function answer(
  context: StaffContext,
  tx: Tx,
  row: store.ConversationRow,
  text: string,
  key: string,
  file?: Attached
): Promise<bigint> {
  const { name, id } = context.staff
  const message = await store.addMessage(tx, row.id, { side: 'staff', by: name, text, key })
  if (file) await store.addAttachment(tx, message, { ...file, network: null })
  await store.staffWrote(tx, row.id, message, { id: id ?? null, name })
  if (await makeRequest(context, tx, row)) await tellByMail(context, tx, row, text)
  await tx.announce(events['support.written'], { conversation: row.id, message })
  return message
}

interface Answer {
  readonly conversation: string
  readonly text: string
  readonly key: string
  readonly file?: Attached
}
const reply = (context: Replies, { conversation, text, key, file }: Answer) =>
  context.db.write(async (tx) => {
    const row = (await store.lockConversation(tx, BigInt(conversation))) ?? context.refuse('InvalidRequest/not_found')
    const before = await store.findByKey(tx, row.id, key)
    if (before !== undefined) {
      if (!(await store.isSameMessage(tx, before, { text, file })))
        context.refuse('InvalidRequest/idempotency_key_reused')
      return { message: String(before) }
    }
    if (row.state === 'closed') context.refuse('InvalidRequest/conversation_closed')
    return { message: String(await answer(context, tx, row, text, key, file)) }
  })

export const replyText = (context: Replies, input: InputOf<Endpoints['support.reply']>) => reply(context, input)
export function replyFile(
  context: Replies & RefusesAs<Endpoints['support.replyfile']>,
  { conversation, key, ...given }: InputOf<Endpoints['support.replyfile']>
) {
  const file = checkedFile(context, given)
  return reply(context, { conversation, key, text: file.name, file })
}

/** The reason is the last message of the dispute; the player may go to the body of dispute resolution from then on. */
export async function decide(
  context: Decides,
  { conversation, outcome, reason }: InputOf<Endpoints['support.decide']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const row = (await store.lockConversation(tx, BigInt(conversation))) ?? context.refuse('InvalidRequest/not_found')
    if (row.kind !== 'dispute') context.refuse('InvalidRequest/not_found')
    if (row.state === 'closed') context.refuse('InvalidRequest/conflict')
    await answer(context, tx, row, reason, `decision-${randomUUID()}`)
    await store.close(tx, row.id, outcome)
    await tx.announce(events['support.changed'], { conversation: row.id, what: 'state', to: 'both' })
  })
  return 1
}
