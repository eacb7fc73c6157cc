import { type ReadTx, sql } from '@ante/kit/context'

const statements = {
  open: sql(
    'cashier.open_deposits_of',
    `select coalesce(sum(amount_minor), 0)::bigint as minor from cashier.deposits where uid = $1 and currency = $2 and status in ('created', 'pending')`
  ),
  // A deposit that failed may still arrive.
  isUsed: sql(
    'cashier.is_used_account',
    `select exists (select from cashier.deposits where uid = $1) or exists (select from cashier.withdrawals where uid = $1) as is_used`
  ),
}

/** What may still arrive, in minor units. */
export const readOpenDeposits = async (tx: ReadTx, uid: bigint, currency: string): Promise<bigint> =>
  (await tx.maybe<{ minor: bigint }>(statements.open, [uid, currency]))?.minor ?? 0n
/** Whether the player has ever begun to pay in or out. */
export const hasPaid = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_used: boolean }>(statements.isUsed, [uid]))?.is_used ?? false
