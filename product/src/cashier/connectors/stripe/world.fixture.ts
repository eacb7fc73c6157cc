import { money } from '@ante/kit/money'
import { stripeApp } from '@ante/sandbox/stripe/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Headers } from '../port.ts'
import type { ProviderWorld } from '../port.suite.ts'
import { stripe } from './adapter.ts'
import type { StripeOptions } from './options.ts'

export const apiKey = 'sk_test_0123456789'
export const webhookSecret = 'whsec_0123456789'

/** Stripe's twin and who hears its events, over HTTP: a shop of its own, or whoever is named. */
export async function openTwin(close: (server: FastifyInstance) => void, listener?: () => string) {
  const heard: { headers: Headers; rawBody: Uint8Array }[] = []
  const shop = Fastify()
  shop.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  shop.post('/', async (request) => {
    heard.push({ headers: request.headers, rawBody: request.body as Buffer })
    return {}
  })
  const webhookUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  let base = ''
  const server = Fastify()
  const twin = stripeApp({
    storage: ':memory:',
    apiKey,
    webhookSecret,
    webhookUrl: listener ?? (() => webhookUrl),
    publicUrl: () => base,
    tickMs: 0,
    hasControl: true,
  })
  server.register(twin)
  for (const one of [shop, server]) close(one)
  base = await server.listen({ port: 0, host: '127.0.0.1' })
  const control = async <T = object>(path: string, payload: object = {}): Promise<T> =>
    (await server.inject({ method: 'POST', url: `/control${path}`, payload })).json<T>()
  const options: StripeOptions = {
    url: base,
    apiKey,
    webhookSecrets: [webhookSecret],
    payoutAccount: 'acct_players',
    pausesMs: [1],
  }
  return { base, options, control, heard }
}

interface Named {
  readonly type: string
  readonly data: { readonly object: { readonly id: string; readonly payment_intent?: string | null } }
}
export const eventOf = (rawBody: Uint8Array): Named => JSON.parse(Buffer.from(rawBody).toString('utf8')) as Named

export async function openWorld(close: (server: FastifyInstance) => void): Promise<ProviderWorld> {
  const { options, control, heard } = await openTwin(close)
  const provider = stripe(options)
  return {
    provider,
    unreachable: stripe({ ...options, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    declined: 666_00,
    // At Stripe a customer who goes back leaves the session open until it expires.
    cancelled: 'expired',
    // What a refund goes to is a payment of the card: a large one, so that every payout of the suite fits.
    async cardToken() {
      const request = {
        key: `card-${heard.length}-${Date.now()}`,
        channel: 'card',
        bank: undefined,
        locale: 'en',
      } as const
      const returns = {
        success: 'https://a.test/',
        pending: 'https://a.test/',
        fail: 'https://a.test/',
        cancel: 'https://a.test/',
      }
      const started = await provider.start({ ...request, amount: money(9_000_00), description: 'Ante', returns })
      if (started.outcome !== 'started') throw new Error(started.outcome)
      await control(`/sessions/${started.reference}/decide`, { decision: 'approve' })
      const known = await provider.query({ key: request.key, reference: started.reference })
      return 'instrument' in known ? (known.instrument?.token ?? '') : ''
    },
    decide: async (reference, decision) => void (await control(`/sessions/${reference}/decide`, { decision })),
    settlePayouts: async () => void (await control('/settle')),
    async lastCallback(reference) {
      await control('/tick')
      const callback = heard.findLast(({ rawBody }) => eventOf(rawBody).data.object.id === reference)
      if (!callback) throw new Error('no callback was heard')
      return callback
    },
  }
}
