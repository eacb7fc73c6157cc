import { openidApp } from '@ante/sandbox/openid/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { SocialWorld } from '../port.suite.ts'
import { openid } from './adapter.ts'
import { consentAs } from './consent.fixture.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<SocialWorld> {
  const server = Fastify()
  let url = ''
  await server.register(
    openidApp({ clientId: 'us', clientSecret: 'a secret: of ours', publicUrl: () => `${url}/openid` }),
    { prefix: '/openid' }
  )
  close(server)
  url = await server.listen({ port: 0, host: '127.0.0.1' })
  const options = {
    service: 'meadow',
    issuer: `${url}/openid/meadow`,
    clientId: 'us',
    clientSecret: 'a secret: of ours',
  }
  return {
    social: openid(options),
    unreachable: openid({ ...options, issuer: 'http://127.0.0.1:9', timeoutMs: 200 }),
    stranger: openid({ ...options, clientSecret: 'other' }),
    async consent(address, person) {
      const back = new URL(await consentAs(address, person)).searchParams
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
    },
  }
}
