import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { DepositRow, Move, NewDeposit } from './rows.ts'
import type { NextStep } from './rules/next-step.ts'
import { claim, only, paymentColumns } from './store-payments.ts'

const deposit = `select ${paymentColumns}, p.campaign_offer_id, p.site, p.locale, p.next_step, p.received_minor, p.pays_debt, m.opens from cashier.deposits p join cashier.methods m on m.id = p.method_id`

const statements = {
  insertDeposit: sql(
    'cashier.insert_deposit',
    `insert into cashier.deposits (uid, method_id, amount_minor, currency, campaign_offer_id, requisites, site, locale, idempotency_key, input_hash, instrument, brand, provider, pays_debt)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`
  ),
  deposit: sql('cashier.deposit', `${deposit} where p.id = $1`),
  lockDeposit: sql('cashier.lock_deposit', `${deposit} where p.id = $1 for no key update of p`),
  lockDepositNamed: sql(
    'cashier.lock_deposit_named',
    `${deposit} where p.provider_key = $1 and p.provider = $2 for no key update of p`
  ),
  depositByKey: sql('cashier.deposit_by_key', `${deposit} where p.uid = $1 and p.idempotency_key = $2`),
  depositFacts: sql(
    'cashier.deposit_facts',
    `select coalesce(sum(coalesce(received_minor, amount_minor)) filter (where method_id = $2 and (status in ('created', 'pending') or status = 'success' and settled_at > now() - interval '24 hours')), 0)::bigint as last_day_minor,
            count(*) filter (where status = 'failed' and reason <> 'not_started' and settled_at > now() - $3 * interval '1 millisecond') as failures
       from cashier.deposits where uid = $1 and created_at > now() - interval '8 days'`
  ),
  depositInfo: sql(
    'cashier.deposit_info',
    `select count(*) as count, coalesce(sum(coalesce(received_minor, amount_minor)), 0)::bigint as sum_minor, min(settled_at) as first_at, max(settled_at) as last_at
       from cashier.deposits where uid = $1 and status = 'success' and currency = $2`
  ),
  offersChosen: sql(
    'cashier.offers_chosen',
    `select count(*)::int as count from cashier.deposits where uid = $1 and status in ('created', 'pending') and campaign_offer_id > 0`
  ),
  // $3: less what was paid out in that time.
  depositsWithin: sql(
    'cashier.deposits_within',
    `select (coalesce((select sum(coalesce(received_minor, amount_minor)) from cashier.deposits
               where uid = $1 and status = 'success' and settled_at > now() - $2 * interval '1 day'), 0)
           - case when $3 then coalesce((select sum(amount_minor) from cashier.withdrawals
               where uid = $1 and status in ('pending', 'approved', 'paid') and created_at > now() - $2 * interval '1 day'), 0) else 0 end)::bigint as sum_minor`
  ),
  startDeposit: sql(
    'cashier.start_deposit',
    `update cashier.deposits set provider_reference = coalesce(provider_reference, $2), next_step = coalesce(next_step, $3), check_at = now() + interval '1 minute'
      where id = $1`
  ),
  moveDeposit: sql(
    'cashier.move_deposit',
    `update cashier.deposits set status = $2, reason = $3, provider_reference = coalesce(provider_reference, $4), instrument = coalesce($5, instrument),
            balance_minor = coalesce($6, balance_minor), next_step = coalesce($7, next_step), received_minor = coalesce($8, received_minor),
            debt_paid_minor = coalesce($9, debt_paid_minor),
            settled_at = case when $2 in ('created', 'pending') then null else now() end where id = $1`
  ),
  updateStep: sql(
    'cashier.update_step',
    `update cashier.deposits set next_step = $2, check_at = least(check_at, now() + interval '1 minute') where id = $1`
  ),
  claimDeposits: sql(
    'cashier.claim_deposits',
    claim('deposits', `status in ('created', 'pending', 'expired') or reason = 'not_started'`)
  ),
}

export const insertDeposit = (tx: Tx, n: NewDeposit) =>
  only(
    tx.rows<{ id: bigint }>(statements.insertDeposit, [
      n.uid,
      n.methodId,
      n.amountMinor,
      n.currency,
      n.campaignOfferId,
      JSON.stringify(n.requisites),
      n.site,
      n.locale,
      n.key,
      n.hash,
      n.instrument ?? null,
      n.brand,
      n.provider,
      n.paysDebt,
    ])
  )
export const readDeposit = (tx: ReadTx, id: bigint) => tx.maybe<DepositRow>(statements.deposit, [id])
export const lockDeposit = (tx: Tx, id: bigint) => tx.maybe<DepositRow>(statements.lockDeposit, [id])
export const lockDepositNamed = (tx: Tx, provider: string, providerKey: string) =>
  tx.maybe<DepositRow>(statements.lockDepositNamed, [providerKey, provider])
export const readDepositByKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<DepositRow>(statements.depositByKey, [uid, key])
export const readDepositFacts = (tx: ReadTx, uid: bigint, methodId: bigint | undefined, failureWindowMs: number) =>
  only(
    tx.rows<{ last_day_minor: bigint; failures: bigint }>(statements.depositFacts, [
      uid,
      methodId ?? null,
      failureWindowMs,
    ])
  )
export const readDepositInfo = (tx: ReadTx, uid: bigint, currency: string) =>
  only(
    tx.rows<{ count: bigint; sum_minor: bigint; first_at: Date | null; last_at: Date | null }>(statements.depositInfo, [
      uid,
      currency,
    ])
  )
export const countOffersChosen = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await only(tx.rows<{ count: number }>(statements.offersChosen, [uid]))).count
export const readDepositsWithin = async (
  tx: ReadTx,
  uid: bigint,
  { days, isNet }: { days: number; isNet: boolean }
): Promise<bigint> =>
  (await only(tx.rows<{ sum_minor: bigint }>(statements.depositsWithin, [uid, days, isNet]))).sum_minor
export const startDeposit = (tx: Tx, id: bigint, reference: string, next: NextStep) =>
  tx.rows(statements.startDeposit, [id, reference, JSON.stringify(next)])
export const moveDeposit = (tx: Tx, id: bigint, move: Move) =>
  tx.rows(statements.moveDeposit, [
    id,
    move.status,
    move.reason,
    move.reference ?? null,
    move.instrument ?? null,
    move.balance ?? null,
    move.next ? JSON.stringify(move.next) : null,
    move.receivedMinor ?? null,
    move.debtPaidMinor ?? null,
  ])
export const updateStep = (tx: Tx, id: bigint, next: NextStep) =>
  tx.rows(statements.updateStep, [id, JSON.stringify(next)])
export const claimDeposits = (tx: Tx, count: number, provider: string) =>
  tx.rows<{ id: bigint }>(statements.claimDeposits, [count, provider])
