import { postboxApp } from '@ante/sandbox/postbox/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailSuite, type MailWorld } from './port.suite.ts'
import { mailProvider, makers } from './registry.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function postboxWorld(): Promise<MailWorld> {
  const server = Fastify()
  await server.register(postboxApp({ storage: ':memory:', apiKey: 'k' }), { prefix: '/postbox' })
  servers.push(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/postbox`
  const from = 'Ante <no-reply@ante.example>'
  return {
    mail: makers.postbox({ url, apiKey: 'k', from }),
    unreachable: makers.postbox({ url: 'http://127.0.0.1:9', apiKey: 'k', from, timeoutMs: 200 }),
    stranger: makers.postbox({ url, apiKey: 'other', from }),
    async letters(to) {
      const found = (await (await fetch(`${url}/mailboxes/${encodeURIComponent(to)}/messages`)).json()) as { subject: string; text: string }[]
      return found.map(({ subject, text }) => ({ subject, text }))
    },
  }
}
const worlds: Record<keyof typeof makers, () => Promise<MailWorld>> = { postbox: postboxWorld }

for (const [name, open] of Object.entries(worlds)) {
  let world: MailWorld
  beforeAll(async () => {
    world = await open()
  })
  mailSuite(name, () => world)
}

describe('the mail of the registry', () => {
  it('throws when it is called inside a database transaction', async () => {
    const mail = mailProvider({ postbox: { url: 'http://127.0.0.1:9', apiKey: 'k', from: 'x' } }, () => true)
    await expect(mail.send({ id: '1', to: 'a@b.co', subject: '', text: '' })).rejects.toThrow('inside a database transaction')
  })
})
