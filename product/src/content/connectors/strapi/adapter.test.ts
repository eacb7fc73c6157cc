import { createStrapi, type Trouble } from '@ante/sandbox/strapi/app'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { strapi as connect } from './adapter.ts'
import { opened } from './world.fixture.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

describe('a Strapi that cannot be used', () => {
  const strapi = createStrapi({ token: 't' })
  strapi.define('pages')
  let url: string
  beforeAll(async () => {
    url = await opened(strapi, (server) => void servers.push(server))
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
    const cms = connect({ url, token: 't', ...(trouble === 'slow' ? { timeoutMs: 300 } : {}) })
    await expect(cms.entries('pages', 'en')).rejects.toThrow(said)
    strapi.trouble('pages', undefined)
    expect(await cms.entries('pages', 'en')).toEqual([])
  })

  it('is refused to whoever brings no token where it has no public role', async () => {
    await expect(connect({ url }).locales()).rejects.toThrow(/answers 403/)
  })
})
