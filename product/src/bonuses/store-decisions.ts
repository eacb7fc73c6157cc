import { type ReadTx, sql, type StaffMember, type Tx } from '@ante/kit/context'
import type { Money } from '@ante/kit/money'

const statements = {
  lock: sql(
    'bonuses.lock_deciding',
    `select pg_advisory_xact_lock(hashtextextended('bonuses:decides:' || $1::text, 0))`
  ),
  owner: sql('bonuses.owner', 'select uid from bonuses.bonuses where id = $1'),
  byKey: sql(
    'bonuses.decision_by_key',
    'select bonus_id, input_hash from bonuses.decisions where idempotency_key = $1'
  ),
  unapproved: sql(
    'bonuses.unapproved_decisions',
    `select coalesce(sum(amount_minor) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(amount_minor) filter (where uid = $2), 0)::bigint as of_player
       from (select made_by, uid, amount_minor, currency, created_at, approved_by from bonuses.decisions
             union all select made_by, uid, amount_minor, currency, created_at, approved_by from bonuses.cashbacks where program is null) given
      where approved_by is null and currency = $3 and created_at > now() - interval '24 hours' and (made_by = $1 or uid = $2)`
  ),
  insert: sql(
    'bonuses.insert_decision',
    `insert into bonuses.decisions (bonus_id, uid, action, idempotency_key, input_hash, amount_minor, currency, reason, made_by, approved_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`
  ),
}

export const lockDeciding = (tx: Tx, member: string) => tx.rows(statements.lock, [member])
export const readOwner = async (tx: ReadTx, bonus: bigint): Promise<bigint | undefined> =>
  (await tx.maybe<{ uid: bigint }>(statements.owner, [bonus]))?.uid
export const readByKey = (tx: ReadTx, key: string) =>
  tx.maybe<{ bonus_id: bigint; input_hash: Buffer }>(statements.byKey, [key])
/** What was given (cashbacks among it) and taken in 24 hours without an approval: by this member, and of this player. */
export async function readUnapproved(
  tx: ReadTx,
  { member, uid, currency }: { member: string; uid: bigint; currency: string }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid, currency])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}

export interface Decided {
  readonly bonus: bigint
  readonly uid: bigint
  readonly sum: Money
  readonly reason: string
  /** Undefined where it was taken away. */
  readonly gift?: { readonly key: string; readonly hash: Uint8Array }
}
export const insertDecision = (tx: Tx, { name, approval }: StaffMember, { bonus, uid, sum, reason, gift }: Decided) =>
  tx.rows(statements.insert, [
    bonus,
    uid,
    gift ? 'give' : 'take',
    gift?.key ?? null,
    gift?.hash ?? null,
    sum.minor,
    sum.currency,
    reason,
    name,
    approval?.by ?? null,
  ])
