import { currencyCode, groupWith, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { reasons as ledgerReasons } from '../ledger/contract.ts'
import { reasons } from './contract.ts'
import { withdrawalStates } from './rules/words.ts'

const decision = z.object({ transaction_id: positiveId, reason })
const decided = z.object({ transaction: z.string(), status: z.enum(withdrawalStates), is_held: z.boolean() })
const withdrawal = z.object({
  id: z.string(),
  uid: z.string(),
  method: z.string(),
  provider: z.string(),
  amount: wireMoney,
  status: z.enum(withdrawalStates),
  is_held: z.boolean(),
  instrument: z.string().nullable(),
  created_at: isoTime,
  approve_at: isoTime,
})

const decisionErrors = ['InvalidRequest/not_found', 'InvalidRequest/conflict'] as const
const known = { ...ledgerReasons, ...reasons }
export const staffEndpoints = groupWith(known, {
  /**
   * Moves money between the operator and a player's main balance; it is a line of the player's history. Needs another member's approval where what
   * this member has adjusted in 24 hours, or what this player was adjusted by, is above `staffAdjustments` without one.
   */
  'cashier.adjustbalance': {
    method: 'POST',
    access: 'staff:balances:adjust',
    idempotent: true,
    input: z.object({
      uid: positiveId,
      direction: z.enum(['credit', 'debit']),
      /** Decimal text in the player's currency: `12.50`. */
      amount: z.string().max(32),
      currency: currencyCode,
      reason,
    }),
    output: z.object({ transaction: z.string(), balance: wireMoney }),
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/test_funds',
      'InvalidRequest/idempotency_key_missing',
      'InvalidRequest/idempotency_key_reused',
      'UserNeedDeposit/insufficient_funds',
    ],
  },
  /**
   * An account that nobody has used becomes one for tests, for ever: no report counts it, nothing is paid out to it, and it is given `staffTestAccounts.fundsUpTo`
   * at most.
   */
  'cashier.marktestaccount': {
    method: 'POST',
    access: 'staff:players:test',
    input: z.object({ uid: positiveId, reason }),
    output: z.object({ uid: z.string(), is_test: z.literal(true) }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/account_used'],
  },
  /** Withdrawals that are not over, oldest first; with `only_held` those that wait for a decision. */
  'cashier.openwithdrawals': {
    method: 'GET',
    access: 'staff:withdrawals:read',
    input: z.object({ ...offsetCount, only_held: z.enum(['1', '0']).default('0') }),
    output: z.object({ items: z.array(withdrawal) }),
    errors: [],
  },
  /** A pending withdrawal is not approved by itself any more. Its player may still cancel it. */
  'cashier.holdwithdrawal': {
    method: 'POST',
    access: 'staff:withdrawals:decide',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
  /** A pending withdrawal, held or not, goes to the provider now. */
  'cashier.approvewithdrawal': {
    method: 'POST',
    access: 'staff:withdrawals:decide',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
  /** The money of a pending withdrawal goes back to the player's main balance. */
  'cashier.declinewithdrawal': {
    method: 'POST',
    access: 'staff:withdrawals:decide',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
})
