import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { OpposedPlay } from '@ante/kit/opposed-plays'
import type { BonusKind, BonusState, FlagReason } from './rules/bonus.ts'

const statements = {
  // What was done again is looked at again: a decision about what was before does not speak of it. A cleared link stays cleared.
  add: sql(
    'bonuses.add_flags',
    `insert into bonuses.flags as f (bonus_id, uid, reason, plays, staked_minor, others)
       select bonus_id, uid, reason, plays, staked, case when other is null then '{}'::bigint[] else array[other] end
         from unnest($1::bigint[], $2::bigint[], $3::text[], $4::integer[], $5::bigint[], $6::bigint[]) as n (bonus_id, uid, reason, plays, staked, other)
       on conflict (bonus_id, reason) do update set plays = f.plays + excluded.plays, staked_minor = f.staked_minor + excluded.staked_minor,
         others = (select coalesce(array_agg(distinct o order by o), '{}') from unnest(f.others || excluded.others) o), last_at = now(),
         decision = null, decided_at = null, decided_by = null, note = null`
  ),
  // Who is asked about again is the same question until there is somebody else.
  link: sql(
    'bonuses.flag_linked',
    `insert into bonuses.flags as f (bonus_id, uid, reason, others) values ($1, $2, 'linked_account', $3)
       on conflict (bonus_id, reason) do update set others = excluded.others, last_at = now()`
  ),
  loss: sql(
    'bonuses.flag_linked_loss',
    `insert into bonuses.flags (bonus_id, uid, reason, plays, staked_minor, others) values ($1, $2, 'linked_loss', $3, $4, $5) on conflict (bonus_id, reason) do nothing`
  ),
  ofPlayer: sql(
    'bonuses.flags_of_player',
    `select bonus_id, reason, plays, staked_minor from bonuses.flags where uid = $1 order by bonus_id, id`
  ),
  cleared: sql(
    'bonuses.is_link_cleared',
    `select 1 as cleared from bonuses.flags where bonus_id = $1 and reason = 'linked_account' and decision = 'cleared'`
  ),
  list: sql(
    'bonuses.flags',
    `select f.*, b.currency, b.kind, b.status, b.amount_minor, b.source, count(*) over () as total from bonuses.flags f join bonuses.bonuses b on b.id = f.bonus_id
      where ($1::boolean or f.decision is null) and ($2::bigint is null or f.uid = $2) order by f.last_at desc, f.id desc limit $3 offset $4`
  ),
  one: sql(
    'bonuses.flag',
    `select f.*, b.currency, b.kind, b.status, b.amount_minor, b.source, 1::bigint as total from bonuses.flags f join bonuses.bonuses b on b.id = f.bonus_id where f.id = $1 for update of f`
  ),
  decide: sql(
    'bonuses.decide_flag',
    `update bonuses.flags set decision = $2, decided_at = now(), decided_by = $3, note = $4 where id = $1`
  ),
  lockOffer: sql(
    'bonuses.lock_offer',
    `select pg_advisory_xact_lock(hashtextextended('bonuses:offer:' || $1::text, 0))`
  ),
  // Whoever gave theirs back before anything counted has not had it.
  taken: sql(
    'bonuses.taken_by',
    `select distinct uid from bonuses.bonuses where uid = any ($1) and source like 'offer:' || $2::text || ':%' and status in ('active', 'used', 'expired', 'removed') and activations > 0 order by uid`
  ),
}

export interface NewFlag {
  readonly bonus: bigint
  readonly uid: bigint
  readonly reason: FlagReason
  readonly plays: number
  readonly stakedMinor: bigint
  readonly other: bigint | null
}
export const addFlags = (tx: Tx, flags: readonly NewFlag[]) =>
  tx.rows(statements.add, [
    flags.map(({ bonus }) => bonus),
    flags.map(({ uid }) => uid),
    flags.map(({ reason }) => reason),
    flags.map(({ plays }) => plays),
    flags.map(({ stakedMinor }) => stakedMinor),
    flags.map(({ other }) => other),
  ])
export const flagLinked = (tx: Tx, bonus: bigint, uid: bigint, others: readonly bigint[]) =>
  tx.rows(statements.link, [bonus, uid, others])
/** Once for each bonus: what was lost before it was given does not change. */
export const flagLinkedLoss = (tx: Tx, bonus: bigint, uid: bigint, { plays, stakedMinor, others }: OpposedPlay) =>
  tx.rows(statements.loss, [bonus, uid, plays, stakedMinor, others])
export interface FlagRow {
  bonus_id: bigint
  reason: FlagReason
  plays: number
  staked_minor: bigint
}
export const readFlagsOf = (tx: ReadTx, uid: bigint) => tx.rows<FlagRow>(statements.ofPlayer, [uid])
export const isLinkCleared = async (tx: ReadTx, bonus: bigint): Promise<boolean> =>
  (await tx.maybe(statements.cleared, [bonus])) !== undefined

export interface ListedFlagRow extends FlagRow {
  id: bigint
  uid: bigint
  others: bigint[]
  found_at: Date
  last_at: Date
  decision: 'cleared' | 'upheld' | null
  decided_at: Date | null
  decided_by: string | null
  note: string | null
  currency: Currency
  kind: BonusKind
  status: BonusState
  amount_minor: bigint
  source: string
  total: bigint
}
export const readFlags = (
  tx: ReadTx,
  { all, uid, count, offset }: { all: boolean; uid: bigint | null; count: number; offset: number }
) => tx.rows<ListedFlagRow>(statements.list, [all, uid, count, offset])
export const lockFlag = (tx: Tx, id: bigint) => tx.maybe<ListedFlagRow>(statements.one, [id])
export const decideFlag = (
  tx: Tx,
  id: bigint,
  { decision, by, note }: { decision: 'cleared' | 'upheld'; by: string; note: string }
) => tx.rows(statements.decide, [id, decision, by, note])

export const lockOffer = (tx: Tx, offer: string) => tx.rows(statements.lockOffer, [offer])
/** Those of these players who have taken what this offer gives. */
export const readTakers = async (tx: ReadTx, uids: readonly bigint[], offer: string): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.taken, [uids, offer])).map(({ uid }) => uid)
