import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  read: sql('protection.house_limit', `select most from protection.house_limits where uid = $1`),
  put: sql(
    'protection.put_house_limit',
    `insert into protection.house_limits (uid, most) values ($1, $2) on conflict (uid) do update set most = excluded.most, since = now()`
  ),
  drop: sql('protection.drop_house_limit', `delete from protection.house_limits where uid = $1`),
}

export const readHouseLimit = async (tx: ReadTx, uid: bigint): Promise<bigint | null> =>
  (await tx.maybe<{ most: bigint }>(statements.read, [uid]))?.most ?? null
/** Null: none any more. */
export const putHouseLimit = (tx: Tx, uid: bigint, most: bigint | null) =>
  most === null ? tx.rows(statements.drop, [uid]) : tx.rows(statements.put, [uid, most])
