import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { UserStatus } from './rules/user-status.ts'

/** Why a service is asked who somebody is: to sign in, or to link it to the account that is signed in. */
export type SocialPurpose = 'login' | 'registration' | 'link'
/** What a proof is good for. */
export type ProofPurpose = 'sign-in' | 'link'

const statements = {
  insertAttempt: sql(
    'identity.insert_social_attempt',
    `insert into identity.social_attempts (state_hash, browser_hash, service, purpose, nonce, verifier, back, locale, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 millisecond')`
  ),
  // Whoever takes it is the only one; one that is too old is taken too, and was none.
  takeAttempt: sql(
    'identity.take_social_attempt',
    `delete from identity.social_attempts where state_hash = $1 and browser_hash = $2 and service = $3
       returning service, purpose, nonce, verifier, back, locale, expires_at > now() as is_alive`
  ),
  // Two windows of one person at once: the second finds what the first has made.
  lock: sql(
    'identity.lock_social_identity',
    `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0)) is null as locked`
  ),
  linked: sql(
    'identity.linked_user',
    `select u.uid, u.status from identity.social_identities s join identity.users u on u.uid = s.uid where s.service = $1 and s.subject = $2`
  ),
  byEmail: sql(
    'identity.user_of_email',
    `select uid, status, email_confirmed_at from identity.users where email = $1 or login = $1`
  ),
  link: sql(
    'identity.link',
    `insert into identity.social_identities (service, subject, uid) values ($1, $2, $3) on conflict (service, subject) do nothing`
  ),
  links: sql(
    'identity.links_of_user',
    `select service, min(linked_at) as linked_at from identity.social_identities where uid = $1 group by service order by service`
  ),
  // What waits for its second step would link it again.
  unlink: sql(
    'identity.unlink',
    `with proofs as (delete from identity.social_proofs where uid = $2 and service = $1)
     delete from identity.social_identities where uid = $2 and service = $1 returning 1 as unlinked`
  ),
  insertUser: sql(
    'identity.insert_social_user',
    `insert into identity.users (login, email, password_hash, email_confirmed_at, terms_accepted_at, is_complete)
       values ($1, $2, $3, case when $4 then now() end, case when $5 then now() end, $6) returning uid`
  ),
  insertProof: sql(
    'identity.insert_social_proof',
    `insert into identity.social_proofs (token_hash, uid, service, subject, purpose, expires_at) values ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')`
  ),
  proof: sql(
    'identity.social_proof',
    `select uid, service, subject from identity.social_proofs where token_hash = $1 and purpose = 'sign-in' and expires_at > now()`
  ),
  takeProof: sql(
    'identity.take_social_proof',
    `delete from identity.social_proofs where token_hash = $1 and purpose = 'sign-in' and expires_at > now() returning uid, service, subject`
  ),
  takeLinkProof: sql(
    'identity.take_link_proof',
    `delete from identity.social_proofs where token_hash = $1 and uid = $2 and purpose = 'link' and expires_at > now() returning uid, service, subject`
  ),
  // A link that was made before the address was proved may be of somebody who only named it.
  dropUnproved: sql(
    'identity.drop_unproved_links',
    `with proofs as (delete from identity.social_proofs where uid = $1)
     delete from identity.social_identities s using identity.users u where s.uid = $1 and u.uid = s.uid and u.email_confirmed_at is null and u.phone_confirmed_at is null`
  ),
  holdIncomplete: sql(
    'identity.hold_incomplete',
    `select login, email, phone, terms_accepted_at is not null as has_terms from identity.users where uid = $1 and not is_complete for update`
  ),
  complete: sql(
    'identity.complete_user',
    `update identity.users set is_complete = true, email = coalesce($2, email), login = coalesce($2, login),
       terms_accepted_at = coalesce(terms_accepted_at, case when $3 then now() end) where uid = $1`
  ),
  useSignature: sql(
    'identity.use_signature',
    `insert into identity.used_signatures (signature_hash, expires_at) values ($1, to_timestamp($2::float8 / 1000)) on conflict do nothing returning 1 as used`
  ),
  dropStale: sql(
    'identity.drop_stale_social',
    `with proofs as (delete from identity.social_proofs where expires_at < now()),
          signatures as (delete from identity.used_signatures where expires_at < now() - interval '1 minute')
       delete from identity.social_attempts where expires_at < now()`
  ),
}

export interface NewAttempt {
  stateHash: Uint8Array
  browserHash: Uint8Array
  service: string
  purpose: SocialPurpose
  nonce: string
  verifier: string
  back: string
  locale: string
  lifeMs: number
}
export interface AttemptRow {
  service: string
  purpose: SocialPurpose
  nonce: string
  verifier: string
  back: string
  locale: string
  is_alive: boolean
}
export const insertAttempt = (tx: Tx, row: NewAttempt) =>
  tx.rows(statements.insertAttempt, [
    row.stateHash,
    row.browserHash,
    row.service,
    row.purpose,
    row.nonce,
    row.verifier,
    row.back,
    row.locale,
    row.lifeMs,
  ])
export const takeAttempt = (tx: Tx, stateHash: Uint8Array, browserHash: Uint8Array, service: string) =>
  tx.maybe<AttemptRow>(statements.takeAttempt, [stateHash, browserHash, service])

export interface NewSocialUser {
  login: string
  email: string | null
  passwordHash: string
  isEmailConfirmed: boolean
  hasTerms: boolean
  isComplete: boolean
}
export const lockIdentity = (tx: Tx, service: string, subject: string) => tx.rows(statements.lock, [service, subject])
export const readLinked = (tx: ReadTx, service: string, subject: string) =>
  tx.maybe<{ uid: bigint; status: UserStatus }>(statements.linked, [service, subject])
/** Those who are reached by an e-mail, as their address or as their login: one, but for the accident of two. */
export const readOwners = (tx: ReadTx, email: string) =>
  tx.rows<{ uid: bigint; status: UserStatus; email_confirmed_at: Date | null }>(statements.byEmail, [email])
export const link = (tx: Tx, service: string, subject: string, uid: bigint) =>
  tx.rows(statements.link, [service, subject, uid])
export const readLinks = (tx: ReadTx, uid: bigint) =>
  tx.rows<{ service: string; linked_at: Date }>(statements.links, [uid])
/** So many links there were. */
export const unlink = async (tx: Tx, service: string, uid: bigint): Promise<number> =>
  (await tx.rows(statements.unlink, [service, uid])).length
export const insertSocialUser = (tx: Tx, user: NewSocialUser) =>
  tx.maybe<{ uid: bigint }>(statements.insertUser, [
    user.login,
    user.email,
    user.passwordHash,
    user.isEmailConfirmed,
    user.hasTerms,
    user.isComplete,
  ])

export interface ProofRow {
  uid: bigint
  service: string
  subject: string
}
export const insertProof = (
  tx: Tx,
  tokenHash: Uint8Array,
  { uid, service, subject }: ProofRow,
  purpose: ProofPurpose,
  lifeMs: number
) => tx.rows(statements.insertProof, [tokenHash, uid, service, subject, purpose, lifeMs])
export const readProof = (tx: ReadTx, tokenHash: Uint8Array) => tx.maybe<ProofRow>(statements.proof, [tokenHash])
export const takeProof = (tx: Tx, tokenHash: Uint8Array) => tx.maybe<ProofRow>(statements.takeProof, [tokenHash])
export const takeLinkProof = (tx: Tx, tokenHash: Uint8Array, uid: bigint) =>
  tx.maybe<ProofRow>(statements.takeLinkProof, [tokenHash, uid])

export interface IncompleteRow {
  login: string
  email: string | null
  phone: string | null
  has_terms: boolean
}
export const holdIncomplete = (tx: Tx, uid: bigint) => tx.maybe<IncompleteRow>(statements.holdIncomplete, [uid])
export const completeUser = (tx: Tx, uid: bigint, email: string | null, hasTerms: boolean) =>
  tx.rows(statements.complete, [uid, email, hasTerms])
export const dropUnproved = (tx: Tx, uid: bigint) => tx.rows(statements.dropUnproved, [uid])
export const dropStaleSocial = (tx: Tx) => tx.rows(statements.dropStale)

/** False for one that was used before. */
export const useSignature = async (tx: Tx, hash: Uint8Array, validUntil: number): Promise<boolean> =>
  (await tx.maybe(statements.useSignature, [hash, validUntil])) !== undefined
