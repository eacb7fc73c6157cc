import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openid } from './openid/adapter.ts'
import { messengerSuite, type MessengerWorld, socialSuite, type SocialWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function opened<World>(name: string): Promise<World> {
  const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
    openWorld(close: (server: FastifyInstance) => void): Promise<World>
  }
  return openWorld((server) => void servers.push(server))
}

for (const { name } of connectors.filter(({ kind }) => kind === 'social')) {
  let world: SocialWorld
  beforeAll(async () => {
    world = await opened(name)
  })
  socialSuite(name, () => world)
}
for (const { name } of connectors.filter(({ kind }) => kind === 'messenger')) {
  let world: MessengerWorld
  beforeAll(async () => {
    world = await opened(name)
  })
  messengerSuite(name, () => world)
}

describe('the vendors of the registry', () => {
  it('throw when they are called inside a database transaction', async () => {
    const own = openid({ service: 'x', issuer: 'http://127.0.0.1:9', clientId: 'us', clientSecret: 's' })
    const service = outsideTransactions(own, 'x', () => true)
    const request = { state: 's', nonce: 'n', challenge: 'c', redirectUri: 'http://localhost/', locale: 'en' }
    await expect(service.authorizationUrl(request)).rejects.toThrow('inside a database transaction')
    await expect(service.identify({ ...request, code: 'c', verifier: 'v' })).rejects.toThrow(
      'inside a database transaction'
    )
  })
})
