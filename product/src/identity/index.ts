import { createHash } from 'node:crypto'
import type { Context, Database, ReadTx, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { Refuses } from '@ante/kit/refusal'
import { smsOf } from '../messages/index.ts'
import { decoyHash, verifyPassword } from './hash-password.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { failuresMax, lockMs, networkKnownMs } from './rules/lock.ts'
import { renewHash } from './renew-hash.ts'
import * as store from './store.ts'
import { dropStaleChanges } from './store-contacts.ts'
import { dropStaleTickets } from './store-entry.ts'
import { dropOldDevices } from './store-devices.ts'
export { sharingDevice } from './store-devices.ts'
import { dropPastSessions } from './store-pace.ts'
import { dropChallenges } from './store-passkeys.ts'
import { completeUser, dropStaleSocial, holdIncomplete, type IncompleteRow } from './store-social.ts'

export { limitTakenAnswers } from './count-tries.ts'
export { decoyHash, hashPassword, verifyPassword } from './hash-password.ts'
export { failuresMax, lockMs } from './rules/lock.ts'
export { isBreached } from './breached-passwords.ts'
export { passwordPolicyOf } from './rules/password-policy.ts'
export { requireTwoFactor } from './second-step.ts'
export { keepLinkProof } from './link-proof.ts'
export {
  accountOf,
  answersInFragment,
  beginSocial,
  claimSignature,
  holdLink,
  identify,
  keepProof,
  readProof,
  type SocialAnswer,
  type SocialAttempt,
  takeAttempt,
  takeProof,
} from './social.ts'
export { linkedUid, signedPerson } from './signed-person.ts'
export { issueTicket, readTicket, takeTicket, ticketLifeMs } from './entry-tickets.ts'
export { offerServices } from './offer-services.ts'
export { createSecrets, hasSecrets, type SecretPorts, secretsOf } from './secrets.ts'
export { type Opened, openRow, openSeed, publicSeed, sealedAnew, sealSeed } from './sealed-seeds.ts'
export { checkPasskeyLogin } from './passkey-proof.ts'
export { requireFreshFactor } from './fresh-factor.ts'
export { base32, keyAddress, usedStep } from './totp.ts'
export { endSession, openSession, startSession } from './open-session.ts'
export { type NoticeKind, writeNotice } from './write-notice.ts'
export { countText } from './send-texts.ts'
export { type ContactChange, pendingContacts, proposeContact } from './change-contact.ts'
export { type ContactKind, contactOf, kindOf } from './rules/contact.ts'
export type { SocialIdentity } from './connectors/port.ts'
import { events } from './contract.ts'
export { type FoundUser, searchUsers } from './store-users.ts'
export {
  beginReturn,
  copyExclusionsAt,
  endSessionsOf,
  excludeUser,
  excludeUserAt,
  exclusionOf,
  lockExclusion,
  readExclusion,
  readExclusionOfHouse,
  setRegisterBlock,
} from './exclude-user.ts'
export { brandOf, ownBrand } from './brand.ts'
export { excludedAmong, signedInAfter, signedInOf } from './store-exclusion.ts'
export { activityOf, lastSignsOf, lockLastSign } from './store-last-signs.ts'
export {
  type Exclusion,
  exclusionData,
  type ExclusionState,
  isLonger,
  type RegisterBlock,
  stakesFrom,
} from './rules/exclusion.ts'
export { acceptedTerms, acceptTerms, termsDue } from './store-terms.ts'
export { refuseElsewhere } from './refuse-elsewhere.ts'
export { type ActiveSession, findSession, findSessionById, signedInDevices } from './find-session.ts'
export { lockOpenAccount, writeWhileOpen } from './lock-open-account.ts'
export { lockSession } from './lock-session.ts'
export { issueSocketToken, redeemSocketToken } from './socket-tokens.ts'
export {
  confirmCheck,
  readSessionClock,
  type SessionClock,
  type SessionPace,
  setCheckMinutes,
  setDayMinutes,
} from './session-pace.ts'
export { setUserStatus } from './set-user-status.ts'
export type { UserRow, UserStatus } from './store.ts'

/** So long a browser that is not used stays known to an account. */
const deviceKnownMs = 400 * day
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const findUser = (tx: ReadTx, uid: bigint): Promise<store.UserRow | undefined> => store.readUser(tx, uid)

/** Of these users those who may do everything: neither restricted, blocked nor closed, and not excluded by their own choice. */
export const activeAmong = async (tx: ReadTx, uids: readonly bigint[]): Promise<Set<bigint>> =>
  new Set((await store.readActiveAmong(tx, uids)).map(({ uid }) => uid))

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
const refuseTaken =
  (context: Refuses<Taken>) =>
  (error: unknown): never => {
    if (store.isTaken(error)) {
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
    return { user, tries: await countTry(tx, context, login, user?.uid) }
  })
  if (tries.byName > failuresMax) refuseTries(context)
  const right = await verifyPassword(password, user?.password_hash ?? (await decoyHash()))
  // A code can be sent only to whom has an email, or a phone that a gateway reaches.
  const isReached = user !== undefined && (user.email !== null || (user.phone !== null && smsOf(context.ports)))
  const isAllowed =
    tries.byAccount <= failuresMax && !(tries.isSuspect && !isReached) && (!tries.isCrowded || tries.isKnown)
  const accepted = right && user !== undefined && user.status !== 'deleted' && isAllowed
  await context.db.write(async (tx) => {
    if (accepted) await forgiveTry(tx, context, login, user.uid)
    const event = accepted ? 'right-password' : 'wrong-password'
    await store.logAccess(tx, user?.uid ?? null, event, context.address, context.userAgent)
  })
  // Said only of what is not accepted, and looked at after the password: nobody learns here which accounts were used from this network.
  if (!accepted && tries.isCrowded) refuseTries(context)
  if (!accepted) context.refuse('Authorization/wrong_login_or_password')
  if (user.status === 'banned') context.refuse('UserBanned')
  return { uid: user.uid, passwordHash: await renewHash(context.db, user, password), isSuspect: tries.isSuspect }
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
    return { ...found, tries: await countTry(tx, context, found.login, uid) }
  })
  const { byName, byAccount, isCrowded, isKnown, isSuspect } = user.tries
  if (Math.max(byName, byAccount) > failuresMax || (isCrowded && !isKnown) || isSuspect) refuseTries(context)
  if (!(await verifyPassword(password, user.password_hash))) return undefined
  await context.db.write((tx) => forgiveTry(tx, context, user.login, uid))
  return { uid, passwordHash: await renewHash(context.db, { uid, ...user }, password) }
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

/** Those of these sessions that have not ended. */
export const activeSessionsOf = async (db: Database, sessions: readonly bigint[]): Promise<Set<bigint>> =>
  new Set((await db.call<{ id: bigint }>(store.activeSessionsStatement, [sessions])).map(({ id }) => id))

/** Writes down that the player of a session gave a sign. */
export const touchSession = async (db: Database, session: bigint): Promise<void> =>
  void (await db.call(store.touchSessionStatement, [session]))

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
  await dropOldDevices(tx, deviceKnownMs)
  await dropChallenges(tx)
  await dropStaleSocial(tx)
  await dropStaleTickets(tx)
  await dropStaleChanges(tx)
  await dropPastSessions(tx)
}
export { type DataRow, dataOf as identityData, eraseUser as eraseIdentity } from './store-personal-data.ts'
