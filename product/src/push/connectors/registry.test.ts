import type { lookup } from 'node:dns'
import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localToPush, type PushServices } from './port.ts'
import { pushSuite, type PushWorld } from './port.suite.ts'
import { connectors } from './registry.ts'
import { InsideHost, publicLookup } from './web-push/public-lookup.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: PushWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<PushWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  pushSuite(name, () => world)
}

it('no push service is asked inside of a database transaction', async () => {
  const never: PushServices = { publicKey: 'k', accepts: () => true, send: async () => 'taken' }
  const guarded = outsideTransactions(never, 'push', () => true, localToPush)
  expect([guarded.publicKey, guarded.accepts({ endpoint: '', p256dh: '', auth: '' })]).toEqual(['k', true])
  await expect(
    guarded.send({ endpoint: '', p256dh: '', auth: '' }, { payload: '', ttlSeconds: 1, topic: '', isUrgent: false })
  ).rejects.toThrow('inside a database transaction')
})

it('a host with a name on the list that stands for an address inside is not connected to', () => {
  const asked = (...addresses: string[]) => {
    const resolve = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      )) as unknown as typeof lookup
    let found: unknown
    publicLookup(resolve)('push.example', {}, (error, address) => (found = error ?? address))
    return found
  }
  expect(asked('93.184.216.34')).toBe('93.184.216.34')
  for (const inside of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:7f00:1'])
    expect(asked('93.184.216.34', inside), inside).toBeInstanceOf(InsideHost)
  expect(asked()).toBeInstanceOf(InsideHost)
})
