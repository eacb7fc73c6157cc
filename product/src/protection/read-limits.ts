import type { Context, PlayerContext, ReadTx, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, money, toWire } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { readStakeLimits } from '../ledger/index.ts'
import { currencyOf, readPerson } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { Limits } from './contract.ts'
import { monthLimitOf } from './house-limit.ts'
import { meansAsked } from './means.ts'
import { depositDays, depositDuty, isLimitKind, limitDays } from './rules/limits.ts'
import * as store from './store-limits.ts'

export const isRolling = ({ depositLimit }: Policy): boolean => depositLimit.frames === 'rolling'
const monthsMs = 30.44 * 24 * 3_600_000
const least = (minor: bigint): bigint => (minor > 0n ? minor : 0n)

interface Standing {
  readonly left: bigint
  readonly endsAt: Date | undefined
}

/** What each limit leaves now, by kind and days. */
async function standings(
  tx: ReadTx,
  policy: Policy,
  { uid, currency }: { readonly uid: bigint; readonly currency: Currency }
): Promise<Map<string, Standing>> {
  const deposits = await store.readDepositLimits(tx, uid, isRolling(policy))
  const stakes = await readStakeLimits(tx, uid, currency)
  return new Map<string, Standing>([
    ...deposits.map((row): [string, Standing] => [
      `deposit ${row.days}`,
      { left: least(row.most - row.used), endsAt: row.ends_at },
    ]),
    ...stakes.map(({ kind, days, left, endsAt }): [string, Standing] => [
      `${kind} ${days}`,
      { left: least(left.minor), endsAt },
    ]),
  ])
}

/** All limits of a player as they stand, and what the market says about them. */
export async function describeLimits(
  tx: ReadTx,
  { policy, clock }: { readonly policy: Policy; readonly clock: Context['clock'] },
  uid: bigint
): Promise<Limits> {
  const currency = await currencyOf(tx, uid)
  const wire = (minor: bigint) => toWire(money(minor, currency))
  const left = await standings(tx, policy, { uid, currency })
  const rows = await store.readLimits(tx, uid)
  const isAsked = await meansAsked(tx, { policy, clock }, uid)
  const waitingOf = (row: store.LimitRow): Limits['withdrawal_lock']['change'] =>
    row.ready_at && {
      to: row.wanted === null ? null : wire(row.wanted),
      ready_at: row.ready_at.toISOString(),
      is_ready: row.is_ready === true,
      needs_means: isAsked({ kind: row.kind, days: row.days, most: row.wanted }),
    }
  const limits = rows.flatMap((row): Limits['limits'] => {
    const { kind } = row
    if (!isLimitKind(kind)) return []
    const standing = left.get(`${kind} ${row.days}`)
    return [
      {
        kind,
        period: row.days,
        limit: wire(row.most),
        available: wire(standing?.left ?? row.most),
        ends_at: standing?.endsAt?.toISOString() ?? null,
        change: waitingOf(row),
      },
    ]
  })
  const lock = rows.find(({ kind }) => kind === 'withdrawal')
  const facts = await store.readFacts(tx, uid)
  const { reminderMonths } = policy.depositLimit
  const monthly = await monthLimitOf(tx, policy, { uid, currency })
  const month = monthly && (await store.readMonth(tx, uid))
  return {
    limits,
    deposit: depositEntity(limits),
    withdrawal_lock: { is_on: lock !== undefined, change: lock ? waitingOf(lock) : null },
    rules: { hours: policy.limitRaise.hours, deposit_periods: [...depositDays(policy)], periods: [...limitDays] },
    market:
      month && monthly
        ? {
            limit: wire(monthly.most),
            available: wire(least(monthly.most - month.used)),
            ends_at: month.ends_at.toISOString(),
            by: monthly.by,
          }
        : null,
    duty: depositDuty(policy, {
      hasDepositLimit: facts.has_limit,
      hasAnswered: facts.looked_at !== null,
      hasDeposited: facts.has_deposited,
    }),
    is_review_due:
      reminderMonths !== null &&
      facts.looked_at !== null &&
      facts.now.getTime() - facts.looked_at.getTime() >= reminderMonths * monthsMs,
  }
}

/** RG-02, RG-03: of several deposit limits the one that leaves least now; without one `period` is none. */
function depositEntity(limits: Limits['limits']): Limits['deposit'] {
  const [tightest] = limits
    .filter(({ kind }) => kind === 'deposit')
    .toSorted((one, other) => one.available.amount - other.available.amount)
  if (!tightest) return { available_amount: null, can_edit: true, expired_at: null, limit_amount: null, period: 'none' }
  return {
    available_amount: tightest.available,
    can_edit: tightest.change === null || tightest.change.is_ready,
    expired_at: tightest.change && !tightest.change.is_ready ? tightest.change.ready_at : tightest.ends_at,
    limit_amount: tightest.limit,
    period: tightest.period,
  }
}

export const getLimits = ({ db, player, policy, clock }: PlayerContext): Promise<Limits> =>
  db.read((tx) => describeLimits(tx, { policy: policy(), clock }, player.uid))

export const getDepositLimit = async (context: PlayerContext): Promise<Limits['deposit']> =>
  (await getLimits(context)).deposit

type OfPlayer = (typeof staffEndpoints)['protection.getlimits']
const changesMost = 100

export async function getLimitsOf(
  context: StaffContext & RefusesAs<OfPlayer>,
  input: InputOf<OfPlayer>
): Promise<OutputOf<OfPlayer>> {
  const uid = BigInt(input.uid)
  return context.db.read(async (tx) => {
    const person = (await readPerson(tx, uid)) ?? context.refuse('InvalidRequest/not_found')
    const { limits, withdrawal_lock, market } = await describeLimits(
      tx,
      { policy: context.policy(person), clock: context.clock },
      uid
    )
    const currency = await currencyOf(tx, uid)
    const wire = (minor: bigint | null) => (minor === null ? null : toWire(money(minor, currency)))
    const changes = (await store.readChanges(tx, uid, changesMost)).map(({ at, what, kind, days, before, after }) => ({
      at: at.toISOString(),
      what,
      kind,
      period: days,
      before: kind === null || isLimitKind(kind) ? wire(before) : null,
      after: kind === null || isLimitKind(kind) ? wire(after) : null,
      before_minutes: kind === 'session' && before !== null ? Number(before) : null,
      after_minutes: kind === 'session' && after !== null ? Number(after) : null,
    }))
    return { limits, withdrawal_lock, market, changes }
  })
}
