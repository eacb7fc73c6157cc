import { next } from '@ante/kit/machine'
import { equals, type Money } from '@ante/kit/money'
import { type DepositEvent, depositMachine } from './deposit.ts'
import { type WithdrawalEvent, withdrawalMachine } from './withdrawal.ts'
import type { NextStep } from './next-step.ts'
import type { DeclineReason, DepositState, WithdrawalState } from './words.ts'

/** An instrument as a provider describes it after a payment: never the number itself. */
export interface Instrument {
  readonly masked: string
  /** The provider's name for it, with which a payout can be addressed. */
  readonly token: string
}

/**
 * What a provider says of one payment, in our words.
 * `unknown`: it could not be asked or did not answer sensibly; nothing may be concluded. `absent`: it answered that it has no such payment.
 */
export type Verdict =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'absent' }
  | {
      readonly outcome: 'pending' | 'success' | 'failed' | 'cancelled' | 'expired'
      /** Our key of the payment, as we gave it when it was started. */
      readonly key: string
      /** The provider's own number. */
      readonly reference: string
      /** What was asked for. */
      readonly amount: Money
      /** What arrived, where the player sends the money and may send another sum: a success credits this. */
      readonly received?: Money
      /** What the player is to do next, where that has changed. */
      readonly next?: NextStep
      readonly reason?: DeclineReason
      readonly instrument?: Instrument
      /** A payout that is made and not paid before it is approved. */
      readonly awaitsApproval?: true
    }
export type KnownVerdict = Extract<Verdict, { reference: string }>

/** Our record of the payment that the verdict is about. */
export interface Recorded<State> {
  readonly state: State
  readonly key: string
  readonly reference: string | undefined
  readonly amount: Money
}

export type Mismatch = 'foreign_key' | 'foreign_reference' | 'amount_differs'

/**
 * Whether the verdict is about this very payment. The sum that was asked for is compared with ours: a provider's word never changes what was agreed. What
 * arrived may be another sum, and is credited as it is.
 */
export function mismatch(recorded: Recorded<string>, verdict: KnownVerdict): Mismatch | undefined {
  if (verdict.key !== recorded.key) return 'foreign_key'
  if (recorded.reference !== undefined && recorded.reference !== verdict.reference) return 'foreign_reference'
  return equals(recorded.amount, verdict.amount) ? undefined : 'amount_differs'
}

export type Step<State> =
  | { readonly kind: 'move'; readonly to: State; readonly reason: DeclineReason | undefined }
  /** Nothing new: repeated, late, or out of order. */
  | { readonly kind: 'stay' }
  /** Somebody has to look at it: another payment, another sum, or an end that contradicts ours. */
  | { readonly kind: 'alarm'; readonly why: Mismatch | 'contradicts_end' }

const depositEvents: Readonly<Record<KnownVerdict['outcome'], DepositEvent>> = {
  pending: 'start',
  success: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'expire',
}

const usualReasons = { failed: 'declined_by_bank', cancelled: 'cancelled_by_player', expired: 'expired' } as const
const reasonOf = (verdict: KnownVerdict): DeclineReason | undefined =>
  verdict.outcome === 'pending' || verdict.outcome === 'success'
    ? undefined
    : (verdict.reason ?? usualReasons[verdict.outcome])

export function stepDeposit(recorded: Recorded<DepositState>, verdict: KnownVerdict): Step<DepositState> {
  const why = mismatch(recorded, verdict)
  if (why) return { kind: 'alarm', why }
  const to = next(depositMachine, recorded.state, depositEvents[verdict.outcome])
  return to ? { kind: 'move', to, reason: reasonOf(verdict) } : { kind: 'stay' }
}

export function stepPayout(recorded: Recorded<WithdrawalState>, verdict: KnownVerdict): Step<WithdrawalState> {
  const why = mismatch(recorded, verdict)
  if (why) return { kind: 'alarm', why }
  if (verdict.outcome === 'pending') return { kind: 'stay' }
  const event: WithdrawalEvent = verdict.outcome === 'success' ? 'pay' : 'decline'
  const to = next(withdrawalMachine, recorded.state, event)
  if (to) return { kind: 'move', to, reason: reasonOf(verdict) }
  const agrees = recorded.state === (verdict.outcome === 'success' ? 'paid' : 'declined')
  return agrees ? { kind: 'stay' } : { kind: 'alarm', why: 'contradicts_end' }
}
