/** The cashier's closed lists. Each decline reason has a sentence in texts under `cashier.reasons`. */

/** created: written, the provider not asked yet · pending: the player is (or was) at the provider · the rest: how it ended. */
export const depositStates = ['created', 'pending', 'success', 'failed', 'cancelled', 'expired'] as const
export type DepositState = (typeof depositStates)[number]

/** pending: reserved, can be cancelled · approved: on its way to the provider · the rest: how it ended. */
export const withdrawalStates = ['pending', 'approved', 'paid', 'declined', 'cancelled'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export const transactionStates = [
  'created',
  'pending',
  'approved',
  'success',
  'paid',
  'failed',
  'declined',
  'cancelled',
  'expired',
  'taken',
  'returned',
] as const
export type TransactionState = (typeof transactionStates)[number]

/**
 * chargeback, refund: a provider took back a deposit that had arrived. Prizes, jackpots won, credits and debits are posted by the operator. These are lines of the
 * history that were never asked for.
 */
export const transactionTypes = [
  'deposit',
  'withdrawal',
  'chargeback',
  'refund',
  'prize',
  'jackpot_win',
  'credit',
  'debit',
] as const

/** The outcome pages of the site. */
export const outcomes = ['pending', 'success', 'fail', 'cancel'] as const
export type Outcome = (typeof outcomes)[number]

export const declineReasons = [
  'declined_by_bank',
  'insufficient_funds',
  'limit_exceeded',
  'instrument_refused',
  'cancelled_by_player',
  'declined_by_operator',
  'debt_first',
  'expired',
  'not_started',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export const requisiteTypes = ['card_number', 'card_holder', 'iban', 'phone', 'bank', 'address', 'text'] as const
export type RequisiteType = (typeof requisiteTypes)[number]
