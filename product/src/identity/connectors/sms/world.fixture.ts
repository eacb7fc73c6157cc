import { randomBytes } from 'node:crypto'
import { smsApp } from '@ante/sandbox/sms/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { HeardReceipt, SmsWorld } from '../port.suite.ts'
import { smsGateway } from './adapter.ts'

/** The gateway beside a listener that takes its receipts as they come. */
export async function openWorld(close: (server: FastifyInstance) => void): Promise<SmsWorld> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const heard: HeardReceipt[] = []
  const listener = Fastify()
  listener.removeAllContentTypeParsers()
  listener.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  listener.post('/callbacks/sms', async (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    )
    if (Buffer.isBuffer(request.body)) heard.push({ headers, rawBody: request.body })
    return {}
  })
  const receiptUrl = `${await listener.listen({ port: 0, host: '127.0.0.1' })}/callbacks/sms`
  const server = Fastify()
  const storage = { storage: ':memory:', apiKey: 'k', webhookSecret: secret, hasControl: true }
  await server.register(smsApp(storage), { prefix: '/sms' })
  for (const one of [listener, server]) close(one)
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
