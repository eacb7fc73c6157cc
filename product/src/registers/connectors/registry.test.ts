import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerSuite, type RegisterWorld } from './port.suite.ts'
import { localToRegister } from './port.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: RegisterWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<RegisterWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  registerSuite(name, () => world)
}

describe('the registers', () => {
  const place = { callbackUrl: 'http://127.0.0.1:9', twinUrl: 'http://127.0.0.1:9', isLocal: true }
  it('throw when they are asked inside a database transaction', async () => {
    for (const connector of connectors) {
      const register = outsideTransactions(
        connector.open({ apiKey: 'k' }, place),
        connector.name,
        () => true,
        localToRegister
      )
      expect(register.lacks({})).toEqual(register.needs)
      await expect(register.ask({ person: {}, trace: 't' })).rejects.toThrow('inside a database transaction')
    }
  })
})
