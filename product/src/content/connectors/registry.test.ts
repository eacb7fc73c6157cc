import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remoteContent } from '../remote-content.ts'
import { contentSuite, type ContentWorld } from './port.suite.ts'
import { connectors } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const { name } of connectors) {
  let world: ContentWorld
  beforeAll(async () => {
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
      openWorld(close: (server: FastifyInstance) => void): Promise<ContentWorld>
    }
    world = await openWorld((server) => void servers.push(server))
  })
  contentSuite(name, () => world)
}

describe('the CMS of the registry', () => {
  it('throws when it is asked inside a database transaction', async () => {
    const [connector] = connectors
    const place = { callbackUrl: '', twinUrl: '', isLocal: true }
    const content = connector?.open({ url: 'http://127.0.0.1:9' }, place)
    if (!content) throw new Error('there is a connector')
    const cms = remoteContent(content, {}, () => true)
    await expect(cms.locales()).rejects.toThrow('inside a database transaction')
    await expect(cms.entries('pages', 'en')).rejects.toThrow('inside a database transaction')
  })
})
