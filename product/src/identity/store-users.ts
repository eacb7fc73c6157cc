import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { UserStatus } from './rules/user-status.ts'
import { exclusionColumns, type ExclusionRow, usersExcludedAnywhere } from './store-exclusion-columns.ts'

/** Beyond so many hits nobody pages through them: the search is made narrower. */
export const countedMax = 10_000

// `^@` finds by the indexes of login, email and phone, whose order is that of bytes.
const matches = `($1 = '' or login ^@ $1 or email ^@ $1 or phone ^@ $1 or uid::text = $1 or uid = any ($4)) and ($2 = '' or status = $2) and ($3::bigint[] is null or uid = any ($3))`

const statements = {
  search: sql(
    'identity.search_users',
    `select uid, login, email, phone, status, registered_at, ${exclusionColumns} from ${usersExcludedAnywhere} where ${matches} order by uid desc offset $5 limit $6`
  ),
  count: sql(
    'identity.count_users',
    `select count(*) as count from (select 1 from identity.users where ${matches} limit ${countedMax}) found`
  ),
  lock: sql('identity.lock_user_status', `select status from identity.users where uid = $1 for no key update`),
  write: sql('identity.write_user_status', `update identity.users set status = $2 where uid = $1`),
}

export interface FoundUser extends ExclusionRow {
  readonly uid: bigint
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly status: UserStatus
  readonly registered_at: Date
}
export interface UserSearch {
  /** What login, email or phone begin with, in small letters, or a whole uid; empty finds all. */
  readonly query: string
  /** Players who are found by something else than `query`. */
  readonly named: readonly bigint[]
  /** Empty for any. */
  readonly status: UserStatus | ''
  /** Only of these; null for all. */
  readonly among: readonly bigint[] | null
  readonly offset: number
  readonly count: number
}

/** Players, newest first, and how many there are, counted to 10,000. */
export async function searchUsers(
  tx: ReadTx,
  { query, named, status, among, offset, count }: UserSearch
): Promise<{ users: FoundUser[]; total: number }> {
  const users = await tx.rows<FoundUser>(statements.search, [query, status, among, named, offset, count])
  const [row] = await tx.rows<{ count: bigint }>(statements.count, [query, status, among, named])
  return { users, total: Number(row?.count ?? 0n) }
}
export const lockStatus = (tx: Tx, uid: bigint) => tx.maybe<{ status: UserStatus }>(statements.lock, [uid])
export const writeStatus = (tx: Tx, uid: bigint, status: UserStatus) => tx.rows(statements.write, [uid, status])
