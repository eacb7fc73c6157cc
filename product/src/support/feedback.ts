import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { lockOpenAccount } from '../identity/index.ts'
import { findPlayer } from '../players/index.ts'
import { newVisitorKey, writerOf } from './caller.ts'
import type { endpoints } from './contract.ts'
import { feedbackVerdict } from './rules/feedback.ts'
import { openMax } from './rules/words.ts'
import * as store from './store.ts'
import { addWriterMessage } from './write-message.ts'

type Feedback = (typeof endpoints)['support.sendFeedback']

/** CHAT-39: what the form sends is a ticket. Each field that is missing or wrong is named; what was sent twice is one ticket. */
export async function sendFeedback(
  context: Context & RefusesAs<Feedback>,
  { key, ...given }: InputOf<Feedback>
): Promise<{ ticket: string }> {
  const fields = Object.fromEntries(
    (['name', 'email', 'subject', 'message'] as const).flatMap((name) => {
      const wrong = feedbackVerdict(name, given[name])
      return wrong ? [[name, wrong]] : []
    })
  )
  if (Object.keys(fields).length > 0) context.refuse('InvalidParameter', { fields })
  const newKey = newVisitorKey(context)
  const isNew = !context.player && context.session?.visitor === undefined
  const { ticket, isOwn } = await context.db.write(async (tx) => {
    if (context.player) await lockOpenAccount(context, tx, context.player.uid)
    // A browser that has no cookie yet is another visitor each time: it is known by what it sends.
    const sent =
      isNew && key !== undefined
        ? await store.findTicketOfNobody(tx, key, { text: given.message, email: given.email })
        : undefined
    if (sent !== undefined) return { ticket: sent, isOwn: false }
    const owner = await writerOf(context, tx, newKey)
    await store.lockWriter(owner, tx)
    const before = key === undefined ? undefined : await store.findTicketByKey(tx, owner, key, given)
    if (before && !before.is_same) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return { ticket: before.id, isOwn: true }
    if ((await store.countOpen(tx, owner)) >= openMax) context.refuse('InvalidRequest/conversations_open')
    const player = owner.uid === null ? undefined : await findPlayer(tx, owner.uid)
    const made = await store.insertConversation(tx, {
      ...owner,
      kind: 'ticket',
      subject: given.subject,
      locale: context.locale,
      name: given.name || player?.firstName || '',
      email: given.email,
    })
    if (made === undefined) throw new Error('no ticket was opened')
    await addWriterMessage(
      {
        refuse: () => {
          throw new Error('a new ticket is full')
        },
      },
      tx,
      made,
      { text: given.message, key: key ?? newKey }
    )
    return { ticket: made, isOwn: true }
  })
  if (!context.player && isOwn) context.session?.keepVisitor(context.session.visitor ?? newKey)
  return { ticket: String(ticket) }
}
