import { createStrapi } from '@ante/sandbox/strapi/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ContentWorld } from '../port.suite.ts'
import { strapi as connect } from './adapter.ts'

/** A Strapi at an address of its own. */
export async function opened(
  strapi: ReturnType<typeof createStrapi>,
  close: (server: FastifyInstance) => void
): Promise<string> {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/elsewhere', async () => ({ data: [], meta: { pagination: { pageCount: 0 } } }))
  await server.register(strapi.app)
  close(server)
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`
}

export async function openWorld(close: (server: FastifyInstance) => void): Promise<ContentWorld> {
  const strapi = createStrapi({ token: 't', locales: ['en', 'ar'] })
  strapi.define('pages', 'banners', 'setting-groups', 'legacy-redirects')
  const url = await opened(strapi, close)
  return {
    cms: connect({ url, token: 't' }),
    unreachable: connect({ url: 'http://127.0.0.1:9/api', token: 't', timeoutMs: 2_000 }),
    stranger: connect({ url, token: 'other' }),
    publish: async (collection, fields, locale) =>
      void (await strapi.publish(collection, fields, { locale: locale ?? null })),
  }
}
