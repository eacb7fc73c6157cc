import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { createVault } from '@ante/product/cashier/vault'
import { capabilities } from '@ante/product/capabilities'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { seeds } from '@ante/product/seeds'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What an excluded player still hears of: their money and points, their bets that stand, their limits and checks, their talks with support. */
const heard = [
  'cashier.transaction',
  'loyalty.changed',
  'messages.unread',
  'players.balance',
  'protection.limits',
  'protection.session',
  'sportsbook.bet',
  'support.changed',
  'verification.changed',
]

const bank = { start: () => Promise.resolve({ outcome: 'unknown' }) }
const ports = {
  payments: new Map([['bank', bank]]),
  vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
}
let here: TestServer
/** Another host of the same house, which remembers sessions for itself. */
let there: TestServer
beforeAll(async () => {
  here = await testServer({ ports })
  there = await testServer({ ports, database: { ...here.database, close: () => Promise.resolve() } })
  for (const { run } of seeds.filter(({ name }) => ['games', 'cashier'].includes(name)))
    await here.database.db.write(run)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

async function tabAt(server: TestServer, player: Visitor): Promise<Visitor> {
  const tab = server.visitor()
  tab.cookie = player.cookie
  // From now on this host remembers the session.
  expect((await tab.call('account.getBalance')).status).toBe(200)
  return tab
}
test('RG-11 an excluded player hears only of what stays theirs: a new topic of players has to be thought about', () => {
  const own = Object.values(capabilities).flatMap(({ topics }) =>
    Object.entries(topics).flatMap(([name, { access }]) => (access === 'player' ? [name] : []))
  )
  expect(own.toSorted()).toEqual(heard)
})

test('RG-11 once the press is answered no host takes a stake or a deposit any more, though it remembers the session', async () => {
  const player = await here.player()
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(10_000n),
      code: 'opening' as const,
    },
  ]
  await here.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  const tab = await tabAt(there, player)
  const { rows } = await here.database.db.pool.query<{ id: bigint }>(
    `select id from cashier.methods where sysname = 'card' and direction = 'deposit'`
  )
  const paramsOf = {
    'games.play': { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } },
    'cashier.makedeposit': { methodId: String(rows[0]?.id), method: 'card', amount: '20' },
  }
  expect((await tab.post('games.play', paramsOf['games.play'])).status).toBe(200)
  expect((await player.post('account.setSelfExclusion', { period: '6m' })).status).toBe(200)
  for (const [key, params] of Object.entries(paramsOf)) {
    const answer = await tab.post(key, params, { idempotencyKey: randomUUID() })
    // Known to be over already, or refused by the money itself.
    expect([401, 409], key).toContain(answer.status)
  }
  const moved = await here.database.db.pool.query(
    `select count(*)::int as count from games.rounds where player_uid = $1`,
    [player.uid]
  )
  expect(moved.rows[0]).toEqual({ count: 1 })
})
