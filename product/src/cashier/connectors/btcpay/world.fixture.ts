import { btcpayApp } from '@ante/sandbox/btcpay/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Headers } from '../port.ts'
import type { ProviderWorld } from '../port.suite.ts'
import { btcpay } from './adapter.ts'
import type { BtcpayOptions } from './client.ts'

export const apiKey = 'btcpay-key-0123456789'
export const webhookSecret = 'btcpay-webhook-0123456789'

/** BTCPay's twin and who hears its events, over HTTP: a shop of its own, or whoever is named. */
export async function openTwin(close: (server: FastifyInstance) => void, listener?: () => string) {
  const heard: { headers: Headers; rawBody: Uint8Array }[] = []
  const shop = Fastify()
  shop.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  shop.post('/', async (request) => {
    heard.push({ headers: request.headers, rawBody: request.body as Buffer })
    return {}
  })
  const shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  let base = ''
  let time = Date.now()
  const server = Fastify()
  server.register(
    btcpayApp({
      storage: ':memory:',
      apiKey,
      webhookSecret,
      webhookUrl: listener ?? (() => shopUrl),
      publicUrl: () => base,
      now: () => time,
      tickMs: 0,
      hasControl: true,
    })
  )
  for (const one of [shop, server]) close(one)
  base = await server.listen({ port: 0, host: '127.0.0.1' })
  const options: BtcpayOptions = {
    url: base,
    apiKey,
    storeId: 'ante',
    webhookSecrets: [webhookSecret],
    paymentMethod: 'BTC-CHAIN',
    expiryMinutes: 30,
    pausesMs: [1],
  }
  const control = async <T = object>(path: string, payload: object = {}): Promise<T> =>
    (await server.inject({ method: 'POST', url: `/control${path}`, payload })).json<T>()
  return { base, options, control, heard, pass: (ms: number) => void (time += ms) }
}

export async function openWorld(close: (server: FastifyInstance) => void): Promise<ProviderWorld> {
  const { options, control, heard } = await openTwin(close)
  return {
    provider: btcpay(options),
    unreachable: btcpay({ ...options, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    declined: 666_00,
    // Nobody says no on a chain: who gives up lets the time run out.
    cancelled: 'expired',
    paysOut: false,
    hasInstruments: false,
    cardToken: () => Promise.resolve(''),
    async decide(reference, decision) {
      if (decision === 'cancel') return void (await control(`/invoices/${reference}/expire`))
      await control(`/invoices/${reference}/pay`)
      await control(`/invoices/${reference}/confirm`, { is_bad: decision === 'decline' ? true : undefined })
    },
    settlePayouts: () => Promise.resolve(),
    async lastCallback(reference) {
      await control('/tick')
      const callback = heard.findLast(({ rawBody }) =>
        Buffer.from(rawBody).toString().includes(`"invoiceId":"${reference}"`)
      )
      if (!callback) throw new Error('no callback was heard')
      return callback
    },
  }
}
