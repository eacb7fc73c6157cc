import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { liveMessagesOf } from '@ante/testing/reactions'
import { openCashier, type World } from './cashier.fixture.ts'
import { events, type WireTransaction } from './contract.ts'
import { type PayoutHands, payoutHands } from './payouts.fixture.ts'

let world: World
let hands: PayoutHands
beforeAll(async () => {
  world = await openCashier()
  hands = payoutHands(world)
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})
afterEach(async () => {
  world.line.bank = world.real
  expect(await world.problems()).toEqual([])
})

describe('history', () => {
  test('CASH-47 CASH-48 API-66 pages newest first, by type, with the number of all and a running balance', async () => {
    const player = await hands.payer(100)
    await world.pay(player, 50)
    await world.pay(player, 70, 'decline')
    const { data } = await world.withdraw(player, 30)
    await hands.approve(data.transaction)
    await hands.settle()
    const read = async (params: Record<string, unknown>) =>
      (await player.call<{ items: WireTransaction[]; count: number }>('cashier.gethistory', params)).data
    const all = await read({})
    expect(all.count).toBe(4)
    expect(
      all.items.map(({ type, status, amount, balance }) => [type, status, amount.amount, balance?.amount ?? null])
    ).toEqual([
      ['withdrawal', 'paid', 30, 120],
      ['deposit', 'failed', 70, null],
      ['deposit', 'success', 50, 150],
      ['deposit', 'success', 100, 100],
    ])
    const page = await read({ type: 'deposit', offset: 1, count: 1 })
    expect([page.count, page.items.length, page.items[0]?.amount.amount]).toEqual([3, 1, 50])
    expect((await read({ type: 'withdrawal' })).items.map(({ id }) => id)).toEqual([data.transaction])
    expect((await player.call('cashier.gethistory', { type: 'bets' })).status).toBe(400)
  })

  test('CASH-52 CASH-59 SEC-12 a transaction is found by its number, by its player only; without one the last successful', async () => {
    const player = await hands.payer(100)
    const failed = await world.pay(player, 50, 'decline')
    const last = await player.call<WireTransaction>('cashier.gettransaction')
    expect(last.data).toMatchObject({ status: 'success', amount: { amount: 100 } })
    expect((await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: failed })).data.reason).toBe(
      'declined_by_bank'
    )
    const stranger = await world.server.player()
    for (const params of [{ transaction_id: failed }, { transaction_id: '1' }, {}]) {
      const answer = await stranger.call('cashier.gettransaction', params)
      expect([answer.status, answer.error.code]).toEqual([404, 'not_found'])
    }
  })

  test('CASH-56 the player hears each change of a transaction by the live topic', async () => {
    const { livePublishers, snapshots } = await import('./reactions.ts')
    const player = await hands.payer(100)
    const { rows } = await world.db.pool.query<{
      name: keyof typeof events
      payload: { uid: string; transaction: string }
    }>(`select name, payload from outbox.events where name like 'cashier.%' and payload ->> 'uid' = $1 order by id`, [
      String(player.uid),
    ])
    expect(rows.map(({ name }) => name)).toEqual(['cashier.deposit-started', 'cashier.deposit-settled'])
    const settled = events['cashier.deposit-settled']
    const payload = settled.payload.parse(rows[1]?.payload)
    const [message] = await liveMessagesOf(livePublishers, settled, world.db, payload)
    expect(message).toMatchObject({
      topic: 'cashier.transaction',
      key: String(player.uid),
      data: { status: 'success', amount: { amount: 100 } },
    })
    expect(await snapshots['cashier.transaction'](world.db, String(player.uid))).toEqual(message?.data)
  })
})
