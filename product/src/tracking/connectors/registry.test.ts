import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  affiliatesSuite,
  type AffiliatesWorld,
  fraudSuite,
  type FraudWorld,
  marketingSuite,
  type MarketingWorld,
} from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** The suite of a port over the world of each of its vendors. */
function run<World>(kind: string, suite: (name: string, world: () => World) => void): void {
  for (const { name } of connectors.filter((one) => one.kind === kind)) {
    let world: World
    beforeAll(async () => {
      const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
        openWorld(close: (server: FastifyInstance) => void): Promise<World>
      }
      world = await openWorld((server) => void servers.push(server))
    })
    suite(name, () => world)
  }
}
run<MarketingWorld>('marketing', marketingSuite)
run<FraudWorld>('fraud', fraudSuite)
run<AffiliatesWorld>('affiliates', affiliatesSuite)

it('a fraud vendor is asked in no database transaction', async () => {
  const never = { config: () => ({ provider: 'seon' as const, src: '', host: '' }), check: async () => undefined }
  const guarded = outsideTransactions(never, 'fraud vendor', () => true, ['config'])
  await expect(guarded.check()).rejects.toThrow('inside a database transaction')
  expect(guarded.config().provider).toBe('seon')
})
