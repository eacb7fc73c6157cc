import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  value: sql('players.kept_value', 'select value from players.kept_values where uid = $1 and key = $2'),
  keys: sql('players.kept_keys', 'select key from players.kept_values where uid = $1 order by key'),
  lock: sql('players.lock_kept_values', 'select 1 as locked from players.profiles where uid = $1 for no key update'),
  put: sql(
    'players.put_kept_value',
    `insert into players.kept_values (uid, key, value) values ($1, $2, $3)
       on conflict (uid, key) do update set value = excluded.value, changed_at = now()`
  ),
}

export const readValue = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<{ value: string }>(statements.value, [uid, key])
export const readKeys = (tx: ReadTx, uid: bigint) => tx.rows<{ key: string }>(statements.keys, [uid])
export const lockValues = (tx: Tx, uid: bigint) => tx.rows(statements.lock, [uid])
export const putValue = (tx: Tx, uid: bigint, key: string, value: string) => tx.rows(statements.put, [uid, key, value])
