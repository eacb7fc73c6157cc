import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { DiscrepancyKind, Said } from './rules/discrepancy.ts'
import type { DepositState, WithdrawalState } from './rules/words.ts'

const tables = `cashier.discrepancies x
  left join cashier.deposits d on d.id = x.transaction_id
  left join cashier.withdrawals w on w.id = x.transaction_id
  left join cashier.methods m on m.id = coalesce(d.method_id, w.method_id)`
const columns = `x.id, x.provider, x.subject, x.what, x.said, x.found_at, x.closed_at, x.closed_by, x.closing_note,
  coalesce(d.id, w.id) as transaction, coalesce(d.uid, w.uid) as uid, d.id is not null as is_deposit, m.sysname as method,
  coalesce(d.status, w.status) as status, coalesce(d.amount_minor, w.amount_minor) as amount_minor, d.received_minor,
  coalesce(d.currency, w.currency) as currency, coalesce(d.created_at, w.created_at) as created_at, coalesce(d.settled_at, w.settled_at) as settled_at`
const filter = `($1 or x.closed_at is null) and ($2::text is null or x.provider = $2) and ($3::text is null or x.what = $3)
  and ($4::bigint is null or coalesce(d.uid, w.uid) = $4)`

const statements = {
  add: sql(
    'cashier.add_discrepancy',
    `insert into cashier.discrepancies (provider, subject, what, said, transaction_id)
     values ($1, $2, $3, $4, coalesce($5::bigint, (select id from cashier.deposits where provider_key = $6 and provider = $1), (select id from cashier.withdrawals where provider_key = $6 and provider = $1)))
     on conflict on constraint discrepancies_once do nothing returning id`
  ),
  endMissing: sql(
    'cashier.end_missing_discrepancy',
    `update cashier.discrepancies x set closed_at = now()
      where x.what = 'not_on_statement' and x.closed_at is null and x.provider = $1
        and (exists (select from cashier.deposits d where d.id = x.transaction_id and d.reconciled_at is not null)
          or exists (select from cashier.withdrawals w where w.id = x.transaction_id and w.reconciled_at is not null))`
  ),
  list: sql(
    'cashier.list_discrepancies',
    `select ${columns} from ${tables} where ${filter} order by x.id desc offset $5 limit $6`
  ),
  count: sql('cashier.count_discrepancies', `select count(*)::integer as total from ${tables} where ${filter}`),
  providers: sql(
    'cashier.providers_of_discrepancies',
    `select distinct provider from cashier.discrepancies order by provider`
  ),
  one: sql('cashier.discrepancy', `select ${columns} from ${tables} where x.id = $1`),
  lock: sql('cashier.lock_discrepancy', `select id from cashier.discrepancies where id = $1 for update`),
  close: sql(
    'cashier.close_discrepancy',
    `update cashier.discrepancies set closed_at = now(), closed_by = $2, closing_note = $3 where id = $1`
  ),
}

export interface DiscrepancyRow {
  readonly id: bigint
  readonly provider: string
  readonly subject: string
  readonly what: DiscrepancyKind
  readonly said: Said | null
  readonly found_at: Date
  readonly closed_at: Date | null
  readonly closed_by: string | null
  readonly closing_note: string | null
  /** The payment of ours; nothing of it where there is none. */
  readonly transaction: bigint | null
  readonly uid: bigint
  readonly is_deposit: boolean
  readonly method: string
  readonly status: DepositState | WithdrawalState
  readonly amount_minor: bigint
  readonly received_minor: bigint | null
  readonly currency: Currency
  readonly created_at: Date
  readonly settled_at: Date | null
}
export interface DiscrepancyFilter {
  readonly withClosed: boolean
  readonly provider: string | undefined
  readonly what: DiscrepancyKind | undefined
  readonly uid: string | undefined
}
const paramsOf = ({ withClosed, provider, what, uid }: DiscrepancyFilter) => [
  withClosed,
  provider ?? null,
  what ?? null,
  uid ?? null,
]

interface Found {
  readonly provider: string
  readonly subject: string
  readonly what: DiscrepancyKind
  readonly said?: Said | undefined
  readonly transaction?: bigint
}
/** Whether it is new. */
export const addDiscrepancy = async (tx: Tx, { provider, subject, what, said, transaction }: Found): Promise<boolean> =>
  (
    await tx.rows(statements.add, [
      provider,
      subject,
      what,
      said ? JSON.stringify(said) : null,
      transaction ?? null,
      said?.key ?? null,
    ])
  ).length === 1
/** Those of payments of this provider that have a line now. */
export const endMissing = (tx: Tx, provider: string) => tx.rows(statements.endMissing, [provider])

export const listDiscrepancies = (tx: ReadTx, wish: DiscrepancyFilter, offset: number, count: number) =>
  tx.rows<DiscrepancyRow>(statements.list, [...paramsOf(wish), offset, count])
export const countDiscrepancies = async (tx: ReadTx, wish: DiscrepancyFilter): Promise<number> =>
  (await tx.maybe<{ total: number }>(statements.count, paramsOf(wish)))?.total ?? 0
export const providersOfDiscrepancies = async (tx: ReadTx): Promise<string[]> =>
  (await tx.rows<{ provider: string }>(statements.providers)).map(({ provider }) => provider)
/** Under its lock. */
export async function lockDiscrepancy(tx: Tx, id: bigint): Promise<DiscrepancyRow | undefined> {
  await tx.rows(statements.lock, [id])
  return tx.maybe<DiscrepancyRow>(statements.one, [id])
}
export const closeDiscrepancy = (tx: Tx, id: bigint, by: string, note: string) =>
  tx.rows(statements.close, [id, by, note])
