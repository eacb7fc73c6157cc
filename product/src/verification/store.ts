import type { Json } from '@ante/kit/json'
import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { CheckEvent, Trigger } from './rules/check.ts'
import type { CheckState, ReviewOutcome, Step } from './rules/words.ts'

const columns = `uid, step, state, key, trigger, blocks, reference, labels, comment, told_at_ms, said, document_ends_on::text, asked_at, handed_in_at, decided_at`
const statements = {
  checks: sql('verification.checks_of', `select ${columns} from verification.checks where uid = $1 order by step desc`),
  byKey: sql('verification.check_by_key', `select ${columns} from verification.checks where key = $1`),
  open: sql(
    'verification.open_check',
    `insert into verification.checks (uid, step, key) values ($1, $2, $3) on conflict (uid, step) do nothing`
  ),
  lock: sql(
    'verification.lock_check',
    `select ${columns} from verification.checks where uid = $1 and step = $2 for update`
  ),
  save: sql(
    'verification.save_check',
    `update verification.checks set state = $3, key = $4, trigger = $5, blocks = $6, reference = $7, labels = $8, comment = $9, told_at_ms = $10,
            document_ends_on = $11::date, said = $14, asked_at = case when $12 then now() else asked_at end,
            handed_in_at = case when $13 = 'submit' then now() when $12 then null else handed_in_at end,
            decided_at = case when $13 in ('approve', 'retry', 'reject', 'expire') then now() when $13 = 'ask' or $12 then null else decided_at end
       where uid = $1 and step = $2`
  ),
  openChecks: sql(
    'verification.open_checks',
    `select ${columns} from verification.checks where state <> 'approved' and (state = $1 or $1 = '') and (state <> 'not_started' or trigger is not null)
       order by asked_at, uid offset $2 limit $3`
  ),
  note: sql(
    'verification.note',
    `insert into verification.history (uid, step, event, state, by, details) values ($1, $2, $3, $4, $5, $6)`
  ),
  closing: sql(
    'verification.note_closing',
    `insert into verification.history (uid, step, event, state, by) select $1, $2, 'closed', $3, 'system'
       where not exists (select from verification.history where uid = $1 and event = 'closed' and at >= $4) returning id`
  ),
  history: sql(
    'verification.history_of',
    `select at, step, event, state, by, details from verification.history where uid = $1 order by id desc limit 100`
  ),
  callback: sql(
    'verification.keep_callback',
    `insert into verification.callbacks (vendor, digest, outcome) values ($1, $2, $3) on conflict do nothing returning 1 as kept`
  ),
  forgetCallbacks: sql(
    'verification.forget_callbacks',
    `delete from verification.callbacks where received_at < now() - interval '90 days'`
  ),
  // Both marks are kept for good: a second account may come years later.
  putPerson: sql(
    'verification.put_person',
    `insert into verification.people (uid, person, document) values ($1, $2, $3)
     on conflict (uid) do update set person = excluded.person, document = excluded.document`
  ),
  samePerson: sql(
    'verification.same_person',
    `select uid from verification.people where uid <> $1 and (person = any ($2) or document = any ($3)) order by uid limit 20`
  ),
  waiting: sql(
    'verification.waiting_checks',
    `update verification.checks set looked_at = now() where (uid, step) in (select uid, step from verification.checks
       where state in ('incomplete', 'pending') and reference is not null and coalesce(looked_at, asked_at) < now() - $1 * interval '1 second'
       order by coalesce(looked_at, asked_at) limit $2 for update skip locked) returning ${columns}`
  ),
  ended: sql(
    'verification.ended_documents',
    `select uid from verification.checks where state = 'approved' and step = 'identity' and document_ends_on < current_date order by document_ends_on limit 100`
  ),
  toRemind: sql(
    'verification.ending_documents',
    `update verification.checks set reminded_on = current_date where (uid, step) in (select uid, step from verification.checks
       where state = 'approved' and step = 'identity' and document_ends_on between current_date and current_date + $1::int
         and (reminded_on is null or reminded_on < document_ends_on - $1::int) limit 100 for update skip locked)
       returning uid, document_ends_on::text`
  ),
}

export interface CheckRow {
  uid: bigint
  step: Step
  state: CheckState
  key: string
  trigger: Trigger | null
  blocks: boolean
  reference: string | null
  labels: string[]
  comment: string
  told_at_ms: bigint | null
  said: ReviewOutcome | null
  document_ends_on: string | null
  asked_at: Date
  handed_in_at: Date | null
  decided_at: Date | null
}
export interface HistoryRow {
  at: Date
  step: Step
  event: CheckEvent | 'cleared' | 'rejected' | 'closed'
  state: CheckState
  by: string
  details: Json
}

/** Once for each time that the player was asked. False where it stands there already. */
export const noteClosing = async (tx: Tx, { uid, step, state, asked_at }: CheckRow): Promise<boolean> =>
  (await tx.rows(statements.closing, [uid, step, state, asked_at])).length > 0

export const readChecks = (tx: ReadTx, uid: bigint) => tx.rows<CheckRow>(statements.checks, [uid])
export const readOpenChecks = (tx: ReadTx, state: string, offset: number, count: number) =>
  tx.rows<CheckRow>(statements.openChecks, [state, offset, count])
export const readCheckByKey = (tx: ReadTx, key: string) => tx.maybe<CheckRow>(statements.byKey, [key])

/** The check, made where there is none, and locked until the end of the transaction. */
export async function lockCheck(tx: Tx, uid: bigint, step: Step, newKey: string): Promise<CheckRow> {
  await tx.rows(statements.open, [uid, step, newKey])
  const row = await tx.maybe<CheckRow>(statements.lock, [uid, step])
  if (!row) throw new Error('a check went away')
  return row
}

export interface Change {
  readonly event: CheckEvent
  readonly by: string
  readonly details?: Readonly<Record<string, unknown>>
}
export async function saveCheck(tx: Tx, row: CheckRow, { event, by, details = {} }: Change): Promise<void> {
  await tx.rows(statements.save, [
    row.uid,
    row.step,
    row.state,
    row.key,
    row.trigger,
    row.blocks,
    row.reference,
    row.labels,
    row.comment,
    row.told_at_ms,
    row.document_ends_on,
    // Nothing of what was handed in before counts any more.
    event === 'demand' && row.state === 'not_started',
    event,
    row.said,
  ])
  await noteChange(tx, row, { event, by, details })
}
export const noteChange = (
  tx: Tx,
  row: Pick<CheckRow, 'uid' | 'step' | 'state'>,
  { event, by, details = {} }: Omit<Change, 'event'> & { event: HistoryRow['event'] }
) => tx.rows(statements.note, [row.uid, row.step, event, row.state, by, JSON.stringify(details)])

export const readHistory = (tx: ReadTx, uid: bigint) => tx.rows<HistoryRow>(statements.history, [uid])

/** False where the same body was told before. */
export const keepCallback = async (tx: Tx, vendor: string, digest: Uint8Array, outcome: string): Promise<boolean> =>
  (await tx.maybe(statements.callback, [vendor, digest, outcome])) !== undefined
export const forgetCallbacks = (tx: Tx) => tx.rows(statements.forgetCallbacks)

export const putPerson = (tx: Tx, uid: bigint, person: Uint8Array, document: Uint8Array | null) =>
  tx.rows(statements.putPerson, [uid, person, document])
export const readSamePerson = async (
  tx: ReadTx,
  uid: bigint,
  marks: { person: readonly Uint8Array[]; document: readonly Uint8Array[] }
): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.samePerson, [uid, marks.person, marks.document])).map((row) => row.uid)

/** Checks that nobody has told of for a while: the vendor is asked. */
export const takeWaiting = (tx: Tx, seconds: number, count: number) =>
  tx.rows<CheckRow>(statements.waiting, [seconds, count])
export const readEndedDocuments = (tx: ReadTx) => tx.rows<{ uid: bigint }>(statements.ended)
export const takeEndingDocuments = (tx: Tx, days: number) =>
  tx.rows<{ uid: bigint; document_ends_on: string }>(statements.toRemind, [days])
