import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  handle: sql(
    'identity.passkey_handle',
    `insert into identity.passkey_users (uid, handle) values ($1, $2) on conflict (uid) do update set uid = excluded.uid returning handle`
  ),
  insert: sql(
    'identity.insert_passkey',
    `insert into identity.passkeys (id, uid, rp_id, public_key, counter, transports, name, is_backed_up) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (id) do nothing returning id`
  ),
  list: sql(
    'identity.passkeys_of_player',
    `select id, rp_id, name, is_backed_up, transports, created_at, used_at from identity.passkeys where uid = $1 order by created_at, id`
  ),
  find: sql(
    'identity.find_passkey',
    `select p.uid, p.public_key, p.counter, p.transports, h.handle, u.status from identity.passkeys p
       join identity.users u on u.uid = p.uid left join identity.passkey_users h on h.uid = p.uid where p.id = $1 and p.rp_id = $2`
  ),
  // Most passkeys count nothing and stay at nought; one that counts never counts backwards, or somebody has copied it.
  use: sql(
    'identity.use_passkey',
    `update identity.passkeys set counter = $2, used_at = now(), is_backed_up = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning uid`
  ),
  rename: sql(
    'identity.rename_passkey',
    `update identity.passkeys set name = $3 where uid = $1 and id = $2 returning id`
  ),
  drop: sql('identity.drop_passkey', `delete from identity.passkeys where uid = $1 and id = $2 returning id`),
  putChallenge: sql(
    'identity.put_passkey_challenge',
    `insert into identity.passkey_challenges (challenge_hash, purpose, bound_to, rp_id, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`
  ),
  takeChallenge: sql(
    'identity.take_passkey_challenge',
    `delete from identity.passkey_challenges where challenge_hash = $1 and purpose = $2 and bound_to = $3 and rp_id = $4 and expires_at > now()
       returning purpose`
  ),
  dropChallenges: sql(
    'identity.drop_passkey_challenges',
    `delete from identity.passkey_challenges where expires_at < now()`
  ),
}

export type PasskeyPurpose = 'register' | 'sign-in' | 'confirm'
export interface PasskeyRow {
  id: string
  rp_id: string
  name: string
  is_backed_up: boolean
  transports: string[]
  created_at: Date
  used_at: Date | null
}
export interface FoundPasskey {
  uid: bigint
  public_key: Uint8Array
  counter: bigint
  transports: string[]
  handle: Uint8Array | null
  status: string
}
export interface NewPasskey {
  id: string
  uid: bigint
  rpId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  name: string
  isBackedUp: boolean
}

/** The account's own, made with the first passkey. */
export async function readHandle(tx: Tx, uid: bigint, fresh: Uint8Array): Promise<Uint8Array> {
  const row = await tx.maybe<{ handle: Uint8Array }>(statements.handle, [uid, fresh])
  if (!row) throw new Error('an account without a handle')
  return row.handle
}
/** False where there is such a passkey already. */
export const insertPasskey = async (tx: Tx, n: NewPasskey): Promise<boolean> =>
  (await tx.maybe(statements.insert, [
    n.id,
    n.uid,
    n.rpId,
    n.publicKey,
    n.counter,
    n.transports,
    n.name,
    n.isBackedUp,
  ])) !== undefined
export const readPasskeys = (tx: ReadTx, uid: bigint) => tx.rows<PasskeyRow>(statements.list, [uid])
export const findPasskey = (tx: ReadTx, id: string, rpId: string) => tx.maybe<FoundPasskey>(statements.find, [id, rpId])
export const usePasskey = async (tx: Tx, id: string, counter: number, isBackedUp: boolean): Promise<boolean> =>
  (await tx.maybe(statements.use, [id, counter, isBackedUp])) !== undefined
export const renamePasskey = async (tx: Tx, uid: bigint, id: string, name: string): Promise<boolean> =>
  (await tx.maybe(statements.rename, [uid, id, name])) !== undefined
export const dropPasskey = async (tx: Tx, uid: bigint, id: string): Promise<boolean> =>
  (await tx.maybe(statements.drop, [uid, id])) !== undefined
export const putChallenge = (
  tx: Tx,
  row: { hash: Uint8Array; purpose: PasskeyPurpose; boundTo: Uint8Array; rpId: string; lifeMs: number }
) => tx.rows(statements.putChallenge, [row.hash, row.purpose, row.boundTo, row.rpId, row.lifeMs])
/** False for one that was used, is too old, or was given to somebody else. */
export const takeChallenge = async (
  tx: Tx,
  row: { hash: Uint8Array; purpose: PasskeyPurpose; boundTo: Uint8Array; rpId: string }
): Promise<boolean> =>
  (await tx.maybe(statements.takeChallenge, [row.hash, row.purpose, row.boundTo, row.rpId])) !== undefined
export const dropChallenges = (tx: Tx) => tx.rows(statements.dropChallenges)
