import { currencies, type Money, toDecimal } from '@ante/kit/money'
import { z } from 'zod'
import { type Reply, understood } from '../../../connectors/ask.ts'
import type { KnownVerdict, Verdict } from '../../rules/verdict.ts'
import type { NumberedPayment, PaymentName, PayoutAnswer, PayoutRequest, Told } from '../port.ts'
import { type BtcpayOptions, read, remove, write } from './client.ts'
import { decimalText, dividedBy } from './decimal.ts'
import { readRate } from './replies.ts'
import { decimal, exactly, moneyOf } from './wire.ts'

// A payout is made without approval, its number is kept in our row, and that number alone is approved. So nothing is paid twice, although Greenfield has no
// idempotency keys (decision 0212).

const payout = z.object({
  id: z.string().min(1).max(100),
  revision: z.number().int().nullish(),
  state: z.enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
  /** Ours, as we gave it: what the withdrawal comes to in the player's currency. */
  metadata: z
    .object({ orderId: z.string(), amount: decimal, currency: z.string().max(10) })
    .nullish()
    .catch(null),
})
type Payout = z.output<typeof payout>
const payouts = z.array(z.unknown())
const problem = z.object({ code: z.string() })

const pathOf = (id: string): string => `/payouts/${encodeURIComponent(id)}`
const codeOf = (reply: Exclude<Reply, 'unreachable'>): string | undefined => problem.safeParse(reply.body).data?.code

const outcomes = {
  AwaitingApproval: 'pending',
  AwaitingPayment: 'pending',
  InProgress: 'pending',
  Completed: 'success',
  Cancelled: 'failed',
} as const

/** Undefined for a payout that is none of ours. */
function verdictOf({ id, state, metadata }: Payout): KnownVerdict | undefined {
  const amount = metadata ? moneyOf(exactly(metadata.amount), metadata.currency) : undefined
  if (!metadata || !amount) return undefined
  return {
    outcome: outcomes[state],
    key: metadata.orderId,
    reference: id,
    amount,
    ...(state === 'Cancelled' && { reason: 'declined_by_operator' }),
    ...(state === 'AwaitingApproval' && { awaitsApproval: true }),
  }
}

/** What a sum comes to in bitcoin at the store's rate of now, rounded down to a satoshi. */
async function amountOf(options: BtcpayOptions, amount: Money): Promise<string | undefined> {
  const currency = options.paymentMethod.split('-')[0] ?? ''
  const rate = await readRate(options, `${currency}_${amount.currency}`)
  const sum = { units: amount.minor, places: currencies[amount.currency].digits }
  const result = rate === undefined ? undefined : dividedBy(sum, exactly(rate), 8)
  return result && decimalText(result)
}

/** The oldest that was made for a withdrawal whose answer was lost. */
async function findPayout(options: BtcpayOptions, key: string): Promise<Verdict> {
  const list = understood(await read(options, '/payouts?includeCancelled=false'), payouts)
  const ours = (list ?? []).flatMap((one) => {
    const { data } = payout.safeParse(one)
    return data?.metadata?.orderId === key ? [data] : []
  })
  const [first] = ours
  return (first && verdictOf(first)) ?? { outcome: 'unknown' }
}

export async function sendPayout(options: BtcpayOptions, { key, amount, to }: PayoutRequest): Promise<PayoutAnswer> {
  if (to.kind !== 'address') return { outcome: 'refused', reason: 'instrument_refused' }
  const sent = await amountOf(options, amount)
  if (sent === undefined) return { outcome: 'unknown' }
  const reply = await write(options, '/payouts', {
    destination: to.address,
    amount: sent,
    payoutMethodId: options.paymentMethod,
    approved: false,
    metadata: { orderId: key, amount: toDecimal(amount), currency: amount.currency },
  })
  if (reply === 'unreachable') return { outcome: 'unknown' }
  if (reply.status === 400 || reply.status === 422) {
    const code = codeOf(reply)
    // Something waits to be paid to this address: our own first try, or another withdrawal, after which this one is paid.
    if (code === 'duplicate-destination') return findPayout(options, key)
    return { outcome: 'refused', reason: code === 'amount-too-low' ? 'limit_exceeded' : 'instrument_refused' }
  }
  const made = understood(reply, payout)
  const verdict = made && verdictOf(made)
  return verdict?.key === key ? verdict : { outcome: 'unknown' }
}

async function readPayout(options: BtcpayOptions, id: string): Promise<Payout | 'absent' | 'unknown'> {
  const reply = await read(options, pathOf(id))
  if (reply !== 'unreachable' && reply.status === 404) return 'absent'
  return understood(reply, payout) ?? 'unknown'
}

/** Without a number in our row none was approved, so none was paid. */
export async function queryPayout(options: BtcpayOptions, { reference }: PaymentName): Promise<Verdict> {
  if (reference === undefined) return { outcome: 'absent' }
  const found = await readPayout(options, reference)
  if (typeof found === 'string') return { outcome: found }
  return verdictOf(found) ?? { outcome: 'unknown' }
}

export async function approvePayout(options: BtcpayOptions, payment: NumberedPayment): Promise<Verdict> {
  const found = await readPayout(options, payment.reference)
  if (typeof found === 'string') return { outcome: found }
  if (found.state === 'AwaitingApproval')
    await write(options, pathOf(found.id), { revision: found.revision ?? 0, rateRule: null })
  // Whatever was answered, and whether: what counts is how it stands now.
  return queryPayout(options, payment)
}

export async function cancelPayout(options: BtcpayOptions, { reference }: NumberedPayment): Promise<void> {
  const found = await readPayout(options, reference)
  if (typeof found !== 'string' && found.state === 'AwaitingApproval') await remove(options, pathOf(reference))
}

/** What an event about a payout is the reason to read. */
export async function toldOfPayout(
  options: BtcpayOptions,
  id: string
): Promise<Told | { readonly about: 'unknown' | 'irrelevant' }> {
  const found = await readPayout(options, id)
  if (typeof found === 'string') return { about: found === 'absent' ? 'irrelevant' : 'unknown' }
  const verdict = verdictOf(found)
  // A payout that the operator has made for something else.
  return verdict ? { about: 'payout', verdict } : { about: 'irrelevant' }
}
