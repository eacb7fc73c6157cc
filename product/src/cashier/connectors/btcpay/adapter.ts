import { toDecimal } from '@ante/kit/money'
import { understood } from '../../../connectors/ask.ts'
import { jsonInBody } from '../../../connectors/read-body.ts'
import type { KnownVerdict, Verdict } from '../../rules/verdict.ts'
import type { CallbackCheck, Headers, PaymentName, PaymentProvider, Started, StartRequest } from '../port.ts'
import { type BtcpayOptions, read, write } from './client.ts'
import { approvePayout, cancelPayout, queryPayout, sendPayout, toldOfPayout } from './payouts.ts'
import { readRate } from './replies.ts'
import { isSigned } from './signature.ts'
import {
  hasLatePayments,
  type Invoice,
  invoice,
  invoices,
  type Method,
  paymentMethods,
  stepOf,
  verdictOf,
  webhookEvent,
} from './wire.ts'

/** Our invoice of a key: the oldest, should a lost answer have led to two. */
async function find(options: BtcpayOptions, key: string): Promise<Invoice | 'absent' | 'unknown'> {
  const list = understood(await read(options, `/invoices?orderId=${encodeURIComponent(key)}&take=50`), invoices)
  if (!list) return 'unknown'
  const ours = list.flatMap((one) => {
    const { data } = invoice.safeParse(one)
    return data?.metadata?.orderId === key ? [data] : []
  })
  // What cannot be read may be ours: nothing is concluded.
  const isNone = list.at(0) === undefined
  return ours.toSorted((a, b) => a.createdTime - b.createdTime)[0] ?? (isNone ? 'absent' : 'unknown')
}

async function methodOf(options: BtcpayOptions, id: string): Promise<Method | undefined> {
  const all = understood(await read(options, `/invoices/${encodeURIComponent(id)}/payment-methods`), paymentMethods)
  return all?.find(({ paymentMethodId }) => paymentMethodId === options.paymentMethod)
}

/** An invoice in the player's currency, with an address of its own. Looked for first: Greenfield would make a second one of a repeated request. */
async function start(options: BtcpayOptions, request: StartRequest): Promise<Started> {
  const { key, amount, description, locale, returns } = request
  let made = await find(options, key)
  if (made === 'unknown') return { outcome: 'unknown' }
  if (made === 'absent') {
    const reply = await write(options, '/invoices', {
      amount: toDecimal(amount),
      currency: amount.currency,
      metadata: { orderId: key, itemDesc: description },
      checkout: {
        paymentMethods: [options.paymentMethod],
        expirationMinutes: options.expiryMinutes,
        redirectURL: returns.pending,
        defaultLanguage: locale,
      },
    })
    if (reply !== 'unreachable' && [400, 422].includes(reply.status))
      return { outcome: 'refused', why: String(reply.status) }
    const created = understood(reply, invoice)
    if (!created) return { outcome: 'unknown' }
    made = created
  }
  const method = await methodOf(options, made.id)
  const verdict = method && verdictOf(made, method, undefined)
  // An answer about another payment must not tell the player where to send money.
  const isOurs =
    verdict?.key === key && verdict.amount.minor === amount.minor && verdict.amount.currency === amount.currency
  if (!method || !isOurs) return { outcome: 'unknown' }
  return { outcome: 'started', reference: made.id, next: stepOf(made, method) }
}

const rateNow = (options: BtcpayOptions, method: Method, currency: string): Promise<string | undefined> =>
  readRate(options, `${method.currency ?? method.paymentMethodId.split('-')[0]}_${currency}`)

async function judge(options: BtcpayOptions, found: Invoice): Promise<KnownVerdict | undefined> {
  const method = await methodOf(options, found.id)
  if (!method) return undefined
  const isLate = found.status === 'Expired' && hasLatePayments(found, method)
  return verdictOf(found, method, isLate ? await rateNow(options, method, found.currency) : undefined)
}

async function query(options: BtcpayOptions, { key, reference }: PaymentName): Promise<Verdict> {
  if (reference === undefined) {
    const found = await find(options, key)
    if (typeof found === 'string') return { outcome: found }
    return (await judge(options, found)) ?? { outcome: 'unknown' }
  }
  const reply = await read(options, `/invoices/${encodeURIComponent(reference)}`)
  if (reply !== 'unreachable' && reply.status === 404) return { outcome: 'absent' }
  const found = understood(reply, invoice)
  return (found && (await judge(options, found))) ?? { outcome: 'unknown' }
}

/** An event is a reason to read the invoice, and nothing more: events come in any order, and twice. */
function verifyCallback(options: BtcpayOptions, headers: Headers, rawBody: Uint8Array): CallbackCheck {
  if (!isSigned(headers['btcpay-sig'], rawBody, options.webhookSecrets)) return { kind: 'forged' }
  const { data } = webhookEvent.safeParse(jsonInBody(rawBody))
  if (!data) return { kind: 'strange', eventId: `body-${rawBody.length}` }
  // A delivery that is repeated has a number of its own, and names the first one.
  const eventId = data.originalDeliveryId ?? data.deliveryId
  const { invoiceId, payoutId } = data
  if (typeof payoutId === 'string') return { kind: 'ask', eventId, ask: () => toldOfPayout(options, payoutId) }
  if (typeof invoiceId !== 'string') return { kind: 'irrelevant', eventId }
  return {
    kind: 'ask',
    eventId,
    async ask() {
      const found = understood(await read(options, `/invoices/${encodeURIComponent(invoiceId)}`), invoice)
      if (!found) return { about: 'unknown' }
      // An invoice that the operator has made for something else.
      if (typeof found.metadata?.orderId !== 'string') return { about: 'irrelevant' }
      const verdict = await judge(options, found)
      return verdict ? { about: 'deposit', verdict } : { about: 'unknown' }
    },
  }
}

export function btcpay(options: BtcpayOptions): PaymentProvider {
  return {
    start: (request) => start(options, request),
    query: (payment) => query(options, payment),
    payout: (request) => sendPayout(options, request),
    queryPayout: (payment) => queryPayout(options, payment),
    approvePayout: (payment) => approvePayout(options, payment),
    cancelPayout: (payment) => cancelPayout(options, payment),
    statement: () => Promise.resolve({ outcome: 'none' }),
    verifyCallback: (headers, rawBody) => verifyCallback(options, headers, rawBody),
  }
}
