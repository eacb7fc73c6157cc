import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { openBooks } from '../books.ts'
import { Account, invalid, newId, type Session, StripeError } from './account.ts'
import { addPages } from './pages.ts'
import { addResources } from './resources.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'
import { parseForm } from './form.ts'

export interface StripeTwinOptions {
  /** SQLite file of the account; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  readonly webhookSecret: string
  /** Where events are sent: what an operator enters as the endpoint. */
  readonly webhookUrl: () => string
  /** Base address under which browsers reach the twin. */
  readonly publicUrl: () => string
  readonly now?: () => number
  /** How often due things happen by themselves; 0: only when the control says so. */
  readonly tickMs?: number
  readonly hasControl?: boolean
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The key, as a bearer or as the name of HTTP Basic, as Stripe takes it. */
function keyIn(request: FastifyRequest): string {
  const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ', 2)
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().replace(/:$/, '')
  return value
}

/**
 * The twin of Stripe as one Fastify plugin: Checkout sessions, payment intents, charges, refunds, external accounts, payouts, disputes, balance
 * transactions and signed events, by Stripe's public documentation. Its card declines 666.00.
 */
export function stripeApp(options: StripeTwinOptions): FastifyPluginAsync {
  const { apiKey, publicUrl, now = Date.now, tickMs = 500 } = options
  return async (app) => {
    const books = openBooks(options.storage)
    const webhooks = openWebhooks(books, { url: options.webhookUrl, secret: options.webhookSecret, now, newId })
    const account = new Account({ books, webhooks, now })
    const timer = tickMs > 0 ? setInterval(() => void settleAndTell(account, webhooks), tickMs) : undefined
    timer?.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      books.close()
    })
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof StripeError) return reply.code(error.status).send({ error: error.error })
      throw error
    })
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseForm(String(body)))
    )
    await app.register(
      async (api) => {
        api.addHook('onRequest', async (request) => {
          if (!timingSafeEqual(digest(keyIn(request)), digest(apiKey)))
            throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
        })
        addIdempotency(api, books)
        addResources(api, { account, books, publicUrl })
      },
      { prefix: '/v1' }
    )
    addPages(app, { account, books })
    if (options.hasControl) addControl(app, account, webhooks)
  }
}

async function settleAndTell(account: Account, webhooks: Webhooks): Promise<void> {
  account.settle()
  await webhooks.deliverDue()
}

/** The same key and fields are answered what they were answered first; other fields under a used key are refused. */
function addIdempotency(api: FastifyInstance, books: ReturnType<typeof openBooks>): void {
  const marked = (request: FastifyRequest) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return undefined
    return { key, mark: digest(`${request.url} ${JSON.stringify(request.body)}`).toString('hex') }
  }
  api.addHook('preHandler', async (request, reply) => {
    const asked = marked(request)
    const kept = asked && books.get<{ mark: string; status: number; body: string }>('key', asked.key)
    if (!asked || !kept) return undefined
    if (kept.mark !== asked.mark)
      throw new StripeError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    return reply.code(kept.status).header('idempotent-replayed', 'true').type('application/json').send(kept.body)
  })
  api.addHook('onSend', async (request, reply, payload) => {
    const asked = marked(request)
    if (asked && typeof payload === 'string' && !reply.hasHeader('idempotent-replayed') && reply.statusCode < 500)
      books.put('key', asked.key, { mark: asked.mark, status: reply.statusCode, body: payload })
    return payload
  })
}

/** What only a test may ask. */
function addControl(app: FastifyInstance, account: Account, webhooks: Webhooks): void {
  app.post<{ Params: { id: string }; Body: { decision: string; last4?: string } }>(
    '/control/sessions/:id/decide',
    async ({ params, body }) => {
      const session = account.found<Session>('checkout.session', params.id)
      if (body.decision === 'cancel') account.expire(session)
      else account.complete(session, body.decision === 'approve', body.last4)
      return {}
    }
  )
  app.post('/control/settle', async () => {
    account.settle()
    return {}
  })
  app.post('/control/tick', async () => {
    await settleAndTell(account, webhooks)
    return {}
  })
  app.post<{ Body: { payment_intent: string; amount?: number } }>('/control/disputes', async ({ body }) =>
    account.dispute(body.payment_intent, body.amount)
  )
  app.post<{ Params: { id: string }; Body: { is_won: boolean } }>(
    '/control/disputes/:id/close',
    async ({ params, body }) => account.closeDispute(params.id, body.is_won)
  )
  app.post<{ Body: { payment_intent: string; amount?: number } }>('/control/refunds', async ({ body }) =>
    account.refund(body.payment_intent, body.amount, {})
  )
  app.post<{ Params: { id: string }; Body: { order?: 'given' | 'reversed' } }>(
    '/control/objects/:id/redeliver',
    async ({ params, body }) => ({
      statuses: await webhooks.redeliver(params.id, body.order ?? 'given'),
    })
  )
  app.get<{ Params: { id: string } }>('/control/objects/:id/events', async ({ params }) => webhooks.eventsOf(params.id))
  app.setNotFoundHandler((request) => {
    throw invalid(`Unrecognized request URL (${request.method}: ${request.url}).`, {}, 404)
  })
}
