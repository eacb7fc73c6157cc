import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { holdingKinds, type TaskKind } from './rules/tasks.ts'

const columns = `id, uid, kind, about, details, opened_at, decision, decided_at, decided_by, reason`
const statements = {
  // Asked again about the same, a decision that was made stays.
  open: sql(
    'verification.open_task',
    `insert into verification.tasks (uid, kind, about, details) values ($1, $2, $3, $4) on conflict (uid, kind, about) do nothing`
  ),
  list: sql(
    'verification.open_tasks',
    `select ${columns} from verification.tasks where decision is null order by id offset $1 limit $2`
  ),
  of: sql(
    'verification.tasks_of',
    `select ${columns} from verification.tasks where uid = $1 order by id desc limit 50`
  ),
  openOf: sql(
    'verification.open_tasks_of',
    `select ${columns} from verification.tasks where uid = $1 and kind = $2 and decision is null`
  ),
  lock: sql('verification.lock_task', `select ${columns} from verification.tasks where id = $1 for update`),
  decide: sql(
    'verification.decide_task',
    `update verification.tasks set decision = $2, decided_at = now(), decided_by = $3, reason = $4 where id = $1`
  ),
  holding: sql(
    'verification.holding_tasks',
    `select kind from verification.tasks where uid = $1 and decision is null and kind = any ($2)`
  ),
  // Two players who name the same account for the first time at once: one comes after the other.
  lockMark: sql('verification.lock_requisites', `select pg_advisory_xact_lock(hashtextextended($1, 550))`),
  marks: sql(
    'verification.requisites_of',
    `select uid, state from verification.requisites where mark = any ($1) order by uid for update`
  ),
  putMark: sql(
    'verification.put_requisites',
    `insert into verification.requisites (mark, uid, state) values ($1, $2, $3)
     on conflict (mark, uid) do update set state = excluded.state, at = now()`
  ),
  setMarks: sql(
    'verification.decide_requisites',
    `update verification.requisites set state = $2, at = now() where encode(mark, 'hex') = $1 and ($3::bigint is null or uid = $3)`
  ),
}

export interface TaskRow {
  id: bigint
  uid: bigint
  kind: TaskKind
  about: string
  details: Record<string, unknown>
  opened_at: Date
  decision: 'cleared' | 'rejected' | null
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
}
export type RequisitesState = 'used' | 'checked' | 'cleared' | 'fraudulent'

export const openTask = (tx: Tx, task: { uid: bigint; kind: TaskKind; about?: string; details?: object }) =>
  tx.rows(statements.open, [task.uid, task.kind, task.about ?? '', JSON.stringify(task.details ?? {})])
export const readOpenTasks = (tx: ReadTx, offset: number, count: number) =>
  tx.rows<TaskRow>(statements.list, [offset, count])
export const readTasksOf = (tx: ReadTx, uid: bigint) => tx.rows<TaskRow>(statements.of, [uid])
export const readOpenOf = (tx: ReadTx, uid: bigint, kind: TaskKind) => tx.rows<TaskRow>(statements.openOf, [uid, kind])
export const lockTask = (tx: Tx, id: bigint) => tx.maybe<TaskRow>(statements.lock, [id])
export const decideTask = (
  tx: Tx,
  id: bigint,
  { decision, by, reason }: { decision: 'cleared' | 'rejected'; by: string; reason: string }
) => tx.rows(statements.decide, [id, decision, by, reason])
export const isHeld = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.rows(statements.holding, [uid, holdingKinds])).length > 0

export async function lockRequisites(
  tx: Tx,
  marks: readonly Uint8Array[]
): Promise<{ uid: bigint; state: RequisitesState }[]> {
  await tx.rows(statements.lockMark, [Buffer.from(marks[0] ?? []).toString('hex')])
  return tx.rows(statements.marks, [marks])
}
export const putRequisites = (tx: Tx, mark: Uint8Array, uid: bigint, state: RequisitesState) =>
  tx.rows(statements.putMark, [mark, uid, state])
/** Of one player, or of all who use it. */
export const decideRequisites = (tx: Tx, mark: string, state: RequisitesState, uid: bigint | null) =>
  tx.rows(statements.setMarks, [mark, state, uid])
