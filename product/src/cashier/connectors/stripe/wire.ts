import { isMaskedCard } from '@ante/kit/card'
import { z } from 'zod'
import type { Instrument, KnownVerdict } from '../../rules/verdict.ts'
import type { DeclineReason } from '../../rules/words.ts'
import { moneyOf } from './units.ts'

// Stripe's objects as far as we read them, and their translation into our words.

/** Our key of a payment, in the metadata of everything that is made for it. */
export const keyField = 'ante_key'
const metadata = z.record(z.string(), z.string()).nullish()
const shared = { id: z.string().min(1).max(255), amount: z.number().int(), currency: z.string().max(3) }

const card = z.object({ last4: z.string(), iin: z.string().nullish(), brand: z.string().nullish() })
export const charge = z.object({
  ...shared,
  object: z.literal('charge'),
  payment_intent: z.string().nullish(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
})
const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: z.object({ decline_code: z.string().nullish(), code: z.string().nullish() }).nullish(),
  latest_charge: z.union([charge, z.string()]).nullish(),
})
export const session = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('checkout.session'),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int(),
  currency: z.string().max(3),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  payment_intent: z.union([paymentIntent, z.string()]).nullish(),
})
export type Session = z.output<typeof session>

export const refund = z.object({
  ...shared,
  object: z.literal('refund'),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  payment_intent: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata,
})
export const payout = z.object({
  ...shared,
  object: z.literal('payout'),
  status: z.enum(['paid', 'pending', 'in_transit', 'canceled', 'failed']),
  failure_code: z.string().nullish(),
  metadata,
})
export const dispute = z.object({ ...shared, object: z.literal('dispute'), payment_intent: z.string().nullish() })

export const event = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
})
export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), has_more: z.boolean() })
export const failure = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), param: z.string().nullish() }),
})

const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  expired_card: 'instrument_refused',
  incorrect_number: 'instrument_refused',
  lost_card: 'instrument_refused',
  stolen_card: 'instrument_refused',
  expired_or_canceled_card: 'instrument_refused',
  lost_or_stolen_card: 'instrument_refused',
  account_closed: 'instrument_refused',
  invalid_account_number: 'instrument_refused',
  no_account: 'instrument_refused',
}
const reasonOf = (code: string | null | undefined): DeclineReason => declines[code ?? ''] ?? 'declined_by_bank'

/** Only the last four digits are certain: where Stripe tells no issuer digits, stars stand for them. The token is what a refund goes to. */
function instrumentOf({ id, latest_charge }: z.output<typeof paymentIntent>): Instrument | undefined {
  const details = typeof latest_charge === 'object' ? latest_charge?.payment_method_details?.card : undefined
  if (!details) return undefined
  const masked = `${/^\d{6}/.exec(details.iin ?? '')?.[0] ?? '******'}...${details.last4}`
  return isMaskedCard(masked) ? { masked, token: id } : undefined
}

/** Undefined for a session that is not one of ours, or in a currency that we do not know. */
export function verdictOfSession(from: Session): KnownVerdict | undefined {
  const amount = moneyOf(from.amount_total, from.currency)
  if (!amount || from.client_reference_id === null) return undefined
  const common = { key: from.client_reference_id, reference: from.id, amount }
  const intent = typeof from.payment_intent === 'object' ? (from.payment_intent ?? undefined) : undefined
  if (from.status === 'expired') return { outcome: 'expired', ...common }
  if (from.payment_status === 'paid') {
    const instrument = intent && instrumentOf(intent)
    return { outcome: 'success', ...common, ...(instrument && { instrument }) }
  }
  // Complete and not paid: a method that takes days. When it fails, the intent waits for another instrument that nobody will enter any more.
  const isOver = from.status === 'complete' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
  if (!isOver) return { outcome: 'pending', ...common }
  const error = intent?.last_payment_error
  return { outcome: 'failed', ...common, reason: reasonOf(error?.decline_code ?? error?.code) }
}

const refundOutcomes = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'success',
  failed: 'failed',
  canceled: 'failed',
} as const
const payoutOutcomes = {
  pending: 'pending',
  in_transit: 'pending',
  paid: 'success',
  failed: 'failed',
  canceled: 'failed',
} as const

/** A withdrawal that was paid as a refund or as a payout; undefined for one that is not ours. */
export function verdictOfPayout(from: z.output<typeof refund> | z.output<typeof payout>): KnownVerdict | undefined {
  const amount = moneyOf(from.amount, from.currency)
  const key = from.metadata?.[keyField]
  if (!amount || key === undefined) return undefined
  const outcome = from.object === 'refund' ? refundOutcomes[from.status] : payoutOutcomes[from.status]
  const why = from.object === 'refund' ? from.failure_reason : from.failure_code
  return { outcome, key, reference: from.id, amount, ...(outcome === 'failed' && { reason: reasonOf(why) }) }
}
