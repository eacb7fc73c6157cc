import {
  currencyCode,
  eventGroup,
  groupWith,
  isoTime,
  offsetCount,
  positiveId,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as ledgerReasons } from '../ledger/contract.ts'
import { reasons as protectionReasons } from '../protection/contract.ts'
import { nextStep } from './rules/next-step.ts'
import { reversalKinds } from './rules/reversal.ts'
import { method, methodSysname, requisites, transaction, typedSum, withdrawMethod } from './rules/shapes.ts'
import { declineReasons, depositStates, withdrawalStates } from './rules/words.ts'

export { paymentRoutes, settings, staffAdjustments, staffPayouts, staffTestAccounts } from './rules/settings.ts'
export type { WireTransaction } from './rules/shapes.ts'

const money = { amount: typedSum, methodId: positiveId, method: methodSysname }

/** Why this module refuses. */
export const reasons = {
  amount_out_of_range: undefined,
  method_unavailable: undefined,
  not_cancellable: 409,
  cancel_not_allowed: 409,
  offer_not_allowed: undefined,
  day_limit: undefined,
  too_many_open: undefined,
  provider_unavailable: undefined,
  bonuses_would_burn: 409,
  debt_first: undefined,
  test_account: 409,
  test_funds: 409,
  account_used: 409,
  source_first: undefined,
  play_first: undefined,
} as const satisfies SentencedReasons

/** Of every wish to move money. */
const moveErrors = [
  'InvalidParameter',
  'InvalidParameter/amount_not_allowed',
  'InvalidParameter/amount_out_of_range',
  'RequisitesValidationRequired',
  'InvalidRequest/idempotency_key_missing',
  'InvalidRequest/idempotency_key_reused',
  'BillingUnavailable/method_unavailable',
] as const
const known = { ...ledgerReasons, ...protectionReasons, ...reasons }
export const endpoints = groupWith(known, {
  'cashier.getdepositsettings': {
    method: 'GET',
    access: 'player',
    input: z.object({}),
    /** `owed` is what a deposit pays first: null where nothing is owed, and where the player's market lets people play all the same. */
    output: z.object({ currency: z.string(), owed: wireMoney.nullable(), methods: z.array(method) }),
    errors: [],
  },
  'cashier.getdepositinfo': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    /** Settled deposits only; drives the registration hint (CASH-58). */
    output: z.object({
      count: z.number(),
      sum: wireMoney,
      first_time: isoTime.nullable(),
      last_time: isoTime.nullable(),
    }),
    errors: [],
  },
  'cashier.makedeposit': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    spends: 'deposit',
    input: z.object({ ...money, campaign_offer_id: wholeNumber.default(-1), requisites: requisites.default({}) }),
    /** `redirect_url` is where the browser goes for the next step: the provider's page, or our own that shows the step. */
    output: z.object({
      transaction: z.string(),
      redirect_url: z.string(),
      type: method.shape.type,
      next: nextStep,
    }),
    errors: [
      ...moveErrors,
      'InvalidRequest/self_excluded',
      'InvalidRequest/account_restricted',
      'BillingDepositLimitExceeded/day_limit',
      'BillingDepositLimitExceeded/own_limit',
      'BillingDepositLimitExceeded/test_funds',
      'InvalidRequest/limit_choice_needed',
      'InvalidRequest/limit_required',
      'BillingUnavailable/provider_unavailable',
      'BillingServiceError/provider_unavailable',
      'BillingTransactionDeclined',
      'InvalidParameter/offer_not_allowed',
      'SumsubVerificationRequired',
      'TooManyRequests',
    ],
  },
  'cashier.getwithdrawsettings': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    /**
     * `available`: what is left of the main balance when `owed` is paid, which a withdrawal does first, and where `deposits_pay_debt` a deposit too.
     * `may_cancel`: whether the market and the player's own limits let a withdrawal be cancelled.
     */
    output: z.object({
      currency: z.string(),
      available: wireMoney,
      owed: wireMoney,
      deposits_pay_debt: z.boolean(),
      may_cancel: z.boolean(),
      methods: z.array(withdrawMethod),
    }),
    errors: [],
  },
  'cashier.makewithdrawal': {
    method: 'POST',
    access: 'account',
    idempotent: true,
    input: z.object({ ...money, requisites: requisites.default({}) }),
    output: z.object({ transaction: z.string(), status: z.enum(withdrawalStates) }),
    errors: [
      ...moveErrors,
      'InvalidRequest/second_factor_needed',
      'WithdrawalDeclined/insufficient_funds',
      'WithdrawalDeclined/bonuses_would_burn',
      'WithdrawalDeclined/debt_first',
      'WithdrawalDeclined/test_account',
      'WithdrawalDeclined/source_first',
      'WithdrawalDeclined/play_first',
      'WithdrawalLimitsExceeded/too_many_open',
      'WithdrawalLimitsPeriodExceeded/day_limit',
      'UserNeedProfileData',
      'UserNeedConfirmContact',
      'KycWithdrawal',
      'RequisitesOnVerification',
      'RequisitesFraudulent',
    ],
  },
  'cashier.cancelwithdrawal': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    input: z.object({ transaction_id: positiveId }),
    output: z.object({ transaction: z.string(), status: z.enum(withdrawalStates) }),
    errors: [
      'InvalidRequest/idempotency_key_missing',
      'InvalidRequest/idempotency_key_reused',
      'InvalidRequest/not_found',
      'InvalidRequest/not_cancellable',
      'InvalidRequest/cancel_not_allowed',
      'InvalidRequest/own_limit',
    ],
  },
  'cashier.getbanks': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), country_code: z.string() })) }),
    errors: [],
  },
  'cashier.gethistory': {
    method: 'GET',
    access: 'account',
    /** With the deposits comes what was taken back of them. */
    input: z.object({ ...offsetCount, type: z.enum(['deposit', 'withdrawal', 'all']).default('all') }),
    /** Newest first; `count` is the number of all items of that type. */
    output: z.object({ items: z.array(transaction), count: z.number() }),
    errors: [],
  },
  /** Ours: the true state for the outcome pages and the receipt. Unknown and foreign are the same `not_found`. */
  'cashier.gettransaction': {
    method: 'GET',
    access: 'account',
    /** Without an id: the player's last successful transaction (CASH-52). */
    input: z.object({ transaction_id: positiveId.optional() }),
    output: transaction,
    errors: ['InvalidRequest/not_found'],
  },
})

/** The whole transaction at each of its changes; the key is the player's uid. */
export const topics = topicGroup({
  'cashier.transaction': { access: 'player', payload: transaction },
})

const moved = z.object({
  uid: z.string(),
  transaction: z.string(),
  method: z.string(),
  amount_minor: z.string(),
  currency: currencyCode,
})
export const events = eventGroup({
  'cashier.deposit-started': moved,
  'cashier.deposit-settled': moved.extend({
    is_first: z.boolean(),
    /** How many had arrived when this one did. */
    deposits_before: z.number().int(),
    campaign_offer_id: z.number(),
  }),
  /** Something of it has been seen: a part, or a payment that waits for its confirmations. */
  'cashier.deposit-updated': moved,
  /** The provider took back a deposit that had arrived, or gave it again. */
  'cashier.deposit-reversed': moved.extend({
    /** The number of its own line in the history. */
    reversal: z.string(),
    kind: z.enum(reversalKinds),
    state: z.enum(['taken', 'returned']),
  }),
  'cashier.deposit-failed': moved.extend({ status: z.enum(depositStates), reason: z.enum(declineReasons).optional() }),
  /** `domain`: under which of the operator's names it was asked for; left out by work of the house itself. */
  'cashier.withdrawal-requested': moved.extend({ domain: z.string().optional() }),
  'cashier.withdrawal-approved': moved,
  'cashier.withdrawal-paid': moved,
  'cashier.withdrawal-declined': moved.extend({ reason: z.enum(declineReasons) }),
  'cashier.withdrawal-cancelled': moved,
  'cashier.balance-adjusted': moved,
})
