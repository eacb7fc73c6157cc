import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localToProvider } from './port.ts'
import { identityProviderSuite, type IdentityWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: IdentityWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<IdentityWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  identityProviderSuite(name, () => world)
  test(`${name} is not called inside a database transaction, and checks a callback there`, async () => {
    const inside = outsideTransactions(world.provider, name, () => true, localToProvider)
    await expect(inside.accessToken({ step: 'identity', uid: '1', key: '1' })).rejects.toThrow('inside a database')
    expect(inside.verifyCallback({}, Buffer.from('{}'))).toEqual({ kind: 'forged' })
  })
}
