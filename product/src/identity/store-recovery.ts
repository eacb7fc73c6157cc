import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { networkKnownMs, recoveriesPerDay } from './rules/lock.ts'

const statements = {
  // One email a minute and a few a day: pressing again does not fill a mailbox, and one network does not use up what the account may have.
  insert: sql(
    'identity.insert_recovery',
    `insert into identity.recoveries (token_hash, uid, expires_at, network)
     select $1, $2, now() + $3 * interval '1 millisecond', $4
       from (select count(*) as of_account, count(*) filter (where network = $4) as of_network, max(created_at) as last_at
               from identity.recoveries where uid = $2 and created_at > now() - interval '1 day') before
      where of_network < $6 and (of_account < $5 or exists
              (select 1 from identity.known_networks k where k.uid = $2 and k.network = $4 and k.seen_at > now() - $7 * interval '1 millisecond'))
         and (last_at is null or last_at <= now() - interval '1 minute')
     returning uid`
  ),
  take: sql(
    'identity.take_recovery',
    `delete from identity.recoveries where token_hash = $1 and expires_at > now() returning uid`
  ),
  dropOthers: sql(
    'identity.drop_recoveries',
    `delete from identity.recoveries where uid = $1 or created_at < now() - interval '1 day'`
  ),
  keepSet: sql(
    'identity.keep_password_set',
    `with old as (delete from identity.passwords_set where uid = $2 or created_at < now() - interval '1 day')
     insert into identity.passwords_set (proof_hash, uid) values ($1, $2)`
  ),
  wasSet: sql(
    'identity.was_password_set',
    `select 1 as is_set from identity.passwords_set where proof_hash = $1 and created_at > now() - $2 * interval '1 millisecond'`
  ),
  confirm: sql(
    'identity.confirm_email',
    `update identity.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where uid = $1 returning login, email, phone`
  ),
}

/** False when the player was sent an email a moment ago, or enough of them today. */
export const insertRecovery = async (
  tx: Tx,
  { tokenHash, uid, lifeMs, network }: { tokenHash: Uint8Array; uid: bigint; lifeMs: number; network: string }
): Promise<boolean> =>
  (await tx.maybe(statements.insert, [
    tokenHash,
    uid,
    lifeMs,
    network,
    recoveriesPerDay.account,
    recoveriesPerDay.network,
    networkKnownMs,
  ])) !== undefined
export const takeRecovery = (tx: Tx, tokenHash: Uint8Array) => tx.maybe<{ uid: bigint }>(statements.take, [tokenHash])
/** What opened, and the password that it set: sent again, the two are answered as done. */
export const keepPasswordSet = (tx: Tx, uid: bigint, proofHash: Uint8Array) =>
  tx.rows(statements.keepSet, [proofHash, uid])
export const wasPasswordSet = async (tx: ReadTx, proofHash: Uint8Array, lifeMs: number): Promise<boolean> =>
  (await tx.maybe(statements.wasSet, [proofHash, lifeMs])) !== undefined
export const dropRecoveries = (tx: Tx, uid: bigint) => tx.rows(statements.dropOthers, [uid])
export const confirmEmail = (tx: Tx, uid: bigint) =>
  tx.maybe<{ login: string; email: string | null; phone: string | null }>(statements.confirm, [uid])
