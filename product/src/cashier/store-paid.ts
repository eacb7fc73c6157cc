import { type ReadTx, sql } from '@ante/kit/context'
import { type Currency, money, type Money } from '@ante/kit/money'

const statements = {
  paid: sql(
    'cashier.paid_by',
    `select p.uid, p.currency, sum(p.deposited)::bigint as deposited_minor, sum(p.withdrawn)::bigint as withdrawn_minor
       from (select uid, currency, coalesce(received_minor, amount_minor) as deposited, 0 as withdrawn
               from cashier.deposits where uid = any($1) and status = 'success'
             union all
             select r.uid, d.currency, -r.amount_minor, 0
               from cashier.reversals r join cashier.deposits d on d.id = r.deposit_id
              where r.uid = any($1) and r.state = 'taken'
             union all
             select uid, currency, 0, amount_minor
               from cashier.withdrawals where uid = any($1) and status in ('pending', 'approved', 'paid')) p
      group by p.uid, p.currency`
  ),
}
interface PaidRow {
  uid: bigint
  currency: Currency
  deposited_minor: bigint
  withdrawn_minor: bigint
}

/** What each of these players has paid in, without what a provider took back, and taken out or asked for, by uid. Who never paid is left out. */
export async function paidBy(
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, { readonly deposited: Money; readonly withdrawn: Money }>> {
  const rows = uids.length === 0 ? [] : await tx.rows<PaidRow>(statements.paid, [uids])
  return new Map(
    rows.map(({ uid, currency, deposited_minor, withdrawn_minor }) => [
      uid,
      { deposited: money(deposited_minor, currency), withdrawn: money(withdrawn_minor, currency) },
    ])
  )
}
