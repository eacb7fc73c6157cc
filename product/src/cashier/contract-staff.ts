import { currencyCode, groupWith, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { reasons as ledgerReasons } from '../ledger/contract.ts'
import { reasons } from './contract.ts'
import { discrepancyKinds, saidAbout, saidStates } from './rules/discrepancy.ts'
import { depositStates, withdrawalStates } from './rules/words.ts'

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

/** Where the statement of a payment provider differs from our records. */
const discrepancy = z.object({
  id: z.string(),
  provider: z.string(),
  what: z.enum(discrepancyKinds),
  /** The line of the statement; null where the provider has none for a payment of ours. */
  line: z.string().nullable(),
  found_at: isoTime,
  /** As we have it; null where the line names none of ours. */
  payment: z
    .object({
      transaction: z.string(),
      uid: z.string(),
      type: z.enum(['deposit', 'withdrawal']),
      method: z.string(),
      status: z.enum([...depositStates, ...withdrawalStates]),
      amount: wireMoney,
      received: wireMoney.nullable(),
      created_at: isoTime,
      settled_at: isoTime.nullable(),
    })
    .nullable(),
  /** As the provider has it; null where it has no line, or one that means nothing to us. */
  said: z
    .object({
      about: z.enum(saidAbout),
      state: z.enum(saidStates),
      key: z.string(),
      reference: z.string(),
      amount: wireMoney,
      received: wireMoney.nullable(),
    })
    .nullable(),
  /** `by` is null where the missing line came later. */
  closed: z.object({ at: isoTime, by: z.string().nullable(), note: z.string().nullable() }).nullable(),
})
export type Discrepancy = z.infer<typeof discrepancy>
export type OpenWithdrawal = z.infer<typeof withdrawal>

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
    input: z.object({ ...offsetCount, only_held: z.enum(['1', '0']).default('0'), uid: positiveId.optional() }),
    output: z.object({ items: z.array(withdrawal), total: z.number().int() }),
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
  /** Where statements of payment providers differ from our records, newest first. Moves no money: what is to be done is done by other calls. */
  'cashier.getdiscrepancies': {
    method: 'GET',
    access: 'staff:payments:read',
    input: z.object({
      ...offsetCount,
      show: z.enum(['open', 'all']).default('open'),
      provider: z.string().max(64).optional(),
      what: z.enum(discrepancyKinds).optional(),
      uid: positiveId.optional(),
    }),
    output: z.object({ items: z.array(discrepancy), total: z.number().int(), providers: z.array(z.string()) }),
    errors: [],
  },
  /** Somebody has looked at it, and says what it was or what was done. */
  'cashier.closediscrepancy': {
    method: 'POST',
    access: 'staff:payments:reconcile',
    input: z.object({ discrepancy_id: positiveId, reason }),
    output: discrepancy,
    errors: decisionErrors,
  },
})
