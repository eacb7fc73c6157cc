import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { FraudAction, FraudAnswer } from './rules/words.ts'

const statements = {
  mark: sql(
    'tracking.mark',
    `select session, address, version = $2 and at > now() - make_interval(months => $3) as is_valid from tracking.marks where uid = $1 for update`
  ),
  add: sql(
    'tracking.add_fraud_check',
    `insert into tracking.fraud_checks (uid, action, has_mark, withdrawal) values ($1, $2, $3, $4) returning id`
  ),
  held: sql('tracking.fraud_held', `update tracking.fraud_checks set is_held = true where id = $1`),
  answered: sql(
    'tracking.fraud_answered',
    `update tracking.fraud_checks set state = $2, score = $3, reasons = $4, answered_at = now() where id = $1`
  ),
  lately: sql(
    'tracking.fraud_asked_lately',
    `select exists (select 1 from tracking.fraud_checks where uid = $1 and action = $2
       and (asked_at > now() - interval '1 minute' or state is not null and asked_at > now() - interval '24 hours')) as is_asked`
  ),
}

/** What a browser of the player was last known by. Held until the end of the transaction: one question at a time. */
export async function lockMark(
  tx: Tx,
  uid: bigint,
  /** The version of the question that is asked now, and for how many months an answer to it counts. */
  answer: { readonly version: number; readonly months: number }
): Promise<{ session: string; address: string } | undefined> {
  const row = await tx.maybe<{ session: string; address: string; is_valid: boolean }>(statements.mark, [
    uid,
    answer.version,
    answer.months,
  ])
  return row?.is_valid ? row : undefined
}
export interface NewFraudCheck {
  readonly uid: bigint
  readonly action: FraudAction
  readonly hasMark: boolean
  /** Undefined for a sign-in. */
  readonly withdrawal: string | undefined
}
export async function addFraudCheck(tx: Tx, { uid, action, hasMark, withdrawal }: NewFraudCheck): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.add, [uid, action, hasMark, withdrawal ?? null])
  if (!row) throw new Error('no question was written down')
  return row.id
}
export const fraudAnswered = (tx: Tx, id: bigint, { state, score, reasons }: FraudAnswer) =>
  tx.rows(statements.answered, [id, state, score, JSON.stringify(reasons)])
/** By it a withdrawal waits for staff. */
export const fraudHeld = (tx: Tx, id: bigint) => tx.rows(statements.held, [id])
/** Whether the vendor has answered this within a day, or is being asked. */
export const wasAskedLately = async (tx: ReadTx, uid: bigint, action: FraudAction): Promise<boolean> =>
  (await tx.maybe<{ is_asked: boolean }>(statements.lately, [uid, action]))?.is_asked ?? false
