import { randomBytes } from 'node:crypto'
import { smsApp } from '@ante/sandbox/sms/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { listen } from '../listener.fixture.ts'
import type { SmsWorld } from '../port.suite.ts'
import { smsGateway } from './adapter.ts'

/** The gateway beside a listener that takes its receipts as they come. */
export async function openWorld(close: (server: FastifyInstance) => void): Promise<SmsWorld> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const { heard, url: receiptUrl } = await listen('/callbacks/sms', close)
  const server = Fastify()
  const storage = { storage: ':memory:', apiKey: 'k', webhookSecret: secret, hasControl: true }
  await server.register(smsApp(storage), { prefix: '/sms' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/sms`
  const own = { url, apiKey: 'k', webhookSecrets: [secret], from: 'Ante', receiptUrl }
  return {
    sms: smsGateway(own),
    unreachable: smsGateway({ ...own, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    stranger: smsGateway({ ...own, apiKey: 'other', webhookSecrets: [`whsec_${randomBytes(32).toString('base64')}`] }),
    heard,
    numbers: { delivered: '+447700900123', failed: '+447700900001', unknown: '+447700900000' },
    async texts(to) {
      const found = (await (await fetch(`${url}/numbers/${to.slice(1)}/messages`)).json()) as { text: string }[]
      return found.map(({ text }) => text)
    },
    async repeatReceipts(to, signature) {
      const body = JSON.stringify({ to, signature })
      await fetch(`${url}/control/receipts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
  }
}
