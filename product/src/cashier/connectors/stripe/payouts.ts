import { isKeyOf } from '@ante/kit/record'
import { type Reply, understood } from '../../../connectors/ask.ts'
import type { Verdict } from '../../rules/verdict.ts'
import type { PaymentName, PayoutAnswer, PayoutRequest } from '../port.ts'
import type { StripeOptions } from './options.ts'
import { send } from './client.ts'
import { failureOf, search } from './replies.ts'
import { unitsOf } from './units.ts'
import { keyField, listOf, payout, refund, verdictOfPayout } from './wire.ts'
import { z } from 'zod'

const externalAccount = z.object({ id: z.string().min(1) })
const declined = { outcome: 'refused', reason: 'declined_by_bank' } as const

/**
 * A withdrawal goes back to the card that paid in, as a refund of that payment: Stripe pays to no other card of a customer. To a bank account it goes as
 * a payout of the connected account that pays players. Both carry our key as idempotency key and in their metadata.
 */
export async function sendPayout(options: StripeOptions, request: PayoutRequest): Promise<PayoutAnswer> {
  const units = unitsOf(request.amount)
  if (units === undefined) return declined
  return request.to.kind === 'card' ? refunded(options, request, units) : paidOut(options, request, units)
}

async function refunded(options: StripeOptions, request: PayoutRequest, units: bigint): Promise<PayoutAnswer> {
  const { to, key } = request
  const reply = await send(options, {
    method: 'POST',
    path: '/v1/refunds',
    key,
    fields: {
      payment_intent: to.kind === 'card' ? to.token : undefined,
      amount: units,
      reason: 'requested_by_customer',
      metadata: { [keyField]: key },
    },
  })
  return refusalOf(reply) ?? answerOf(reply, refund)
}

async function paidOut(options: StripeOptions, request: PayoutRequest, units: bigint): Promise<PayoutAnswer> {
  const { to, key, amount, description } = request
  const account = options.payoutAccount
  if (account === undefined || to.kind !== 'account') return { outcome: 'refused', reason: 'instrument_refused' }
  const currency = amount.currency.toLowerCase()
  const attached = await send(options, {
    method: 'POST',
    path: `/v1/accounts/${account}/external_accounts`,
    key: `${key}-account`,
    fields: {
      external_account: {
        object: 'bank_account',
        country: to.iban.slice(0, 2),
        currency,
        account_holder_name: to.holder,
        account_holder_type: 'individual',
        account_number: to.iban,
      },
    },
  })
  const refusal = refusalOf(attached)
  if (refusal) return refusal
  const destination = understood(attached, externalAccount)?.id
  if (destination === undefined) return { outcome: 'unknown' }
  const reply = await send(options, {
    method: 'POST',
    path: '/v1/payouts',
    key,
    account,
    fields: { amount: units, currency, destination, description, metadata: { [keyField]: key } },
  })
  return refusalOf(reply) ?? answerOf(reply, payout)
}

function answerOf(reply: Reply, shape: typeof refund | typeof payout): PayoutAnswer {
  const known = understood<typeof refund | typeof payout>(reply, shape)
  return (known && verdictOfPayout(known)) ?? { outcome: 'unknown' }
}

/** What Stripe says no to for good, with nothing begun. All else (our key, our rights, the version, our own balance) is a fault between the two of us. */
const reasons = {
  charge_already_refunded: 'limit_exceeded',
  amount_too_large: 'limit_exceeded',
  charge_disputed: 'instrument_refused',
  account_number_invalid: 'instrument_refused',
  routing_number_invalid: 'instrument_refused',
  bank_account_unusable: 'instrument_refused',
  resource_missing: 'instrument_refused',
} as const

function refusalOf(reply: Reply): PayoutAnswer | undefined {
  if (reply === 'unreachable' || ![400, 402, 404].includes(reply.status)) return undefined
  const code = failureOf(reply)
  if (isKeyOf(reasons, code)) return { outcome: 'refused', reason: reasons[code] }
  return reply.status === 402 ? declined : undefined
}

/** By the number when we have it; without it among the refunds and payouts of the last month. */
export async function queryPayout(options: StripeOptions, { key, reference }: PaymentName): Promise<Verdict> {
  const account = options.payoutAccount
  if (reference !== undefined) {
    const isRefund = reference.startsWith('re_')
    const reply = await send(options, {
      method: 'GET',
      path: `/v1/${isRefund ? 'refunds' : 'payouts'}/${encodeURIComponent(reference)}`,
      ...(!isRefund && account !== undefined && { account }),
    })
    if (reply !== 'unreachable' && reply.status === 404) return { outcome: 'absent' }
    const known = understood<typeof refund | typeof payout>(reply, isRefund ? refund : payout)
    return (known && verdictOfPayout(known)) ?? { outcome: 'unknown' }
  }
  const isIt = (one: { id: string }) => 'metadata' in one && keyOf(one.metadata) === key
  const common = { sinceHours: 31 * 24 }
  const back = await search(options, { ...common, path: '/v1/refunds', shape: listOf(refund) }, isIt)
  if (typeof back === 'object') return verdictOfPayout(refund.parse(back)) ?? { outcome: 'unknown' }
  if (back === 'unknown' || account === undefined) return { outcome: back }
  const out = await search(options, { ...common, path: '/v1/payouts', shape: listOf(payout), account }, isIt)
  return typeof out === 'object' ? (verdictOfPayout(payout.parse(out)) ?? { outcome: 'unknown' }) : { outcome: out }
}

const keyOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && keyField in metadata ? metadata[keyField] : undefined
