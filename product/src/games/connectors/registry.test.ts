import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beaconSuite, type BeaconWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: BeaconWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<BeaconWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  beaconSuite(name, () => world)
}

describe('the public sources of random numbers', () => {
  const place = { callbackUrl: 'http://127.0.0.1:9', twinUrl: 'http://127.0.0.1:9', isLocal: true }
  it('throw when they are asked inside a database transaction, and are not there without a chain', async () => {
    for (const connector of connectors) {
      expect(connector.config.safeParse({}).success).toBe(false)
      const opened = connector.open({ chain: '0'.repeat(64) }, place)
      // The twin is nowhere public.
      expect(opened.publicUrl).toBeNull()
      const source = outsideTransactions(opened, connector.name, () => true)
      await expect(source.read(1)).rejects.toThrow('inside a database transaction')
    }
  })
})
