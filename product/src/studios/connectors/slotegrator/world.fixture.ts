import { slotegratorApp } from '@ante/sandbox/slotegrator/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { WalletRequest } from '../port.ts'
import type { WalletWorld } from '../port.suite.ts'
import { slotegrator } from './adapter.ts'
import { signOf } from './signature.ts'

const keys = { merchantId: 'm1', merchantKey: 'slotegrator-key-0123456789' }
/** The clock of the suite, in seconds. */
const timestamp = '1700000000'

/** A form as the aggregator signs it. */
function signedForm(body: string): WalletRequest {
  const sign = signOf(
    new URLSearchParams(body),
    { merchantId: keys.merchantId, nonce: 'n1', timestamp },
    keys.merchantKey
  )
  const headers = { 'x-merchant-id': keys.merchantId, 'x-nonce': 'n1', 'x-timestamp': timestamp, 'x-sign': sign }
  return { path: '', headers, rawBody: Buffer.from(body) }
}
const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()
const code = '3f1b7c52-two-crows'
const about = { player_id: '7', currency: 'USD', session_id: 's1', game_uuid: code }
const bet = { action: 'bet', ...about, amount: '1.00', transaction_id: 'b1', round_id: 'r1', type: 'bet' }

export async function openWorld(close: (server: FastifyInstance) => void): Promise<WalletWorld> {
  const server = Fastify()
  let base = ''
  server.register(
    slotegratorApp({
      ...keys,
      storage: ':memory:',
      walletUrl: () => 'http://127.0.0.1:9/wallet/slotegrator',
      publicUrl: () => `${base}/slotegrator`,
    }),
    { prefix: '/slotegrator' }
  )
  close(server)
  base = await server.listen({ port: 0, host: '127.0.0.1' })
  const win = { ...bet, action: 'win', amount: '1.96', transaction_id: 'w1', type: 'win', finished: '1' }
  return {
    wallet: slotegrator({ ...keys, gameOrigins: undefined, url: `${base}/slotegrator` }),
    unreachable: slotegrator({ ...keys, gameOrigins: undefined, url: 'http://127.0.0.1:9/slotegrator' }),
    code,
    messages: {
      balance: signedForm(form({ action: 'balance', ...about })),
      bet: signedForm(form(bet)),
      win: signedForm(form(win)),
      takeBack: signedForm(form({ action: 'refund', ...about, transaction_id: 'x1', bet_transaction_id: 'b1' })),
    },
    signed: signedForm,
    broken: [
      '',
      form({ action: 'balance' }),
      form({ ...bet, action: 'debit' }),
      form({ ...bet, amount: '0.00' }),
      form({ ...bet, amount: '-1.00' }),
      form({ ...bet, amount: '1.001' }),
      form({ ...bet, amount: '1e2' }),
      form({ ...bet, amount: '1,000.00' }),
      form({ ...bet, amount: ' 1.00' }),
      form({ ...bet, amount: '1000000000000000.00' }),
      form({ ...bet, round_id: '' }),
      `${form(bet)}&amount=2.00`,
    ],
  }
}
