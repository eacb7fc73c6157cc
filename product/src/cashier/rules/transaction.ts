import { type Currency, money, toWire } from '@ante/kit/money'
import type { WireTransaction } from '../contract.ts'
import { depositOutcome } from './deposit.ts'
import type { NextStep } from './next-step.ts'
import type { Reversal } from './reversal.ts'
import { withdrawalOutcome } from './withdrawal.ts'
import type {
  DeclineReason,
  DepositState,
  Outcome,
  TransactionState,
  transactionTypes,
  WithdrawalState,
} from './words.ts'

export interface TransactionFacts {
  readonly id: bigint
  readonly type: (typeof transactionTypes)[number]
  readonly method: string
  readonly amount_minor: bigint
  readonly currency: Currency
  readonly status: TransactionState
  readonly reason: DeclineReason | null
  readonly instrument: string | null
  readonly provider_reference: string | null
  /** The main balance right after the transaction last moved it. */
  readonly balance_minor: bigint | null
  readonly created_at: Date
  readonly settled_at: Date | null
  readonly next_step: NextStep | null
  /** What was asked for, where another sum arrived. */
  readonly asked_minor: bigint | null
  /** What of a deposit was taken back. */
  readonly reversed_minor: bigint | null
  /** The deposit that was taken back. */
  readonly deposit_id: bigint | null
  /** What of it became a debt, and what paid one. */
  readonly owed_minor: bigint | null
  readonly debt_paid_minor: bigint | null
  /** A deposit that an offer was chosen with. */
  readonly has_offer: boolean
}

/** The books' names of what a payment did: what it first did, and how it ended. */
export const ledgerKeys = {
  deposit: (id: bigint) => `deposit:${id}`,
  reversal: (provider: string, reference: string, state: 'taken' | 'returned') =>
    `deposit-reversal:${provider}:${reference}:${state}`,
  hold: (id: bigint) => `withdrawal:${id}`,
  release: (id: bigint) => `withdrawal:${id}:release`,
  paid: (id: bigint) => `withdrawal:${id}:paid`,
  adjustment: (id: bigint) => `adjustment:${id}`,
} as const

const outcomeByState: Readonly<Record<TransactionState, Outcome>> = {
  ...depositOutcome,
  ...withdrawalOutcome,
  taken: 'success',
  returned: 'cancel',
} satisfies Record<DepositState | WithdrawalState | Reversal['state'], Outcome>

/** A transaction as the player sees it. */
export function describeTransaction(facts: TransactionFacts): WireTransaction {
  const sumOf = (minor: bigint | null) => (minor === null ? null : toWire(money(minor, facts.currency)))
  return {
    id: String(facts.id),
    type: facts.type,
    time: facts.created_at.toISOString(),
    method: facts.method,
    amount: toWire(money(facts.amount_minor, facts.currency)),
    status: facts.status,
    outcome: outcomeByState[facts.status],
    balance: sumOf(facts.balance_minor),
    reason: facts.reason,
    can_cancel: facts.type === 'withdrawal' && facts.status === 'pending',
    settled_time: facts.settled_at?.toISOString() ?? null,
    instrument: facts.instrument,
    reference: facts.provider_reference,
    next: facts.settled_at === null ? facts.next_step : null,
    asked: sumOf(facts.asked_minor),
    may_arrive_late: facts.status === 'expired' && facts.next_step?.kind === 'address',
    reversed: sumOf(facts.reversed_minor),
    deposit: facts.deposit_id === null ? null : String(facts.deposit_id),
    owed: sumOf(facts.owed_minor),
    debt_paid: sumOf(facts.debt_paid_minor),
    has_offer: facts.has_offer,
  }
}
