import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { ChoiceKind, LimitEvent } from './rules/limits.ts'

const statements = {
  raised: sql(
    'protection.raised_limits',
    `select count(*)::int as count from protection.limit_changes where uid = $1 and what in ('raised', 'removed') and at > now() - $2 * interval '1 day'`
  ),
  limits: sql(
    'protection.limits',
    `select kind, days, most, since, wanted, removal, ready_at, ready_at <= clock_timestamp() as is_ready from protection.limits where uid = $1
       order by array_position(array['deposit', 'loss', 'stake', 'single', 'withdrawal', 'session'], kind), days`
  ),
  // $2: frames that move with the clock. Else each begins where the one before has ended, counted from when the limit was set.
  deposits: sql(
    'protection.deposit_limits',
    `select l.days, l.most, coalesce(d.used, 0)::bigint as used, l.ready_at,
            case when $2 then coalesce(d.oldest, clock.now) + l.days * interval '24 hours' else f.starts_at + l.days * interval '24 hours' end as ends_at
       from protection.limits l
      cross join (select clock_timestamp() as now) clock
      cross join lateral (select case when $2 then clock.now - l.days * interval '24 hours'
             else l.since + floor(extract(epoch from clock.now - l.since) / (l.days * 86400)) * l.days * interval '24 hours' end as starts_at) f
      cross join lateral (select sum(amount_minor) as used, min(begun_at) as oldest from protection.counted_deposits
             where uid = l.uid and begun_at >= f.starts_at) d
      where l.uid = $1 and l.kind = 'deposit' order by l.days`
  ),
  month: sql(
    'protection.deposits_of_month',
    `select coalesce(sum(amount_minor) filter (where begun_at >= m.starts_at), 0)::bigint as used, m.starts_at + interval '1 month' as ends_at
       from (select date_trunc('month', clock_timestamp() at time zone 'UTC') at time zone 'UTC' as starts_at) m
       left join protection.counted_deposits on uid = $1 group by m.starts_at`
  ),
  lock: sql(
    'protection.withdrawal_lock',
    `select exists (select from protection.limits where uid = $1 and kind = 'withdrawal') as is_on`
  ),
  put: sql(
    'protection.put_limit',
    `insert into protection.limits (uid, kind, days, most, since) values ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()))
     on conflict (uid, kind, days) do update set most = excluded.most, wanted = null, removal = false, ready_at = null`
  ),
  ask: sql(
    'protection.ask_limit',
    `update protection.limits set wanted = $4, removal = $4::bigint is null, ready_at = date_trunc('milliseconds', clock_timestamp()) + $5 * interval '1 hour'
       where uid = $1 and kind = $2 and days = $3`
  ),
  forget: sql(
    'protection.forget_limit_change',
    `update protection.limits set wanted = null, removal = false, ready_at = null where uid = $1 and kind = $2 and days = $3`
  ),
  remove: sql('protection.remove_limit', `delete from protection.limits where uid = $1 and kind = $2 and days = $3`),
  note: sql(
    'protection.note_limit_change',
    `insert into protection.limit_changes (uid, what, kind, days, before, after) values ($1, $2, $3, $4, $5, $6)`
  ),
  history: sql(
    'protection.limit_changes',
    `select id, at, what, kind, days, before, after from protection.limit_changes where uid = $1 order by id desc limit $2`
  ),
  facts: sql(
    'protection.limit_facts',
    `select exists (select from protection.limits where uid = $1 and kind = 'deposit') as has_limit,
            exists (select from protection.counted_deposits where uid = $1) as has_deposited,
            (select max(at) from protection.limit_changes where uid = $1 and what <> 'passed' and kind is distinct from 'session') as looked_at,
            now() as now`
  ),
  count: sql(
    'protection.count_deposit',
    `insert into protection.counted_deposits (deposit, uid, begun_at, amount_minor, counts_failed) values ($1, $2, clock_timestamp(), $3, $4)`
  ),
  recount: sql(
    'protection.recount_deposit',
    `insert into protection.counted_deposits (deposit, uid, begun_at, amount_minor, counts_failed) values ($1, $2, clock_timestamp(), $3, false)
     on conflict (deposit) do update set amount_minor = excluded.amount_minor
     returning xmax = 0 as is_new`
  ),
  uncount: sql(
    'protection.uncount_deposit',
    `delete from protection.counted_deposits where deposit = $1 and not counts_failed`
  ),
  forgetOld: sql(
    'protection.forget_counted_deposits',
    `delete from protection.counted_deposits where uid = $1 and begun_at < now() - interval '62 days'`
  ),
}

export interface LimitRow {
  kind: ChoiceKind
  days: number
  most: bigint
  since: Date
  wanted: bigint | null
  removal: boolean
  ready_at: Date | null
  is_ready: boolean | null
}
export interface DepositLimitRow {
  days: number
  most: bigint
  used: bigint
  ready_at: Date | null
  ends_at: Date
}
export interface ChangeRow {
  id: bigint
  at: Date
  what: LimitEvent
  kind: ChoiceKind | null
  days: number | null
  before: bigint | null
  after: bigint | null
}
export interface LimitKey {
  readonly uid: bigint
  readonly kind: ChoiceKind
  readonly days: number
}
const keyOf = ({ uid, kind, days }: LimitKey) => [uid, kind, days]

export const readLimits = (tx: ReadTx, uid: bigint) => tx.rows<LimitRow>(statements.limits, [uid])
export const readDepositLimits = (tx: ReadTx, uid: bigint, isRolling: boolean) =>
  tx.rows<DepositLimitRow>(statements.deposits, [uid, isRolling])
export const readWithdrawalLock = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_on: boolean }>(statements.lock, [uid]))?.is_on === true
/** What was paid in since the first of the month, by UTC, and when that month ends. */
export async function readMonth(tx: ReadTx, uid: bigint): Promise<{ used: bigint; ends_at: Date }> {
  const row = await tx.maybe<{ used: bigint; ends_at: Date }>(statements.month, [uid])
  if (!row) throw new Error('there is no month')
  return row
}
export const putLimit = (tx: Tx, key: LimitKey, most: bigint) => tx.rows(statements.put, [...keyOf(key), most])
export const askLimit = (tx: Tx, key: LimitKey, wanted: bigint | null, hours: number) =>
  tx.rows(statements.ask, [...keyOf(key), wanted, hours])
export const forgetChange = (tx: Tx, key: LimitKey) => tx.rows(statements.forget, keyOf(key))
export const removeLimit = (tx: Tx, key: LimitKey) => tx.rows(statements.remove, keyOf(key))
export const noteChange = (
  tx: Tx,
  uid: bigint,
  what: LimitEvent,
  {
    kind,
    days,
    before,
    after,
  }: { kind?: ChoiceKind; days?: number; before?: bigint | null; after?: bigint | null } = {}
) => tx.rows(statements.note, [uid, what, kind ?? null, days ?? null, before ?? null, after ?? null])
export const readChanges = (tx: ReadTx, uid: bigint, most: number) =>
  tx.rows<ChangeRow>(statements.history, [uid, most])
export interface LimitFacts {
  has_limit: boolean
  has_deposited: boolean
  /** When the player last looked at the limits: changed one, or said that they stay as they are. */
  looked_at: Date | null
  now: Date
}
export async function readFacts(tx: ReadTx, uid: bigint): Promise<LimitFacts> {
  const row = await tx.maybe<LimitFacts>(statements.facts, [uid])
  if (!row) throw new Error('there are no facts')
  return row
}

export async function countDeposit(
  tx: Tx,
  deposit: bigint,
  { uid, minor, countsFailed }: { uid: bigint; minor: bigint; countsFailed: boolean }
): Promise<void> {
  await tx.rows(statements.forgetOld, [uid])
  await tx.rows(statements.count, [deposit, uid, minor, countsFailed])
}
/** With what has arrived. True where it did not count any more, and does now. */
export const recountDeposit = async (tx: Tx, deposit: bigint, uid: bigint, minor: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_new: boolean }>(statements.recount, [deposit, uid, minor]))?.is_new === true
export const uncountDeposit = (tx: Tx, deposit: bigint) => tx.rows(statements.uncount, [deposit])
/** How often in so many days the player confirmed a higher limit, or none. */
export const countRaisedLimits = async (tx: ReadTx, uid: bigint, days: number): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.raised, [uid, days]))?.count ?? 0
