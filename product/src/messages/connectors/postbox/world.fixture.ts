import { randomBytes } from 'node:crypto'
import { postboxApp } from '@ante/sandbox/postbox/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { listen } from '../listener.fixture.ts'
import type { MailWorld } from '../port.suite.ts'
import { postbox } from './adapter.ts'

/** The vendor beside a listener that takes what it tells. */
export async function openWorld(close: (server: FastifyInstance) => void): Promise<MailWorld> {
  const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
  const { heard, url: eventUrl } = await listen('/callbacks/postbox', close)
  const server = Fastify()
  const twin = postboxApp({ storage: ':memory:', apiKey: 'k', webhookSecret, hasControl: true })
  await server.register(twin, { prefix: '/postbox' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/postbox`
  const own = {
    url,
    apiKey: 'k',
    from: 'Ante <no-reply@ante.example>',
    webhookSecrets: [webhookSecret],
    eventUrl,
  }
  return {
    mail: postbox(own),
    unreachable: postbox({ ...own, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    stranger: postbox({
      ...own,
      apiKey: 'other',
      webhookSecrets: [`whsec_${randomBytes(32).toString('base64')}`],
    }),
    async letters(to) {
      const found = (await (await fetch(`${url}/mailboxes/${encodeURIComponent(to)}/messages`)).json()) as {
        subject: string
        text: string
        html: string
        headers: Record<string, string>
      }[]
      return found.map(({ subject, text, html, headers }) => ({ subject, text, html, headers }))
    },
    events: {
      heard,
      domains: { gone: 'gone.example', full: 'full.example', complaining: 'complain.example' },
      async repeat(to, signature) {
        const body = JSON.stringify({ to, signature })
        await fetch(`${url}/control/events`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      },
    },
  }
}
