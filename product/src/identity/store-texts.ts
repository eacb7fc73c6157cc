import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  read: sql('identity.text', `select id, to_number, body from identity.texts where id = $1 and sent_at is null`),
  sent: sql('identity.text_sent', `update identity.texts set sent_at = now(), outcome = $2, body = '' where id = $1`),
  // No index by age, as with emails.
  delete: sql(
    'identity.delete_texts',
    `delete from identity.texts where id in (select id from identity.texts where sent_at < now() - $1 * interval '1 day' limit $2) returning id`
  ),
}

export const readText = (tx: ReadTx, id: bigint) =>
  tx.maybe<{ id: bigint; to_number: string; body: string }>(statements.read, [id])
export const textSent = (tx: Tx, id: bigint, outcome: 'accepted' | 'refused') => tx.rows(statements.sent, [id, outcome])
/** Deletes what was sent longer ago than this, at most so many; answers how many there were. */
export const deleteTexts = async (tx: Tx, days: number, most: number): Promise<number> =>
  (await tx.rows(statements.delete, [days, most])).length
