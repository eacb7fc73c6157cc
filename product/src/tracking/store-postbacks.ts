import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Goal, Postback } from './rules/words.ts'

const isPaused = `exists (select 1 from tracking.publishers p where p.id = b.facts ->> 'publisher_id' and p.is_paused)`
const filtered = `from tracking.postbacks b
  where ($1::text is null or ($1 = 'sent') = (b.sent_at is not null)) and ($2::text is null or b.facts ->> 'publisher_id' = $2)`
const statements = {
  add: sql(
    'tracking.add_postback',
    `insert into tracking.postbacks (uid, goal, facts) values ($1, $2, $3) on conflict (uid, goal) do nothing returning id`
  ),
  due: sql(
    'tracking.postback',
    `select b.id, b.goal, b.facts from tracking.postbacks b where b.id = $1 and b.sent_at is null and not ${isPaused}`
  ),
  sent: sql(
    'tracking.postback_sent',
    `update tracking.postbacks set sent_at = now(), tried_at = now(), attempts = attempts + 1, problem = null where id = $1`
  ),
  failed: sql(
    'tracking.postback_failed',
    `update tracking.postbacks set tried_at = now(), attempts = attempts + 1, problem = $2 where id = $1`
  ),
  // Those of a publisher who is paused must not take the place of others.
  allDue: sql(
    'tracking.due_postbacks',
    `select b.id from tracking.postbacks b where b.sent_at is null and not ${isPaused} order by b.tried_at nulls first, b.id limit 100`
  ),
  list: sql(
    'tracking.list_postbacks',
    `select b.id, b.uid, b.facts ->> 'publisher_id' as publisher_id, b.goal, b.created_at, b.sent_at, b.attempts, b.tried_at, b.problem,
            b.sent_at is null and ${isPaused} as is_paused
       ${filtered} order by b.id desc offset $3 limit $4`
  ),
  count: sql('tracking.count_postbacks', `select count(*)::int as total ${filtered}`),
  state: sql(
    'tracking.postback_state',
    `select b.sent_at is not null as is_sent, ${isPaused} as is_paused from tracking.postbacks b where b.id = $1`
  ),
}

type Facts = Omit<Postback, 'id' | 'goal'>
/** The number of it; undefined where the player has one of this goal. */
export const addPostback = async (tx: Tx, uid: bigint, goal: Goal, facts: Facts): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.add, [uid, goal, JSON.stringify(facts)]))?.id
/** Undefined where it is sent, or has to wait. */
export const readDuePostback = (tx: ReadTx, id: bigint) =>
  tx.maybe<{ id: bigint; goal: Goal; facts: Facts }>(statements.due, [id])
export const postbackSent = (tx: Tx, id: bigint) => tx.rows(statements.sent, [id])
export const postbackFailed = (tx: Tx, id: bigint, problem: string) => tx.rows(statements.failed, [id, problem])
export const readDuePostbacks = (tx: ReadTx) => tx.rows<{ id: bigint }>(statements.allDue)

export interface PostbackFilter {
  readonly state: 'waiting' | 'sent' | undefined
  readonly publisherId: string | undefined
}
export interface PostbackRow {
  id: bigint
  uid: bigint
  publisher_id: string
  goal: Goal
  created_at: Date
  sent_at: Date | null
  attempts: number
  tried_at: Date | null
  problem: string | null
  is_paused: boolean
}
const valuesOf = ({ state, publisherId }: PostbackFilter) => [state ?? null, publisherId ?? null]
/** The latest first. */
export const listPostbacks = (tx: ReadTx, filter: PostbackFilter, offset: number, count: number) =>
  tx.rows<PostbackRow>(statements.list, [...valuesOf(filter), offset, count])
export const countPostbacks = async (tx: ReadTx, filter: PostbackFilter): Promise<number> =>
  (await tx.maybe<{ total: number }>(statements.count, valuesOf(filter)))?.total ?? 0
export const readPostbackState = (tx: ReadTx, id: string) =>
  tx.maybe<{ is_sent: boolean; is_paused: boolean }>(statements.state, [id])
