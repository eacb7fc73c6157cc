import { bankApp } from '@ante/sandbox/bank/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Headers } from './port.ts'
import { paymentProviderSuite, type ProviderWorld } from './port.suite.ts'
import { makers, outsideTransactions, paymentProviders } from './registry.ts'

const callbackSecret = 'whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='
const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** The bank and a shop that hears its callbacks, over HTTP; `make` is who speaks to it. */
async function bankWorld(make: typeof makers.bank): Promise<ProviderWorld> {
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
  servers.push(shop, server)
  const notifyUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  base = `${await server.listen({ port: 0, host: '127.0.0.1' })}/bank`
  const post = (path: string, body: object = {}) =>
    server.inject({ method: 'POST', url: `/bank/control${path}`, payload: body })
  const options = { url: base, apiKey: 'k', callbackSecrets: [callbackSecret], notifyUrl, pausesMs: [1] }
  return {
    provider: make(options),
    unreachable: make({ ...options, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    declined: 666_00,
    cardToken: 'tok_test_4242',
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

const worlds: Record<keyof typeof makers, () => Promise<ProviderWorld>> = {
  bank: () => bankWorld(makers.bank),
}

for (const [name, open] of Object.entries(worlds)) {
  let world: ProviderWorld
  beforeAll(async () => {
    world = await open()
  })
  paymentProviderSuite(name, () => world)
}

describe('the registry', () => {
  const bank = {
    url: 'http://127.0.0.1:9',
    apiKey: 'k',
    callbackSecrets: [callbackSecret],
    notifyUrl: 'http://127.0.0.1:9',
  }

  test('holds the providers that are configured, and no other', () => {
    expect([...paymentProviders({ bank }, () => false).keys()]).toEqual(['bank'])
    expect(paymentProviders({}, () => false).size).toBe(0)
  })

  test('throws when a vendor is called inside a database transaction', async () => {
    const provider = outsideTransactions(makers.bank(bank), () => true)
    await expect(provider.query({ key: 'k', reference: undefined })).rejects.toThrow('inside a database transaction')
  })
})
