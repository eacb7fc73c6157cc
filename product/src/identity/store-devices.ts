import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  // Whether it was there before is what a fresh row cannot say of itself: `xmax` is nought only for an inserted one.
  put: sql(
    'identity.put_device',
    `insert into identity.devices (uid, token_hash) values ($1, $2)
       on conflict (uid, token_hash) do update set seen_at = now() returning xmax = 0 as is_new`
  ),
  known: sql('identity.known_device', `select 1 as known from identity.devices where uid = $1 and token_hash = $2`),
  any: sql('identity.any_device', `select 1 as known from identity.devices where uid = $1 limit 1`),
  sharing: sql(
    'identity.sharing_device',
    `select distinct own.uid, other.uid as other from identity.devices own join identity.devices other on other.token_hash = own.token_hash and other.uid <> own.uid
      where own.uid = any ($1) order by own.uid, other limit 1000`
  ),
  drop: sql(
    'identity.drop_old_devices',
    `delete from identity.devices where seen_at < now() - $1 * interval '1 millisecond'`
  ),
  sessions: sql(
    'identity.sessions_of_player',
    `select id, address, user_agent, created_at, seen_at, token_hash = $2 as is_current from identity.sessions
      where uid = $1 and expires_at > now() order by is_current desc, seen_at desc, id desc limit 100`
  ),
  endOne: sql(
    'identity.delete_session_of_player',
    `delete from identity.sessions where uid = $1 and id = $2 returning id`
  ),
}

/** Answers whether this account was never signed in to from it. */
export const putDevice = async (tx: Tx, uid: bigint, tokenHash: Uint8Array): Promise<boolean> =>
  (await tx.maybe<{ is_new: boolean }>(statements.put, [uid, tokenHash]))?.is_new ?? false
export const isKnownDevice = async (tx: ReadTx, uid: bigint, tokenHash: Uint8Array): Promise<boolean> =>
  (await tx.maybe(statements.known, [uid, tokenHash])) !== undefined
export const hasDevices = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe(statements.any, [uid])) !== undefined
/** Who else has signed in on a device of these players. */
export const sharingDevice = (tx: ReadTx, uids: readonly bigint[]) =>
  tx.rows<{ uid: bigint; other: bigint }>(statements.sharing, [uids])
export const dropOldDevices = (tx: Tx, olderMs: number) => tx.rows(statements.drop, [olderMs])

export interface SessionOfPlayer {
  id: bigint
  address: string
  user_agent: string
  created_at: Date
  seen_at: Date
  is_current: boolean
}
export const readSessions = (tx: ReadTx, uid: bigint, currentHash: Uint8Array) =>
  tx.rows<SessionOfPlayer>(statements.sessions, [uid, currentHash])
export const deleteSessionOf = async (tx: Tx, uid: bigint, id: bigint): Promise<boolean> =>
  (await tx.maybe(statements.endOne, [uid, id])) !== undefined
