import { softswissApp } from '@ante/sandbox/softswiss/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { WalletRequest } from '../port.ts'
import type { WalletWorld } from '../port.suite.ts'
import { softswiss } from './adapter.ts'
import { signatureOf } from './signature.ts'

export const authToken = 'softswiss-token-0123456789'

/** A call as the aggregator signs it. */
export function signedCall(path: string, body: object | string, token: string = authToken): WalletRequest {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  return { path, rawBody, headers: { 'x-request-sign': signatureOf(rawBody, token) } }
}

const frame = { user_id: '7', currency: 'USD', game: 'rookery:two-crows', game_id: 'r1', session_id: 's1' }

export async function openWorld(close: (server: FastifyInstance) => void): Promise<WalletWorld> {
  const server = Fastify()
  let base = ''
  server.register(
    softswissApp({
      storage: ':memory:',
      authToken,
      walletUrl: () => 'http://127.0.0.1:9/wallet/softswiss',
      publicUrl: () => `${base}/softswiss`,
    }),
    { prefix: '/softswiss' }
  )
  close(server)
  base = await server.listen({ port: 0, host: '127.0.0.1' })
  const options = { casinoId: 'ante', authToken, gameOrigins: undefined }
  return {
    wallet: softswiss({ ...options, url: `${base}/softswiss` }),
    unreachable: softswiss({ ...options, url: 'http://127.0.0.1:9/softswiss' }),
    code: 'rookery:two-crows',
    messages: {
      balance: signedCall('/play', { ...frame, game_id: undefined }),
      bet: signedCall('/play', { ...frame, actions: [{ action: 'bet', action_id: 'b1', amount: 100 }] }),
      win: signedCall('/play', {
        ...frame,
        finished: true,
        actions: [{ action: 'win', action_id: 'w1', amount: 196 }],
      }),
      takeBack: signedCall('/rollback', {
        ...frame,
        actions: [{ action: 'rollback', action_id: 'x1', original_action_id: 'b1' }],
      }),
    },
    signed: (rawBody) => signedCall('/play', rawBody),
    broken: [
      '',
      '{',
      '[]',
      JSON.stringify({ ...frame, actions: [{ action: 'bet', action_id: 'b1', amount: '100' }] }),
      JSON.stringify({ ...frame, actions: [{ action: 'bet', action_id: 'b1', amount: 1.5 }] }),
      JSON.stringify({ ...frame, actions: [{ action: 'bet', action_id: 'b1', amount: -1 }] }),
      JSON.stringify({ ...frame, actions: [{ action: 'bet', action_id: 'b1', amount: 0 }] }),
      JSON.stringify({ ...frame, actions: [{ action: 'bet', action_id: '', amount: 1 }] }),
      JSON.stringify({ ...frame, game_id: undefined, actions: [{ action: 'bet', action_id: 'b1', amount: 1 }] }),
      `{"user_id":"7","currency":"USD","game":"g","game_id":"r","actions":[{"action":"bet","action_id":"b","amount":1e2}]}`,
      `{"user_id":"7","currency":"USD","game":"g","game_id":"r","actions":[{"action":"bet","action_id":"b","amount":1,"amount":2}]}`,
      `{"user_id":"7","currency":"USD","game":"g","game_id":"r","actions":[{"action":"bet","action_id":"b","amount":9223372036854775808}]}`,
    ],
  }
}
