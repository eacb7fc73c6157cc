import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localToProvider, type PaymentProvider } from './port.ts'
import { paymentProviderSuite, type ProviderWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

interface WorldFile {
  openWorld(close: (server: FastifyInstance) => void): Promise<ProviderWorld>
}

for (const { name } of connectors) {
  let world: ProviderWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as WorldFile
    world = await openWorld((server) => void servers.push(server))
  })
  paymentProviderSuite(name, () => world)
}

describe('a payment provider', () => {
  const place = { callbackUrl: 'http://127.0.0.1:9', twinUrl: 'http://127.0.0.1:9', isLocal: true }
  const bank = connectors.find(({ name }) => name === 'bank')
  const given = { apiKey: 'k', webhookSecret: 'whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE=' }

  test('throws when it is called inside a database transaction, and not when it only checks a signature', async () => {
    const provider: PaymentProvider | undefined = bank?.open(given, place)
    if (!provider) throw new Error('the bank is a connector')
    const guarded = outsideTransactions(provider, 'bank', () => true, localToProvider)
    await expect(guarded.query({ key: 'k', reference: undefined })).rejects.toThrow('inside a database transaction')
    expect(guarded.verifyCallback({}, new Uint8Array())).toEqual({ kind: 'forged' })
  })
})
