import { sql, type Tx } from '@ante/kit/context'

const statements = {
  put: sql(
    'identity.put_recovery_code',
    `insert into identity.recovery_codes (uid, request_hash, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 millisecond')
       on conflict (uid, request_hash) do update set code_hash = excluded.code_hash, tries = 0, created_at = now(), expires_at = excluded.expires_at`
  ),
  // A try counts before the code is compared.
  try: sql(
    'identity.try_recovery_code',
    `update identity.recovery_codes set tries = tries + 1
      where uid = $1 and request_hash = $2 and expires_at > now() and tries < $3 returning code_hash`
  ),
  take: sql(
    'identity.take_recovery_code',
    `delete from identity.recovery_codes where uid = $1 and code_hash = $2 returning uid`
  ),
  drop: sql(
    'identity.drop_recovery_codes',
    `delete from identity.recovery_codes where uid = $1 or expires_at < now() - interval '1 day'`
  ),
}

export const putRecoveryCode = (
  tx: Tx,
  row: { uid: bigint; requestHash: Uint8Array; codeHash: Uint8Array; lifeMs: number }
) => tx.rows(statements.put, [row.uid, row.requestHash, row.codeHash, row.lifeMs])
export const tryRecoveryCode = (tx: Tx, uid: bigint, requestHash: Uint8Array, triesMax: number) =>
  tx.maybe<{ code_hash: Uint8Array }>(statements.try, [uid, requestHash, triesMax])
/** False when somebody else has used it: a code works once. */
export const takeRecoveryCode = async (tx: Tx, uid: bigint, codeHash: Uint8Array): Promise<boolean> =>
  (await tx.maybe(statements.take, [uid, codeHash])) !== undefined
export const dropRecoveryCodes = (tx: Tx, uid: bigint) => tx.rows(statements.drop, [uid])
