import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { openBooks } from '../books.ts'
import { addPayouts, Payouts } from './payouts.ts'
import { addWallet } from './wallet.ts'
import { centsText, methodShown, shown, Store, type StoredInvoice } from './store.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

export interface BtcpayTwinOptions {
  /** SQLite file of the store; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly webhookUrl: () => string
  readonly publicUrl: () => string
  readonly now?: () => number
  /** How often blocks are found and events sent by themselves; 0: only when the control says so. */
  readonly tickMs?: number
  readonly hasControl?: boolean
  readonly confirmAfterSeconds?: number
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const newInvoice = z.object({
  amount: z.union([z.string(), z.number().transform(String)]).pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)),
  currency: z.string().length(3),
  metadata: z.record(z.string(), z.unknown()).default({}),
  checkout: z.object({ expirationMinutes: z.number().min(1).nullish() }).nullish(),
})
const centsOf = (amount: string): number => {
  const [whole = '0', fraction = ''] = amount.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/**
 * The twin of BTCPay Server as one Fastify plugin: the invoices of Greenfield, their payment methods, rates, payouts and signed webhooks, by its public API
 * documentation. Its chain confirms after five seconds; what an invoice over 666.00 receives never confirms.
 */
export function btcpayApp(options: BtcpayTwinOptions): FastifyPluginAsync {
  const { apiKey, publicUrl, now = Date.now, tickMs = 1_000 } = options
  return async (app) => {
    const books = openBooks(options.storage)
    const webhooks = openWebhooks(books, { url: options.webhookUrl, secret: options.webhookSecret, now })
    const store = new Store({ books, webhooks, now, confirmAfterSeconds: options.confirmAfterSeconds ?? 5 })
    const payouts = new Payouts({ books, webhooks, now })
    const wind = async () => {
      store.tick()
      payouts.tick()
      await webhooks.deliverDue()
    }
    const timer = tickMs > 0 ? setInterval(() => void wind(), tickMs) : undefined
    timer?.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      books.close()
    })
    await app.register(
      async (api) => {
        api.addHook('onRequest', async (request, reply) => {
          const [scheme = '', key = ''] = (request.headers.authorization ?? '').split(' ', 2)
          if (/^(token|bearer)$/i.test(scheme) && timingSafeEqual(digest(key), digest(apiKey))) return undefined
          return reply.code(401).send({ code: 'unauthenticated', message: 'Authentication is required' })
        })
        addInvoices(api, store, publicUrl)
        addPayouts(api, payouts)
      },
      { prefix: '/api/v1/stores/:storeId' }
    )
    addWallet(app, store)
    if (options.hasControl) addControl(app, { store, payouts, webhooks, wind })
  }
}

interface Named {
  Params: { storeId: string; id: string }
  Querystring: { orderId?: string | string[]; take?: string; skip?: string; currencyPair?: string | string[] }
}

function addInvoices(api: FastifyInstance, store: Store, publicUrl: () => string): void {
  const missing = { code: 'invoice-not-found', message: 'The invoice was not found' }
  api.post<Named>('/invoices', async ({ params, body }, reply) => {
    const parsed = newInvoice.safeParse(body)
    if (!parsed.success)
      return reply.code(422).send(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    const { amount, currency, metadata, checkout } = parsed.data
    const minutes = checkout?.expirationMinutes ?? 15
    return shown(
      store.create({ storeId: params.storeId, cents: centsOf(amount), currency, metadata, minutes }),
      publicUrl()
    )
  })
  api.get<Named>('/invoices', async ({ params, query }) => {
    const wanted = query.orderId === undefined ? undefined : [query.orderId].flat()
    const skip = Number(query.skip ?? 0)
    return store
      .all()
      .filter(
        ({ storeId, metadata }) =>
          storeId === params.storeId && (!wanted || wanted.includes(String(metadata['orderId'])))
      )
      .slice(skip, skip + Number(query.take ?? 50))
      .map((one) => shown(one, publicUrl()))
  })
  api.get<Named>('/invoices/:id', async ({ params }, reply) => {
    const found = store.find(params.id)
    return found ? shown(found, publicUrl()) : reply.code(404).send(missing)
  })
  api.get<Named>('/invoices/:id/payment-methods', async ({ params }, reply) => {
    const found = store.find(params.id)
    return found ? [methodShown(found)] : reply.code(404).send(missing)
  })
  api.get<Named>('/rates', async ({ query }) =>
    [query.currencyPair ?? 'BTC_USD']
      .flat()
      .map((currencyPair) => ({ currencyPair, errors: [], rate: centsText(store.rateCents) }))
  )
}

/** What only a test may ask. */
function addControl(
  app: FastifyInstance,
  { store, payouts, webhooks, wind }: { store: Store; payouts: Payouts; webhooks: Webhooks; wind: () => Promise<void> }
): void {
  type On = {
    Params: { id: string }
    Body: { satoshi?: number; share?: number; order?: 'given' | 'reversed'; rate_cents?: number; is_bad?: boolean }
  }
  const found = (id: string): StoredInvoice => {
    const invoice = store.find(id)
    if (!invoice) throw new Error(`no invoice ${id}`)
    return invoice
  }
  /** `share`: in hundredths of what the whole invoice comes to. */
  app.post<On>('/control/invoices/:id/pay', async ({ params, body }) => {
    const invoice = found(params.id)
    store.pay(invoice, body.satoshi ?? Math.floor((invoice.dueSatoshi * (body.share ?? 100)) / 100))
    return {}
  })
  app.post<On>('/control/invoices/:id/confirm', async ({ params, body }) => ({
    status: store.confirm(found(params.id), body?.is_bad).status,
  }))
  app.post<On>('/control/invoices/:id/expire', async ({ params }) => ({
    status: store.expire(found(params.id)).status,
  }))
  app.post<On>('/control/invoices/:id/redeliver', async ({ params, body }) => ({
    statuses: await webhooks.redeliver(params.id, body?.order ?? 'given'),
  }))
  /** The operator cancels a payout in BTCPay's own pages. */
  app.post<On>('/control/payouts/:id/cancel', async ({ params }) => {
    const payout = payouts.find(params.id)
    return { state: payout && payouts.end(payout, 'Cancelled').state }
  })
  app.post<On>('/control/payouts/:id/redeliver', async ({ params, body }) => ({
    statuses: await webhooks.redeliver(params.id, body?.order ?? 'given'),
  }))
  app.post<On>('/control/rate', async ({ body }) => {
    store.rateCents = body.rate_cents ?? store.rateCents
    return {}
  })
  app.post('/control/tick', async () => {
    await wind()
    return {}
  })
}
