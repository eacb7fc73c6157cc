import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  insert: sql(
    'identity.insert_text',
    `insert into identity.texts (uid, to_number, body) values ($1, $2, $3) returning id`
  ),
  read: sql('identity.text', `select id, to_number, body from identity.texts where id = $1 and sent_at is null`),
  sent: sql('identity.text_sent', `update identity.texts set sent_at = now(), outcome = $2, body = '' where id = $1`),
  // The first receipt stands: one that is told twice changes nothing.
  receipt: sql(
    'identity.text_receipt',
    `update identity.texts set receipt = $2, receipt_reason = $3, receipt_at = now() where id = $1 and receipt is null`
  ),
  // No index by age, as with emails.
  delete: sql(
    'identity.delete_texts',
    `delete from identity.texts where id in (select id from identity.texts where sent_at < now() - $1 * interval '1 day' limit $2) returning id`
  ),
}

export interface NewText {
  readonly uid: bigint
  /** Digits of the E.164 number. */
  readonly to: string
  readonly body: string
}
export const insertText = (tx: Tx, { uid, to, body }: NewText) =>
  tx.maybe<{ id: bigint }>(statements.insert, [uid, to, body])
export const readText = (tx: ReadTx, id: bigint) =>
  tx.maybe<{ id: bigint; to_number: string; body: string }>(statements.read, [id])
export const textSent = (tx: Tx, id: bigint, outcome: 'accepted' | 'refused') => tx.rows(statements.sent, [id, outcome])
export const saveReceipt = (tx: Tx, id: bigint, state: 'delivered' | 'failed', reason: string | null) =>
  tx.rows(statements.receipt, [id, state, reason])
/** Deletes what was sent longer ago than this, at most so many; answers how many there were. */
export const deleteTexts = async (tx: Tx, days: number, most: number): Promise<number> =>
  (await tx.rows(statements.delete, [days, most])).length
