import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Budget } from '../bonuses/contract.ts'
import type { QuestGift } from './rules/shop.ts'
import type { Repeats } from './rules/quests.ts'

const columns = 'sysname, texts, images, repeats, goal, reward_points, after, place, budget_minor, gift'
const statements = {
  put: sql(
    'loyalty.put_quest',
    `insert into loyalty.quests (sysname, texts, images, repeats, goal, reward_points, after, place, budget_minor, gift) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, repeats = excluded.repeats, goal = excluded.goal,
       reward_points = excluded.reward_points, after = excluded.after, place = excluded.place, budget_minor = excluded.budget_minor, gift = excluded.gift, enabled = true`
  ),
  close: sql('loyalty.close_quest', 'update loyalty.quests set enabled = false where sysname = $1 returning sysname'),
  list: sql('loyalty.quests', `select ${columns} from loyalty.quests where enabled order by place, sysname`),
  progress: sql(
    'loyalty.quest_progress',
    `select player_uid, quest, period, done, marks, completed_at from loyalty.quest_progress
      where player_uid = any ($1) and quest = any ($2) and period = any ($3)`
  ),
  write: sql(
    'loyalty.write_progress',
    `insert into loyalty.quest_progress (player_uid, quest, period, done, marks, completed_at)
       select uid, quest, period, done, case when marks = '[]' then '{}' else array(select jsonb_array_elements_text(marks)) end, case when is_completed then $7::timestamptz end
         from unnest($1::bigint[], $2::text[], $3::text[], $4::integer[], $5::jsonb[], $6::boolean[]) as u (uid, quest, period, done, marks, is_completed)
     on conflict (player_uid, quest, period) do update set done = excluded.done, marks = excluded.marks, updated_at = now(),
       completed_at = coalesce(quest_progress.completed_at, excluded.completed_at)`
  ),
  spared: sql(
    'loyalty.spared_members',
    'select player_uid from loyalty.members where player_uid = any ($1) and is_spared'
  ),
  spare: sql(
    'loyalty.spare_member',
    `insert into loyalty.members (player_uid, is_spared) values ($1, $2)
     on conflict (player_uid) do update set is_spared = excluded.is_spared where members.is_spared <> excluded.is_spared`
  ),
  forget: sql(
    'loyalty.forget_progress',
    `delete from loyalty.quest_progress where period <> '' and period < to_char($1::timestamptz - interval '62 days', 'YYYY-MM-DD')`
  ),
  sum: sql(
    'loyalty.sum_of_progress',
    'select player_uid, coalesce(sum(done), 0)::integer as done from loyalty.quest_progress where player_uid = any ($1) group by player_uid'
  ),
}

export interface QuestRow extends Described {
  sysname: string
  repeats: Repeats
  goal: unknown
  /** Whole points. */
  reward_points: bigint
  after: string | null
  place: number
  /** What one completion may cost, by currency in minor units. */
  budget_minor: Budget
  gift: QuestGift | null
}
export interface ProgressRow {
  player_uid: bigint
  quest: string
  period: string
  done: number
  marks: string[]
  completed_at: Date | null
}

export const putQuest = (
  tx: Tx,
  one: Omit<QuestRow, 'budget_minor' | 'gift'> & { readonly budget_minor?: Budget; readonly gift?: QuestGift | null }
) =>
  tx.rows(statements.put, [
    one.sysname,
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.repeats,
    JSON.stringify(one.goal),
    one.reward_points,
    one.after,
    one.place,
    JSON.stringify(one.budget_minor ?? {}),
    one.gift ? JSON.stringify(one.gift) : null,
  ])
export const closeQuest = async (tx: Tx, sysname: string): Promise<boolean> =>
  (await tx.rows(statements.close, [sysname])).length > 0
export const readQuests = (tx: ReadTx) => tx.rows<QuestRow>(statements.list)
export interface Place {
  readonly uid: bigint
  readonly quest: string
  readonly period: string
}
/**
 * How far players are in quests, in periods that run now for one of them: the caller takes those that run for this player. A list of players, of quests and of
 * periods is short, where each player with each quest would be thousands of places.
 */
export const readProgress = (
  tx: ReadTx,
  of: { readonly uids: readonly bigint[]; readonly quests: readonly string[]; readonly periods: readonly string[] }
) => tx.rows<ProgressRow>(statements.progress, [of.uids, of.quests, of.periods])
export interface Step extends Place {
  readonly done: number
  readonly marks: readonly string[]
  readonly isCompleted: boolean
}
/** `at`: when those that are completed were. */
export const writeProgress = (tx: Tx, steps: readonly Step[], at: Date) =>
  tx.rows(statements.write, [
    steps.map(({ uid }) => uid),
    steps.map(({ quest }) => quest),
    steps.map(({ period }) => period),
    steps.map(({ done }) => done),
    steps.map(({ marks }) => JSON.stringify(marks)),
    steps.map(({ isCompleted }) => isCompleted),
    at,
  ])
/** Those of them who are offered no quest that asks for play. */
export const readSpared = async (tx: ReadTx, uids: readonly bigint[]): Promise<Set<bigint>> =>
  new Set((await tx.rows<{ player_uid: bigint }>(statements.spared, [uids])).map((row) => row.player_uid))
export const spareMember = async (tx: Tx, uid: bigint, isSpared: boolean): Promise<void> =>
  void (await tx.rows(statements.spare, [uid, isSpared]))
export const forgetProgress = (tx: Tx, now: Date) => tx.rows(statements.forget, [now])
/** All that was ever counted, of those who have something: it changes with each step. */
export const sumsOfProgress = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, number>> =>
  new Map(
    (await tx.rows<{ player_uid: bigint; done: number }>(statements.sum, [uids])).map((row) => [
      row.player_uid,
      row.done,
    ])
  )
