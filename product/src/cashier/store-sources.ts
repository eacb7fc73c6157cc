import { type ReadTx, sql } from '@ante/kit/context'
import type { MethodKind } from './rules/method.ts'

const statement = sql(
  'cashier.sources_of',
  `select p.kind, sum(p.came)::bigint as came_minor, sum(p.went)::bigint as went_minor
     from (select m.kind, coalesce(d.received_minor, d.amount_minor) as came, 0 as went
             from cashier.deposits d join cashier.methods m on m.id = d.method_id where d.uid = $1 and d.currency = $2 and d.status = 'success'
           union all
           select m.kind, -r.amount_minor, 0
             from cashier.reversals r join cashier.deposits d on d.id = r.deposit_id join cashier.methods m on m.id = d.method_id
            where r.uid = $1 and d.currency = $2 and r.state = 'taken'
           union all
           select m.kind, 0, w.amount_minor
             from cashier.withdrawals w join cashier.methods m on m.id = w.method_id
            where w.uid = $1 and w.currency = $2 and w.status in ('pending', 'approved', 'paid')) p
    group by p.kind order by p.kind`
)

/** What has come in and gone out by each kind of payment, in minor units; what is on its way out has gone. */
export const readSources = (tx: ReadTx, uid: bigint, currency: string) =>
  tx.rows<{ kind: MethodKind; came_minor: bigint; went_minor: bigint }>(statement, [uid, currency])
