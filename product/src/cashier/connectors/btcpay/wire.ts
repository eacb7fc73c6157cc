import { currencies, isCurrency, type Money, money } from '@ante/kit/money'
import { z } from 'zod'
import type { NextStep } from '../../rules/next-step.ts'
import type { KnownVerdict } from '../../rules/verdict.ts'
import { type Decimal, decimalOf, floorTo, plus, times } from './decimal.ts'

// Greenfield's objects as far as we read them, and their translation into our words.

/** Newtonsoft writes decimals as texts, older servers some of them as numbers. */
export const decimal = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => decimalOf(text) !== undefined, 'is no decimal')
export const invoice = z.object({
  id: z.string().min(1).max(100),
  amount: decimal,
  paidAmount: decimal.nullish(),
  currency: z.string().max(10),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string(),
  createdTime: z.number(),
  expirationTime: z.number(),
  metadata: z.object({ orderId: z.string().nullish() }).nullish(),
  checkoutLink: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
})
export type Invoice = z.output<typeof invoice>
export const invoices = z.array(z.looseObject({ id: z.string() }))

const payment = z.object({
  receivedDate: z.number(),
  value: decimal,
  status: z.enum(['Invalid', 'Processing', 'Settled']),
})
export const paymentMethods = z.array(
  z.object({
    paymentMethodId: z.string(),
    destination: z.string(),
    paymentLink: z.string().nullish(),
    currency: z.string().nullish(),
    rate: decimal,
    amount: decimal,
    due: decimal,
    payments: z.array(payment),
  })
)
export type Method = z.output<typeof paymentMethods>[number]
export const rates = z.array(z.object({ currencyPair: z.string(), rate: decimal.nullish() }))
export const webhookEvent = z.object({
  deliveryId: z.string().min(1).max(100),
  originalDeliveryId: z.string().min(1).max(100).nullish(),
  type: z.string(),
  invoiceId: z.string().min(1).max(100).nullish(),
  payoutId: z.string().min(1).max(100).nullish(),
})

export const exactly = (text: string): Decimal => decimalOf(text) ?? { units: 0n, places: 0 }

export function moneyOf(value: Decimal, currency: string): Money | undefined {
  return isCurrency(currency) ? money(floorTo(value, currencies[currency].digits), currency) : undefined
}

/** What is still to be sent, and how far it has come. */
export function stepOf(from: Invoice, method: Method): NextStep {
  const currency = method.currency ?? method.paymentMethodId.split('-')[0] ?? ''
  const due = exactly(method.due)
  const hasCome = method.payments.some(({ status }) => status !== 'Invalid')
  return {
    kind: 'address',
    address: method.destination,
    link: method.paymentLink ?? method.destination,
    amount: { value: method.amount, currency },
    due: { value: due.units > 0n ? method.due : '0', currency },
    expires_time: new Date(from.expirationTime * 1000).toISOString(),
    progress:
      from.status === 'Processing' || (hasCome && due.units <= 0n) ? 'confirming' : hasCome ? 'partial' : 'waiting',
    page: from.checkoutLink ?? null,
  }
}

/** Settled payments of a list in the vendor's currency, before the invoice expired or after it. */
const sumOf = (method: Method, isIt: (receivedDate: number) => boolean): Decimal =>
  method.payments
    .filter(({ status, receivedDate }) => status === 'Settled' && isIt(receivedDate))
    .reduce((sum, { value }) => plus(sum, exactly(value)), { units: 0n, places: 0 })

export const hasLatePayments = (from: Invoice, method: Method): boolean =>
  sumOf(method, (received) => received > from.expirationTime).units > 0n

/**
 * What arrived, in the invoice's currency, rounded down: at the invoice's rate what came before it expired, at the rate of now what came later, so that
 * nobody waits for a better moment to pay at an old rate (decision 0172).
 */
function received(from: Invoice, method: Method, rateNow: string | undefined): Money | undefined {
  const inTime = times(
    sumOf(method, (at) => at <= from.expirationTime),
    exactly(method.rate)
  )
  const late = sumOf(method, (at) => at > from.expirationTime)
  if (late.units > 0n && rateNow === undefined) return undefined
  return moneyOf(plus(inTime, times(late, exactly(rateNow ?? '0'))), from.currency)
}

/** Undefined for an invoice that is none of ours, in a currency that we do not know, or with late payments and no rate to value them. */
export function verdictOf(
  from: Invoice,
  method: Method | undefined,
  rateNow: string | undefined
): KnownVerdict | undefined {
  const amount = moneyOf(exactly(from.amount), from.currency)
  const key = from.metadata?.orderId
  if (!amount || typeof key !== 'string') return undefined
  const common = { key, reference: from.id, amount }
  const next = method && stepOf(from, method)
  switch (from.status) {
    case 'New':
    case 'Processing':
      return { outcome: 'pending', ...common, ...(next && { next }) }
    case 'Invalid':
      return { outcome: 'failed', ...common, reason: 'declined_by_bank' }
    case 'Settled': {
      const paid = typeof from.paidAmount === 'string' ? moneyOf(exactly(from.paidAmount), from.currency) : undefined
      // Marked as settled by hand with nothing received: no money is here.
      if (!paid || paid.minor <= 0n) return { outcome: 'failed', ...common, reason: 'declined_by_bank' }
      return { outcome: 'success', ...common, received: paid }
    }
    case 'Expired':
      return expired(from, method, rateNow, common)
  }
}

function expired(
  from: Invoice,
  method: Method | undefined,
  rateNow: string | undefined,
  common: Pick<KnownVerdict, 'key' | 'reference' | 'amount'>
): KnownVerdict | undefined {
  if (!method) return undefined
  if (method.payments.some(({ status }) => status === 'Processing'))
    return { outcome: 'pending', ...common, next: stepOf(from, method) }
  const arrived = received(from, method, rateNow)
  if (!arrived) return undefined
  return arrived.minor > 0n ? { outcome: 'success', ...common, received: arrived } : { outcome: 'expired', ...common }
}
