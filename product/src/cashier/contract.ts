import { aloneLimits } from '@ante/kit/alone-limit'
import {
  currencyCode,
  eventGroup,
  flag,
  groupWith,
  isoTime,
  jsonOf,
  offsetCount,
  type PayloadOf,
  positiveId,
  settingGroup,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as ledgerReasons } from '../ledger/contract.ts'
import { reasons as protectionReasons } from '../protection/contract.ts'
import { reversalKinds } from './rules/reversal.ts'
import { nextStep } from './rules/next-step.ts'
import {
  declineReasons,
  depositStates,
  outcomes,
  requisiteTypes,
  transactionStates,
  transactionTypes,
  withdrawalStates,
} from './rules/words.ts'

// Wire → inside: methodId → methodId, campaign_offer_id → campaignOfferId, transaction_id → transactionId; amounts are a sum as the player
// typed it (rules/sum.ts reads it: the digits matter, `05` is refused) and go out as {amount, currency}.

/** A sum as typed: `50`, `1,000`. The use case reads it by the sum rule, because the bounds are the method's. */
const typedSum = z.union([z.string().max(32), z.number().transform(String)])
const methodSysname = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)
/** Values of a method's requisite fields by their sysname; forms send them as JSON text. */
const requisites = jsonOf(z.record(z.string().max(40), z.string().max(200)))

const requisiteField = z.object({
  sysname: z.string(),
  type: z.enum(requisiteTypes),
  is_required: z.boolean(),
})
/** An instrument that the player has used before. The number is masked: six digits, three dots, four digits. */
const savedRequisite = z.object({ id: z.string(), masked: z.string(), last_used: isoTime })

const method = z.object({
  id: z.string(),
  sysname: z.string(),
  min: wireMoney,
  max: wireMoney,
  /** Largest sum in 24 hours over this method, where the method has one. */
  day_max: wireMoney.nullable(),
  requisites: z.array(requisiteField),
  /** How the player leaves for the provider. */
  type: z.enum(['same_window', 'new_window', 'mobile', 'iframe']),
})
const withdrawMethod = method.omit({ type: true }).extend({
  /** Where a method pays only to instruments that have paid in before (a card), the player chooses one of these. */
  saved: z.array(savedRequisite),
})

const transaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  time: isoTime,
  method: z.string(),
  amount: wireMoney,
  status: z.enum(transactionStates),
  /** Which outcome page shows this transaction. */
  outcome: z.enum(outcomes),
  /** The main balance right after this transaction last moved it; null while it has not. */
  balance: wireMoney.nullable(),
  reason: z.enum(declineReasons).nullable(),
  can_cancel: z.boolean(),
  settled_time: isoTime.nullable(),
  /** Masked, such as `424242...4242` or `DE89...3000`; null where the method has none. */
  instrument: z.string().nullable(),
  /** The provider's number of the payment, for a receipt and for support; of a jackpot the number of the round that won it. */
  reference: z.string().nullable(),
  /** What the player is to do next, while a deposit is open. */
  next: nextStep.nullable(),
  /** What was asked for, where the player sent another sum: `amount` is what arrived. */
  asked: wireMoney.nullable(),
  /** Its time is over, and what the player sends all the same is credited when it arrives. */
  may_arrive_late: z.boolean(),
  /** What of a deposit its provider has taken back. */
  reversed: wireMoney.nullable(),
  /** The number of the deposit that was taken back. */
  deposit: z.string().nullable(),
  /** What of it was not in the main balance and is owed. */
  owed: wireMoney.nullable(),
  /** What of the main balance went with it to what the player owed. */
  debt_paid: wireMoney.nullable(),
})
export type WireTransaction = z.output<typeof transaction>

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
    output: z.object({ currency: z.string(), methods: z.array(method) }),
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
    /** `available`: what is left of the main balance when `owed` is paid. */
    output: z.object({
      currency: z.string(),
      available: wireMoney,
      owed: wireMoney,
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
export type DepositSettled = PayloadOf<(typeof events)['cashier.deposit-settled']>

const iconVariants = z.object({
  light: z.string().default(''),
  dark: z.string().default(''),
  mono: z.string().default(''),
})
const errorButton = (link: string) => z.object({ show: flag.default(true), link: z.string().default(link) })

/** Content of one payment method. Where a text is empty the site shows its own sentence for the method. */
const paymentMethodContent = z.object({
  sysname: z.string(),
  icon: iconVariants.prefault({}),
  description: z.string().default(''),
  descriptionWithdraw: z.string().default(''),
  descriptionMinMax: z.string().default(''),
})

/** What a member of staff may adjust in 24 hours without another's approval. */
export const staffAdjustments = aloneLimits

/** What a test account may hold of what it is given, in whole units of each currency; of one that is not named nothing. What it wins comes on top. */
export const staffTestAccounts = z
  .object({
    fundsUpTo: z.record(z.string(), z.number().int().min(0).max(1_000_000)).default({ USD: 10_000, EUR: 10_000 }),
  })
  .prefault({})

/**
 * Rules of payouts against laundering. `sourceFirst`: what came in by cards, a bank or a coin goes back there before any goes elsewhere. `turnoverPercent`: so much
 * of what was paid in has to be staked before; 0 asks for nothing, as laws do that leave a deposit to its player.
 */
export const staffPayouts = z
  .object({ sourceFirst: flag.default(false), turnoverPercent: z.number().int().min(0).max(1000).default(0) })
  .prefault({})

/**
 * Which provider serves a payment: the first rule that fits, else the one of the payment method. A rule names any of methods, directions, currencies and the
 * player's countries; a domain has rules of its own, as it may have of every setting.
 */
export const paymentRoutes = z
  .object({
    rules: z
      .array(
        z.object({
          provider: z.string(),
          methods: z.array(z.string()).optional(),
          directions: z.array(z.enum(['deposit', 'withdrawal'])).optional(),
          currencies: z.array(z.string()).optional(),
          countries: z.array(z.string().length(2)).optional(),
        })
      )
      .default([]),
  })
  .prefault({})

export const settings = settingGroup({
  staffAdjustments,
  staffTestAccounts,
  staffPayouts,
  paymentRoutes,
  cashier: z
    .object({
      depositAmountsList: z
        .array(z.object({ currency: z.string(), amounts: z.array(z.number().int().positive()) }))
        .default([{ currency: 'USD', amounts: [20, 50, 100, 200, 500] }]),
      availableCurrency: z
        .array(z.object({ code: z.string(), symbol: z.string() }))
        .default([{ code: 'USD', symbol: '$' }]),
      /** `disabled`: the deposit button waits for a valid amount; `enabled`: it can be pressed and then shows what is missing (CASH-22). */
      defaultStateDepositButton: z.enum(['enabled', 'disabled']).default('enabled'),
      /** The breakdown of the total balance: whether it is there, and whether it is open at first (CASH-23). */
      detalization: z
        .object({ enableDetalization: flag.default(true), displayedDetalization: flag.default(false) })
        .prefault({}),
      /** `page`: the form has its own address; `inline`: it opens under the method (CASH-24). */
      depositView: z.enum(['page', 'inline']).default('page'),
      regHintConfig: z
        .object({ enabled: flag.default(true), icon: z.string().default(''), text: z.string().default('') })
        .prefault({}),
      depositButtonIcon: z.string().default(''),
      /** `sysname`: each method has its own address; `none`: the address stays (CASH-19). */
      paymentMethodsUrlDisplay: z.enum(['sysname', 'none']).default('sysname'),
      receiptBlocksVisibility: z
        .object({ address: flag.default(true), contacts: flag.default(true), rules: flag.default(true) })
        .prefault({}),
      paymentMethods: z.array(paymentMethodContent).default([]),
      /** Buttons under the two withdrawal errors that lead elsewhere (CASH-41, CASH-42). */
      withdrawalErrorButtons: z
        .object({
          confirmContact: errorButton('/profile/settings').prefault({}),
          kycWithdrawal: errorButton('/profile/verification').prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
})
