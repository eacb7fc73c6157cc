import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { findPlayer, readOpenMatches } from '../players/index.ts'
import { changeCheck, mirror, newKey } from './change-check.ts'
import type { VerificationPorts } from './connectors/port.ts'
import type { CheckItem, staffEndpoints, TaskItem } from './contract-staff.ts'
import { demandCheck } from './demand.ts'
import { decideExcluded } from './excluded-match.ts'
import { holdingKinds } from './rules/tasks.ts'
import * as store from './store.ts'
import * as tasks from './store-tasks.ts'

type Endpoints = typeof staffEndpoints
type Asked<Key extends keyof Endpoints> = StaffContext<VerificationPorts> & RefusesAs<Endpoints[Key]>

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null
const checkItem = (row: store.CheckRow): CheckItem => ({
  uid: String(row.uid),
  step: row.step,
  state: row.state,
  trigger: row.trigger,
  blocks: row.blocks,
  labels: row.labels,
  comment: row.comment,
  asked_at: row.asked_at.toISOString(),
  handed_in_at: timeOf(row.handed_in_at),
  decided_at: timeOf(row.decided_at),
  document_ends_on: row.document_ends_on,
})
const listIn = (details: Record<string, unknown>, key: string): string[] =>
  Array.isArray(details[key]) ? details[key].map(String) : []
const taskItem = (row: tasks.TaskRow): TaskItem => ({
  id: String(row.id),
  uid: String(row.uid),
  kind: row.kind,
  details: {
    players: listIn(row.details, 'players'),
    labels: listIn(row.details, 'labels'),
    fields: listIn(row.details, 'fields'),
  },
  opened_at: row.opened_at.toISOString(),
  decision: row.decision,
  decided_at: timeOf(row.decided_at),
  decided_by: row.decided_by,
  reason: row.reason,
})

export const listOpenTasks = async (
  { db }: StaffContext,
  { offset, count }: InputOf<Endpoints['verification.opentasks']>
): Promise<OutputOf<Endpoints['verification.opentasks']>> => ({
  items: (await db.read((tx) => tasks.readOpenTasks(tx, offset, count))).map(taskItem),
})

export const listOpenChecks = async (
  { db }: StaffContext,
  { offset, count, state }: InputOf<Endpoints['verification.openchecks']>
): Promise<OutputOf<Endpoints['verification.openchecks']>> => ({
  items: (await db.read((tx) => store.readOpenChecks(tx, state, offset, count))).map(checkItem),
})

export const readOfPlayer = async (
  context: Asked<'verification.ofplayer'>,
  input: InputOf<Endpoints['verification.ofplayer']>
): Promise<OutputOf<Endpoints['verification.ofplayer']>> =>
  context.db.read(async (tx) => {
    const uid = BigInt(input.uid)
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    return {
      checks: (await store.readChecks(tx, uid)).map(checkItem),
      tasks: (await tasks.readTasksOf(tx, uid)).map(taskItem),
      changes: (await store.readHistory(tx, uid)).map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    }
  })

/** The last decision that a player waited for ends the wait: what the vendor has approved is approved, what staff reject is rejected. */
export const decideTask = async (
  context: Asked<'verification.decidetask'>,
  { id, decision, reason }: InputOf<Endpoints['verification.decidetask']>
): Promise<TaskItem> =>
  context.db.write(async (tx) => {
    const task = await tasks.lockTask(tx, BigInt(id))
    if (!task) return context.refuse('InvalidRequest/not_found')
    if (task.decision !== null && task.decision !== decision) context.refuse('InvalidRequest/conflict')
    if (task.decision === decision) return taskItem(task)
    const by = context.staff.name
    await tasks.decideTask(tx, task.id, { decision, by, reason })
    if (task.kind === 'requisites') {
      const state = decision === 'cleared' ? 'cleared' : 'fraudulent'
      await tasks.decideRequisites(tx, task.about, state, decision === 'cleared' ? task.uid : null)
    } else if (holdingKinds.includes(task.kind)) await endWait(context, tx, task, { decision, reason })
    const after = await tasks.lockTask(tx, task.id)
    if (!after) throw new Error('a task went away')
    return taskItem(after)
  })

async function endWait(
  { staff, random }: Asked<'verification.decidetask'>,
  tx: Tx,
  { uid, kind }: tasks.TaskRow,
  { decision, reason }: { decision: 'cleared' | 'rejected'; reason: string }
): Promise<void> {
  const row = await store.lockCheck(tx, uid, 'identity', newKey('identity', uid, random))
  await store.noteChange(tx, row, { event: decision, by: staff.name, details: { kind, reason } })
  const change = { by: staff.name, details: { kind, reason } }
  if (kind === 'excluded') await decideExcluded(tx, uid, decision)
  // Who it is is known then, and what they chose holds.
  if (decision === 'rejected' && kind !== 'excluded') await changeCheck(tx, row, { ...change, event: 'reject' })
  else if (row.state === 'pending' && row.said === 'approved' && !(await tasks.isHeld(tx, uid)))
    await changeCheck(tx, row, { ...change, event: 'approve' })
  else if (kind === 'excluded') await mirror(tx, uid)
}

export const decideCheck = async (
  context: Asked<'verification.decidecheck'>,
  { uid: text, step, decision, reason }: InputOf<Endpoints['verification.decidecheck']>
): Promise<CheckItem> =>
  context.db.write(async (tx) => {
    const uid = BigInt(text)
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    const row = await store.lockCheck(tx, uid, step, newKey(step, uid, context.random))
    const wanted = { approve: 'approved', retry: 'retry', reject: 'rejected' } as const
    if (row.state === wanted[decision]) return checkItem(row)
    // A question that is open is answered by itself, with a reason of its own.
    const isAsked = async () => (await tasks.isHeld(tx, uid)) || (await readOpenMatches(tx, uid)).length > 0
    if (decision === 'approve' && step === 'identity' && (await isAsked())) context.refuse('InvalidRequest/conflict')
    const comment = decision === 'retry' ? reason : ''
    await changeCheck(
      tx,
      row,
      { event: decision, by: context.staff.name, details: { reason } },
      { comment, labels: [] }
    )
    return checkItem(await store.lockCheck(tx, uid, step, row.key))
  })

export const askForCheck = async (
  context: Asked<'verification.ask'>,
  { uid: text, step, trigger, blocks, reason }: InputOf<Endpoints['verification.ask']>
): Promise<CheckItem> =>
  context.db.write(async (tx) => {
    const uid = BigInt(text)
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    const row = await demandCheck(context, tx, { uid, step, trigger, blocks, by: context.staff.name })
    // Means that were looked at within a year are known.
    if (!row) return context.refuse('InvalidRequest/conflict')
    await store.noteChange(tx, row, { event: 'demand', by: context.staff.name, details: { trigger, reason } })
    return checkItem(row)
  })
