import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { AnswerWord, Asked, Moment } from './rules/verdict.ts'

const statements = {
  keep: sql(
    'registers.keep_answer',
    `with answer as (
       insert into registers.answers (uid, register, moment, word, reference, trace) values ($1, $2, $3, $4, $5, $6))
     insert into registers.checks (uid, register, word) select $1, $2, $4 where $1::bigint is not null and $3 <> 'news'
       on conflict (uid, register) do update set word = excluded.word, at = excluded.at`
  ),
  checks: sql('registers.checks', `select register, word, at from registers.checks where uid = $1`),
  checksOf: sql('registers.checks_of', `select uid, register, at from registers.checks where uid = any ($1)`),
  unanswered: sql(
    'registers.unanswered',
    `select uid from registers.checks where word = 'unknown' and at <= now() - $1 * interval '1 millisecond' group by uid order by min(at) limit $2`
  ),
  leave: sql(
    'registers.leave_unanswered',
    `update registers.checks set word = 'left' where uid = any ($1) and word = 'unknown'`
  ),
  answers: sql(
    'registers.answers_of',
    `select register, moment, word, reference, trace, at from registers.answers where uid = $1 order by id desc limit 100`
  ),
}

export interface AnswerRow {
  register: string
  moment: Moment
  word: AnswerWord
  reference: string | null
  trace: string
  at: Date
}

/** Writes down what registers said. `uid` is null of somebody who has no account. */
export async function keepAnswers(
  tx: Tx,
  uid: bigint | null,
  moment: Moment,
  answers: readonly Asked[]
): Promise<void> {
  for (const { register, word, reference, trace } of answers)
    await tx.rows(statements.keep, [uid, register, moment, word, reference, trace])
}
export const readChecks = (tx: ReadTx, uid: bigint) =>
  tx.rows<{ register: string; word: string; at: Date }>(statements.checks, [uid])
export const readChecksOf = (tx: ReadTx, uids: readonly bigint[]) =>
  tx.rows<{ uid: bigint; register: string; at: Date }>(statements.checksOf, [uids])
/** Players about whom a register has not answered, and was last asked so long ago; the one who waits longest first. */
export const readUnanswered = async (tx: ReadTx, pauseMs: number, most: number): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.unanswered, [pauseMs, most])).map(({ uid }) => uid)
/** They are asked about when they sign in again. */
export const leaveUnanswered = (tx: Tx, uids: readonly bigint[]) => tx.rows(statements.leave, [uids])
/** The last hundred, newest first. */
export const readAnswers = (tx: ReadTx, uid: bigint) => tx.rows<AnswerRow>(statements.answers, [uid])
