import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context, PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import type { Refuses } from '@ante/kit/refusal'
import { messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import type { endpoints } from './contract.ts'
import { countedPlace, type From } from './count-tries.ts'
import { readFactors, requireFreshFactor } from './fresh-factor.ts'
import { codeFailuresOfAllMax, failuresMax, lockMs, longAwayMs, networkKnownMs } from './rules/lock.ts'
import { confirmedReachOf, type Reach, reachOf, writeTo } from './reach.ts'
import { readRecoveryCode } from './rules/recovery-code.ts'
import { stepUpPurposes } from './rules/factors.ts'
import { isCode } from './rules/second-step.ts'
import { secretsOf } from './secrets.ts'
import { clearFailures, countTries, isKnownNetwork, logAccess, takeBackTry } from './store.ts'
import * as factors from './store-factors.ts'
import { lastSignsOf } from './store-last-signs.ts'
import * as store from './store-second-step.ts'
import { usedStep } from './totp.ts'
import { writeNotice } from './write-notice.ts'

/** 2FA-15. */
export const codeLifeMs = 5 * minute
export const pauseSeconds = 60

const hashOf = (uid: bigint, code: string): Buffer => createHash('sha256').update(`second-step:${uid}:${code}`).digest()
/** Codes are tried under a name that no login has: wrong ones are counted over all letters, as wrong passwords are. */
const triesOf = (uid: bigint, place = 'anywhere'): Buffer =>
  createHash('sha256').update(`second-step of ${uid} from ${place}`).digest()

/** Counts a try from here, and one from anywhere. A guesser elsewhere takes nothing from a network that is known to the account. */
async function countCode(tx: Tx, uid: bigint, from: From): Promise<{ isLocked: boolean }> {
  const [network, place] = [networkOf(from.address), await countedPlace(tx, from, uid)]
  const [here = 0] = await countTries(tx, [triesOf(uid, place)], { max: failuresMax, lockMs })
  // A browser that is known to the account has tries of its own.
  if (place !== network) return { isLocked: here > failuresMax }
  const [anywhere = 0] = await countTries(tx, [triesOf(uid)], { max: codeFailuresOfAllMax, lockMs })
  if (here > failuresMax) return { isLocked: true }
  return { isLocked: anywhere > codeFailuresOfAllMax && !(await isKnownNetwork(tx, uid, network, networkKnownMs)) }
}

/** A fresh code to a contact, unless one went within the minute. Answers the seconds until the next may be asked for. */
export async function sendCode(
  context: Context & Refuses<'TooManyRequests'>,
  tx: Tx,
  uid: bigint,
  reach: Reach,
  purpose: store.Purpose
): Promise<number> {
  const before = await store.readCode(tx, uid)
  if (before?.purpose === purpose && before.age_seconds < pauseSeconds)
    return Math.ceil(pauseSeconds - before.age_seconds)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await store.putCode(tx, uid, purpose, hashOf(uid, code), codeLifeMs)
  const confirmed = stepUpPurposes.find((one) => purpose === `confirm ${one}`)
  const values = { code, minutes: String(codeLifeMs / minute) }
  if (!confirmed) await writeTo(context, tx, uid, reach, 'security.code', values)
  else {
    const what = messagesOf(context.locale).security.stepUp.what[confirmed]
    await writeTo(context, tx, uid, reach, 'security.step-up', { ...values, what })
  }
  return pauseSeconds
}

/**
 * The second step of a login, after the right password: the code of the player's app, or a recovery code; where there is no app, that of an email. Without
 * a code it sends one and refuses with the time until the next; a code is looked at once it has been counted. Nothing is asked of who has not switched it
 * on, nor where the operator has no second step (2FA-14), unless somebody is guessing the password of the account (`isSuspect`) or nobody has used it for
 * a year (ACC-17): then a confirmed contact is asked, for another may be a stranger's. Answers whether a second factor was given.
 */
export async function requireTwoFactor(
  context: Context & Refuses<'Authorization/second_step_needed' | CodeRefusal<'Authorization'>>,
  uid: bigint,
  code: string | undefined,
  { isSuspect = false }: { isSuspect?: boolean } = {}
): Promise<boolean> {
  const isOffered = context.setting('site', siteSettings).isTwoFAEnable
  const asked = await context.db.write(async (tx) => {
    const user = await store.lockUser(tx, uid)
    const isAway = await isLongAway(context, tx, uid)
    if (!isOffered && !isSuspect && !isAway) return undefined
    if ((await factors.lockAuthenticator(tx, uid))?.confirmed_at) return { way: 'app' } as const
    const isAsked = isSuspect || (isOffered && user?.second_step)
    const reach = user && (isAsked ? reachOf(user, context.ports) : isAway && confirmedReachOf(user, context.ports))
    if (!reach) return undefined
    const resend_time = code === undefined ? await sendCode(context, tx, uid, reach, 'sign-in') : 0
    return { way: 'contact', resend_time, reach } as const
  })
  if (!asked) return false
  if (code === undefined) {
    const data = asked.way === 'app' ? { way: asked.way } : { resend_time: asked.resend_time, ...sentTo(asked.reach) }
    context.refuse('Authorization/second_step_needed', { data })
  }
  if (asked.way === 'app') await useAppCode(context, uid, code, 'Authorization', { afterwards: async () => undefined })
  else await useCode(context, uid, code.trim(), ['sign-in'], 'Authorization')
  return true
}

async function isLongAway({ clock }: Context, tx: Tx, uid: bigint): Promise<boolean> {
  const last = (await lastSignsOf(tx, [uid])).get(uid)
  return last !== undefined && last.getTime() < clock.now() - longAwayMs
}

/** Left out for an email, which is what clients expect. */
const sentTo = ({ kind }: Reach): { sent_to?: 'phone' } => (kind === 'phone' ? { sent_to: kind } : {})

/** To whom a sealed secret of an app belongs. */
export const authenticatorOwner = (uid: bigint): string => `identity.totp:${uid}`
export const hashRecoveryCode = (uid: bigint, code: string): Buffer =>
  createHash('sha256').update(`recovery:${uid}:${code}`).digest()

/**
 * Takes a code of the player's app or, where it is in use, a recovery code. Each works once: of two at once one wins. `isFirst` is the code that switches the
 * app on; `afterwards` runs in the transaction that uses the code.
 */
export async function useAppCode<T extends 'Authorization' | 'InvalidParameter', R>(
  context: Context & Refuses<AppCodeRefusal<T>>,
  uid: bigint,
  given: string,
  type: T,
  { isFirst = false, afterwards }: { isFirst?: boolean; afterwards: (tx: Tx) => Promise<R> }
): Promise<R> {
  const code = given.trim()
  const recovery = isFirst ? undefined : readRecoveryCode(code)
  const fields = type === 'InvalidParameter' ? { fields: { code: 'wrongCode' } } : {}
  if (!isCode(code) && recovery === undefined) context.refuse(`${type}/second_step_digits`, fields)
  const { isLocked } = await context.db.write((tx) => countCode(tx, uid, context))
  if (isLocked) context.refuse('TooManyRequests', { data: { retry_after: lockMs / 1000 } })
  const used = await context.db.write(async (tx) => {
    const isRight =
      recovery === undefined
        ? await useStep(context, tx, uid, code, isFirst)
        : await factors.takeRecoveryCode(tx, uid, hashRecoveryCode(uid, recovery))
    if (!isRight) {
      await logAccess(tx, uid, 'wrong-code', context.address, context.userAgent)
      return undefined
    }
    await forgiveCode(tx, uid, context)
    if (recovery !== undefined) await writeNotice(context, tx, uid, 'recoveryUsed')
    return { result: await afterwards(tx) }
  })
  if (!used) context.refuse(`${type}/second_step_invalid`, fields)
  return used.result
}

/** The app is locked first: a step that is used is used once. */
async function useStep(
  { ports, clock }: Context,
  tx: Tx,
  uid: bigint,
  code: string,
  isFirst: boolean
): Promise<boolean> {
  const app = await factors.lockAuthenticator(tx, uid)
  if (!app || (app.confirmed_at !== null) === isFirst) return false
  const secret = secretsOf(ports).open(app.secret, authenticatorOwner(uid))
  const step = usedStep(secret, code, clock.now(), app.last_step)
  return step !== undefined && (await factors.useAuthenticatorStep(tx, uid, step))
}

async function forgiveCode(tx: Tx, uid: bigint, from: From): Promise<void> {
  const place = await countedPlace(tx, from, uid)
  await clearFailures(tx, [triesOf(uid, place)])
  if (place === networkOf(from.address)) await takeBackTry(tx, triesOf(uid), codeFailuresOfAllMax)
}

type AppCodeRefusal<T extends 'Authorization' | 'InvalidParameter'> =
  | 'TooManyRequests'
  | `${T}/second_step_digits`
  | `${T}/second_step_invalid`
type CodeRefusal<T extends 'Authorization' | 'InvalidParameter'> = AppCodeRefusal<T> | `${T}/second_step_expired`

/** Takes the code that the last letter carried, and says for what it was. Refuses with the words that the specification gives to each case (ERR-50). */
export async function useCode<T extends 'Authorization' | 'InvalidParameter'>(
  context: Context & Refuses<CodeRefusal<T>>,
  uid: bigint,
  code: string,
  purposes: readonly store.Purpose[],
  type: T
) {
  const { kept, tries } = await context.db.write(async (tx) => ({
    kept: await store.readCode(tx, uid),
    tries: isCode(code) ? await countCode(tx, uid, context) : undefined,
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
    await forgiveCode(tx, uid, context)
    if (kept.purpose !== 'on' && kept.purpose !== 'off') return
    const isOn = kept.purpose === 'on'
    await store.switchSecondStep(tx, uid, isOn)
    await writeNotice(context, tx, uid, isOn ? 'secondStepOn' : 'secondStepOff')
  })
}

/** PROF-34, PROF-36: begins to switch it on or off: the code goes to a confirmed contact, and nothing changes before it has come back. */
export async function changeSecondStep(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.changeTwoFactorAuth']>,
  { status }: { status: boolean }
): Promise<{ resend_time: number; sent_to?: 'phone' }> {
  offered(context)
  const { uid } = context.player
  return context.db.write(async (tx) => {
    const user = await store.lockUser(tx, uid)
    const reach = (user && confirmedReachOf(user, context.ports)) ?? context.refuse('UserNeedConfirmContact')
    // The contact's own code is asked for next: whoever has no other factor need not give two of them.
    const { ways } = await readFactors(context, tx, uid)
    if (ways.some((way) => way !== 'contact')) await requireFreshFactor(context, tx, 'factors')
    const resend_time = await sendCode(context, tx, uid, reach, status ? 'on' : 'off')
    return { resend_time, ...sentTo(reach) }
  })
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

export function offered(context: Context & Refuses<'InvalidRequest/not_found'>): void {
  if (!context.setting('site', siteSettings).isTwoFAEnable) context.refuse('InvalidRequest/not_found')
}
