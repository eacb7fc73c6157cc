import { understood } from '../../../connectors/ask.ts'
import type { PaymentName, PaymentProvider, Started, StartRequest } from '../port.ts'
import type { Verdict } from '../../rules/verdict.ts'
import { send } from './client.ts'
import { expansion, type StripeOptions } from './options.ts'
import { queryPayout, sendPayout } from './payouts.ts'
import { failureOf, isRefusal, type Search, search } from './replies.ts'
import { readStatement } from './statement.ts'
import { unitsOf } from './units.ts'
import { keyField, listOf, session, verdictOfSession } from './wire.ts'
import { verifyCallback } from './webhook.ts'

/** The languages of Checkout that the site speaks too; for the others Checkout follows the browser. */
const locales = new Set(['de', 'en', 'es', 'fr', 'pt', 'ru', 'tr'])

/**
 * A Checkout session for one payment. Our key is its client reference, stands in the metadata of the intent (and so of its charges), and is the
 * idempotency key: the same request again is the same session.
 */
async function start(options: StripeOptions, request: StartRequest): Promise<Started> {
  const { key, amount, channel, description, locale, returns } = request
  const units = unitsOf(amount)
  if (units === undefined) return { outcome: 'refused', why: 'amount_without_unit' }
  const reply = await send(options, {
    method: 'POST',
    path: '/v1/checkout/sessions',
    key,
    fields: {
      mode: 'payment',
      client_reference_id: key,
      metadata: { [keyField]: key },
      payment_intent_data: { metadata: { [keyField]: key }, description },
      ...(channel === 'card' && { payment_method_types: ['card'] }),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: amount.currency.toLowerCase(),
            unit_amount: units,
            product_data: { name: description },
          },
        },
      ],
      success_url: returns.success,
      cancel_url: returns.cancel,
      locale: locales.has(locale) ? locale : 'auto',
    },
  })
  if (isRefusal(reply)) return { outcome: 'refused', why: failureOf(reply) }
  const made = understood(reply, session)
  // An answer about another payment must not send the player anywhere.
  const isOurs =
    made?.client_reference_id === key &&
    BigInt(made.amount_total) === units &&
    made.currency === amount.currency.toLowerCase()
  if (!made?.url || !isOurs) return { outcome: 'unknown' }
  return { outcome: 'started', reference: made.id, next: { kind: 'redirect', url: made.url } }
}

/** By the session's id; without it among the sessions of the last day, which is how long one can be paid. */
async function query(options: StripeOptions, { key, reference }: PaymentName): Promise<Verdict> {
  let id = reference
  if (id === undefined) {
    const asked: Search = { path: '/v1/checkout/sessions', shape: listOf(session), sinceHours: 25 }
    const found = await search(options, asked, (one) => session.safeParse(one).data?.client_reference_id === key)
    if (found === 'unknown') return { outcome: 'unknown' }
    if (found === 'absent') return { outcome: 'absent' }
    id = session.parse(found).id
  }
  const reply = await send(options, {
    method: 'GET',
    path: `/v1/checkout/sessions/${encodeURIComponent(id)}`,
    fields: expansion,
  })
  if (reply !== 'unreachable' && reply.status === 404) return { outcome: 'absent' }
  const known = understood(reply, session)
  return (known && verdictOfSession(known)) ?? { outcome: 'unknown' }
}

export function stripe(options: StripeOptions): PaymentProvider {
  return {
    start: (request) => start(options, request),
    query: (payment) => query(options, payment),
    payout: (request) => sendPayout(options, request),
    queryPayout: (payment) => queryPayout(options, payment),
    statement: (after) => readStatement(options, after),
    verifyCallback: (headers, rawBody) => verifyCallback(options, headers, rawBody),
  }
}
