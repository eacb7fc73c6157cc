import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { studioWalletSuite, type WalletWorld } from './port.suite.ts'
import { connectors } from './registry.ts'
import { signOf } from './slotegrator/signature.ts'
import { signatureOf } from './softswiss/signature.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

interface WorldFile {
  openWorld(close: (server: FastifyInstance) => void): Promise<WalletWorld>
}

for (const { name } of connectors) {
  let world: WalletWorld
  beforeAll(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The suite says what a world has; a wrong one fails there.
    const { openWorld } = (await import(`./${name}/world.fixture.ts`)) as WorldFile
    world = await openWorld((server) => void servers.push(server))
  })
  studioWalletSuite(name, () => world)
}

describe('the signatures of the dialects', () => {
  test('SOFTSWISS: the lower hex HMAC-SHA256 of the body', () => {
    const body =
      '{"user_id":"u1","currency":"USD","game":"acme:book","game_id":"r1","finished":true,"actions":[{"action":"bet","amount":100,"action_id":"a1"}]}'
    expect(signatureOf(body, 'authtoken')).toBe('d642324c804d2378767de8dd6db05707532814c7249678866a8c320e6e881708')
  })

  test('Slotegrator: the hex HMAC-SHA1 of the sorted parameters and headers as PHP writes a query', () => {
    const headers = { merchantId: 'm1', nonce: 'e115cf0b66a645aca08225c9c1b20b80', timestamp: '1700000000' }
    const params = new URLSearchParams(
      'action=bet&amount=1.00&currency=USD&game_uuid=g1&player_id=u1&session_id=s1&transaction_id=t1&type=bet'
    )
    expect(signOf(params, headers, 'merchantkey')).toBe('bda1817abf96c0b4b5cfa39605d0a9dca751bda7')
    const odd = [
      ['rollback_transactions[10][transaction_id]', 'a b~(*)'],
      ['rollback_transactions[2][transaction_id]', 'é'],
      ['action', 'rollback'],
    ] as const
    const query =
      'X-Merchant-Id=m1&X-Nonce=e115cf0b66a645aca08225c9c1b20b80&X-Timestamp=1700000000&action=rollback&rollback_transactions%5B10%5D%5Btransaction_id%5D=a+b%7E%28%2A%29&rollback_transactions%5B2%5D%5Btransaction_id%5D=%C3%A9'
    expect(signOf(odd, headers, 'k')).toBe(createHmac('sha1', 'k').update(query).digest('hex'))
  })
})
