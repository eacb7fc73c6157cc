import { createHash, randomBytes } from 'node:crypto'
import type { Context, Database, ReadTx, SessionHandle, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import type { Refuses } from '@ante/kit/refusal'
import { decoyHash, verifyPassword } from './hash-password.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { failuresMax, failuresOfAllMax, lockMs, networkKnownMs } from './rules/lock.ts'
import * as store from './store.ts'
import { completeUser, dropStaleSocial, holdIncomplete, type IncompleteRow } from './store-social.ts'

export { limitTakenAnswers } from './count-tries.ts'
export { decoyHash, hashPassword, verifyPassword } from './hash-password.ts'
export { failuresMax, lockMs } from './rules/lock.ts'
export { commonPasswords } from './rules/common-passwords.ts'
export { passwordPolicyOf } from './rules/password-policy.ts'
export { requireTwoFactor } from './second-step.ts'
export {
  accountOf,
  beginSocial,
  holdLink,
  identify,
  keepProof,
  readProof,
  type SocialAnswer,
  type SocialAttempt,
  takeAttempt,
  takeProof,
} from './social.ts'
export { offerServices } from './offer-services.ts'
export type { SocialIdentity } from './connectors/port.ts'
export { queueEmail } from './send-letters.ts'
import { events } from './contract.ts'
export { type FoundUser, searchUsers } from './store-users.ts'
export { beginReturn, excludeUser, lockExclusion, readExclusion } from './exclude-user.ts'
export { type Exclusion, exclusionData, type ExclusionState, isLonger } from './rules/exclusion.ts'
export { type ActiveSession, findSession } from './find-session.ts'
export { setUserStatus } from './set-user-status.ts'
export type { UserStatus } from './rules/user-status.ts'
export type { UserRow } from './store.ts'

export const sessionLifeMs = 30 * day
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const findUser = (tx: ReadTx, uid: bigint): Promise<store.UserRow | undefined> => store.readUser(tx, uid)

/**
 * Creates a user. Refuses InvalidParameter on `login` when login, e-mail or phone is taken: the unique constraints decide, so that of two
 * registrations at once one wins.
 */
export async function createUser(
  context: Refuses<Taken>,
  tx: Tx,
  user: store.NewUser
): Promise<{ uid: bigint; registeredAt: Date }> {
  const row = await store.insertUser(tx, user).catch(refuseTaken(context))
  if (!row) throw new Error('no user was inserted')
  return { uid: row.uid, registeredAt: row.registered_at }
}

type Taken = 'InvalidParameter/login_taken'
/** The unique constraints know what is taken. */
const refuseTaken =
  (context: Refuses<Taken>) =>
  (error: unknown): never => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '23505') {
      const field = 'constraint' in error && error.constraint === 'users_phone' ? 'phone' : 'email'
      context.refuse('InvalidParameter/login_taken', { fields: { [field]: 'loginTaken' } })
    }
    throw error
  }

/** Whose password was right, and what it was checked against: it may be another by the time that the proof is used. */
export interface Proof {
  readonly uid: bigint
  readonly passwordHash: string
}

/**
 * Checks login and password. Refuses the same way, after the same time, whatever was wrong. A try counts for the login that was typed, whether there is
 * one or not, and for the account: login, e-mail and phone number are three names of one account and bring no tries of their own. Beyond the account's
 * tries every password is a wrong one: another answer would tell which names belong together.
 */
export async function checkCredentials(
  context: Context & Refuses<'Authorization/wrong_login_or_password' | 'TooManyRequests' | 'UserBanned'>,
  login: string,
  password: string
): Promise<Proof & { readonly isSuspect: boolean }> {
  const { user, tries } = await context.db.write(async (tx) => {
    const user = await store.readUserByLogin(tx, login)
    return { user, tries: await countTry(tx, context.address, login, user?.uid) }
  })
  if (tries.byName > failuresMax || tries.byNetwork > failuresOfAllMax) refuseTries(context)
  const right = await verifyPassword(password, user?.password_hash ?? (await decoyHash()))
  // A code can be sent only to whom has an email.
  const isAllowed = tries.byAccount <= failuresMax && !(tries.isSuspect && user?.email === null)
  const accepted = right && user !== undefined && user.status !== 'deleted' && isAllowed
  await context.db.write(async (tx) => {
    if (accepted) await forgiveTry(tx, context.address, login, user.uid)
    await store.logAccess(
      tx,
      user?.uid ?? null,
      accepted ? 'right-password' : 'wrong-password',
      context.address,
      context.userAgent
    )
  })
  if (!accepted) context.refuse('Authorization/wrong_login_or_password')
  if (user.status === 'banned') context.refuse('UserBanned')
  return { uid: user.uid, passwordHash: user.password_hash, isSuspect: tries.isSuspect }
}

const refuseTries = (context: Refuses<'TooManyRequests'>): never =>
  context.refuse('TooManyRequests', { data: { retry_after: lockMs / 1000 } })

/** The login of a password and the hash that it is checked against. Counts as a try to sign in: nobody guesses here what they cannot guess there. */
export async function checkOwnPassword(
  context: Context & Refuses<'TooManyRequests'>,
  uid: bigint,
  password: string
): Promise<Proof | undefined> {
  const user = await context.db.write(async (tx) => {
    const found = await store.readSecret(tx, uid)
    if (!found) throw new Error('a session without its user')
    return { ...found, tries: await countTry(tx, context.address, found.login, uid) }
  })
  const { byName, byAccount, byNetwork, isSuspect } = user.tries
  if (Math.max(byName, byAccount) > failuresMax || byNetwork > failuresOfAllMax || isSuspect) refuseTries(context)
  if (!(await verifyPassword(password, user.password_hash))) return undefined
  await context.db.write((tx) => forgiveTry(tx, context.address, user.login, uid))
  return { uid, passwordHash: user.password_hash }
}

/** Whether the password still is what it was proved to be; from here to the end of the transaction it is, and nobody ends sessions unseen. */
export const holdsStill = (tx: Tx, { uid, passwordHash }: Proof): Promise<boolean> =>
  store.holdPassword(tx, uid, passwordHash)

/** Sets a new password and ends every session but the one to keep. */
export async function replacePassword(tx: Tx, uid: bigint, passwordHash: string, keep?: string): Promise<void> {
  await store.setPassword(tx, uid, passwordHash)
  const ended = await store.deleteSessionsOf(tx, uid, keep === undefined ? null : sha256(keep))
  for (const row of ended) await tx.announce(events['identity.session-ended'], { uid, session: row.id })
}

/** Who a contact belongs to. Undefined for one that nobody has. */
export const findByContact = async (tx: ReadTx, contact: string): Promise<store.UserRow | undefined> => {
  const found = await store.readUserByLogin(tx, contact)
  return found && store.readUser(tx, found.uid)
}

/** A new session with a new id; the caller sets the cookie after the commit. The session that the caller came with is over: its cookie is replaced. */
export async function openSession(
  tx: Tx,
  uid: bigint,
  from: { address: string; userAgent: string; session?: SessionHandle }
): Promise<string> {
  if (from.session?.id !== undefined) await endSession(tx, from.session.id)
  const token = randomBytes(32).toString('base64url')
  await store.insertSession(tx, {
    tokenHash: sha256(token),
    uid,
    lifeMs: sessionLifeMs,
    address: from.address,
    userAgent: from.userAgent.slice(0, 300),
  })
  await store.putKnownNetwork(tx, uid, networkOf(from.address))
  await store.logAccess(tx, uid, 'signed-in', from.address, from.userAgent)
  await tx.announce(events['identity.signed-in'], { uid })
  return token
}

/** Those of these sessions that have not ended. */
export const activeSessionsOf = async (db: Database, sessions: readonly bigint[]): Promise<Set<bigint>> =>
  new Set((await db.call<{ id: bigint }>(store.activeSessionsStatement, [sessions])).map(({ id }) => id))

/** Writes down that the player of a session gave a sign. */
export const touchSession = async (db: Database, session: bigint): Promise<void> =>
  void (await db.call(store.touchSessionStatement, [session]))

/** Ends the session of a token and tells everybody, its sockets too. Nothing happens for an unknown token. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  const row = await store.deleteSession(tx, sha256(token))
  if (row) await tx.announce(events['identity.session-ended'], { uid: row.uid, session: row.id })
}

/** A token for the first message of the live socket: one use, one minute. */
export async function issueSocketToken(
  context: Refuses<'Authorization/session_ended'>,
  tx: Tx,
  sessionToken: string
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const row = await store.insertSocketToken(tx, sha256(token), sha256(sessionToken))
  if (!row) context.refuse('Authorization/session_ended')
  return token
}

export async function redeemSocketToken(tx: Tx, token: string): Promise<{ session: bigint; uid: bigint } | undefined> {
  const row = await store.takeSocketToken(tx, sha256(token))
  return row && { session: row.id, uid: row.uid }
}

/** What is known of an account that is not complete; it stays so until the end of the transaction. Undefined for one that is. */
export const holdIncompleteUser = (tx: Tx, uid: bigint): Promise<IncompleteRow | undefined> => holdIncomplete(tx, uid)

/** SOC-09: the account is whole. Refuses an e-mail that somebody else has. */
export async function completeAccount(
  context: Refuses<Taken>,
  tx: Tx,
  uid: bigint,
  { email, hasTerms }: { email: string | null; hasTerms: boolean }
): Promise<void> {
  await completeUser(tx, uid, email, hasTerms).catch(refuseTaken(context))
}

/** Sessions that are over end here also where nobody asks anything of them any more: a page that only listens would hear on. */
export async function dropStale(tx: Tx, idleMaxMs: number): Promise<void> {
  for (const { id, uid } of await store.dropStale(tx, idleMaxMs))
    await tx.announce(events['identity.session-ended'], { uid, session: id })
  await store.dropUnknownNetworks(tx, networkKnownMs)
  await dropStaleSocial(tx)
}
