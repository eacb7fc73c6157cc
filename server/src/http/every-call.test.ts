import { createVault } from '@ante/product/cashier/vault'
import { isStaffAccess } from '@ante/kit/contract'
import { errorTypes } from '@ante/kit/refusal'
import { capabilities } from '@ante/product/capabilities'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createRegistry } from '../registry.ts'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'

const registry = createRegistry()
// Calls of staff are another world with its own test: server/src/staff/every-staff-call.test.ts.
const calls = [...registry.calls.values()].filter(({ endpoint }) => !isStaffAccess(endpoint.access))

let server: TestServer
let player: Visitor
beforeAll(async () => {
  server = await testServer({
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
  })
  player = await server.player()
})
afterAll(() => server.stop())

const send = (visitor: Visitor, call: Call, params: Record<string, unknown> = {}) =>
  visitor.call(call.key, params, { method: call.endpoint.method })

describe('every call of the house', () => {
  test('there are as many as the contracts declare', () => {
    expect(calls.length).toBeGreaterThan(35)
  })

  test('AUTH-03 those of players are open to everybody or to a player for what is theirs, and none of them is declared for staff', () => {
    expect([...new Set(calls.map((call) => call.endpoint.access))].toSorted()).toEqual(['account', 'player', 'public'])
    const ofPlayers = Object.values(capabilities).flatMap((module) => Object.keys(module.endpoints))
    expect(calls.map(({ key }) => key).toSorted()).toEqual(ofPlayers.toSorted())
  })

  test.each(calls.filter((call) => call.endpoint.access !== 'public'))(
    'API-14 $key is refused to a visitor',
    async (call) => {
      const answer = await send(server.visitor(), call)
      expect(answer.status).toBe(401)
      expect(answer.error.type).toBe('AuthorizationException')
    }
  )

  test.each(calls.filter((call) => call.endpoint.access !== 'public'))(
    '$key is refused to a made-up session',
    async (call) => {
      const thief = server.visitor()
      thief.cookie = 'ante_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      expect((await send(thief, call)).status).toBe(401)
    }
  )

  test.each(calls)('API-09 $key is refused by the other method', async (call) => {
    const method = call.endpoint.method === 'GET' ? 'POST' : 'GET'
    expect((await player.call(call.key, {}, { method })).status).toBe(405)
  })

  test.each(calls.filter((call) => call.endpoint.idempotent))(
    '$key moves money and asks for an idempotency key',
    async (call) => {
      for (const key of ['', 'short', 'with space in it', 'x'.repeat(200)]) {
        const answer = await player.post(call.key, {}, { idempotencyKey: key })
        expect(answer.status).toBe(400)
        expect(answer.error.code).toBe('idempotency_key_missing')
      }
    }
  )

  test.each(calls.filter((call) => call.key !== 'auth.logout'))(
    '$key answers junk with a coded refusal, never with a failure',
    async (call) => {
      const shape = (call.endpoint.input as { shape?: Record<string, unknown> }).shape ?? {}
      const names = [...Object.keys(shape), 'extra']
      const junk = fc.oneof(
        fc.constantFrom(
          '',
          '0',
          '-1',
          '1e999',
          '99999999999999999999',
          '1.005',
          'NaN',
          '[]',
          '{}',
          '[[[',
          '"',
          `'; drop table ledger.accounts; --`,
          '\u0000',
          '../../etc/passwd',
          '<script>',
          'a'.repeat(5000),
          '١٢٣',
          '😀'
        ),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.integer().map(String)
      )
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), junk, { maxKeys: 6 }), async (params) => {
          const answer = await send(player, call, params)
          expect(answer.status, JSON.stringify({ params, error: answer.error })).not.toBe(500)
          if (answer.status === 200) return
          expect(Object.keys(errorTypes)).toContain(answer.error.type.replace(/Exception$/, ''))
          expect(answer.error.message).not.toBe('')
        }),
        { numRuns: 25, seed: 99 }
      )
    }
  )
})
