import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatVendors } from '../rules/words.ts'
import { localToWidget } from './port.ts'
import { chatWidgetSuite, type WidgetWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
const worlds = new Map<string, WidgetWorld>()
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: WidgetWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<WidgetWorld>
    }
    world = await openWorld((server) => void servers.push(server))
    worlds.set(name, world)
  })
  chatWidgetSuite(name, () => world)
  test(`${name} asks nobody outside, so it may be used inside a database transaction`, () => {
    const inside = outsideTransactions(world.widget, name, () => true, localToWidget)
    expect(inside.config()).toEqual(world.widget.config())
  })
}

test('each of the seven providers has one connector', () => {
  expect([...worlds.values()].map(({ widget }) => widget.provider).toSorted()).toEqual([...chatVendors].toSorted())
})
