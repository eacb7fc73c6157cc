import { instant } from '@ante/kit/instant'
import { feedApp } from '@ante/sandbox/feed/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { FeedWorld } from '../port.suite.ts'
import { touchline } from './adapter.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<FeedWorld> {
  let present = Date.UTC(2026, 10, 21, 12)
  const server = Fastify()
  await server.register(feedApp({ storage: ':memory:', apiKey: 'k', minuteMs: 5000, now: () => present }), {
    prefix: '/feed',
  })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/feed`
  return {
    feed: touchline({ url, apiKey: 'k' }),
    unreachable: touchline({ url: 'http://127.0.0.1:9', apiKey: 'k', timeoutMs: 200 }),
    now: () => instant(present),
    pass: (milliseconds) => void (present += milliseconds),
  }
}
