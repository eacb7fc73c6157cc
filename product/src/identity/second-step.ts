import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context, PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import type { Refuses } from '@ante/kit/refusal'
import { messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import type { endpoints } from './contract.ts'
import { codeFailuresOfAllMax, failuresMax, lockMs, networkKnownMs } from './rules/lock.ts'
import { isCode } from './rules/second-step.ts'
import { queueEmail } from './send-letters.ts'
import { clearFailures, countTries, isKnownNetwork, logAccess, takeBackTries } from './store.ts'
import * as store from './store-second-step.ts'

/** 2FA-15. */
export const codeLifeMs = 5 * minute
export const pauseSeconds = 60

const hashOf = (uid: bigint, code: string): Buffer => createHash('sha256').update(`second-step:${uid}:${code}`).digest()
/** Codes are tried under a name that no login has: wrong ones are counted over all letters, as wrong passwords are. */
const triesOf = (uid: bigint, network = 'anywhere'): Buffer =>
  createHash('sha256').update(`second-step of ${uid} from ${network}`).digest()

/** Counts a try from here, and one from anywhere. A guesser elsewhere takes nothing from a network that is known to the account. */
async function countCode(tx: Tx, uid: bigint, address: string): Promise<{ isLocked: boolean }> {
  const network = networkOf(address)
  const [here = 0] = await countTries(tx, [triesOf(uid, network)], { max: failuresMax, lockMs })
  const [anywhere = 0] = await countTries(tx, [triesOf(uid)], { max: codeFailuresOfAllMax, lockMs })
  if (here > failuresMax) return { isLocked: true }
  return { isLocked: anywhere > codeFailuresOfAllMax && !(await isKnownNetwork(tx, uid, network, networkKnownMs)) }
}

/** A letter with a fresh code, unless one went within the minute. Answers the seconds until the next may be asked for. */
async function sendCode(context: Context, tx: Tx, uid: bigint, to: string, purpose: store.Purpose): Promise<number> {
  const before = await store.readCode(tx, uid)
  if (before?.purpose === purpose && before.age_seconds < pauseSeconds)
    return Math.ceil(pauseSeconds - before.age_seconds)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await store.putCode(tx, uid, purpose, hashOf(uid, code), codeLifeMs)
  const words = messagesOf(context.locale).letters.code
  const { name: brand } = context.setting('site', siteSettings)
  const body = words.text
    .replaceAll('{code}', code)
    .replaceAll('{minutes}', String(codeLifeMs / minute))
    .replaceAll('{brand}', brand)
  await queueEmail(tx, { uid, to, subject: words.subject.replaceAll('{brand}', brand), body, brand })
  return pauseSeconds
}

/**
 * The second step of a login, after the right password. Without a code it sends one and refuses with the time until the next; a code is looked at once
 * it has been counted. Nothing is asked of who has not switched it on, nor where the operator has no second step (2FA-14), unless somebody is guessing
 * the password of the account (`isSuspect`).
 */
export async function requireTwoFactor(
  context: Context & Refuses<'Authorization/second_step_needed' | CodeRefusal<'Authorization'>>,
  uid: bigint,
  code: string | undefined,
  { isSuspect = false }: { isSuspect?: boolean } = {}
): Promise<void> {
  if (!isSuspect && !context.setting('site', siteSettings).isTwoFAEnable) return
  const asked = await context.db.write(async (tx) => {
    const user = await store.lockUser(tx, uid)
    if (!user || user.email === null || !(user.second_step || isSuspect)) return undefined
    return { seconds: code === undefined ? await sendCode(context, tx, uid, user.email, 'sign-in') : 0 }
  })
  if (!asked) return
  if (code === undefined) context.refuse('Authorization/second_step_needed', { data: { resend_time: asked.seconds } })
  await useCode(context, uid, code.trim(), ['sign-in'], 'Authorization')
}

type CodeRefusal<T extends 'Authorization' | 'InvalidParameter'> =
  | 'TooManyRequests'
  | `${T}/second_step_digits`
  | `${T}/second_step_expired`
  | `${T}/second_step_invalid`

/** Takes the code that the last letter carried, and says for what it was. Refuses with the words that the specification gives to each case (ERR-50). */
async function useCode<T extends 'Authorization' | 'InvalidParameter'>(
  context: Context & Refuses<CodeRefusal<T>>,
  uid: bigint,
  code: string,
  purposes: readonly store.Purpose[],
  type: T
) {
  const { kept, tries } = await context.db.write(async (tx) => ({
    kept: await store.readCode(tx, uid),
    tries: isCode(code) ? await countCode(tx, uid, context.address) : undefined,
  }))
  if (tries?.isLocked) context.refuse('TooManyRequests', { data: { retry_after: lockMs / 1000 } })
  const wait = kept ? Math.max(0, Math.ceil(pauseSeconds - kept.age_seconds)) : 0
  const fields = type === 'InvalidParameter' ? { fields: { code: 'wrongCode' } } : {}
  if (!isCode(code)) context.refuse(`${type}/second_step_digits`, fields)
  if (!kept?.is_alive || !purposes.includes(kept.purpose))
    context.refuse(`${type}/second_step_expired`, { data: { resend_time: wait }, ...fields })
  if (!timingSafeEqual(kept.code_hash, hashOf(uid, code))) {
    await context.db.write((tx) => logAccess(tx, uid, 'wrong-code', context.address, context.userAgent))
    context.refuse(`${type}/second_step_invalid`, fields)
  }
  await context.db.write(async (tx) => {
    if (!(await store.takeCode(tx, uid, kept.code_hash)))
      context.refuse(`${type}/second_step_expired`, { data: { resend_time: wait }, ...fields })
    await clearFailures(tx, [triesOf(uid, networkOf(context.address))])
    await takeBackTries(tx, [triesOf(uid)])
    if (kept.purpose !== 'sign-in') await store.switchSecondStep(tx, uid, kept.purpose === 'on')
  })
}

/** PROF-34, PROF-36: begins to switch it on or off: the letter goes to the confirmed e-mail, and nothing changes before its code has come back. */
export async function changeSecondStep(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.changeTwoFactorAuth']>,
  { status }: { status: boolean }
): Promise<{ resend_time: number }> {
  offered(context)
  const { uid } = context.player
  const resend_time = await context.db.write(async (tx) => {
    const user = await store.lockUser(tx, uid)
    if (!user?.email || !user.email_confirmed_at) context.refuse('UserNeedConfirmContact')
    return sendCode(context, tx, uid, user.email, status ? 'on' : 'off')
  })
  return { resend_time }
}

/** PROF-34: the code of the letter switches it. 1 is success. */
export async function confirmSecondStep(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.confirmTwoFactorAuth']>,
  { code }: { code: string }
): Promise<1> {
  offered(context)
  await useCode(context, context.player.uid, code.trim(), ['on', 'off'], 'InvalidParameter')
  return 1
}

function offered(context: Context & Refuses<'InvalidRequest/not_found'>): void {
  if (!context.setting('site', siteSettings).isTwoFAEnable) context.refuse('InvalidRequest/not_found')
}
