import { createHash } from 'node:crypto'
import { type ReadTx, sql, type StaffMember, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency, Money } from '@ante/kit/money'
import type { Calculation } from './contract.ts'
import type { CashbackState } from './rules/cashback.ts'

const columns = `id, uid, status, amount_minor, currency, finished_at, receiving_expired_at, ended_at, request_key, input_hash, texts, images, calculation, held_days,
  coalesce(receiving_expired_at > now(), false) as is_open,
  coalesce((select f.taken_minor + cashbacks.amount_minor - f.given_minor from bonuses.reward_flags f where f.cashback_id = cashbacks.id and f.reason = 'void_cashback'), 0) as taken_back_minor`
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
  insertCalculated: sql(
    'bonuses.insert_calculated_cashbacks',
    `insert into bonuses.cashbacks (uid, status, amount_minor, currency, finished_at, receiving_expired_at, ended_at, idempotency_key, input_hash, reason, made_by,
                                    program, texts, images, calculation, held_days)
       select uid, case when is_held then 'held' when $6::integer is null then 'paid_out' else 'active' end, amount_minor, currency, $5,
              case when not is_held then now() + $6::integer * interval '1 day' end, case when not is_held and $6::integer is null then now() end, $12 || ':' || uid || ':' || currency, $10, $11, $7, $7, $8, $9, calculation, case when is_held then $6::integer end
         from unnest($1::bigint[], $2::bigint[], $3::text[], $4::jsonb[], $13::boolean[]) as given (uid, amount_minor, currency, calculation, is_held)
       on conflict (idempotency_key) do nothing returning ${columns}`
  ),
  end: sql(
    'bonuses.end_cashback',
    `update bonuses.cashbacks set status = $2, ended_at = now(), request_key = $3 where id = $1 returning ${columns}`
  ),
  take: sql(
    'bonuses.take_held_cashback',
    `update bonuses.cashbacks set status = 'removed', ended_at = now() where id = $1 and status in ('held', 'active')`
  ),
  release: sql(
    'bonuses.release_cashback',
    `update bonuses.cashbacks set status = case when held_days is null then 'paid_out' else 'active' end, receiving_expired_at = now() + held_days * interval '1 day',
        ended_at = case when held_days is null then now() end where id = $1 and (status = 'held' or status = 'removed' and request_key is null) returning ${columns}`
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
  /** What a programme calls it; these three are null where staff gave it. */
  texts: Described['texts'] | null
  images: Described['images'] | null
  calculation: Calculation | null
  /** For how long one that is held can be received once it is let go; null: it is paid then. */
  held_days: number | null
  /** The time to receive it has not passed. */
  is_open: boolean
  /** Of one that is paid, for play that became void: what was taken before that lowered the amount. */
  taken_back_minor: bigint
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
/** What a programme gives for one week. */
export interface CalculatedCashbacks extends Described {
  /** Programme and week: for each of them a player is given one cashback in a currency, however often this is done. */
  readonly source: string
  readonly program: string
  readonly finishedAt: Date
  /** Null: they are paid at once. */
  readonly receiveWithinDays: number | null
  readonly reason: string
  readonly gifts: readonly {
    readonly uid: bigint
    readonly sum: Money
    readonly calculation: Calculation
    /** It waits for staff. */
    readonly heldFor?: HeldFor
  }[]
}
/** Play of which a linked account had the other side. */
export interface HeldFor {
  readonly plays: number
  readonly stakedMinor: bigint
  readonly others: readonly bigint[]
}
/** Those that were not there yet. */
export const insertCalculated = (tx: Tx, { gifts, ...all }: CalculatedCashbacks): Promise<CashbackRow[]> =>
  tx.rows(statements.insertCalculated, [
    gifts.map(({ uid }) => uid),
    gifts.map(({ sum }) => sum.minor),
    gifts.map(({ sum }) => sum.currency),
    gifts.map(({ calculation }) => JSON.stringify(calculation)),
    all.finishedAt,
    all.receiveWithinDays,
    all.program,
    all.texts,
    all.images,
    createHash('sha256').update(all.source).digest(),
    all.reason,
    all.source,
    gifts.map(({ heldFor }) => heldFor !== undefined),
  ])
export const endCashback = async (
  tx: Tx,
  id: bigint,
  status: 'paid_out' | 'removed',
  key: string
): Promise<CashbackRow> => theOne(await tx.maybe(statements.end, [id, status, key]))
export const takeHeld = (tx: Tx, id: bigint) => tx.rows(statements.take, [id])
export const releaseHeld = async (tx: Tx, id: bigint): Promise<CashbackRow> =>
  theOne(await tx.maybe(statements.release, [id]))
export const expireCashbacks = (tx: Tx) => tx.rows(statements.expire)
