import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { vendorEventsMax } from './rules/words.ts'

/** Who writes: a player, a visitor by the key of their browser, or nobody that could be found again. */
export interface Owner {
  readonly uid: bigint | null
  readonly visitor: bigint | null
}

const statements = {
  visitor: sql('support.find_visitor', `select id from support.visitors where key_hash = $1`),
  addVisitor: sql(
    'support.add_visitor',
    `insert into support.visitors (key_hash) values ($1) on conflict (key_hash) do update set key_hash = excluded.key_hash returning id`
  ),
  lockWriter: sql(
    'support.lock_writer',
    `select pg_advisory_xact_lock(hashtextextended('support writer ' || $1::text, 0))`
  ),
  ticketByKey: sql(
    'support.ticket_by_key',
    `select c.id, c.subject = $4 and c.email = $5 and m.body = $6 as is_same from support.conversations c join support.messages m on m.conversation = c.id
       where c.kind = 'ticket' and m.key = $3 and ((c.uid = $1) or (c.visitor = $2)) limit 1`
  ),
  ticketOfNobody: sql(
    'support.ticket_of_nobody',
    `select c.id from support.conversations c join support.messages m on m.conversation = c.id
       where c.kind = 'ticket' and c.uid is null and c.opened_at > now() - interval '1 day' and m.key = $1 and m.body = $2 and c.email = $3 limit 1`
  ),
  lockKey: sql('support.lock_key', `select pg_advisory_xact_lock(hashtextextended('support key ' || $1::text, 0))`),
  event: sql(
    'support.add_vendor_event',
    `insert into support.vendor_events (uid, event, message, conversation_id, said_at) values ($1, $2, $3, $4, $5)`
  ),
  dropEarlyEvents: sql(
    'support.drop_early_vendor_events',
    `delete from support.vendor_events where uid = $1
       and id <= (select id from support.vendor_events where uid = $1 order by id desc offset $2 limit 1)`
  ),
}

export const findVisitor = async (tx: ReadTx, keyHash: Uint8Array): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.visitor, [keyHash]))?.id
export async function addVisitor(tx: Tx, keyHash: Uint8Array): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.addVisitor, [keyHash])
  if (!row) throw new Error('no visitor was added')
  return row.id
}

/** The ticket of this key; `is_same`: it says what is given here. */
export const findTicketByKey = (
  tx: ReadTx,
  { uid, visitor }: Owner,
  key: string,
  { subject, email, message }: { subject: string; email: string; message: string }
) => tx.maybe<{ id: bigint; is_same: boolean }>(statements.ticketByKey, [uid, visitor, key, subject, email, message])
/** The ticket that a browser without a cookie has sent under this key. Whoever sends the same again is told its number and is given no way to it. */
export async function findTicketOfNobody(
  tx: Tx,
  key: string,
  { text, email }: { text: string; email: string }
): Promise<bigint | undefined> {
  await tx.rows(statements.lockKey, [key])
  return (await tx.maybe<{ id: bigint }>(statements.ticketOfNobody, [key, text, email]))?.id
}
/** One conversation is begun by a person at a time. */
export const lockWriter = ({ uid, visitor }: Owner, tx: Tx) =>
  tx.rows(statements.lockWriter, [uid === null ? `visitor ${visitor}` : `player ${uid}`])
/** Of a player the latest ones are kept. */
export async function addVendorEvent(
  tx: Tx,
  uid: bigint,
  event: { event: string; message: string; conversationId: string; saidAt: Date | null }
): Promise<void> {
  await tx.rows(statements.event, [uid, event.event, event.message, event.conversationId, event.saidAt])
  await tx.rows(statements.dropEarlyEvents, [uid, vendorEventsMax])
}
