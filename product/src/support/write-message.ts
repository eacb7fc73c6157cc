import type { Context, RefusesAs, Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import type { InputOf } from '@ante/kit/contract'
import { networkOf } from '@ante/kit/network'
import type { Refuses } from '@ante/kit/refusal'
import { lockOpenAccount } from '../identity/index.ts'
import { findPlayer } from '../players/index.ts'
import { lockOwn, newVisitorKey, ownerOf, writerOf } from './caller.ts'
import { checkedFile } from './checked-file.ts'
import { type endpoints, events, supportSettings } from './contract.ts'
import { attachmentsMax, attachmentsTotalMax, networkTotalMax } from './rules/attachments.ts'
import { isWithin } from './rules/hours.ts'
import { messagesMax, openMax, subjectMax } from './rules/words.ts'
import * as store from './store.ts'
import { wireMessage } from './wire.ts'

type Send = (typeof endpoints)['support.send']
type Attach = (typeof endpoints)['support.attach']
type Writes = Context & RefusesAs<Send>
interface Written {
  readonly text: string
  readonly key: string
  readonly email?: string | undefined
  readonly file?: {
    readonly name: string
    readonly type: string
    readonly content: Uint8Array
    /** Where a visitor's file came from; null for a player's. */
    readonly network: string | null
    /** This person has no room for another file. */
    readonly refuseFull: () => never
  }
}

/** Whether somebody of ours is there now: within the hours, and at the inbox. */
export async function isOnline(context: Pick<Context, 'db' | 'clock' | 'setting'>): Promise<boolean> {
  const { hours } = context.setting('support', supportSettings)
  return isWithin(hours, instant(context.clock.now())) && context.db.query(store.isStaffThere)
}

interface Wanted extends Written {
  readonly conversation: string | undefined
  readonly isThere: boolean
  readonly newKey: string
}

/** A chat is answered while somebody is there. Once nobody is, it goes on as a request, whose answer is also told by e-mail. */
async function goOnInChat(
  context: Writes,
  tx: Tx,
  row: store.ConversationRow,
  { isThere, email }: Wanted
): Promise<bigint> {
  if (isThere || row.kind !== 'chat') return row.id
  if (row.uid === null && (row.email ?? email) === undefined) context.refuse('InvalidParameter', needsEmail)
  await store.toTicket(tx, row.id)
  return row.id
}

/** Nobody is there, and nobody without an account is found again in the same way: the answer goes by e-mail. */
const needsEmail = { fields: { email: 'required' } } as const

/** The conversation that is named, or the open chat, or a new one: a ticket while nobody is there. */
async function conversationFor(context: Writes, tx: Tx, wanted: Wanted): Promise<bigint> {
  const { conversation, text, key, email, isThere, newKey } = wanted
  if (conversation !== undefined) {
    const row = await lockOwn(context, tx, conversation)
    // Sent again after a lost answer: it has arrived.
    if ((await store.findByKey(tx, row.id, key)) !== undefined) return row.id
    // Who writes under a closed ticket opens it again; a chat that is over is over, and a decided dispute goes on elsewhere.
    if (row.state === 'closed' && row.kind !== 'ticket') context.refuse('InvalidRequest/conversation_closed')
    return goOnInChat(context, tx, row, wanted)
  }
  const owner = await writerOf(context, tx, newKey)
  await store.lockWriter(owner, tx)
  // Sent again after a lost answer: it went to a request then, or its chat is over by now.
  const before = await store.findConversationByKey(tx, owner, key)
  if (before !== undefined) return before
  const open = await store.findOpenChat(tx, owner)
  const chat = open === undefined ? undefined : await store.lockConversation(tx, open)
  if (chat) return goOnInChat(context, tx, chat, wanted)
  if ((await store.countOpen(tx, owner)) >= openMax) context.refuse('InvalidRequest/conversations_open')
  const known = owner.uid === null ? undefined : await findPlayer(tx, owner.uid)
  if (!isThere && owner.uid === null && email === undefined) context.refuse('InvalidParameter', needsEmail)
  const made = await store.insertConversation(tx, {
    ...owner,
    kind: isThere ? 'chat' : 'ticket',
    subject: isThere ? '' : text.slice(0, subjectMax),
    locale: context.locale,
    name: known?.firstName ?? '',
    email: known?.email ?? email ?? null,
  })
  // Opened in another window at the same time.
  return made ?? (await store.findOpenChat(tx, owner)) ?? context.refuse('InvalidRequest/not_found')
}

/** Whether this person, and who else comes from the same network, may keep another file here. */
async function hasRoom(
  tx: Tx,
  row: store.ConversationRow,
  { content, network }: NonNullable<Written['file']>
): Promise<boolean> {
  const max = row.uid === null ? attachmentsTotalMax.visitor : attachmentsTotalMax.player
  const size = BigInt(content.length)
  if ((await store.attachedBytes(tx, row)) + size > BigInt(max)) return false
  return network === null || (await store.attachedBytesOfNetwork(tx, network)) + size <= BigInt(networkTotalMax)
}

/** One message of the writer's, once for its key, told to both sides after the commit. */
export async function addWriterMessage(
  context: Refuses<'InvalidRequest/idempotency_key_reused' | 'InvalidRequest/conversation_full'>,
  tx: Tx,
  conversation: bigint,
  { text, key, email, file }: Written
): Promise<bigint> {
  const row = await store.lockConversation(tx, conversation)
  const before = await store.findByKey(tx, conversation, key)
  if (before !== undefined) {
    if (!(await store.isSameMessage(tx, before, { text, file })))
      context.refuse('InvalidRequest/idempotency_key_reused')
    return before
  }
  const { messages, attachments } = await store.countMessages(tx, conversation)
  if (messages >= messagesMax || (file && attachments >= attachmentsMax))
    context.refuse('InvalidRequest/conversation_full')
  if (file && row && !(await hasRoom(tx, row, file))) file.refuseFull()
  const message = await store.addMessage(tx, conversation, { side: 'writer', by: '', text, key })
  if (file) await store.addAttachment(tx, message, file)
  await store.writerWrote(tx, conversation, message, email ?? null)
  await tx.announce(events['support.written'], { conversation, message })
  return message
}

async function write(context: Writes, conversation: string | undefined, given: Written) {
  // A player is answered at the address of their account.
  const written = context.player ? { ...given, email: undefined } : given
  const isThere = await isOnline(context)
  const newKey = newVisitorKey(context)
  const { id, message } = await context.db.write(async (tx) => {
    if (context.player) await lockOpenAccount(context, tx, context.player.uid)
    // Files into two conversations at once are counted one after the other.
    const known = await ownerOf(context, tx)
    if (written.file && (known.uid ?? known.visitor) !== null) await store.lockWriter(known, tx)
    const found = await conversationFor(context, tx, { ...written, conversation, isThere, newKey })
    const added = await addWriterMessage(context, tx, found, written)
    return { id: found, message: await store.readMessage(tx, added) }
  })
  if (!context.player) context.session?.keepVisitor(context.session.visitor ?? newKey)
  return { conversation: String(id), message: message ? wireMessage(message) : null }
}

export const send = (context: Writes, { conversation, ...written }: InputOf<Send>) =>
  write(context, conversation, written)

export function attach(
  context: Writes & RefusesAs<Attach>,
  { conversation, name, type, content, key, email }: InputOf<Attach>
) {
  const refuseFull = () => context.refuse('InvalidRequest/attachments_full')
  const network = context.player ? null : networkOf(context.address)
  const file = { ...checkedFile(context, { name, type, content }), network, refuseFull }
  return write(context, conversation, { text: file.name, key, email, file })
}
