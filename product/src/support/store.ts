import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'
import type { Owner } from './store-writers.ts'
import { type Kind, type Outcome, type State, type Subject, subjectMax } from './rules/words.ts'

export * from './store-messages.ts'
export * from './store-writers.ts'

export interface ConversationRow {
  id: bigint
  uid: bigint | null
  visitor: bigint | null
  kind: Kind
  state: State
  subject: string
  locale: string
  name: string
  email: string | null
  assigned_to: bigint | null
  assigned_name: string | null
  opened_at: Date
  changed_at: Date
  waiting_since: Date | null
  first_answer_at: Date | null
  closed_at: Date | null
  read_by_writer: bigint
  read_by_staff: bigint
  writer_typed_at: Date | null
  rating: number | null
  rating_note: string | null
  about: Subject | null
  about_id: string | null
  due_at: Date | null
  outcome: Outcome | null
  escalated_at: Date | null
  unread: number
}

/** All columns but the evidence, which is read where it is shown. */
const columns = `c.id, c.uid, c.visitor, c.kind, c.state, c.subject, c.locale, c.name, c.email, c.assigned_to, c.assigned_name, c.opened_at, c.changed_at,
  c.waiting_since, c.first_answer_at, c.closed_at, c.read_by_writer, c.read_by_staff, c.writer_typed_at, c.rating, c.rating_note, c.about, c.about_id,
  c.due_at, c.outcome, c.escalated_at,
  (select count(*)::int from support.messages m where m.conversation = c.id and m.id > c.read_by_writer and m.side <> 'writer') as unread`

const statements = {
  insert: sql(
    'support.insert_conversation',
    `insert into support.conversations (uid, visitor, kind, subject, locale, name, email, about, about_id, evidence, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`
  ),
  openChat: sql(
    'support.open_chat',
    `select id from support.conversations where kind = 'chat' and state <> 'closed' and ((uid = $1) or (visitor = $2)) for no key update`
  ),
  dispute: sql(
    'support.dispute_of',
    `select id from support.conversations where kind = 'dispute' and uid = $1 and about = $2 and about_id = $3`
  ),
  countOpen: sql(
    'support.count_open',
    `select count(*)::int as count from support.conversations where state <> 'closed' and ((uid = $1) or (visitor = $2))`
  ),
  read: sql('support.conversations_by_id', `select ${columns} from support.conversations c where c.id = any ($1)`),
  lock: sql('support.lock_conversation', `select ${columns} from support.conversations c where c.id = $1 for update`),
  evidence: sql('support.evidence', `select evidence from support.conversations where id = $1`),
  list: sql(
    'support.conversations_of',
    `select ${columns} from support.conversations c where (c.uid = $1) or (c.visitor = $2) order by c.id desc limit 100`
  ),
  byKey: sql(
    'support.conversation_by_key',
    `select c.id from support.conversations c join support.messages m on m.conversation = c.id
       where m.key = $3 and m.side = 'writer' and ((c.uid = $1) or (c.visitor = $2)) limit 1`
  ),
  writerWrote: sql(
    'support.writer_wrote',
    `update support.conversations set state = 'waiting', changed_at = now(), waiting_since = coalesce(waiting_since, now()), closed_at = null,
            read_by_writer = $2, writer_typed_at = null, email = coalesce($3, email) where id = $1`
  ),
  staffWrote: sql(
    'support.staff_wrote',
    `update support.conversations set state = 'answered', changed_at = now(), waiting_since = null, first_answer_at = coalesce(first_answer_at, now()),
            read_by_staff = $2, assigned_to = coalesce(assigned_to, $3), assigned_name = coalesce(assigned_name, $4) where id = $1`
  ),
  toTicket: sql(
    'support.to_ticket',
    `update support.conversations c set kind = 'ticket',
            subject = coalesce((select left(m.body, $2) from support.messages m where m.conversation = c.id order by m.id limit 1), '')
       where c.id = $1 and c.kind = 'chat'`
  ),
  readByWriter: sql(
    'support.read_by_writer',
    `update support.conversations set read_by_writer = $2 where id = $1 and read_by_writer < $2 returning id`
  ),
  readByStaff: sql(
    'support.read_by_staff',
    `update support.conversations set read_by_staff = $2 where id = $1 and read_by_staff < $2 returning id`
  ),
  typed: sql('support.writer_typed', `update support.conversations set writer_typed_at = now() where id = $1`),
  close: sql(
    'support.close_conversation',
    `update support.conversations set state = 'closed', closed_at = now(), changed_at = now(), waiting_since = null, outcome = coalesce($2, outcome)
       where id = $1 and state <> 'closed' returning id`
  ),
  reopen: sql(
    'support.reopen_conversation',
    `update support.conversations set state = 'waiting', closed_at = null, changed_at = now(), waiting_since = now() where id = $1`
  ),
  rate: sql(
    'support.rate_conversation',
    `update support.conversations set rating = $2, rating_note = $3 where id = $1`
  ),
  escalate: sql(
    'support.escalate_dispute',
    `update support.conversations set escalated_at = coalesce(escalated_at, now()), changed_at = now() where id = $1`
  ),
  isStaffThere: sql(
    'support.is_staff_there',
    `select exists (select from support.presence where seen_at > now() - interval '2 minutes') as is_there`
  ),
  dropVisitors: sql(
    'support.drop_old_chats_of_visitors',
    `delete from support.conversations where uid is null and kind = 'chat' and changed_at < now() - make_interval(days => $1)`
  ),
  dropPlayers: sql(
    'support.drop_old_chats_of_players',
    `delete from support.conversations where uid is not null and kind = 'chat' and state = 'closed' and changed_at < now() - make_interval(days => $1)`
  ),
  dropTickets: sql(
    'support.drop_old_tickets',
    `delete from support.conversations where kind = 'ticket' and (state = 'closed' or uid is null) and changed_at < now() - make_interval(days => $1)`
  ),
  dropEmptyVisitors: sql(
    'support.drop_empty_visitors',
    `delete from support.visitors v where created_at < now() - interval '1 day' and not exists (select from support.conversations c where c.visitor = v.id)`
  ),
  dropEvents: sql(
    'support.drop_old_vendor_events',
    `delete from support.vendor_events where at < now() - make_interval(days => $1)`
  ),
}

export interface NewConversation extends Owner {
  readonly kind: Kind
  readonly subject: string
  readonly locale: string
  readonly name: string
  readonly email: string | null
  readonly dispute?: { about: Subject; id: string; evidence: unknown; dueAt: Date }
}
/** The id; undefined where there is one already of which there can be only one. */
export const insertConversation = async (tx: Tx, made: NewConversation): Promise<bigint | undefined> =>
  (
    await tx.maybe<{ id: bigint }>(statements.insert, [
      made.uid,
      made.visitor,
      made.kind,
      made.subject,
      made.locale,
      made.name,
      made.email,
      made.dispute?.about ?? null,
      made.dispute?.id ?? null,
      made.dispute === undefined ? null : JSON.stringify(made.dispute.evidence),
      made.dispute?.dueAt ?? null,
    ])
  )?.id
/** Locked, so that nobody closes it before it is written to. */
export const findOpenChat = async (tx: Tx, { uid, visitor }: Owner): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.openChat, [uid, visitor]))?.id
export const findDispute = async (tx: ReadTx, uid: bigint, about: Subject, id: string): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.dispute, [uid, about, id]))?.id
export const countOpen = async (tx: ReadTx, { uid, visitor }: Owner): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.countOpen, [uid, visitor]))?.count ?? 0
export const readConversations = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<ConversationRow>(statements.read, [ids])
export const readConversation = async (tx: ReadTx, id: bigint) => (await readConversations(tx, [id]))[0]
export const lockConversation = (tx: Tx, id: bigint) => tx.maybe<ConversationRow>(statements.lock, [id])
export const readEvidence = async (tx: ReadTx, id: bigint): Promise<Json> =>
  (await tx.maybe<{ evidence: Json }>(statements.evidence, [id]))?.evidence ?? null
export const listConversations = (tx: ReadTx, { uid, visitor }: Owner) =>
  tx.rows<ConversationRow>(statements.list, [uid, visitor])
/** The conversation of this person that has a message of this key. */
export const findConversationByKey = async (
  tx: ReadTx,
  { uid, visitor }: Owner,
  key: string
): Promise<bigint | undefined> => (await tx.maybe<{ id: bigint }>(statements.byKey, [uid, visitor, key]))?.id
export const writerWrote = (tx: Tx, id: bigint, message: bigint, email: string | null) =>
  tx.rows(statements.writerWrote, [id, message, email])
export const staffWrote = (tx: Tx, id: bigint, message: bigint, member: { id: bigint | null; name: string }) =>
  tx.rows(statements.staffWrote, [id, message, member.id, member.name])
/** A chat goes on as a request, under the first words that were written. */
export const toTicket = (tx: Tx, id: bigint) => tx.rows(statements.toTicket, [id, subjectMax])
export const markRead = async (tx: Tx, id: bigint, message: bigint, by: 'writer' | 'staff'): Promise<boolean> =>
  (await tx.maybe(by === 'writer' ? statements.readByWriter : statements.readByStaff, [id, message])) !== undefined
export const noteTyping = (tx: Tx, id: bigint) => tx.rows(statements.typed, [id])
/** Whether it was open. */
export const close = async (tx: Tx, id: bigint, outcome: Outcome | null = null): Promise<boolean> =>
  (await tx.maybe(statements.close, [id, outcome])) !== undefined
export const reopen = (tx: Tx, id: bigint) => tx.rows(statements.reopen, [id])
export const rate = (tx: Tx, id: bigint, rating: number, note: string) => tx.rows(statements.rate, [id, rating, note])
export const escalate = (tx: Tx, id: bigint) => tx.rows(statements.escalate, [id])
export const isStaffThere = async (tx: ReadTx): Promise<boolean> =>
  (await tx.maybe<{ is_there: boolean }>(statements.isStaffThere))?.is_there ?? false
/** Disputes are kept. */
export async function dropOld(tx: Tx, days: { visitors: number; players: number; tickets: number }): Promise<void> {
  await tx.rows(statements.dropVisitors, [days.visitors])
  await tx.rows(statements.dropPlayers, [days.players])
  await tx.rows(statements.dropTickets, [days.tickets])
  await tx.rows(statements.dropEvents, [days.players])
  await tx.rows(statements.dropEmptyVisitors)
}
