import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StepUpPurpose } from './rules/factors.ts'

const statements = {
  facts: sql(
    'identity.factor_facts',
    `select u.second_step, u.email, u.email_confirmed_at, u.phone, u.phone_confirmed_at, a.confirmed_at as app_since,
            (select count(*) from identity.backup_codes r where r.uid = u.uid) as recovery_left,
            array(select distinct p.rp_id from identity.passkeys p where p.uid = u.uid order by p.rp_id) as passkey_at
       from identity.users u left join identity.authenticators a on a.uid = u.uid and a.confirmed_at is not null where u.uid = $1`
  ),
  authenticator: sql(
    'identity.authenticator',
    `select secret, last_step, confirmed_at from identity.authenticators where uid = $1 for update`
  ),
  begin: sql(
    'identity.begin_authenticator',
    `insert into identity.authenticators (uid, secret) values ($1, $2)
       on conflict (uid) do update set secret = excluded.secret, last_step = 0, created_at = now()
         where identity.authenticators.confirmed_at is null returning uid`
  ),
  useStep: sql(
    'identity.use_authenticator_step',
    `update identity.authenticators set last_step = $2, confirmed_at = coalesce(confirmed_at, now()) where uid = $1 and last_step < $2 returning uid`
  ),
  drop: sql('identity.drop_authenticator', `delete from identity.authenticators where uid = $1 returning uid`),
  dropCodes: sql('identity.drop_backup_codes', `delete from identity.backup_codes where uid = $1`),
  addCodes: sql(
    'identity.add_backup_codes',
    `insert into identity.backup_codes (uid, code_hash) select $1, unnest($2::bytea[])`
  ),
  takeCode: sql(
    'identity.take_backup_code',
    `delete from identity.backup_codes where uid = $1 and code_hash = $2 returning uid`
  ),
  verify: sql('identity.verify_session', `update identity.sessions set verified_at = now() where token_hash = $1`),
  stepUp: sql(
    'identity.step_up_session',
    `update identity.sessions set step_ups = step_ups || jsonb_build_object($2::text, now()) where token_hash = $1`
  ),
  isFresh: sql(
    'identity.is_session_verified',
    `select 1 as fresh from identity.sessions
       where token_hash = $1 and greatest(verified_at, (step_ups ->> $2)::timestamptz) > now() - $3 * interval '1 millisecond'`
  ),
  sealed: sql('identity.sealed_authenticators', `select uid, secret from identity.authenticators order by uid`),
  reseal: sql(
    'identity.reseal_authenticator',
    `update identity.authenticators set secret = $3 where uid = $1 and secret = $2`
  ),
}

export interface FactorRow {
  second_step: boolean
  email: string | null
  email_confirmed_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  app_since: Date | null
  recovery_left: bigint
  /** The domains for which passkeys were made. */
  passkey_at: string[]
}
export interface AuthenticatorRow {
  secret: string
  last_step: bigint
  confirmed_at: Date | null
}
export const readFactors = (tx: ReadTx, uid: bigint) => tx.maybe<FactorRow>(statements.facts, [uid])
export const lockAuthenticator = (tx: Tx, uid: bigint) => tx.maybe<AuthenticatorRow>(statements.authenticator, [uid])
/** False where one is in use: it has to go first. */
export const beginAuthenticator = async (tx: Tx, uid: bigint, secret: string): Promise<boolean> =>
  (await tx.maybe(statements.begin, [uid, secret])) !== undefined
/** False where this half minute was used before. */
export const useAuthenticatorStep = async (tx: Tx, uid: bigint, step: bigint): Promise<boolean> =>
  (await tx.maybe(statements.useStep, [uid, step])) !== undefined
export async function dropAuthenticator(tx: Tx, uid: bigint): Promise<boolean> {
  await tx.rows(statements.dropCodes, [uid])
  return (await tx.maybe(statements.drop, [uid])) !== undefined
}
export async function replaceRecoveryCodes(tx: Tx, uid: bigint, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.rows(statements.dropCodes, [uid])
  await tx.rows(statements.addCodes, [uid, hashes])
}
export const takeRecoveryCode = async (tx: Tx, uid: bigint, hash: Uint8Array): Promise<boolean> =>
  (await tx.maybe(statements.takeCode, [uid, hash])) !== undefined
export const verifySession = (tx: Tx, tokenHash: Uint8Array) => tx.rows(statements.verify, [tokenHash])
export const stepUpSession = (tx: Tx, tokenHash: Uint8Array, purpose: StepUpPurpose) =>
  tx.rows(statements.stepUp, [tokenHash, purpose])
/** By the factor of the login, or one that was given for this. */
export const isSessionFresh = async (
  tx: ReadTx,
  tokenHash: Uint8Array,
  purpose: StepUpPurpose,
  withinMs: number
): Promise<boolean> => (await tx.maybe(statements.isFresh, [tokenHash, purpose, withinMs])) !== undefined
export const readSealed = (tx: ReadTx) => tx.rows<{ uid: bigint; secret: string }>(statements.sealed)
export const reseal = (tx: Tx, row: { uid: bigint; secret: string }, secret: string) =>
  tx.rows(statements.reseal, [row.uid, row.secret, secret])
