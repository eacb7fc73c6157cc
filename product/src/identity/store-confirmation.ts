import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  read: sql(
    'identity.confirmation',
    `select contact, extract(epoch from now() - created_at)::float8 as age_seconds from identity.confirmations where uid = $1`
  ),
  put: sql(
    'identity.put_confirmation',
    `insert into identity.confirmations (uid, contact, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 millisecond')
       on conflict (uid) do update set contact = excluded.contact, code_hash = excluded.code_hash, tries = 0, created_at = now(), expires_at = excluded.expires_at`
  ),
  // A try counts before the code is compared.
  try: sql(
    'identity.try_confirmation',
    `update identity.confirmations set tries = tries + 1
      where uid = $1 and contact = $2 and expires_at > now() and tries < $3 returning code_hash`
  ),
  drop: sql('identity.drop_confirmation', `delete from identity.confirmations where uid = $1`),
}

/** To which contact the last code went, and how long ago. Undefined when there is none. */
export const readConfirmation = (tx: ReadTx, uid: bigint) =>
  tx.maybe<{ contact: string; age_seconds: number }>(statements.read, [uid])
export const putConfirmation = (tx: Tx, uid: bigint, contact: string, codeHash: Uint8Array, lifeMs: number) =>
  tx.rows(statements.put, [uid, contact, codeHash, lifeMs])
export const tryConfirmation = (tx: Tx, uid: bigint, contact: string, triesMax: number) =>
  tx.maybe<{ code_hash: Uint8Array }>(statements.try, [uid, contact, triesMax])
export const dropConfirmation = (tx: Tx, uid: bigint) => tx.rows(statements.drop, [uid])
