import { smtpApp } from '@ante/sandbox/smtp/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { MailWorld } from '../port.suite.ts'
import { smtp } from './adapter.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<MailWorld> {
  const server = Fastify()
  const listening = Promise.withResolvers<number>()
  const own = { user: 'us', password: 'p' }
  await server.register(smtpApp({ storage: ':memory:', ...own, port: 0, onListening: listening.resolve }))
  close(server)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const options = {
    ...own,
    host: '127.0.0.1',
    port: await listening.promise,
    tls: 'none',
    from: 'Ante <no-reply@ante.example>',
  } as const
  return {
    mail: smtp(options),
    unreachable: smtp({ ...options, port: 9, timeoutMs: 200 }),
    stranger: smtp({ ...options, password: 'other' }),
    blocked: 'ada@blocks.example',
    async letters(to) {
      const found = (await (await fetch(`${url}/mailboxes/${encodeURIComponent(to)}/messages`)).json()) as {
        subject: string
        text: string
        html: string
        headers: Record<string, string>
      }[]
      return found.map(({ subject, text, html, headers }) => ({ subject, text, html, headers }))
    },
  }
}
