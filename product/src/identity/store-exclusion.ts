import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { RegisterName } from '@ante/kit/policy'
import type { RegisterBlock } from './rules/exclusion.ts'
import { exclusionColumns, type ExclusionRow, usersExcluded, usersExcludedAnywhere } from './store-exclusion-columns.ts'

const statements = {
  read: sql('identity.exclusion', `select ${exclusionColumns} from ${usersExcludedAnywhere} where uid = $1`),
  readAt: sql(
    'identity.exclusion_at',
    `select ${exclusionColumns} from ${usersExcluded('e.brand = $2')} where uid = $1`
  ),
  readOfHouse: sql(
    'identity.exclusion_of_house',
    `select ${exclusionColumns} from ${usersExcluded('false')} where uid = $1`
  ),
  // Not shared: many who share a row would keep the one who excludes waiting. What another has written meanwhile is seen by the statement after it alone.
  lock: sql('identity.lock_exclusion', `select uid from identity.users where uid = $1 for no key update`),
  write: sql(
    'identity.write_exclusion',
    `with shorter as (delete from identity.brand_exclusions where uid = $1 and excluded_until <= coalesce($2::timestamptz, 'infinity'))
     update identity.users set excluded_until = coalesce($2::timestamptz, 'infinity'), returns_at = null where uid = $1`
  ),
  writeAt: sql(
    'identity.write_exclusion_at',
    `insert into identity.brand_exclusions (uid, brand, excluded_until) values ($1, $2, coalesce($3::timestamptz, 'infinity'))
       on conflict (uid, brand) do update set excluded_until = excluded.excluded_until, returns_at = null`
  ),
  copyAt: sql(
    'identity.copy_brand_exclusions',
    `insert into identity.brand_exclusions as own (uid, brand, excluded_until)
       select $1, brand, excluded_until from identity.brand_exclusions where uid = $2 and (returns_at is null or returns_at > now())
       on conflict (uid, brand) do update set excluded_until = greatest(own.excluded_until, excluded.excluded_until), returns_at = null
     returning brand`
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
    `select uid from (select uid, ${exclusionColumns} from ${usersExcludedAnywhere} where uid = any ($1)) found where own_exclusion is not null order by uid`
  ),
  askReturn: sql(
    'identity.ask_return',
    `update identity.users set returns_at = now() + $2 * interval '1 millisecond' where uid = $1 and excluded_until <= now() and returns_at is null`
  ),
  askReturnAt: sql(
    'identity.ask_return_at',
    `update identity.brand_exclusions set returns_at = now() + $3 * interval '1 millisecond'
       where uid = $1 and brand = $2 and excluded_until <= now() and returns_at is null`
  ),
}

/** `at` a name of the house, whichever where it is left out. */
export const readExclusion = (tx: ReadTx, uid: bigint, at?: string) =>
  at === undefined
    ? tx.maybe<ExclusionRow>(statements.read, [uid])
    : tx.maybe<ExclusionRow>(statements.readAt, [uid, at])
/** Of those that hold for the whole house. */
export const readExclusionOfHouse = (tx: ReadTx, uid: bigint) => tx.maybe<ExclusionRow>(statements.readOfHouse, [uid])
export const lockUser = (tx: Tx, uid: bigint) => tx.rows(statements.lock, [uid])
/** Null is for ever. */
export const writeExclusion = (tx: Tx, uid: bigint, until: Date | null) => tx.rows(statements.write, [uid, until])
export const writeExclusionAt = (tx: Tx, uid: bigint, brand: string, until: Date | null) =>
  tx.rows(statements.writeAt, [uid, brand, until])
export const copyExclusionsAt = (tx: Tx, uid: bigint, from: bigint) =>
  tx.rows<{ brand: string }>(statements.copyAt, [uid, from])
/** Those that are over wait for so long; nothing for those that are not. */
export async function writeReturn(tx: Tx, uid: bigint, brand: string, waitMs: number): Promise<void> {
  await tx.rows(statements.askReturn, [uid, waitMs])
  await tx.rows(statements.askReturnAt, [uid, brand, waitMs])
}
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
