import { randomBytes } from 'node:crypto'
import type { Books } from '../books.ts'
import type { Webhooks } from './webhooks.ts'

/** A refusal in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, string>>
  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}
export const invalid = (message: string, more: Readonly<Record<string, string>> = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...more })

interface Common {
  id: string
  object: string
  created: number
  currency: string
  metadata: Record<string, string>
  [field: string]: unknown
}
export interface Thing extends Common {
  amount: number
  status: string
}
export interface Session extends Common {
  client_reference_id: string | null
  amount_total: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  url: string | null
  description: string
  intent_metadata: Record<string, string>
}
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** The sum that every card of this world declines. */
const declinedUnits = 666_00

/** What happens at the twin's account, whoever asks for it: the API, the page or a test. */
export class Account {
  readonly #books: Books
  readonly #webhooks: Webhooks
  readonly #now: () => number
  constructor({ books, webhooks, now }: { books: Books; webhooks: Webhooks; now: () => number }) {
    this.#books = books
    this.#webhooks = webhooks
    this.#now = now
  }

  seconds(): number {
    return Math.floor(this.#now() / 1000)
  }

  found<T>(kind: string, id: string): T {
    const thing = this.#books.get<T>(kind, id)
    if (!thing) throw invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
    return thing
  }

  save<T extends { id: string; object: string }>(thing: T): void {
    this.#books.put(thing.object, thing.id, thing)
  }

  tell(type: string, thing: { id: string }): void {
    this.#webhooks.add(type, thing)
  }

  entry(type: string, source: Thing, amount: number): void {
    const id = newId('txn')
    const row = { id, object: 'balance_transaction', created: this.seconds(), amount, currency: source.currency, type }
    this.save({ ...row, source: { id: source.id, object: source.object } })
  }

  expire(session: Session): Session {
    if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
    const expired = { ...session, status: 'expired' as const, url: null }
    this.save(expired)
    this.tell('checkout.session.expired', expired)
    return expired
  }

  /** The customer paid, or was declined after the session was complete, as with a bank debit. */
  complete(session: Session, isApproved: boolean, last4 = '4242'): Session {
    if (session.status !== 'open') return session
    const isPaid = isApproved && session.amount_total !== declinedUnits
    const [intent, charge] = [newId('pi'), newId('ch')]
    const common = {
      created: this.seconds(),
      amount: session.amount_total,
      currency: session.currency,
      metadata: session.intent_metadata,
    }
    const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2034, iin: '424242' }
    this.save({
      ...common,
      id: charge,
      object: 'charge',
      status: isPaid ? 'succeeded' : 'failed',
      amount_refunded: 0,
      payment_intent: intent,
      payment_method_details: { type: 'card', card },
    })
    this.save({
      ...common,
      id: intent,
      object: 'payment_intent',
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      latest_charge: charge,
      last_payment_error: isPaid ? null : { code: 'card_declined', decline_code: 'generic_decline' },
    })
    if (isPaid) this.entry('charge', this.found<Thing>('charge', charge), session.amount_total)
    const done: Session = {
      ...session,
      status: 'complete',
      payment_status: isPaid ? 'paid' : 'unpaid',
      payment_intent: intent,
      url: null,
    }
    this.save(done)
    this.tell('checkout.session.completed', done)
    if (!isPaid) this.tell('checkout.session.async_payment_failed', done)
    return done
  }

  refund(intentId: string, amount: number | undefined, metadata: Record<string, string>): Thing {
    const intent = this.#books.get<Thing>('payment_intent', intentId)
    if (!intent)
      throw invalid(`No such payment_intent: '${intentId}'`, { code: 'resource_missing', param: 'payment_intent' }, 404)
    const charge = this.found<Thing>('charge', String(intent['latest_charge']))
    const left = charge.amount - Number(charge['amount_refunded'])
    const sum = amount ?? left
    if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
    if (sum > left || sum < 1)
      throw invalid('Refund amount is greater than unrefunded amount on charge.', {
        code: 'amount_too_large',
        param: 'amount',
      })
    const refund: Thing = {
      id: newId('re'),
      object: 'refund',
      created: this.seconds(),
      amount: sum,
      currency: charge.currency,
      status: 'pending',
      metadata,
      payment_intent: intentId,
      charge: charge.id,
      failure_reason: null,
    }
    this.save({ ...charge, amount_refunded: Number(charge['amount_refunded']) + sum })
    this.save(refund)
    this.tell('refund.created', refund)
    return refund
  }

  payout(made: Thing): Thing {
    this.save(made)
    return made
  }

  /** Refunds and payouts that are on their way arrive, or fail where their sum is the declined one. */
  settle(): void {
    for (const refund of this.#books
      .all<Thing>('refund')
      .filter(({ status }) => status === 'pending')
      .toReversed()) {
      const isBad = refund.amount === declinedUnits
      const ended = { ...refund, status: isBad ? 'failed' : 'succeeded', failure_reason: isBad ? 'declined' : null }
      this.save(ended)
      if (!isBad) this.entry('refund', ended, -refund.amount)
      this.tell(isBad ? 'refund.failed' : 'refund.updated', ended)
    }
    for (const payout of this.#books
      .all<Thing>('payout')
      .filter(({ status }) => status === 'pending')
      .toReversed()) {
      const isBad = payout.amount === declinedUnits
      const ended = { ...payout, status: isBad ? 'failed' : 'paid', failure_code: isBad ? 'account_closed' : null }
      this.save(ended)
      if (!isBad) this.entry('payout', ended, -payout.amount)
      this.tell(isBad ? 'payout.failed' : 'payout.paid', ended)
    }
  }

  /** The cardholder disputes a payment; Stripe takes the money at once. */
  dispute(intentId: string, amount?: number): Thing {
    const charge = this.found<Thing>('charge', String(this.found<Thing>('payment_intent', intentId)['latest_charge']))
    const dispute: Thing = {
      id: newId('dp'),
      object: 'dispute',
      created: this.seconds(),
      amount: amount ?? charge.amount,
      currency: charge.currency,
      status: 'needs_response',
      reason: 'fraudulent',
      metadata: {},
      payment_intent: intentId,
      charge: charge.id,
    }
    this.save(dispute)
    this.entry('adjustment', dispute, -dispute.amount)
    this.tell('charge.dispute.created', dispute)
    this.tell('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  /** The bank decides the dispute; when it is won, Stripe gives the money back. */
  closeDispute(id: string, isWon: boolean): Thing {
    const closed = { ...this.found<Thing>('dispute', id), status: isWon ? 'won' : 'lost' }
    this.save(closed)
    if (isWon) {
      this.entry('adjustment', closed, closed.amount)
      this.tell('charge.dispute.funds_reinstated', closed)
    }
    this.tell('charge.dispute.closed', closed)
    return closed
  }
}
