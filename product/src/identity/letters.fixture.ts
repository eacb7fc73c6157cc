import { postboxApp } from '@ante/sandbox/postbox/app'
import { type TestServer, testServer } from '@ante/testing/server'
import Fastify from 'fastify'
import { postbox } from './connectors/postbox/adapter.ts'

export interface Letter {
  from: string
  subject: string
  text: string
}
export interface ServerWithLetters {
  readonly server: TestServer
  /** What the post office has brought to an address, the oldest first. */
  lettersTo(email: string): Promise<Letter[]>
  close(): Promise<void>
}

/** A host of players beside a post office that takes its letters and brings them at once. */
export async function serverWithLetters(env: Record<string, string> = {}): Promise<ServerWithLetters> {
  const office = Fastify()
  await office.register(postboxApp({ storage: ':memory:', apiKey: 'k' }), { prefix: '/postbox' })
  const url = `${await office.listen({ port: 0, host: '127.0.0.1' })}/postbox`
  const server = await testServer({
    only: ['ledger', 'content', 'identity', 'players'],
    env,
    ports: { mail: postbox({ url, apiKey: 'k', from: 'Ante <a@ante.example>' }) },
  })
  return {
    server,
    lettersTo: async (email) =>
      (await (await fetch(`${url}/mailboxes/${encodeURIComponent(email)}/messages`)).json()) as Letter[],
    async close() {
      await server.stop()
      await office.close()
    },
  }
}

/** Six digits that are not these. */
export const wrongOf = (code: string): string => (code === '123456' ? '654321' : '123456')
