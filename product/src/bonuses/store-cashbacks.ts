import { type ReadTx, sql, type StaffMember, type Tx } from '@ante/kit/context'
import type { Currency, Money } from '@ante/kit/money'
import type { CashbackState } from './rules/cashback.ts'

const columns = `id, uid, status, amount_minor, currency, finished_at, receiving_expired_at, ended_at, request_key, input_hash,
  coalesce(receiving_expired_at > now(), false) as is_open`
const statements = {
  list: sql(
    'bonuses.list_cashbacks',
    `select ${columns}, count(*) over () as total from bonuses.cashbacks where uid = $1 and status = any ($2)
      order by case when $3 = 'desc' then finished_at end desc, case when $3 = 'desc' then id end desc, finished_at, id limit $4 offset $5`
  ),
  lock: sql('bonuses.lock_cashback', `select ${columns} from bonuses.cashbacks where id = $1 for update`),
  byKey: sql('bonuses.cashback_by_key', `select ${columns} from bonuses.cashbacks where idempotency_key = $1`),
  ofRequest: sql('bonuses.cashback_of_request', 'select id from bonuses.cashbacks where uid = $1 and request_key = $2'),
  insert: sql(
    'bonuses.insert_cashback',
    `insert into bonuses.cashbacks (uid, status, amount_minor, currency, receiving_expired_at, ended_at, idempotency_key, input_hash, reason, made_by, approved_by)
       values ($1, case when $4::integer is null then 'paid_out' else 'active' end, $2, $3, now() + $4::integer * interval '1 day',
               case when $4::integer is null then now() end, $5, $6, $7, $8, $9) returning ${columns}`
  ),
  end: sql(
    'bonuses.end_cashback',
    `update bonuses.cashbacks set status = $2, ended_at = now(), request_key = $3 where id = $1 returning ${columns}`
  ),
  expire: sql(
    'bonuses.expire_cashbacks',
    `update bonuses.cashbacks set status = 'expired', ended_at = now() where status = 'active' and receiving_expired_at <= now()`
  ),
}

export interface CashbackRow {
  id: bigint
  uid: bigint
  status: CashbackState
  amount_minor: bigint
  currency: Currency
  finished_at: Date
  /** Null where it was paid at once. */
  receiving_expired_at: Date | null
  ended_at: Date | null
  request_key: string | null
  input_hash: Buffer
  /** The time to receive it has not passed. */
  is_open: boolean
}
export interface CashbackPage {
  readonly statuses: readonly CashbackState[]
  readonly order: 'asc' | 'desc'
  readonly count: number
  readonly offset: number
}
export interface NewCashback {
  readonly uid: bigint
  readonly sum: Money
  /** Undefined: it is paid at once. */
  readonly receiveWithinDays: number | undefined
  readonly reason: string
  readonly key: string
  readonly hash: Uint8Array
}

export const readCashbacks = (tx: ReadTx, uid: bigint, { statuses, order, count, offset }: CashbackPage) =>
  tx.rows<CashbackRow & { total: bigint }>(statements.list, [uid, statuses, order, count, offset])
export const lockCashback = (tx: Tx, id: bigint) => tx.maybe<CashbackRow>(statements.lock, [id])
export const readCashbackByKey = (tx: ReadTx, key: string) => tx.maybe<CashbackRow>(statements.byKey, [key])
export const readCashbackOfRequest = async (tx: ReadTx, uid: bigint, key: string): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.ofRequest, [uid, key]))?.id

const theOne = (row: CashbackRow | undefined): CashbackRow => {
  if (!row) throw new Error('no cashback was written')
  return row
}
export const insertCashback = async (tx: Tx, { name, approval }: StaffMember, one: NewCashback): Promise<CashbackRow> =>
  theOne(
    await tx.maybe(statements.insert, [
      one.uid,
      one.sum.minor,
      one.sum.currency,
      one.receiveWithinDays ?? null,
      one.key,
      one.hash,
      one.reason,
      name,
      approval?.by ?? null,
    ])
  )
export const endCashback = async (
  tx: Tx,
  id: bigint,
  status: 'paid_out' | 'removed',
  key: string
): Promise<CashbackRow> => theOne(await tx.maybe(statements.end, [id, status, key]))
export const expireCashbacks = (tx: Tx) => tx.rows(statements.expire)
