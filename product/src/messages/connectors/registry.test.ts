import { outsideTransactions } from '@ante/kit/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { named } from './mail-headers.ts'
import { localToMail, localToSms } from './port.ts'
import { mailSuite, type MailWorld, smsSuite, type SmsWorld } from './port.suite.ts'
import { postbox } from './postbox/adapter.ts'
import { connectors } from './registry.ts'
import { smsGateway } from './sms/adapter.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function opened<World>(name: string): Promise<World> {
  const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as {
    openWorld(close: (server: FastifyInstance) => void): Promise<World>
  }
  return openWorld((server) => void servers.push(server))
}

for (const { name } of connectors.filter(({ kind }) => kind === 'mail')) {
  let world: MailWorld
  beforeAll(async () => {
    world = await opened(name)
  })
  mailSuite(name, () => world)
}
for (const { name } of connectors.filter(({ kind }) => kind === 'sms')) {
  let world: SmsWorld
  beforeAll(async () => {
    world = await opened(name)
  })
  smsSuite(name, () => world)
}

describe('the vendors of the registry', () => {
  it('throw when they are called inside a database transaction', async () => {
    const own = postbox({ url: 'http://127.0.0.1:9', apiKey: 'k', from: 'x' })
    const mail = outsideTransactions(own, 'mail', () => true, localToMail)
    await expect(mail.send({ id: '1', to: 'a@b.co', subject: '', text: '' })).rejects.toThrow(
      'inside a database transaction'
    )
    const gateway = { url: 'http://127.0.0.1:9', apiKey: 'k', webhookSecrets: [], from: 'x', receiptUrl: 'http://x' }
    const sms = outsideTransactions(smsGateway(gateway), 'sms', () => true, localToSms)
    await expect(sms.send({ id: '1', to: '+447700900123', text: 'x' })).rejects.toThrow('inside a database transaction')
  })
})

describe('the sender of an email', () => {
  it('is one line, whatever the site is called', () => {
    expect(named('Lumen', 'Ante <no-reply@ante.example>')).toBe('"Lumen" <no-reply@ante.example>')
    expect(named('Lumen', 'no-reply@ante.example')).toBe('"Lumen" <no-reply@ante.example>')
    expect(named('A" <evil@x.example>\r\nBcc: b@x.example', 'Ante <a@b.co>')).toBe(
      '"A evil@x.exampleBcc: b@x.example" <a@b.co>'
    )
    expect(named('أنتي', 'Ante <a@b.co>')).toBe('"أنتي" <a@b.co>')
    expect(named('\n"', 'Ante <a@b.co>')).toBe('Ante <a@b.co>')
  })
})
