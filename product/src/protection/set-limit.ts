import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { type Money, money } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { lockExclusion, setDayMinutes } from '../identity/index.ts'
import { setStakeLimit } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { type endpoints, events, type Limits } from './contract.ts'
import { meansAsked } from './means.ts'
import { describeLimits } from './read-limits.ts'
import { type ChoiceKind, depositDuty, isFrameOf, isStakeKind, type LimitKind, stepOf } from './rules/limits.ts'
import * as store from './store-limits.ts'

type Endpoints = typeof endpoints
type Asked<K extends keyof Endpoints> = PlayerContext & RefusesAs<Endpoints[K]>
interface Place {
  readonly kind: ChoiceKind
  readonly days: number
}

const rowOf = async (tx: Tx, { uid, kind, days }: store.LimitKey): Promise<store.LimitRow | undefined> =>
  (await store.readLimits(tx, uid)).find((row) => row.kind === kind && row.days === days)

/** Where the limit binds. A deposit is judged by the limit itself, under the player's row, which is locked here too. */
async function bind(tx: Tx, { uid, kind, days }: store.LimitKey, most: bigint | null): Promise<void> {
  if (kind === 'session') {
    await setDayMinutes(tx, uid, most === null ? null : Number(most))
    await tx.announce(events['protection.pace-changed'], { uid })
    return
  }
  if (!isStakeKind(kind)) return
  const currency = await currencyOf(tx, uid)
  await setStakeLimit(tx, uid, { kind, days, most: most === null ? null : money(most, currency) }, currency)
}

/** One change at a time: the player's row is locked before anything is read, by deposits too. */
async function change(
  context: PlayerContext,
  place: Place,
  work: (tx: Tx, key: store.LimitKey, before: store.LimitRow | undefined) => Promise<void>
): Promise<Limits> {
  const { uid } = context.player
  const key = { uid, ...place }
  const limits = await context.db.write(async (tx) => {
    await lockExclusion(tx, uid)
    await work(tx, key, await rowOf(tx, key))
    await tx.announce(events['protection.limits-changed'], { uid })
    return describeLimits(tx, { policy: context.policy(), clock: context.clock }, uid)
  })
  // The other hosts hear of it; this one need not wait.
  if (place.kind === 'session') context.session?.othersEnded(uid)
  return limits
}

/** True where the player's means have to be looked at before this limit is in force: then they are asked for. */
async function announceMeans(
  context: PlayerContext,
  tx: Tx,
  { kind, days, wanted }: Pick<store.LimitRow, 'kind' | 'days' | 'wanted'>
): Promise<boolean> {
  const { uid } = context.player
  const isAsked = await meansAsked(tx, { policy: context.policy(), clock: context.clock }, uid)
  if (!isAsked({ kind, days, most: wanted })) return false
  await tx.announce(events['protection.means-needed'], { uid })
  return true
}

/** RG-12: begins or lowers a limit at once; more, or none at all (null), is asked for and waits. */
async function choose(context: PlayerContext, place: Place, most: bigint | null): Promise<Limits> {
  const { hours } = context.policy().limitRaise
  return change(context, place, async (tx, key, row) => {
    const waiting = row?.ready_at
      ? { to: row.wanted, readyAt: row.ready_at, isReady: row.is_ready === true }
      : undefined
    const before = row && { ...place, most: row.most, change: waiting }
    const step = stepOf(before, most)
    if (step.do === 'nothing') return
    if (step.do === 'set' && most !== null) {
      await store.putLimit(tx, key, most)
      await bind(tx, key, most)
    } else {
      await store.askLimit(tx, key, most, hours)
      await announceMeans(context, tx, { ...place, wanted: most })
    }
    const what = step.do === 'set' ? step.what : most === null ? 'removal_asked' : 'raise_asked'
    await store.noteChange(tx, key.uid, what, { ...place, before: row?.most ?? null, after: most })
  })
}

function placeOf(
  context: PlayerContext & Refuses<'InvalidParameter'>,
  { kind, period }: { readonly kind: LimitKind; readonly period: number }
): Place {
  return isFrameOf(context.policy(), kind, period)
    ? { kind, days: period }
    : context.refuse('InvalidParameter', { fields: { period: 'wrong' } })
}
/** Every currency of an account has the same number of digits; the sum is of the player's own. */
const minorOf = ({ minor }: Money): bigint => minor

export const setLimit = (
  context: Asked<'account.setLimit'>,
  { kind, period, amount }: InputOf<Endpoints['account.setLimit']>
): Promise<Limits> => choose(context, placeOf(context, { kind, period }), minorOf(amount))

export async function setDepositLimit(
  context: Asked<'account.setDepositLimit'>,
  { period, limit_amount }: InputOf<Endpoints['account.setDepositLimit']>
): Promise<Limits['deposit']> {
  const { deposit } = await choose(context, placeOf(context, { kind: 'deposit', period }), minorOf(limit_amount))
  return deposit
}

export const lockWithdrawals = (context: Asked<'account.lockWithdrawals'>): Promise<Limits> =>
  choose(context, { kind: 'withdrawal', days: 0 }, 1n)

/** Minutes of a day, in all sessions together. */
export const chooseDayMinutes = (context: PlayerContext, minutes: number): Promise<Limits> =>
  choose(context, { kind: 'session', days: 1 }, BigInt(minutes))

/** A limit whose frame the market has no longer can still be taken away. */
export const removeLimit = (
  context: Asked<'account.removeLimit'>,
  { kind, period }: InputOf<Endpoints['account.removeLimit']>
): Promise<Limits> => choose(context, { kind, days: period }, null)

export async function confirmLimit(
  context: Asked<'account.confirmLimit'>,
  { kind, period }: InputOf<Endpoints['account.confirmLimit']>
): Promise<Limits> {
  const place = { kind, days: period }
  // The refusal undoes its transaction: what the player has to do is kept by one of its own.
  await context.db.write(async (tx) => {
    const row = await rowOf(tx, { uid: context.player.uid, ...place })
    if (row?.is_ready) await announceMeans(context, tx, row)
  })
  return change(context, place, async (tx, key, row) => {
    if (!row?.ready_at) return context.refuse('InvalidRequest/limit_not_asked')
    if (!row.is_ready)
      return context.refuse('InvalidRequest/limit_not_ready', { data: { ready_at: row.ready_at.toISOString() } })
    if (await announceMeans(context, tx, row)) return context.refuse('SumsubVerificationRequired')
    if (row.wanted === null) await store.removeLimit(tx, key)
    else await store.putLimit(tx, key, row.wanted)
    await bind(tx, key, row.wanted)
    const what = row.wanted === null ? 'removed' : 'raised'
    await store.noteChange(tx, key.uid, what, { ...place, before: row.most, after: row.wanted })
  })
}

export const cancelLimitChange = (
  context: Asked<'account.cancelLimitChange'>,
  { kind, period }: InputOf<Endpoints['account.cancelLimitChange']>
): Promise<Limits> =>
  change(context, { kind, days: period }, async (tx, key, row) => {
    if (!row?.ready_at) return context.refuse('InvalidRequest/limit_not_asked')
    await store.forgetChange(tx, key)
    const places = { kind, days: period, before: row.wanted, after: row.most }
    await store.noteChange(tx, key.uid, 'change_cancelled', places)
  })

/** The player has been asked for limits and leaves them as they are: before the first deposit, and each time that the market wants them to be looked at. */
export async function keepLimits(context: Asked<'account.keepLimits'>): Promise<Limits> {
  const { uid } = context.player
  return context.db.write(async (tx) => {
    await lockExclusion(tx, uid)
    const facts = await store.readFacts(tx, uid)
    const duty = depositDuty(context.policy(), {
      hasDepositLimit: facts.has_limit,
      hasAnswered: false,
      hasDeposited: facts.has_deposited,
    })
    if (duty === 'required') context.refuse('InvalidRequest/limit_required')
    await store.noteChange(tx, uid, 'left_as_is')
    await tx.announce(events['protection.limits-changed'], { uid })
    return describeLimits(tx, { policy: context.policy(), clock: context.clock }, uid)
  })
}
