import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  has: sql(
    'protection.has_means',
    `select exists (select from protection.means where uid = $1 and approved_at > now() - interval '365 days') as has`
  ),
  put: sql(
    'protection.put_means',
    `insert into protection.means (uid, approved_at) values ($1, coalesce($2, now())) on conflict (uid) do update set approved_at = excluded.approved_at`
  ),
  drop: sql('protection.drop_means', `delete from protection.means where uid = $1`),
}

/** Within a year. */
export const hasMeans = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ has: boolean }>(statements.has, [uid]))?.has === true
/** Null: now. */
export const putMeans = (tx: Tx, uid: bigint, at: Date | null) => tx.rows(statements.put, [uid, at])
export const dropMeans = (tx: Tx, uid: bigint) => tx.rows(statements.drop, [uid])
