import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { RegisterName } from '@ante/kit/policy'
import type { RegisterBlock } from './rules/exclusion.ts'
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
  writeBlock: sql(
    'identity.write_register_block',
    `update identity.users set register_block = $2, register_name = $3 where uid = $1`
  ),
  // By the index of sessions' players: a page of those who are signed in.
  signedIn: sql(
    'identity.signed_in_players',
    `select distinct uid from identity.sessions where uid > $1 and expires_at > now() order by uid limit $2`
  ),
  signedInOf: sql(
    'identity.signed_in_of',
    `select distinct uid from identity.sessions where uid = any ($1) and expires_at > now()`
  ),
  // Not by a register: that is asked about everybody itself.
  excludedAmong: sql(
    'identity.excluded_among',
    `select uid from (select uid, ${exclusionColumns} from identity.users where uid = any ($1)) u where own_exclusion is not null order by uid`
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
export const writeRegisterBlock = (tx: Tx, uid: bigint, block: RegisterBlock | null, register: RegisterName | null) =>
  tx.rows(statements.writeBlock, [uid, block, block && register])
const uidsOf = (rows: { uid: bigint }[]): bigint[] => rows.map(({ uid }) => uid)
/** The next players with a session, by their number. */
export const signedInAfter = async (tx: ReadTx, uid: bigint, most: number): Promise<bigint[]> =>
  uidsOf(await tx.rows(statements.signedIn, [uid, most]))
export const signedInOf = async (tx: ReadTx, uids: readonly bigint[]): Promise<Set<bigint>> =>
  new Set(uidsOf(await tx.rows(statements.signedInOf, [uids])))
/** Of these players those who are excluded by their own choice at this moment. */
export const excludedAmong = async (tx: ReadTx, uids: readonly bigint[]): Promise<bigint[]> =>
  uids.length === 0 ? [] : uidsOf(await tx.rows(statements.excludedAmong, [uids]))
