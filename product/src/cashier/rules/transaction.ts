import { type Currency, money, toWire } from '@ante/kit/money'
import type { WireTransaction } from '../contract.ts'
import { depositOutcome } from './deposit.ts'
import type { NextStep } from './next-step.ts'
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
} satisfies Record<DepositState | WithdrawalState, Outcome>

/** A transaction as the player sees it. */
export function describeTransaction(facts: TransactionFacts): WireTransaction {
  return {
    id: String(facts.id),
    type: facts.type,
    time: facts.created_at.toISOString(),
    method: facts.method,
    amount: toWire(money(facts.amount_minor, facts.currency)),
    status: facts.status,
    outcome: outcomeByState[facts.status],
    balance: facts.balance_minor === null ? null : toWire(money(facts.balance_minor, facts.currency)),
    reason: facts.reason,
    can_cancel: facts.type === 'withdrawal' && facts.status === 'pending',
    settled_time: facts.settled_at?.toISOString() ?? null,
    instrument: facts.instrument,
    reference: facts.provider_reference,
    next: facts.settled_at === null ? facts.next_step : null,
    asked: facts.asked_minor === null ? null : toWire(money(facts.asked_minor, facts.currency)),
    may_arrive_late: facts.status === 'expired' && facts.next_step?.kind === 'address',
  }
}
