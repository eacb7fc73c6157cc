import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { UserStatus } from './rules/user-status.ts'
import { exclusionColumns, type ExclusionRow, usersExcluded, usersExcludedAnywhere } from './store-exclusion-columns.ts'
import { paceColumns, type PaceRow } from './store-pace.ts'

export type { ExclusionRow, UserStatus }

// Where it is not known under which name a session was opened, an exclusion of any of them keeps it out.
const sessionWhere = (condition: string): string =>
  `select s.id, s.uid, s.brand, u.status, u.is_complete, u.terms_version, ${exclusionColumns}, ${paceColumns}, extract(epoch from now() - s.seen_at)::float8 * 1000 as idle_ms
     from identity.sessions s, ${usersExcluded('s.brand is null or e.brand = s.brand')} where u.uid = s.uid and ${condition} and s.expires_at > now()`

const statements = {
  insertUser: sql(
    'identity.insert_user',
    `insert into identity.users (login, email, phone, password_hash, phone_country_code, terms_accepted_at) values ($1, $2, $3, $4, $5, now()) returning uid, registered_at`
  ),
  userByLogin: sql(
    'identity.user_by_login',
    `select uid, password_hash, status, login, email, phone from identity.users where login = $1 or email = $1 or phone = $1 limit 1`
  ),
  userByUid: sql(
    'identity.user_by_uid',
    `select uid, login, email, phone, phone_country_code, status, registered_at, email_confirmed_at, phone_confirmed_at, email_since, phone_since, second_step, is_complete, terms_accepted_at is not null as has_terms, terms_version, ${exclusionColumns} from ${usersExcludedAnywhere} where uid = $1`
  ),
  activeAmong: sql(
    'identity.active_among',
    `select uid from (select uid, status, ${exclusionColumns} from ${usersExcludedAnywhere} where uid = any ($1)) found where status = 'active' and exclusion is null`
  ),
  insertSession: sql(
    'identity.insert_session',
    `insert into identity.sessions (token_hash, uid, expires_at, address, user_agent, brand) values ($1, $2, now() + $3 * interval '1 millisecond', $4, $5, $6) returning id`
  ),
  session: sql('identity.session', sessionWhere('s.token_hash = $1')),
  sessionById: sql('identity.session_by_id', sessionWhere('s.id = $1')),
  activeSessions: sql(
    'identity.active_sessions',
    `select id from identity.sessions where id = any($1) and expires_at > now()`
  ),
  // Nobody waits for the disk: a sign that a crash of the database loses is given again.
  touchSession: sql(
    'identity.touch_session',
    `update identity.sessions set seen_at = now() where id = $1 and set_config('synchronous_commit', 'off', true) = 'off'`
  ),
  // Its end waits until whatever belongs to it is written, and then finds that.
  lockSession: sql(
    'identity.lock_session',
    `select id from identity.sessions where token_hash = $1 and uid = $2 and expires_at > now() for share`
  ),
  deleteSession: sql(
    'identity.delete_session',
    `delete from identity.sessions where token_hash = $1 returning id, uid`
  ),
  secret: sql('identity.secret', `select login, password_hash from identity.users where uid = $1`),
  // Waits for a change that is under way, and looks at what it has made.
  holdPassword: sql(
    'identity.hold_password',
    `select 1 as held from identity.users where uid = $1 and password_hash = $2 for no key update`
  ),
  setPassword: sql('identity.set_password', `update identity.users set password_hash = $2 where uid = $1`),
  renewPassword: sql(
    'identity.renew_password',
    `update identity.users set password_hash = $3 where uid = $1 and password_hash = $2 returning uid`
  ),
  deleteSessionsOf: sql(
    'identity.delete_sessions_of',
    `delete from identity.sessions where uid = $1 and ($2::bytea is null or token_hash <> $2) returning id`
  ),
  insertSocketToken: sql(
    'identity.insert_socket_token',
    `insert into identity.socket_tokens (token_hash, session_id, expires_at)
       select $1, id, now() + interval '60 seconds' from identity.sessions where token_hash = $2 returning session_id`
  ),
  takeSocketToken: sql(
    'identity.take_socket_token',
    `with taken as (delete from identity.socket_tokens where token_hash = $1 returning session_id, expires_at)
       select s.id, s.uid from taken join identity.sessions s on s.id = taken.session_id where taken.expires_at > now() and s.expires_at > now()`
  ),
  // Tries that are refused do not make the lock longer; when it is over, counting starts anew. In the order of the hashes, so that two never wait for each other.
  countTries: sql(
    'identity.count_tries',
    `insert into identity.login_failures as f (login_hash, failures, last_at) select hash, 1, now() from unnest($1::bytea[]) hash order by hash
       on conflict (login_hash) do update set
         failures = case when f.last_at <= now() - $3 * interval '1 millisecond' then 1 else least(f.failures, $2) + 1 end,
         last_at = case when f.last_at > now() - $3 * interval '1 millisecond' and f.failures >= $2 then f.last_at else now() end
       returning login_hash, failures`
  ),
  clearFailures: sql(
    'identity.clear_failures',
    `delete from identity.login_failures where login_hash in (select login_hash from identity.login_failures where login_hash = any ($1::bytea[]) order by login_hash for update)`
  ),
  takeBackTry: sql(
    'identity.take_back_try',
    `update identity.login_failures set failures = failures - 1 where login_hash = $1 and failures between 1 and $2`
  ),
  tries: sql(
    'identity.tries',
    `select failures from identity.login_failures where login_hash = $1 and last_at > now() - $2 * interval '1 millisecond'`
  ),
  putKnownNetwork: sql(
    'identity.put_known_network',
    `insert into identity.known_networks (uid, network) values ($1, $2) on conflict (uid, network) do update set seen_at = now()`
  ),
  knownNetwork: sql(
    'identity.known_network',
    `select 1 as known from identity.known_networks where uid = $1 and network = $2 and seen_at > now() - $3 * interval '1 millisecond'`
  ),
  dropUnknownNetworks: sql(
    'identity.drop_unknown_networks',
    `delete from identity.known_networks where seen_at < now() - $1 * interval '1 millisecond'`
  ),
  logAccess: sql(
    'identity.log_access',
    `insert into identity.access_log (uid, event, address, user_agent) values ($1, $2, $3, $4)`
  ),
  dropStale: sql(
    'identity.drop_stale',
    `with tokens as (delete from identity.socket_tokens where expires_at < now()),
          tries as (delete from identity.login_failures where last_at < now() - interval '1 day')
     delete from identity.sessions
      where expires_at < now() or ($1::bigint > 0 and seen_at < now() - $1::bigint * interval '1 millisecond') returning id, uid`
  ),
}

export interface NewUser {
  login: string
  email: string | null
  phone: string | null
  /** ISO 3166 alpha-2, of the number. */
  phoneCountry?: string | null
  passwordHash: string
}
export interface UserRow extends ExclusionRow {
  uid: bigint
  login: string
  email: string | null
  phone: string | null
  phone_country_code: string | null
  status: UserStatus
  registered_at: Date
  email_confirmed_at: Date | null
  phone_confirmed_at: Date | null
  /** Null for one that was given at registration. */
  email_since: Date | null
  phone_since: Date | null
  second_step: boolean
  /** The player has given what a registration asks for. */
  is_complete: boolean
  has_terms: boolean
  terms_version: string
}

export const insertUser = (tx: Tx, user: NewUser) =>
  tx.maybe<{ uid: bigint; registered_at: Date }>(statements.insertUser, [
    user.login,
    user.email,
    user.phone,
    user.passwordHash,
    user.phoneCountry ?? null,
  ])
export const readUserByLogin = (tx: ReadTx, login: string) =>
  tx.maybe<Pick<UserRow, 'uid' | 'status' | 'login' | 'email' | 'phone'> & { password_hash: string }>(
    statements.userByLogin,
    [login]
  )
export const readUser = (tx: ReadTx, uid: bigint) => tx.maybe<UserRow>(statements.userByUid, [uid])
export const readActiveAmong = (tx: ReadTx, uids: readonly bigint[]) =>
  tx.rows<{ uid: bigint }>(statements.activeAmong, [uids])
export const insertSession = (
  tx: Tx,
  row: { tokenHash: Uint8Array; uid: bigint; lifeMs: number; address: string; userAgent: string; brand: string }
) =>
  tx.maybe<{ id: bigint }>(statements.insertSession, [
    row.tokenHash,
    row.uid,
    row.lifeMs,
    row.address,
    row.userAgent,
    row.brand,
  ])
export const sessionStatement = statements.session
export const sessionByIdStatement = statements.sessionById
export interface SessionRow extends ExclusionRow, PaceRow {
  id: bigint
  uid: bigint
  /** Under which name of the house it was opened; null for one of which that was not kept. */
  brand: string | null
  status: UserRow['status']
  is_complete: boolean
  terms_version: string
  /** Since the last sign of its player that was written down. */
  idle_ms: number
}
export const activeSessionsStatement = statements.activeSessions
export const touchSessionStatement = statements.touchSession
export const lockSession = (tx: Tx, tokenHash: Uint8Array, uid: bigint) =>
  tx.maybe<{ id: bigint }>(statements.lockSession, [tokenHash, uid])
export const deleteSession = (tx: Tx, tokenHash: Uint8Array) =>
  tx.maybe<{ id: bigint; uid: bigint }>(statements.deleteSession, [tokenHash])
export const insertSocketToken = (tx: Tx, tokenHash: Uint8Array, sessionHash: Uint8Array) =>
  tx.maybe<{ session_id: bigint }>(statements.insertSocketToken, [tokenHash, sessionHash])
export const takeSocketToken = (tx: Tx, tokenHash: Uint8Array) =>
  tx.maybe<{ id: bigint; uid: bigint }>(statements.takeSocketToken, [tokenHash])
/** Counts a try to sign in under each of these names; answers the how many-th it is of each since the last success or the last lock. */
export async function countTries(
  tx: Tx,
  hashes: readonly Buffer[],
  { max, lockMs }: { max: number; lockMs: number }
): Promise<number[]> {
  const rows = await tx.rows<{ login_hash: Buffer; failures: number }>(statements.countTries, [hashes, max, lockMs])
  return hashes.map((hash) => rows.find((row) => hash.equals(row.login_hash))?.failures ?? 0)
}
/**
 * Takes one try back under this name, where no more than `max` were counted. Beyond it tries are not counted one by one, and right ones at the same moment would
 * take back more than they had added.
 */
export const takeBackTry = (tx: Tx, hash: Buffer, max: number) => tx.rows(statements.takeBackTry, [hash, max])
/** How many tries counted under this name, while the last of them is not older than this. */
export const readTries = async (tx: ReadTx, hash: Buffer, withinMs: number): Promise<number> =>
  (await tx.maybe<{ failures: number }>(statements.tries, [hash, withinMs]))?.failures ?? 0
export const putKnownNetwork = (tx: Tx, uid: bigint, network: string) =>
  tx.rows(statements.putKnownNetwork, [uid, network])
export const isKnownNetwork = async (tx: ReadTx, uid: bigint, network: string, withinMs: number): Promise<boolean> =>
  (await tx.maybe(statements.knownNetwork, [uid, network, withinMs])) !== undefined
export const dropUnknownNetworks = (tx: Tx, olderMs: number) => tx.rows(statements.dropUnknownNetworks, [olderMs])
export const clearFailures = (tx: Tx, hashes: readonly Buffer[]) => tx.rows(statements.clearFailures, [hashes])
export const logAccess = (tx: Tx, uid: bigint | null, event: string, address: string, userAgent: string) =>
  tx.rows(statements.logAccess, [uid, event, address, userAgent])
/** Answers the sessions that are over: expired, or without a sign of their player for so long; 0 is for ever. */
export const dropStale = (tx: Tx, idleMaxMs: number) =>
  tx.rows<{ id: bigint; uid: bigint }>(statements.dropStale, [idleMaxMs])
export const readSecret = (tx: ReadTx, uid: bigint) =>
  tx.maybe<{ login: string; password_hash: string }>(statements.secret, [uid])
export const holdPassword = async (tx: Tx, uid: bigint, passwordHash: string): Promise<boolean> =>
  (await tx.maybe(statements.holdPassword, [uid, passwordHash])) !== undefined
/** Whether it was still the one of before. */
export const renewPassword = async (tx: Tx, uid: bigint, before: string, after: string): Promise<boolean> =>
  (await tx.maybe(statements.renewPassword, [uid, before, after])) !== undefined
export const setPassword = (tx: Tx, uid: bigint, passwordHash: string) =>
  tx.rows(statements.setPassword, [uid, passwordHash])
export const deleteSessionsOf = (tx: Tx, uid: bigint, keep: Uint8Array | null) =>
  tx.rows<{ id: bigint }>(statements.deleteSessionsOf, [uid, keep])

/** The unique constraints know what is taken. */
export const isTaken = (error: unknown): error is object =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
