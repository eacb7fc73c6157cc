import { postboxApp } from '@ante/sandbox/postbox/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { MailWorld } from '../port.suite.ts'
import { postbox } from './adapter.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<MailWorld> {
  const server = Fastify()
  await server.register(postboxApp({ storage: ':memory:', apiKey: 'k' }), { prefix: '/postbox' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/postbox`
  const from = 'Ante <no-reply@ante.example>'
  return {
    mail: postbox({ url, apiKey: 'k', from }),
    unreachable: postbox({ url: 'http://127.0.0.1:9', apiKey: 'k', from, timeoutMs: 200 }),
    stranger: postbox({ url, apiKey: 'other', from }),
    async letters(to) {
      const found = (await (await fetch(`${url}/mailboxes/${encodeURIComponent(to)}/messages`)).json()) as {
        subject: string
        text: string
        headers: Record<string, string>
      }[]
      return found.map(({ subject, text, headers }) => ({ subject, text, headers }))
    },
  }
}
