import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StepUpPurpose } from './rules/factors.ts'

export type Purpose = 'sign-in' | 'on' | 'off' | `confirm ${StepUpPurpose}`

const statements = {
  code: sql(
    'identity.second_step_code',
    `select purpose, code_hash, expires_at > now() as is_alive, extract(epoch from now() - created_at)::float8 as age_seconds
       from identity.second_step_codes where uid = $1`
  ),
  // Of two requests at once the second finds the code of the first.
  lock: sql(
    'identity.lock_second_step',
    `select email, email_confirmed_at, phone, phone_confirmed_at, second_step from identity.users where uid = $1 for no key update`
  ),
  put: sql(
    'identity.put_second_step_code',
    `insert into identity.second_step_codes (uid, purpose, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 millisecond')
       on conflict (uid) do update set purpose = excluded.purpose, code_hash = excluded.code_hash, created_at = now(), expires_at = excluded.expires_at`
  ),
  drop: sql(
    'identity.drop_second_step_code',
    `delete from identity.second_step_codes where uid = $1 and code_hash = $2 returning uid`
  ),
  switch: sql('identity.switch_second_step', `update identity.users set second_step = $2 where uid = $1`),
}

export interface CodeRow {
  purpose: Purpose
  code_hash: Uint8Array
  is_alive: boolean
  age_seconds: number
}
export interface SecondStepRow {
  email: string | null
  email_confirmed_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  second_step: boolean
}
export const readCode = (tx: ReadTx, uid: bigint) => tx.maybe<CodeRow>(statements.code, [uid])
export const lockUser = (tx: Tx, uid: bigint) => tx.maybe<SecondStepRow>(statements.lock, [uid])
export const putCode = (tx: Tx, uid: bigint, purpose: Purpose, codeHash: Uint8Array, lifeMs: number) =>
  tx.rows(statements.put, [uid, purpose, codeHash, lifeMs])
/** False when somebody else has used it: a code works once. */
export const takeCode = async (tx: Tx, uid: bigint, codeHash: Uint8Array): Promise<boolean> =>
  (await tx.maybe(statements.drop, [uid, codeHash])) !== undefined
export const switchSecondStep = (tx: Tx, uid: bigint, isOn: boolean) => tx.rows(statements.switch, [uid, isOn])
