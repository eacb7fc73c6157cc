import { understood } from '../../../connectors/ask.ts'
import { jsonInBody } from '../../../connectors/read-body.ts'
import type { CallbackCheck, Headers, Told } from '../port.ts'
import type { Reversal } from '../../rules/reversal.ts'
import { expansion, type StripeOptions } from './options.ts'
import { send } from './client.ts'
import { isSigned } from './signature.ts'
import { moneyOf } from './units.ts'
import { dispute, event, keyField, listOf, payout, refund, session, verdictOfPayout, verdictOfSession } from './wire.ts'

type Asked = Told | { readonly about: 'unknown' | 'strange' | 'irrelevant' }
const unknown = { about: 'unknown' } as const
const strange = { about: 'strange' } as const

/**
 * Checks `Stripe-Signature` over the bytes, then says what the event is about. Of a session only its id is taken from the event: events come in any order
 * and do not tell the card, so the session is read as it is now. Refunds and payouts tell all in the event; which of two is later, our machine decides.
 */
export function verifyCallback(options: StripeOptions, headers: Headers, rawBody: Uint8Array): CallbackCheck {
  const seconds = Math.floor((options.now?.() ?? Date.now()) / 1000)
  if (!isSigned(headers['stripe-signature'], rawBody, options.webhookSecrets, seconds)) return { kind: 'forged' }
  const parsed = event.safeParse(jsonInBody(rawBody))
  // Signed and no event: told of once, under the bytes themselves.
  if (!parsed.success) return { kind: 'strange', eventId: `body-${rawBody.length}-${seconds}` }
  const { id: eventId, type, data } = parsed.data
  const ask = handlers[type]
  if (!ask) return { kind: 'irrelevant', eventId }
  return { kind: 'ask', eventId, ask: () => ask(options, data.object) }
}

const handlers: Readonly<Record<string, (options: StripeOptions, object: unknown) => Promise<Asked>>> = {
  'checkout.session.completed': askSession,
  'checkout.session.async_payment_succeeded': askSession,
  'checkout.session.async_payment_failed': askSession,
  'checkout.session.expired': askSession,
  'refund.created': tellRefund,
  'refund.updated': tellRefund,
  'refund.failed': tellRefund,
  'payout.paid': tellPayout,
  'payout.failed': tellPayout,
  'payout.canceled': tellPayout,
  'payout.updated': tellPayout,
  'charge.dispute.funds_withdrawn': (options, object) => tellDispute(options, object, 'taken'),
  'charge.dispute.funds_reinstated': (options, object) => tellDispute(options, object, 'returned'),
}

async function askSession(options: StripeOptions, object: unknown): Promise<Asked> {
  const told = session.safeParse(object)
  if (!told.success) return strange
  // A session that somebody else has made at the same account.
  if (told.data.client_reference_id === null) return { about: 'irrelevant' }
  const path = `/v1/checkout/sessions/${encodeURIComponent(told.data.id)}`
  const now = understood(await send(options, { method: 'GET', path, fields: expansion }), session)
  if (!now) return unknown
  const verdict = verdictOfSession(now)
  return verdict ? { about: 'deposit', verdict } : strange
}

/** With our key it is a withdrawal; without it somebody has refunded a deposit at Stripe itself. */
async function tellRefund(options: StripeOptions, object: unknown): Promise<Asked> {
  const { data: told } = refund.safeParse(object)
  if (!told) return strange
  if (told.metadata?.[keyField] !== undefined) {
    const verdict = verdictOfPayout(told)
    return verdict ? { about: 'payout', verdict } : strange
  }
  const state = told.status === 'failed' || told.status === 'canceled' ? 'returned' : 'taken'
  return reversalOf(options, told, { kind: 'refund', state })
}

async function tellPayout(_options: StripeOptions, object: unknown): Promise<Asked> {
  const { data: told } = payout.safeParse(object)
  if (!told) return strange
  // The operator's own money on its way to the operator's own bank.
  if (told.metadata?.[keyField] === undefined) return { about: 'irrelevant' }
  const verdict = verdictOfPayout(told)
  return verdict ? { about: 'payout', verdict } : strange
}

async function tellDispute(options: StripeOptions, object: unknown, state: Reversal['state']): Promise<Asked> {
  const { data: told } = dispute.safeParse(object)
  return told ? reversalOf(options, told, { kind: 'chargeback', state }) : strange
}

/** The deposit is found by the session of its intent: a dispute carries no metadata of ours. */
export async function reversalOf(
  options: StripeOptions,
  told: { id: string; amount: number; currency: string; payment_intent?: string | null | undefined },
  how: Pick<Reversal, 'kind' | 'state'>
): Promise<Asked> {
  const amount = moneyOf(told.amount, told.currency)
  if (!amount || typeof told.payment_intent !== 'string') return strange
  const fields = { payment_intent: told.payment_intent, limit: 1 }
  const list = understood(
    await send(options, { method: 'GET', path: '/v1/checkout/sessions', fields }),
    listOf(session)
  )
  if (!list) return unknown
  const key = list.data[0]?.client_reference_id
  if (key === undefined || key === null) return { about: 'irrelevant' }
  return { about: 'reversal', reversal: { key, reference: told.id, amount, ...how } }
}
