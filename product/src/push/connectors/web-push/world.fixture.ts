import { twin } from '@ante/sandbox/push/index'
import Fastify, { type FastifyInstance } from 'fastify'
import type { PushWorld } from '../port.suite.ts'
import { webPushServices } from './adapter.ts'
import { connector } from './index.ts'

/** Made up for tests; they are no secret of anybody. */
const keys = ['q8Z3c0Y1m5v9R2t7K4w6X8a1B3d5F7h9J2k4M6n8P0s', 'a1B3d5F7h9J2k4M6n8P0sq8Z3c0Y1m5v9R2t7K4w6X8'] as const

export async function openWorld(close: (server: FastifyInstance) => void): Promise<PushWorld> {
  const server = Fastify({ forceCloseConnections: true })
  close(server)
  const world = { storage: () => ':memory:', variable: (_: string, text: string) => text, hasControl: true, url: '' }
  await server.register(twin({ ...world, pace: 0.1 }), { prefix: '/push' })
  const twinUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/push`
  const place = { callbackUrl: 'http://127.0.0.1:9/callbacks/web-push', twinUrl, isLocal: true }
  const options = { privateKey: keys[0], subject: 'mailto:push@example.com', hosts: [], local: twinUrl }
  return {
    services: connector.open({ privateKey: keys[0] }, place),
    stranger: connector.open({ privateKey: keys[1] }, place),
    hurried: webPushServices({ ...options, timeoutMs: 1 }),
    abroad: connector.open({ privateKey: keys[0], hosts: 'push.example, *.push.test' }, { ...place, isLocal: false }),
    async subscribe(key, fate) {
      const response = await fetch(`${twinUrl}/subscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, fate }),
      })
      const { id, keys: own } = (await response.json()) as { id: string; keys: { p256dh: string; auth: string } }
      return { endpoint: `${twinUrl}/send/${id}`, ...own }
    },
    async shown({ endpoint }) {
      const id = endpoint.split('/').at(-1) ?? ''
      const answer = await fetch(`${twinUrl}/subscriptions/${id}/messages`)
      return ((await answer.json()) as { items: { text: string; ttl: number; topic: string; urgency: string }[] }).items
    },
  }
}
