import { bankApp } from '@ante/sandbox/bank/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Headers } from '../port.ts'
import type { ProviderWorld } from '../port.suite.ts'
import { sandboxBank } from './adapter.ts'

const callbackSecret = 'whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='

/** The bank and a shop that hears its callbacks, over HTTP. */
export async function openWorld(close: (server: FastifyInstance) => void): Promise<ProviderWorld> {
  let now = Date.now()
  let base = ''
  const heard = new Map<string, { headers: Headers; rawBody: Uint8Array }>()
  const shop = Fastify()
  shop.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  shop.post('/', async (request) => {
    const rawBody = request.body as Buffer
    heard.set((JSON.parse(rawBody.toString()) as { data: { id: string } }).data.id, {
      headers: request.headers,
      rawBody,
    })
    return {}
  })
  const server = Fastify()
  server.register(
    bankApp({
      storage: ':memory:',
      apiKey: 'k',
      callbackSecret,
      publicUrl: () => base,
      now: () => now,
      tickMs: 0,
      hasControl: true,
    }),
    {
      prefix: '/bank',
    }
  )
  for (const one of [shop, server]) close(one)
  const notifyUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  base = `${await server.listen({ port: 0, host: '127.0.0.1' })}/bank`
  const post = (path: string, body: object = {}) =>
    server.inject({ method: 'POST', url: `/bank/control${path}`, payload: body })
  const options = { url: base, apiKey: 'k', callbackSecrets: [callbackSecret], notifyUrl, pausesMs: [1] }
  return {
    provider: sandboxBank(options),
    unreachable: sandboxBank({ ...options, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    declined: 666_00,
    cardToken: () => Promise.resolve('tok_test_4242'),
    decide: async (reference, decision) =>
      void (await post(`/sessions/${reference}/decide`, { decision, card: 'tok_test_4242' })),
    async settlePayouts() {
      now += 5_000
      await post('/tick')
    },
    async lastCallback(reference) {
      await post('/tick')
      const callback = heard.get(reference)
      if (!callback) throw new Error('no callback was heard')
      return callback
    },
  }
}
