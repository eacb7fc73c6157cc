import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { WithdrawalRow } from './rows.ts'

const statements = {
  // One balance is adjusted, and one member adjusts, one after the other: sums of 24 hours are of what is really there.
  lockMember: sql(
    'cashier.lock_adjusting_member',
    `select pg_advisory_xact_lock(hashtextextended('cashier:adjusts:' || $1::text, 0))`
  ),
  adjustmentByKey: sql(
    'cashier.adjustment_by_key',
    `select id, input_hash, balance_minor, currency from cashier.adjustments where idempotency_key = $1`
  ),
  unapproved: sql(
    'cashier.unapproved_adjustments',
    `select coalesce(sum(amount_minor) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(amount_minor) filter (where uid = $2), 0)::bigint as of_player
       from cashier.adjustments
      where approved_by is null and currency = $3 and created_at > now() - interval '24 hours' and (made_by = $1 or uid = $2)
         and not (direction = 'debit' and (made_by = 'rules' or purpose in ('loyalty', 'cashback')))`
  ),
  nextId: sql('cashier.next_transaction_id', `select nextval('cashier.transaction_id') as id`),
  insertAdjustment: sql(
    'cashier.insert_adjustment',
    `insert into cashier.adjustments (id, uid, idempotency_key, input_hash, direction, amount_minor, currency, balance_minor, reason, made_by, approved_by, purpose)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`
  ),
  setHeld: sql('cashier.hold_withdrawal', `update cashier.withdrawals set is_held = $2 where id = $1`),
  openWithdrawals: sql(
    'cashier.open_withdrawals',
    `select w.id, w.uid, m.sysname as method, w.provider, w.amount_minor, w.currency, w.status, w.is_held, w.instrument, w.created_at, w.approve_at
       from cashier.withdrawals w join cashier.methods m on m.id = w.method_id
      where w.status in ('pending', 'approved') and (w.is_held or not $1) and ($2::bigint is null or w.uid = $2) order by w.id offset $3 limit $4`
  ),
  countOpenWithdrawals: sql(
    'cashier.count_open_withdrawals',
    `select count(*)::integer as total from cashier.withdrawals where status in ('pending', 'approved') and (is_held or not $1) and ($2::bigint is null or uid = $2)`
  ),
}

export interface Adjustment {
  readonly id: bigint
  readonly uid: bigint
  readonly key: string
  readonly hash: Uint8Array
  readonly direction: 'credit' | 'debit'
  readonly amountMinor: bigint
  readonly currency: string
  readonly balanceMinor: bigint
  readonly reason: string
  readonly madeBy: string
  readonly approvedBy: string | null
  /** Of staff, of the rules for accounts that nobody uses, of a purchase with points that is refunded, or of cashback that is taken back. */
  readonly purpose: 'correction' | 'dormant' | 'loyalty' | 'cashback'
}

export const lockAdjustingMember = (tx: Tx, name: string) => tx.rows(statements.lockMember, [name])
export const readAdjustmentByKey = (tx: ReadTx, key: string) =>
  tx.maybe<{ id: bigint; input_hash: Buffer; balance_minor: bigint }>(statements.adjustmentByKey, [key])
/** What staff adjusted in 24 hours without an approval, both directions added: by this member, and of this player. What the rules take, and what its own decision took, is none. */
export async function readUnapproved(
  tx: ReadTx,
  { member, uid, currency }: { member: string; uid: bigint; currency: string }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid, currency])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}
export async function nextTransactionId(tx: Tx): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.nextId)
  if (!row) throw new Error('no number for a transaction')
  return row.id
}
export const insertAdjustment = (tx: Tx, a: Adjustment) =>
  tx.rows(statements.insertAdjustment, [
    a.id,
    a.uid,
    a.key,
    a.hash,
    a.direction,
    a.amountMinor,
    a.currency,
    a.balanceMinor,
    a.reason,
    a.madeBy,
    a.approvedBy,
    a.purpose,
  ])

export const setHeld = (tx: Tx, id: bigint, held: boolean) => tx.rows(statements.setHeld, [id, held])

type OpenWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'uid'
  | 'method'
  | 'provider'
  | 'amount_minor'
  | 'currency'
  | 'status'
  | 'is_held'
  | 'instrument'
  | 'approve_at'
> & { readonly created_at: Date }
interface OpenFilter {
  readonly onlyHeld: boolean
  readonly uid: string | undefined
}
export const readOpenWithdrawals = (tx: ReadTx, { onlyHeld, uid }: OpenFilter, offset: number, count: number) =>
  tx.rows<OpenWithdrawal>(statements.openWithdrawals, [onlyHeld, uid ?? null, offset, count])
export const countOpenWithdrawals = async (tx: ReadTx, { onlyHeld, uid }: OpenFilter): Promise<number> =>
  (await tx.maybe<{ total: number }>(statements.countOpenWithdrawals, [onlyHeld, uid ?? null]))?.total ?? 0
