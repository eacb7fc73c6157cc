import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { BonusKind } from './contract.ts'
import type { UncountedReason } from './rules/bonus.ts'
import type { BonusRow } from './store.ts'

// Most rounds are of players without an active bonus: one look by the index of active ones, and no more.
const wageringStatement = sql(
  'bonuses.wagering',
  `select uid from bonuses.bonuses where uid = any ($1) and status = 'active' and kind = $2`
)
const lockStatement = sql(
  'bonuses.lock_active',
  `select id, uid, amount_minor, currency, wager_times, wagered_minor, kind, weights, odds_least, stake_most_minor, activated_at, active_until
     from bonuses.bonuses where uid = any ($1) and status = 'active' order by id for no key update`
)
const countStatement = sql(
  'bonuses.count_rounds',
  `insert into bonuses.counted_rounds (bonus_id, round_id, counted_minor, refused) select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
     on conflict (bonus_id, round_id) do nothing returning bonus_id, round_id, counted_minor`
)
const ofRoundsStatement = sql(
  'bonuses.lock_of_rounds',
  `select id from bonuses.bonuses where status = 'active' and id in (select bonus_id from bonuses.counted_rounds where round_id = any ($1))
    order by id for no key update`
)
const takeBackStatement = sql(
  'bonuses.take_back_rounds',
  `delete from bonuses.counted_rounds where bonus_id = any ($1) and round_id = any ($2) returning bonus_id, -counted_minor as counted_minor`
)
// What counted nothing, and was told to staff, stays.
const takeBackCountedStatement = sql(
  'bonuses.take_back_counted',
  `delete from bonuses.counted_rounds where bonus_id = any ($1) and round_id = any ($2) and counted_minor > 0 returning bonus_id, round_id, -counted_minor as counted_minor`
)
const addStatement = sql(
  'bonuses.add_wagered',
  `update bonuses.bonuses b set wagered_minor = b.wagered_minor + s.sum from unnest($1::bigint[], $2::bigint[]) as s(id, sum) where b.id = s.id
     returning b.id, b.amount_minor, b.wager_times, b.wagered_minor`
)

export interface CountedRow {
  bonus_id: bigint
  round_id: bigint
  counted_minor: bigint
  /** Why it counts nothing, where it is against the terms. */
  refused: UncountedReason | null
}
export type ActiveRow = Pick<
  BonusRow,
  | 'id'
  | 'uid'
  | 'amount_minor'
  | 'currency'
  | 'wager_times'
  | 'wagered_minor'
  | 'kind'
  | 'weights'
  | 'odds_least'
  | 'stake_most_minor'
  | 'activated_at'
  | 'active_until'
>
type Change = Pick<CountedRow, 'bonus_id' | 'counted_minor'>

export const readWagering = async (tx: ReadTx, uids: readonly bigint[], kind: BonusKind): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(wageringStatement, [uids, kind])).map(({ uid }) => uid)
export const lockActive = (tx: Tx, uids: readonly bigint[]) => tx.rows<ActiveRow>(lockStatement, [uids])
/** Those of them that are new. */
export const countRounds = (tx: Tx, rounds: readonly CountedRow[]) =>
  tx.rows<Change & Pick<CountedRow, 'round_id'>>(countStatement, [
    rounds.map((one) => one.bonus_id),
    rounds.map((one) => one.round_id),
    rounds.map((one) => one.counted_minor),
    rounds.map((one) => one.refused),
  ])
export const lockOfRounds = async (tx: Tx, rounds: readonly bigint[]): Promise<bigint[]> =>
  (await tx.rows<{ id: bigint }>(ofRoundsStatement, [rounds])).map(({ id }) => id)
export const takeBackRounds = (tx: Tx, bonuses: readonly bigint[], rounds: readonly bigint[]) =>
  tx.rows<Change>(takeBackStatement, [bonuses, rounds])
export const takeBackCounted = (tx: Tx, bonuses: readonly bigint[], rounds: readonly bigint[]) =>
  tx.rows<Change & Pick<CountedRow, 'round_id'>>(takeBackCountedStatement, [bonuses, rounds])
export const addWagered = (tx: Tx, changes: readonly Change[]) => {
  const sums = new Map<bigint, bigint>()
  for (const { bonus_id, counted_minor } of changes) sums.set(bonus_id, (sums.get(bonus_id) ?? 0n) + counted_minor)
  return tx.rows<Pick<ActiveRow, 'id' | 'amount_minor' | 'wager_times' | 'wagered_minor'>>(addStatement, [
    [...sums.keys()],
    [...sums.values()],
  ])
}
