import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  // One member adjusts one time after the other: a sum of 24 hours is of what is really there.
  lockMember: sql(
    'loyalty.lock_adjusting_member',
    `select pg_advisory_xact_lock(hashtextextended('loyalty:adjusts:' || $1::text, 0))`
  ),
  byKey: sql(
    'loyalty.adjustment_by_key',
    'select input_hash, balance from loyalty.adjustments where idempotency_key = $1'
  ),
  unapproved: sql(
    'loyalty.unapproved_adjustments',
    `select coalesce(sum(abs(points)) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(abs(points)) filter (where player_uid = $2), 0)::bigint as of_player
       from loyalty.adjustments where approved_by is null and created_at > now() - interval '24 hours' and (made_by = $1 or player_uid = $2)`
  ),
  insert: sql(
    'loyalty.insert_adjustment',
    `insert into loyalty.adjustments (player_uid, idempotency_key, input_hash, points, balance, reason, made_by, approved_by) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  ),
}

export interface Adjustment {
  readonly uid: bigint
  readonly key: string
  readonly hash: Uint8Array
  /** Whole points; below zero where they are taken. */
  readonly points: bigint
  /** What the player holds after it, in hundredths. */
  readonly balance: bigint
  readonly reason: string
  readonly madeBy: string
  readonly approvedBy: string | null
}

export const lockAdjustingMember = (tx: Tx, name: string) => tx.rows(statements.lockMember, [name])
export const readAdjustmentByKey = (tx: ReadTx, key: string) =>
  tx.maybe<{ input_hash: Buffer; balance: bigint }>(statements.byKey, [key])
/** Whole points that were adjusted in 24 hours without an approval, given and taken added: by this member, and of this player. */
export async function readUnapproved(
  tx: ReadTx,
  { member, uid }: { member: string; uid: bigint }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}
export const insertAdjustment = (tx: Tx, a: Adjustment) =>
  tx.rows(statements.insert, [a.uid, a.key, a.hash, a.points, a.balance, a.reason, a.madeBy, a.approvedBy])
