import type { Context, PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { after, day } from '@ante/kit/instant'
import { findPayment } from '../cashier/index.ts'
import { findRound } from '../games/index.ts'
import { writeWhileOpen } from '../identity/index.ts'
import { findPlayer } from '../players/index.ts'
import { findBet } from '../sportsbook/index.ts'
import { type endpoints, supportSettings } from './contract.ts'
import { openMax, type Subject } from './rules/words.ts'
import * as store from './store.ts'
import { addWriterMessage } from './write-message.ts'

type Open = (typeof endpoints)['support.openDispute']

/** What the books say of it, as the player sees it: the bet with its settlement, the round with its proof, the payment with its events. */
const readers: Readonly<Record<Subject, (context: Context, uid: bigint, id: bigint) => Promise<unknown>>> = {
  bet: ({ db }, uid, id) => findBet(db, uid, id),
  round: findRound,
  payment: ({ db }, uid, id) => db.read((tx) => findPayment(tx, uid, id)),
}

/** Whoever opens it again goes on in the one that there is: what they wrote is its next message, and a decided one takes no more. */
async function goOn(
  context: RefusesAs<Open>,
  tx: Tx,
  dispute: bigint,
  written: { text: string; key: string }
): Promise<bigint> {
  const row = await store.lockConversation(tx, dispute)
  if (row?.state === 'closed' && (await store.findByKey(tx, dispute, written.key)) === undefined)
    context.refuse('InvalidRequest/conversation_closed')
  await addWriterMessage(context, tx, dispute, written)
  return dispute
}

/** A dispute of something that is the player's, with what we know of it now and the date by which it is answered. */
export async function openDispute(
  context: PlayerContext & RefusesAs<Open>,
  { about, about_id: id, text, key }: InputOf<Open>
): Promise<{ conversation: string }> {
  const { uid } = context.player
  const evidence = await readers[about](context, uid, BigInt(id))
  if (evidence === undefined) context.refuse('InvalidRequest/not_found')
  const { disputes } = context.setting('support', supportSettings)
  const conversation = await writeWhileOpen(context, async (tx) => {
    const before = await store.findDispute(tx, uid, about, id)
    if (before !== undefined) return goOn(context, tx, before, { text, key })
    if ((await store.countOpen(tx, { uid, visitor: null })) >= openMax)
      context.refuse('InvalidRequest/conversations_open')
    const player = await findPlayer(tx, uid)
    const made = await store.insertConversation(tx, {
      uid,
      visitor: null,
      kind: 'dispute',
      subject: '',
      locale: context.locale,
      name: player?.firstName ?? '',
      email: player?.email ?? null,
      dispute: { about, id, evidence, dueAt: new Date(after(context.clock.now(), disputes.answerDays * day)) },
    })
    // Pressed in two windows at once: the other one has it.
    const own = made ?? (await store.findDispute(tx, uid, about, id)) ?? context.refuse('InvalidRequest/not_found')
    return goOn(context, tx, own, { text, key })
  })
  return { conversation: String(conversation) }
}
