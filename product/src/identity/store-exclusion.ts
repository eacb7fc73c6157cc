import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { exclusionColumns, type ExclusionRow } from './store.ts'

const statements = {
  read: sql('identity.exclusion', `select ${exclusionColumns} from identity.users where uid = $1`),
  // Not shared: many who share a row would keep the one who excludes waiting.
  lock: sql(
    'identity.lock_exclusion',
    `select ${exclusionColumns} from identity.users where uid = $1 for no key update`
  ),
  write: sql(
    'identity.write_exclusion',
    `update identity.users set excluded_until = coalesce($2::timestamptz, 'infinity'), returns_at = null where uid = $1`
  ),
  askReturn: sql(
    'identity.ask_return',
    `update identity.users set returns_at = now() + $2 * interval '1 millisecond' where uid = $1 returning returns_at`
  ),
}

export const readExclusion = (tx: ReadTx, uid: bigint) => tx.maybe<ExclusionRow>(statements.read, [uid])
export const lockExclusion = (tx: Tx, uid: bigint) => tx.maybe<ExclusionRow>(statements.lock, [uid])
/** Null is for ever. */
export const writeExclusion = (tx: Tx, uid: bigint, until: Date | null) => tx.rows(statements.write, [uid, until])
export const writeReturn = (tx: Tx, uid: bigint, waitMs: number) =>
  tx.maybe<{ returns_at: Date }>(statements.askReturn, [uid, waitMs])
