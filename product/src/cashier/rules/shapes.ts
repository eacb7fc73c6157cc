import { isoTime, jsonOf, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { nextStep } from './next-step.ts'
import { declineReasons, outcomes, requisiteTypes, transactionStates, transactionTypes } from './words.ts'

// Wire → inside: methodId → methodId, campaign_offer_id → campaignOfferId, transaction_id → transactionId; amounts are a sum as the player
// typed it (rules/sum.ts reads it: the digits matter, `05` is refused) and go out as {amount, currency}.

/** A sum as typed: `50`, `1,000`. The use case reads it by the sum rule, because the bounds are the method's. */
export const typedSum = z.union([z.string().max(32), z.number().transform(String)])
export const methodSysname = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)
/** Values of a method's requisite fields by their sysname; forms send them as JSON text. */
export const requisites = jsonOf(z.record(z.string().max(40), z.string().max(200)))

const requisiteField = z.object({
  sysname: z.string(),
  type: z.enum(requisiteTypes),
  is_required: z.boolean(),
})
/** An instrument that the player has used before. The number is masked: six digits, three dots, four digits. */
const savedRequisite = z.object({ id: z.string(), masked: z.string(), last_used: isoTime })

export const method = z.object({
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
export const withdrawMethod = method.omit({ type: true }).extend({
  /** Where a method pays only to instruments that have paid in before (a card), the player chooses one of these. */
  saved: z.array(savedRequisite),
})

export const transaction = z.object({
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
  /** A deposit that an offer was chosen with: what it brings is under the bonuses. */
  has_offer: z.boolean(),
})
export type WireTransaction = z.output<typeof transaction>
