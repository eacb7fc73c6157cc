import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  take: sql(
    'protection.take_statement_reminder',
    `insert into protection.statement_reminders as r (uid, reminded_at)
       select $1, now() where $3::timestamptz <= now() - $2 * interval '1 month'
     on conflict (uid) do update set reminded_at = now(), seen_at = null where r.reminded_at <= now() - $2 * interval '1 month'
     returning uid`
  ),
  see: sql(
    'protection.see_statement',
    `update protection.statement_reminders set seen_at = now() where uid = $1 and seen_at is null`
  ),
  isNew: sql(
    'protection.is_statement_new',
    `select exists (select from protection.statement_reminders where uid = $1 and seen_at is null) as is_new`
  ),
}

/** True where the reminder is due, and is given now. */
export const takeReminder = async (
  tx: Tx,
  uid: bigint,
  { months, registeredAt }: { months: number; registeredAt: Date }
): Promise<boolean> => (await tx.maybe(statements.take, [uid, months, registeredAt])) !== undefined
export const seeReminder = (tx: Tx, uid: bigint) => tx.rows(statements.see, [uid])
export const isStatementNew = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_new: boolean }>(statements.isNew, [uid]))?.is_new === true
