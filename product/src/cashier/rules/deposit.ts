import { add, type Money, subtract, toWire, zero } from '@ante/kit/money'
import type { Machine } from '@ante/kit/machine'
import { isRefused, refused, type Refused } from '@ante/kit/refusal'
import type { Method } from './method.ts'
import { validateRequisites, type RequisiteFacts, type Requisites, type RequisiteRefusal } from './requisites.ts'
import { validateSum, type SumRefusal } from './sum.ts'
import type { DepositState, Outcome } from './words.ts'

export type DepositEvent = 'start' | 'succeed' | 'fail' | 'cancel' | 'expire'

const open = ['created', 'pending'] as const

/** `succeed` leads out of every other end too: a late success means that the money did arrive, and it is the player's. */
export const depositMachine: Machine<DepositState, DepositEvent> = {
  start: { from: ['created'], to: 'pending' },
  succeed: { from: [...open, 'failed', 'cancelled', 'expired'], to: 'success' },
  fail: { from: open, to: 'failed' },
  cancel: { from: open, to: 'cancelled' },
  expire: { from: open, to: 'expired' },
}

export const depositOutcome: Readonly<Record<DepositState, Outcome>> = {
  created: 'pending',
  pending: 'pending',
  success: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'fail',
}

/** Failed attempts within ten minutes after which a player has to wait (GLI-19 A.3.6b). */
export const failuresBeforePause = 5
export const failurePauseMs = 10 * 60 * 1000

export interface DepositFacts extends RequisiteFacts {
  readonly method: Method | undefined
  /** What the player has paid in over this method in the last 24 hours, or may still pay: open attempts count. */
  readonly lastDay: Money
  readonly recentFailures: number
}
export type DepositRefusal =
  | SumRefusal
  | RequisiteRefusal
  | 'BillingUnavailable/method_unavailable'
  | 'BillingDepositLimitExceeded/day_limit'
  | 'TooManyRequests'

export interface DepositPlan {
  readonly method: Method
  readonly amount: Money
  readonly requisites: Requisites
}

/** May this player start this deposit? */
export function planDeposit(
  facts: DepositFacts,
  wish: { methodSysname: string; sum: string; requisites: Requisites }
): DepositPlan | Refused<DepositRefusal> {
  const { method } = facts
  if (!method || method.direction !== 'deposit' || method.sysname !== wish.methodSysname) {
    return refused('BillingUnavailable/method_unavailable')
  }
  const amount = validateSum(wish.sum, method)
  if (isRefused(amount)) return amount
  const requisites = validateRequisites(method.fields, wish.requisites, facts)
  if (isRefused(requisites)) return requisites
  if (facts.recentFailures >= failuresBeforePause)
    return refused('TooManyRequests', { data: { wait_ms: failurePauseMs } })
  if (method.dayMax && add(facts.lastDay, amount).minor > method.dayMax.minor) {
    const left = subtract(method.dayMax, facts.lastDay)
    const available = left.minor > 0n ? left : zero(left.currency)
    return refused('BillingDepositLimitExceeded/day_limit', {
      data: { available: toWire(available) },
    })
  }
  return { method, amount, requisites }
}
