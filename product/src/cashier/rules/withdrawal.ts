import type { Machine } from '@ante/kit/machine'
import { add, atLeast, isPositive, type Money, subtract, toWire, zero } from '@ante/kit/money'
import { isOwnName, type Owner } from '@ante/kit/own-name'
import { isRefused, refused, type Refused } from '@ante/kit/refusal'
import { withdrawable } from './debt.ts'
import type { Method } from './method.ts'
import {
  instrumentOf,
  validateRequisites,
  type RequisiteFacts,
  type Requisites,
  type RequisiteRefusal,
} from './requisites.ts'
import { validateSum, type SumRefusal } from './sum.ts'
import type { Outcome, WithdrawalState } from './words.ts'

export type WithdrawalEvent = 'approve' | 'pay' | 'decline' | 'cancel'

/** Only a pending withdrawal can be cancelled: once approved, the provider may already be paying. */
export const withdrawalMachine: Machine<WithdrawalState, WithdrawalEvent> = {
  approve: { from: ['pending'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  decline: { from: ['pending', 'approved'], to: 'declined' },
  cancel: { from: ['pending'], to: 'cancelled' },
}

export const withdrawalOutcome: Readonly<Record<WithdrawalState, Outcome>> = {
  pending: 'pending',
  approved: 'pending',
  paid: 'success',
  declined: 'fail',
  cancelled: 'cancel',
}

/** Withdrawals of one player that may be open at once. */
export const openWithdrawalsMax = 5

export interface WithdrawalFacts extends RequisiteFacts {
  readonly method: Method | undefined
  /** The main balance: bonus money cannot be withdrawn. */
  readonly main: Money
  /** What is paid first. */
  readonly owed: Money
  /** What the player has asked out over this method in the last 24 hours and not got back. */
  readonly lastDay: Money
  readonly openCount: number
  readonly owner: Owner
}
export type WithdrawalRefusal =
  | SumRefusal
  | RequisiteRefusal
  | 'BillingUnavailable/method_unavailable'
  | 'WithdrawalDeclined/insufficient_funds'
  | 'WithdrawalDeclined/debt_first'
  | 'WithdrawalLimitsExceeded/too_many_open'
  | 'WithdrawalLimitsPeriodExceeded/day_limit'

export interface WithdrawalPlan {
  readonly method: Method
  readonly amount: Money
  readonly requisites: Requisites
  readonly instrument: string | undefined
}

/** May this player ask for this withdrawal? The ledger has the last word on the balance. */
export function planWithdrawal(
  facts: WithdrawalFacts,
  wish: { methodSysname: string; sum: string; requisites: Requisites }
): WithdrawalPlan | Refused<WithdrawalRefusal> {
  const { method } = facts
  if (!method || method.direction !== 'withdrawal' || method.sysname !== wish.methodSysname) {
    return refused('BillingUnavailable/method_unavailable')
  }
  const amount = validateSum(wish.sum, method)
  if (isRefused(amount)) return amount
  const requisites = validateRequisites(method.fields, wish.requisites, facts)
  if (isRefused(requisites)) return requisites
  const holder = requisites[method.fields.find(({ type }) => type === 'card_holder')?.sysname ?? '']
  if (holder !== undefined && !isOwnName(holder, facts.owner)) return refused('RequisitesValidationRequired')
  const left = withdrawable(facts.main, facts.owed)
  if (!atLeast(left, amount)) {
    if (!isPositive(facts.owed))
      return refused('WithdrawalDeclined/insufficient_funds', { data: { available: toWire(left) } })
    return refused('WithdrawalDeclined/debt_first', { data: { owed: toWire(facts.owed), available: toWire(left) } })
  }
  if (facts.openCount >= openWithdrawalsMax)
    return refused('WithdrawalLimitsExceeded/too_many_open', { data: { open_max: openWithdrawalsMax } })
  if (method.dayMax && add(facts.lastDay, amount).minor > method.dayMax.minor) {
    const left = subtract(method.dayMax, facts.lastDay)
    const available = left.minor > 0n ? left : zero(left.currency)
    return refused('WithdrawalLimitsPeriodExceeded/day_limit', {
      data: { available: toWire(available) },
    })
  }
  return { method, amount, requisites, instrument: instrumentOf(method.fields, requisites) }
}
