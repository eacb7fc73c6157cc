import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '@ante/kit/record'
import type { Books } from '../books.ts'
import { type Account, invalid, newId, type Session, type Thing } from './account.ts'
import { type Form, formAt, parseForm, textAt } from './form.ts'

export interface Parts {
  readonly account: Account
  readonly books: Books
  readonly publicUrl: () => string
}
const whole = (text: string | undefined, param: string): number => {
  if (text === undefined || !/^\d{1,12}$/.test(text))
    throw invalid(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param })
  return Number(text)
}
const query = (request: FastifyRequest): Form => parseForm(request.url.split('?')[1] ?? '')
const listOf = (form: Form, name: string): string[] => Object.values(formAt(form, name))

/** A page of a list, newest first, by `limit`, `starting_after`, `ending_before` and `created[gte]`. */
function page<T extends { id: string; created: number }>(all: readonly T[], asked: Form, url: string) {
  const limit = Math.min(100, Number(textAt(asked, 'limit') ?? 10))
  const since = Number(textAt(asked, 'created', 'gte') ?? 0)
  const there = all.filter(({ created }) => created >= since)
  const place = (name: string) => there.findIndex(({ id }) => id === textAt(asked, name))
  const before = textAt(asked, 'ending_before') === undefined ? there.length : place('ending_before')
  const data =
    before < there.length
      ? there.slice(Math.max(0, before - limit), Math.max(0, before))
      : there.slice(place('starting_after') + 1).slice(0, limit)
  const first = data[0] ? there.indexOf(data[0]) : 0
  const isMore = before < there.length ? first > 0 : first + data.length < there.length
  return { object: 'list', url, has_more: isMore, data }
}

/** Ours alone: what the twin has to remember, and Stripe does not show. */
const shown = (session: Session): Pick<Session, 'id' | 'created' | 'payment_intent'> => {
  const { description: _, intent_metadata: __, ...rest } = session
  return rest
}

function addSessions(api: FastifyInstance, { account, books, publicUrl }: Parts): void {
  function expanded(session: Session, wanted: readonly string[]) {
    const isDeep = wanted.includes('payment_intent.latest_charge')
    if (session.payment_intent === null || !(isDeep || wanted.includes('payment_intent'))) return shown(session)
    const intent = account.found<Thing>('payment_intent', session.payment_intent)
    const charge = isDeep ? account.found<Thing>('charge', String(intent['latest_charge'])) : intent['latest_charge']
    return { ...shown(session), payment_intent: { ...intent, latest_charge: charge } }
  }

  api.post<{ Body: Form }>('/checkout/sessions', async (request) => {
    const form = request.body
    const ofPrice = (...path: string[]) => textAt(form, 'line_items', '0', ...path)
    const currency = ofPrice('price_data', 'currency')
    if (textAt(form, 'mode') !== 'payment' || !currency || !textAt(form, 'success_url'))
      throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
    const amount = whole(ofPrice('price_data', 'unit_amount'), 'line_items[0][price_data][unit_amount]')
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      created: account.seconds(),
      mode: 'payment',
      livemode: false,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      amount_total: amount * whole(ofPrice('quantity') ?? '1', 'line_items[0][quantity]'),
      amount_subtotal: amount,
      currency,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      metadata: formAt(form, 'metadata'),
      success_url: textAt(form, 'success_url') ?? '',
      cancel_url: textAt(form, 'cancel_url') ?? '',
      locale: textAt(form, 'locale') ?? null,
      expires_at: account.seconds() + 24 * 3600,
      url: `${publicUrl()}/pay/${id}`,
      description: ofPrice('price_data', 'product_data', 'name') ?? '',
      intent_metadata: formAt(form, 'payment_intent_data', 'metadata'),
    }
    account.save(session)
    return shown(session)
  })
  api.get('/checkout/sessions', async (request) => {
    const asked = query(request)
    const intent = textAt(asked, 'payment_intent')
    const all = books
      .all<Session>('checkout.session')
      .filter((one) => intent === undefined || one.payment_intent === intent)
    return page(all.map(shown), asked, '/v1/checkout/sessions')
  })
  api.get<{ Params: { id: string } }>('/checkout/sessions/:id', async (request) =>
    expanded(account.found<Session>('checkout.session', request.params.id), listOf(query(request), 'expand'))
  )
  api.post<{ Params: { id: string } }>('/checkout/sessions/:id/expire', async ({ params }) =>
    shown(account.expire(account.found<Session>('checkout.session', params.id)))
  )
}

function addMoneyOut(api: FastifyInstance, { account, books }: Parts): void {
  api.post<{ Body: Form }>('/refunds', async (request) => {
    const form = request.body
    const amount = textAt(form, 'amount')
    return account.refund(
      textAt(form, 'payment_intent') ?? '',
      amount === undefined ? undefined : whole(amount, 'amount'),
      formAt(form, 'metadata')
    )
  })
  api.post<{ Params: { account: string }; Body: Form }>('/accounts/:account/external_accounts', async (request) => {
    const number = textAt(request.body, 'external_account', 'account_number') ?? ''
    // An account that is none: any whose digits end with four noughts.
    if (number.length < 15 || number.endsWith('0000'))
      throw invalid('The account number is invalid.', {
        code: 'account_number_invalid',
        param: 'external_account[account_number]',
      })
    const id = newId('ba')
    account.save({ id, object: 'bank_account' })
    return { id, object: 'bank_account', account: request.params.account, last4: number.slice(-4), status: 'new' }
  })
  api.post<{ Body: Form }>('/payouts', async (request) => {
    const form = request.body
    const destination = textAt(form, 'destination') ?? ''
    if (!books.get('bank_account', destination))
      throw invalid(
        `No such external account: '${destination}'`,
        { code: 'resource_missing', param: 'destination' },
        404
      )
    return account.payout({
      id: newId('po'),
      object: 'payout',
      created: account.seconds(),
      amount: whole(textAt(form, 'amount'), 'amount'),
      currency: textAt(form, 'currency') ?? '',
      status: 'pending',
      metadata: formAt(form, 'metadata'),
      destination,
      failure_code: null,
    })
  })
}

function addLists(api: FastifyInstance, { account, books }: Parts): void {
  for (const [path, kind] of [
    ['refunds', 'refund'],
    ['payouts', 'payout'],
    ['disputes', 'dispute'],
    ['payment_intents', 'payment_intent'],
    ['charges', 'charge'],
  ] as const) {
    api.get(`/${path}`, async (request) => page(books.all<Thing>(kind), query(request), `/v1/${path}`))
    api.get<{ Params: { id: string } }>(`/${path}/:id`, async ({ params }) => account.found<Thing>(kind, params.id))
  }
  api.get('/balance_transactions', async (request) => {
    const list = page(books.all<Thing>('balance_transaction'), query(request), '/v1/balance_transactions')
    const isExpanded = listOf(query(request), 'expand').includes('data.source')
    return { ...list, data: list.data.map((one) => ({ ...one, source: sourceOf(one['source'], isExpanded) })) }
  })
  const sourceOf = (source: unknown, isExpanded: boolean) => {
    if (!isRecord(source)) return null
    return isExpanded ? account.found(String(source.object), String(source.id)) : source.id
  }
}

/** What the twin answers under `/v1`. */
export function addResources(api: FastifyInstance, parts: Parts): void {
  addSessions(api, parts)
  addMoneyOut(api, parts)
  addLists(api, parts)
}
