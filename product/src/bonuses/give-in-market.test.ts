import { randomUUID } from 'node:crypto'
import { instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPolicies, policyFiles } from '../policies/index.ts'
import type { Bonus } from './contract.ts'

let inForce: Policy = createPolicies().of(instant(Date.now()), ['default'])
let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer({
    env: { ANTE_ROLE: 'web' },
    policies: { files: policyFiles, of: () => inForce },
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'protection', 'bonuses'],
  })
  clerk = await staffMember(server, ['bonuses:*'])
})
afterAll(() => server.stop())

const give = (uid: bigint, more: object = {}) =>
  clerk.call<Bonus>(
    'bonuses.give',
    {
      uid: String(uid),
      amount: '5',
      currency: 'USD',
      wager_times: 2,
      days: 7,
      weights: { slot: 100 },
      reason: 'sorry for the long wait',
      ...more,
    },
    { headers: { 'idempotency-key': randomUUID() } }
  )

test('BON-01 staff give no bonus that its player’s market does not allow: none after the first, and none on other terms', async () => {
  const { uid } = await server.player()
  const open = inForce
  const not = { status: 409, error: { code: 'bonus_not_allowed' } }
  for (const [policy, more] of [
    [{ laterBonuses: false }, {}],
    [{ wageringMost: 1 }, {}],
    [{ bonusMost: { ...open.bonusMost, USD: 499, EUR: 499 } }, {}],
    [{ mixedBonuses: false }, { weights: { slot: 100, live: 50 } }],
  ] as const) {
    inForce = { ...open, ...policy }
    expect(await give(uid, more), JSON.stringify(policy)).toMatchObject(not)
  }
  // All kinds of bets are one product.
  expect(await give(uid, { kind: 'betting', weights: { single: 100, accumulator: 50 } })).toMatchObject({ status: 200 })
  inForce = open
  expect(await give(uid)).toMatchObject({ status: 200 })
})
