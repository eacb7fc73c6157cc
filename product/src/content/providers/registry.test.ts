import { createStrapi, type Trouble } from '@ante/sandbox/strapi/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSuite, type ContentWorld } from './port.suite.ts'
import { contentProvider, makers } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function opened(strapi: ReturnType<typeof createStrapi>): Promise<string> {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/elsewhere', async () => ({ data: [], meta: { pagination: { pageCount: 0 } } }))
  await server.register(strapi.app)
  servers.push(server)
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`
}

async function strapiWorld(): Promise<ContentWorld> {
  const strapi = createStrapi({ token: 't', locales: ['en', 'ar'] })
  strapi.define('pages', 'banners', 'setting-groups', 'legacy-redirects')
  const url = await opened(strapi)
  return {
    cms: makers.strapi({ url, token: 't' }),
    unreachable: makers.strapi({ url: 'http://127.0.0.1:9/api', token: 't', timeoutMs: 2_000 }),
    stranger: makers.strapi({ url, token: 'other' }),
    publish: async (collection, fields, locale) =>
      void (await strapi.publish(collection, fields, { locale: locale ?? null })),
  }
}
const worlds: Record<keyof typeof makers, () => Promise<ContentWorld>> = { strapi: strapiWorld }

for (const [name, open] of Object.entries(worlds)) {
  let world: ContentWorld
  beforeAll(async () => {
    world = await open()
  })
  contentSuite(name, () => world)
}

describe('a Strapi that cannot be used', () => {
  const strapi = createStrapi({ token: 't' })
  strapi.define('pages')
  let url: string
  beforeAll(async () => {
    url = await opened(strapi)
  })
  const troubles: [Trouble, RegExp][] = [
    [401, /\/pages: it answers 401: it does not know our token \(CMS_READ_TOKEN\)/],
    [403, /answers 403: our token, or the public role, may not read it/],
    [404, /answers 404: there is no such collection, or the address lacks its last part/],
    [429, /answers 429: we ask too often/],
    [500, /answers 500: Internal Server Error/],
    ['slow', /no answer within 300 ms/],
    ['broken', /its answer is no JSON/],
    ['wrong shape', /has not the shape of Strapi 5/],
    ['huge', /answers more than 4194304 bytes/],
    ['redirect', /no connection/],
    ['cut', /no connection/],
  ]
  it.each(troubles)('says what an operator has to look at: %s', async (trouble, said) => {
    strapi.trouble('pages', trouble)
    const cms = makers.strapi({ url, token: 't', ...(trouble === 'slow' ? { timeoutMs: 300 } : {}) })
    await expect(cms.entries('pages', 'en')).rejects.toThrow(said)
    strapi.trouble('pages', undefined)
    expect(await cms.entries('pages', 'en')).toEqual([])
  })

  it('is refused to whoever brings no token where it has no public role', async () => {
    await expect(makers.strapi({ url }).locales()).rejects.toThrow(/answers 403/)
  })
})

describe('the CMS of the registry', () => {
  it('throws when it is asked inside a database transaction', async () => {
    const cms = contentProvider({ strapi: { url: 'http://127.0.0.1:9' }, freshMs: 1000 }, {}, () => true)
    await expect(cms.locales()).rejects.toThrow('inside a database transaction')
    await expect(cms.entries('pages', 'en')).rejects.toThrow('inside a database transaction')
  })
})
