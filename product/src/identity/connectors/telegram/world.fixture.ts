import { telegramApp } from '@ante/sandbox/telegram/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { MessengerWorld } from '../port.suite.ts'
import { telegram } from './adapter.ts'
import { publishedKeys } from './signed.ts'

const token = '4242:of-the-bot-of-this-world'
const site = 'http://localhost:3000'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<MessengerWorld> {
  const server = Fastify()
  await server.register(telegramApp({ token, site }), { prefix: '/telegram' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/telegram`
  const own = { service: 'telegram', token, botId: '4242', publicKey: publishedKeys.production, loginUrl: url }
  /** What stands behind the # of the address that somebody is led to. */
  async function led(path: string, fields: Record<string, string>): Promise<URLSearchParams> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ first_name: 'Ada', ...fields }),
    })
    return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
  }
  return {
    messenger: telegram(own),
    stranger: telegram({ ...own, token: '4242:of-another-bot-altogether' }),
    launch: async (id) => (await led('/open', { id: String(id) })).get('tgWebAppData') ?? '',
    async login(id) {
      const asked = { bot_id: '4242', origin: site, return_to: `${site}/oauth/callback/telegram` }
      const told = (await led('/auth', { id: String(id), ...asked })).get('tgAuthResult') ?? ''
      const fields = JSON.parse(Buffer.from(told, 'base64url').toString('utf8')) as Record<string, string | number>
      return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]))
    },
  }
}
