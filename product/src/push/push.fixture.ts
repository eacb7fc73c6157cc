import { testServer, type TestServer } from '@ante/testing/server'
import type { FastifyInstance } from 'fastify'
import type { PushChannel } from '../messages/index.ts'
import type { PushWorld } from './connectors/port.suite.ts'
import { openWorld } from './connectors/web-push/world.fixture.ts'
import { pushChannel } from './queue-push.ts'

export type Player = Awaited<ReturnType<TestServer['player']>>
export type Target = Awaited<ReturnType<PushWorld['subscribe']>>

/** A host that tells players things, and the push service of their browsers. */
export interface TestPush {
  readonly server: TestServer
  readonly world: PushWorld
  readonly channel: PushChannel
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** A browser of this player that may be told things. */
  device(player: Player, fate?: string): Promise<Target>
  /** What this browser was told. */
  shown(target: Target): Promise<Record<string, string>[]>
  stop(): Promise<void>
}

export async function testPush(): Promise<TestPush> {
  const services: FastifyInstance[] = []
  const world = await openWorld((one) => void services.push(one))
  const only = ['ledger', 'content', 'policies', 'messages', 'identity', 'staff', 'registers', 'players'] as const
  /** As the host makes it, once there is a database. */
  const channel: PushChannel = {
    send: (uid, message) => pushChannel(server.database.db).send(uid, message),
    reaches: (uid) => pushChannel(server.database.db).reaches(uid),
  }
  const server: TestServer = await testServer({
    only: [...only, 'push'],
    env: { ANTE_ROLE: 'all' },
    ports: { pushServices: world.services, push: channel },
  })
  return {
    server,
    world,
    channel,
    rows: async <Row>(text: string, values: unknown[] = []) =>
      (await server.database.db.pool.query(text, values)).rows as Row[],
    async device(player, fate) {
      const target = await world.subscribe(world.services.publicKey, fate)
      const { data } = await player.post('push.subscribe', { ...target })
      if (data !== 1) throw new Error('the browser may not be told things')
      return target
    },
    shown: async (target) => (await world.shown(target)).map(({ text }) => JSON.parse(text) as Record<string, string>),
    async stop() {
      await server.stop()
      await Promise.all(services.map((one) => one.close()))
    },
  }
}
