import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FeedWorld, eventFeedSuite } from './port.suite.ts'
import { connectors } from './registry.ts'
import { touchline } from './touchline/adapter.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: FeedWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<FeedWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  eventFeedSuite(name, () => world)
}

describe('the feed of the registry', () => {
  it('throws when it is called inside a database transaction', async () => {
    const feed = outsideTransactions(touchline({ url: 'http://127.0.0.1:9', apiKey: 'k' }), 'odds feed', () => true)
    await expect(feed.match('x')).rejects.toThrow('inside a database transaction')
  })
})
