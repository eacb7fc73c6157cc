import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Calculation } from './contract.ts'
import type { RewardFlagReason } from './rules/bonus.ts'
import type { CashbackState } from './rules/cashback.ts'

const columns = 'f.*, c.status, c.amount_minor, c.currency as cashback_currency'
const joined = 'bonuses.reward_flags f left join bonuses.cashbacks c on c.id = f.cashback_id'
const statements = {
  // What comes again is looked at again.
  add: sql(
    'bonuses.add_reward_flags',
    `insert into bonuses.reward_flags as f (uid, reason, reward, title, cashback_id, plays, staked_minor, currency, others)
       select uid, reason, reward, title, cashback_id, plays, staked, currency, coalesce(array(select jsonb_array_elements_text(others)::bigint), '{}')
         from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::integer[], $7::bigint[], $8::text[], $9::jsonb[])
           as n (uid, reason, reward, title, cashback_id, plays, staked, currency, others)
       on conflict (uid, reward, reason) do update set plays = f.plays + excluded.plays, staked_minor = f.staked_minor + excluded.staked_minor, last_at = now(),
         decision = null, decided_at = null, decided_by = null, note = null`
  ),
  // Held cashback that waits for a decision is never behind what needs none.
  list: sql(
    'bonuses.reward_flags',
    `select ${columns}, count(*) over () as total from ${joined}
      where ($1::boolean or f.decision is null) and ($2::bigint is null or f.uid = $2) order by (f.decision is null and c.status is not distinct from 'held') desc, f.last_at desc, f.id desc limit $3 offset $4`
  ),
  one: sql(
    'bonuses.reward_flag',
    `select ${columns}, 1::bigint as total from ${joined} where f.id = $1 for update of f`
  ),
  decide: sql(
    'bonuses.decide_reward_flag',
    `update bonuses.reward_flags set decision = $2, decided_at = now(), decided_by = $3, note = $4 where id = $1`
  ),
}

export interface NewRewardFlag {
  readonly uid: bigint
  readonly reason: RewardFlagReason
  /** What it is about, and how staff know it: one line for each of a player. */
  readonly reward: string
  readonly title: string
  readonly cashback?: bigint
  readonly plays: number
  readonly stakedMinor?: bigint
  readonly currency?: Currency
  readonly others?: readonly bigint[]
}
export const addRewardFlags = (tx: Tx, flags: readonly NewRewardFlag[]) =>
  tx.rows(statements.add, [
    flags.map(({ uid }) => uid),
    flags.map(({ reason }) => reason),
    flags.map(({ reward }) => reward),
    flags.map(({ title }) => title),
    flags.map(({ cashback }) => cashback ?? null),
    flags.map(({ plays }) => plays),
    flags.map(({ stakedMinor }) => stakedMinor ?? 0n),
    flags.map(({ currency }) => currency ?? null),
    flags.map(({ others }) => JSON.stringify((others ?? []).map(String))),
  ])

export interface RewardFlagRow {
  id: bigint
  uid: bigint
  reason: RewardFlagReason
  reward: string
  title: string
  cashback_id: bigint | null
  plays: number
  staked_minor: bigint
  currency: Currency | null
  others: bigint[]
  found_at: Date
  last_at: Date
  decision: 'cleared' | 'upheld' | null
  decided_at: Date | null
  decided_by: string | null
  note: string | null
  /** Of its cashback. */
  status: CashbackState | null
  amount_minor: bigint | null
  cashback_currency: Currency | null
  /** Of cashback for void play; null of everything else. */
  given_minor: bigint | null
  due_minor: bigint | null
  due_calculation: Calculation | null
  taken_minor: bigint
  total: bigint
}
export const readRewardFlags = (
  tx: ReadTx,
  { all, uid, count, offset }: { all: boolean; uid: bigint | null; count: number; offset: number }
) => tx.rows<RewardFlagRow>(statements.list, [all, uid, count, offset])
export const lockRewardFlag = (tx: Tx, id: bigint) => tx.maybe<RewardFlagRow>(statements.one, [id])
export const decideRewardFlag = (
  tx: Tx,
  id: bigint,
  { decision, by, note }: { decision: 'cleared' | 'upheld'; by: string; note: string }
) => tx.rows(statements.decide, [id, decision, by, note])
