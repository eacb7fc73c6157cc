import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { hour, minute } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import { validateField } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import { siteSettings } from '../content/contract.ts'
import { pageAddress, sendMessage, smsOf } from '../messages/index.ts'
import { isBreached } from './breached-passwords.ts'
import { authSettings, type endpoints } from './contract.ts'
import { hashPassword } from './hash-password.ts'
import { forgetTries } from './count-tries.ts'
import { findByContact, replacePassword } from './index.ts'
import { contactSettlesMs, networkKnownMs } from './rules/lock.ts'
import { contactOf } from './rules/contact.ts'
import { passwordPolicyOf } from './rules/password-policy.ts'
import { opensSessions } from './rules/user-status.ts'
import { countText } from './send-texts.ts'
import { isKnownNetwork } from './store.ts'
import { confirmPhone } from './store-contacts.ts'
import { dropRecoveryCodes, putRecoveryCode, takeRecoveryCode, tryRecoveryCode } from './store-recovery-codes.ts'
import * as store from './store-recovery.ts'
import { lockUser } from './store-second-step.ts'
import { dropUnproved } from './store-social.ts'
import { writeNotice } from './write-notice.ts'

const recoveryLifeMs = hour
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const codeLifeMs = 10 * minute
const codeTriesMax = 5

export interface Wish {
  readonly login: string
  /** What the browser made up that asked: a code opens only together with it. */
  readonly request: string
  readonly locale: string
  readonly origin: string
  /** What the site calls itself where the wish was said. */
  readonly brand: string
  /** From where. */
  readonly network: string
}

/**
 * AUTH-48, AUTH-50: takes the wish for a new password down. The answer is the same whether there is an account or not, and so is the time: which of both
 * it is a job finds out later, where nobody waits with a watch in hand.
 */
export async function askRecovery(
  context: Context & RefusesAs<(typeof endpoints)['auth.restore']>,
  input: InputOf<(typeof endpoints)['auth.restore']>
): Promise<{ ok: 1 }> {
  const login = contactOf(input.login)
  if (login === '') context.refuse('InvalidParameter', { fields: { login: 'valueRequired' } })
  const wish: Wish = {
    login,
    request: input.request,
    locale: context.locale,
    origin: context.origin,
    brand: context.setting('site', siteSettings).name,
    network: networkOf(context.address),
  }
  await context.db.write((tx) => tx.enqueue('identity.write-recovery', wish))
  return { ok: 1 }
}

/** Whether a contact that was added or changed has been the account's long enough to open it, where there is another one. */
const hasSettled = (since: Date | null, now: number, other: string | null): boolean =>
  since === null || other === null || since.getTime() < now - contactSettlesMs

/**
 * Writes a letter with a link to the email of the account, where there is one, and a code to its phone where the login is its number or there is no
 * email.
 */
export async function writeRecovery(
  context: Pick<Context, 'db' | 'ports' | 'clock'>,
  wish: Omit<Wish, 'request'> & { readonly request?: string }
): Promise<void> {
  const token = randomBytes(32)
  await context.db.write(async (tx) => {
    const user = await findByContact(tx, wish.login)
    if (!user || !opensSessions(user.status)) return
    const { uid, email, phone } = user
    const now = context.clock.now()
    const byPhone = phone !== null && (wish.login === phone || email === null) && smsOf(context.ports) !== undefined
    const settled = byPhone ? hasSettled(user.phone_since, now, email) : hasSettled(user.email_since, now, phone)
    if (!settled || (!byPhone && email === null)) return
    await lockUser(tx, uid)
    // A code is counted as a link is, under a token that nobody is told.
    const row = { tokenHash: sha256(token.toString('base64url')), uid, lifeMs: recoveryLifeMs, network: wish.network }
    if (!(await store.insertRecovery(tx, row))) return
    if (byPhone) return writeCode(tx, uid, phone, wish)
    if (email !== null) await writeLink(tx, uid, email, token.toString('base64url'), wish)
  })
}

async function writeLink(tx: Tx, uid: bigint, to: string, token: string, wish: Omit<Wish, 'request'>): Promise<void> {
  const { locale } = wish
  await sendMessage(tx, {
    key: 'security.restore',
    uid,
    site: wish,
    locale,
    values: { link: pageAddress(wish, locale, `/?restore=${token}`), minutes: String(recoveryLifeMs / minute) },
    to: { email: to },
  })
}

const codeHashOf = (uid: bigint, code: string): Buffer => sha256(`recovery:${uid}:${code}`)

async function writeCode(
  tx: Tx,
  uid: bigint,
  to: string,
  wish: Omit<Wish, 'request'> & { readonly request?: string }
): Promise<void> {
  const { request = '', locale, network } = wish
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isOwn = await isKnownNetwork(tx, uid, network, networkKnownMs)
  if (!(await countText(tx, { to, reason: isOwn ? 'own-recovery' : 'recovery', network }))) return
  await sendMessage(tx, {
    key: 'security.restore',
    uid,
    site: wish,
    locale,
    values: { code, minutes: String(codeLifeMs / minute) },
    to: { sms: to },
  })
  await putRecoveryCode(tx, {
    uid,
    requestHash: sha256(request),
    codeHash: codeHashOf(uid, code),
    lifeMs: codeLifeMs,
  })
}

/** The second step: who holds the link or the code sets a new password. It works once; every session ends, and the contact counts as confirmed. */
export async function setNewPassword(
  context: Context & RefusesAs<(typeof endpoints)['auth.setpassword']>,
  input: InputOf<(typeof endpoints)['auth.setpassword']>
): Promise<{ ok: 1 }> {
  const auth = context.setting('auth', authSettings)
  const policy = passwordPolicyOf(auth, context.policy())
  const { min, max } = policy
  const rules = auth.forms.restore.validation['password']
  const wrong = validateField(rules, input.password, validators.password(input.password, policy))
  if (wrong) context.refuse('InvalidParameter', { fields: { password: wrong }, data: { min, max, ...wrong.values } })
  if (isBreached(input.password)) context.refuse('InvalidParameter', { fields: { password: 'passwordTooCommon' } })
  const proofHash = proofHashOf(input)
  // Its answer was lost, and it is sent again.
  if (proofHash && (await context.db.query((tx) => store.wasPasswordSet(tx, proofHash, recoveryLifeMs))))
    return { ok: 1 }
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.password)
  const proved = input.token === '' ? await checkCode(context, input) : undefined
  const uid = await context.db.write(async (tx) => {
    const uid = proved ? await takeCode(context, tx, proved) : await takeLink(context, tx, input.token)
    await replacePassword(tx, uid, passwordHash)
    await store.dropRecoveries(tx, uid)
    await dropRecoveryCodes(tx, uid)
    if (proofHash) await store.keepPasswordSet(tx, uid, proofHash)
    // Before the contact counts as confirmed: whoever opened the account in wait for its owner is out by every door.
    await dropUnproved(tx, uid)
    const user = proved ? await confirmPhone(tx, uid) : await store.confirmEmail(tx, uid)
    await writeNotice(context, tx, uid, 'password')
    // Whoever forgot the password has tried some: the lock that these have earned is lifted.
    await forgetTries(tx, context, uid, [user?.login, user?.email, user?.phone])
    return uid
  })
  context.session?.othersEnded(uid)
  return { ok: 1 }
}

/**
 * Names the link or the code together with the password. A token cannot be guessed, nor can what a browser names its request, so neither can the password
 * from this hash; undefined where a short name was made up.
 */
function proofHashOf({ token, login, request, code, password }: InputOf<SetPassword>): Buffer | undefined {
  if (token === '' && request.length < 32) return undefined
  return sha256(JSON.stringify(token === '' ? [contactOf(login), request, code.trim(), password] : [token, password]))
}

type SetPassword = (typeof endpoints)['auth.setpassword']
type SetContext = Context & RefusesAs<SetPassword>
interface ProvedCode {
  readonly uid: bigint
  readonly codeHash: Uint8Array
}

/** AUTH-50 by phone: the code with the login and the request that it was sent for. A login that nobody has is refused alike. */
async function checkCode(context: SetContext, input: InputOf<SetPassword>): Promise<ProvedCode> {
  const { login, request, code } = input
  if (login === '') context.refuse('InvalidRequest/link_expired')
  // The try stands also where the code was wrong: it is a transaction of its own.
  const kept = await context.db.write(async (tx) => {
    const user = await findByContact(tx, contactOf(login))
    const row = user && (await tryRecoveryCode(tx, user.uid, sha256(request), codeTriesMax))
    return row && { uid: user.uid, codeHash: row.code_hash }
  })
  if (!kept || !timingSafeEqual(kept.codeHash, codeHashOf(kept.uid, code.trim()))) return wrongCode(context)
  return kept
}

const wrongCode = (context: SetContext): never => context.refuse('InvalidParameter', { fields: { code: 'wrongCode' } })

async function takeCode(context: SetContext, tx: Tx, { uid, codeHash }: ProvedCode): Promise<bigint> {
  if (!(await takeRecoveryCode(tx, uid, codeHash))) wrongCode(context)
  return uid
}

const takeLink = async (context: SetContext, tx: Tx, token: string): Promise<bigint> =>
  ((await store.takeRecovery(tx, sha256(token))) ?? context.refuse('InvalidRequest/link_expired')).uid
