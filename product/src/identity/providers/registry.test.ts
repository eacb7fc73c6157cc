import { openidApp } from '@ante/sandbox/openid/app'
import { postboxApp } from '@ante/sandbox/postbox/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentAs } from './openid/consent.fixture.ts'
import { mailSuite, type MailWorld, socialSuite, type SocialWorld } from './port.suite.ts'
import { mailProvider, makers, socialMakers, socialProviders } from './registry.ts'

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
      const found = (await (await fetch(`${url}/mailboxes/${encodeURIComponent(to)}/messages`)).json()) as {
        subject: string
        text: string
      }[]
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
    await expect(mail.send({ id: '1', to: 'a@b.co', subject: '', text: '' })).rejects.toThrow(
      'inside a database transaction'
    )
  })
})

async function openidWorld(): Promise<SocialWorld> {
  const server = Fastify()
  let url = ''
  await server.register(
    openidApp({ clientId: 'us', clientSecret: 'a secret: of ours', publicUrl: () => `${url}/openid` }),
    { prefix: '/openid' }
  )
  servers.push(server)
  url = await server.listen({ port: 0, host: '127.0.0.1' })
  const options = {
    service: 'meadow',
    issuer: `${url}/openid/meadow`,
    clientId: 'us',
    clientSecret: 'a secret: of ours',
  }
  return {
    social: socialMakers.openid(options),
    unreachable: socialMakers.openid({ ...options, issuer: 'http://127.0.0.1:9', timeoutMs: 200 }),
    stranger: socialMakers.openid({ ...options, clientSecret: 'other' }),
    async consent(address, person) {
      const back = new URL(await consentAs(address, person)).searchParams
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
    },
  }
}
const socialWorlds: Record<keyof typeof socialMakers, () => Promise<SocialWorld>> = { openid: openidWorld }

for (const [name, open] of Object.entries(socialWorlds)) {
  let world: SocialWorld
  beforeAll(async () => {
    world = await open()
  })
  socialSuite(name, () => world)
}

describe('the services of the registry', () => {
  it('throw when they are called inside a database transaction', async () => {
    const service = socialProviders(
      [{ service: 'x', issuer: 'http://127.0.0.1:9', clientId: 'us', clientSecret: 's' }],
      () => true
    ).get('x')
    const request = { state: 's', nonce: 'n', challenge: 'c', redirectUri: 'http://localhost/', locale: 'en' }
    await expect(service?.authorizationUrl(request)).rejects.toThrow('inside a database transaction')
    await expect(service?.identify({ ...request, code: 'c', verifier: 'v' })).rejects.toThrow(
      'inside a database transaction'
    )
  })
})
