import { randomBytes } from 'node:crypto'
import { postboxApp } from '@ante/sandbox/postbox/app'
import { smsApp } from '@ante/sandbox/sms/app'
import { type TestServer, testServer } from '@ante/testing/server'
import Fastify from 'fastify'
import type { Policies } from '../policies/index.ts'
import { postbox } from '../messages/connectors/postbox/adapter.ts'
import { smsGateway } from '../messages/connectors/sms/adapter.ts'
import { receiveMailEvent, receiveReceipt } from '../messages/index.ts'
import { wakefulPolicies } from '../players/news.fixture.ts'

export interface Letter {
  from: string
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}
export interface ServerWithLetters {
  readonly server: TestServer
  /** What the post office has brought to an address, the oldest first. */
  lettersTo(email: string): Promise<Letter[]>
  /** What a phone received, by the digits of its number, the oldest first. */
  textsTo(number: string): Promise<string[]>
  /** Has the gateway tell the receipts of a number again; answers our statuses. */
  repeatReceipts(number: string, signature: 'right' | 'wrong' | 'old'): Promise<number[]>
  /** Has the post office tell again what became of the emails to an address; answers our statuses. */
  repeatEvents(email: string, signature: 'right' | 'wrong' | 'old'): Promise<number[]>
  close(): Promise<void>
}

/** A host of players beside a post office and an SMS gateway that take what it writes and bring it at once. */
export async function serverWithLetters(
  env: Record<string, string> = {},
  policies: Policies = wakefulPolicies()
): Promise<ServerWithLetters> {
  const office = Fastify()
  const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
  await office.register(smsApp({ storage: ':memory:', apiKey: 'k', webhookSecret, hasControl: true }), {
    prefix: '/sms',
  })
  await office.register(postboxApp({ storage: ':memory:', apiKey: 'k', webhookSecret, hasControl: true }), {
    prefix: '/postbox',
  })
  const address = await office.listen({ port: 0, host: '127.0.0.1' })
  const url = `${address}/postbox`
  let ownUrl = ''
  const sms = smsGateway({
    url: `${address}/sms`,
    apiKey: 'k',
    webhookSecrets: [webhookSecret],
    from: 'Ante',
    get receiptUrl() {
      return `${ownUrl}/callbacks/sms`
    },
  })
  const ports = {
    mail: postbox({
      url,
      apiKey: 'k',
      from: 'Ante <a@ante.example>',
      webhookSecrets: [webhookSecret],
      get eventUrl() {
        return `${ownUrl}/callbacks/postbox`
      },
    }),
    sms,
  }
  const server = await testServer({
    only: ['ledger', 'content', 'policies', 'messages', 'identity', 'staff', 'players'],
    env,
    ports,
    policies,
    receiveCallback: (context, callback) =>
      callback.provider === 'sms'
        ? receiveReceipt({ ...context, ports }, callback)
        : receiveMailEvent({ ...context, ports }, callback),
  })
  ownUrl = server.url
  return {
    server,
    lettersTo: async (email) =>
      (await (await fetch(`${url}/mailboxes/${encodeURIComponent(email)}/messages`)).json()) as Letter[],
    textsTo: async (number) =>
      ((await (await fetch(`${address}/sms/numbers/${number}/messages`)).json()) as { text: string }[]).map(
        ({ text }) => text
      ),
    repeatReceipts: (number, signature) => again(`${address}/sms/control/receipts`, number, signature),
    repeatEvents: (email, signature) => again(`${url}/control/events`, email, signature),
    async close() {
      await server.stop()
      await office.close()
    },
  }
}

async function again(url: string, to: string, signature: string): Promise<number[]> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, signature }),
  })
  return ((await answer.json()) as { statuses: number[] }).statuses
}

/** Six digits that are not these. */
export const wrongOf = (code: string): string => (code === '123456' ? '654321' : '123456')
