import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Move, NewWithdrawal, WithdrawalRow } from './rows.ts'
import { claim, only, paymentColumns } from './store-payments.ts'

const withdrawal = `select ${paymentColumns}, p.cancel_key, p.approve_at, p.approve_at <= now() and not p.is_held as is_due, p.is_held from cashier.withdrawals p join cashier.methods m on m.id = p.method_id`

const statements = {
  insertWithdrawal: sql(
    'cashier.insert_withdrawal',
    `insert into cashier.withdrawals (uid, method_id, amount_minor, currency, requisites, instrument, idempotency_key, input_hash, brand, provider, debt_paid_minor, destination, approve_at, check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12, $13, now() + $9 * interval '1 millisecond', now() + $9 * interval '1 millisecond' + interval '10 seconds')
     returning id, approve_at`
  ),
  paidDestinations: sql(
    'cashier.paid_destinations',
    `select distinct destination from cashier.withdrawals where uid = $1 and status = 'paid' and destination is not null`
  ),
  lockWithdrawal: sql('cashier.lock_withdrawal', `${withdrawal} where p.id = $1 for no key update of p`),
  lockWithdrawalNamed: sql(
    'cashier.lock_withdrawal_named',
    `${withdrawal} where p.provider_key = $1 and p.provider = $2 for no key update of p`
  ),
  withdrawalByKey: sql('cashier.withdrawal_by_key', `${withdrawal} where p.uid = $1 and p.idempotency_key = $2`),
  withdrawalByCancelKey: sql(
    'cashier.withdrawal_by_cancel_key',
    `${withdrawal} where p.uid = $1 and p.cancel_key = $2`
  ),
  withdrawalFacts: sql(
    'cashier.withdrawal_facts',
    `select coalesce(sum(amount_minor) filter (where method_id = $2 and status in ('pending', 'approved', 'paid') and created_at > now() - interval '24 hours'), 0)::bigint as last_day_minor,
            count(*) filter (where status in ('pending', 'approved')) as open
       from cashier.withdrawals where uid = $1`
  ),
  moveWithdrawal: sql(
    'cashier.move_withdrawal',
    `update cashier.withdrawals set status = $2, reason = $3, provider_reference = coalesce(provider_reference, $4), cancel_key = coalesce($5, cancel_key),
            balance_minor = coalesce($6, balance_minor), settled_at = case when $2 in ('pending', 'approved') then null else now() end where id = $1`
  ),
  claimWithdrawals: sql(
    'cashier.claim_withdrawals',
    claim('withdrawals', `status in ('pending', 'approved') and not p.is_held`)
  ),
}

export const insertWithdrawal = (tx: Tx, n: NewWithdrawal) =>
  only(
    tx.rows<{ id: bigint; approve_at: Date }>(statements.insertWithdrawal, [
      n.uid,
      n.methodId,
      n.amountMinor,
      n.currency,
      JSON.stringify(n.requisites),
      n.instrument ?? null,
      n.key,
      n.hash,
      n.reviewMs,
      n.brand,
      n.provider,
      n.debtPaidMinor,
      n.destination,
    ])
  )
/** The fingerprints of where money of this player has arrived. */
export const readPaidDestinations = async (tx: ReadTx, uid: bigint): Promise<Uint8Array[]> =>
  (await tx.rows<{ destination: Uint8Array }>(statements.paidDestinations, [uid])).map(({ destination }) => destination)
export const lockWithdrawal = (tx: Tx, id: bigint) => tx.maybe<WithdrawalRow>(statements.lockWithdrawal, [id])
export const lockWithdrawalNamed = (tx: Tx, provider: string, providerKey: string) =>
  tx.maybe<WithdrawalRow>(statements.lockWithdrawalNamed, [providerKey, provider])
export const readWithdrawalByKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<WithdrawalRow>(statements.withdrawalByKey, [uid, key])
export const readWithdrawalByCancelKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<WithdrawalRow>(statements.withdrawalByCancelKey, [uid, key])
export const readWithdrawalFacts = (tx: ReadTx, uid: bigint, methodId: bigint | undefined) =>
  only(tx.rows<{ last_day_minor: bigint; open: bigint }>(statements.withdrawalFacts, [uid, methodId ?? null]))
export const moveWithdrawal = (tx: Tx, id: bigint, { status, reason, reference, cancelKey, balance }: Move) =>
  tx.rows(statements.moveWithdrawal, [id, status, reason, reference ?? null, cancelKey ?? null, balance ?? null])
export const claimWithdrawals = (tx: Tx, count: number, provider: string) =>
  tx.rows<{ id: bigint }>(statements.claimWithdrawals, [count, provider])
