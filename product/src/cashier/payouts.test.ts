import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'
import { type PayoutHands, payoutHands } from './payouts.fixture.ts'
import { pollOpenPayments } from './poll-open-payments.ts'

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

describe('how a payout ends', () => {
  test('CASH-43 a declined payout gives the money back with its reason', async () => {
    const player = await hands.payer(1000)
    const { data } = await world.withdraw(player, 666)
    await hands.approve(data.transaction)
    await hands.settle()
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'declined',
      outcome: 'fail',
      reason: 'instrument_refused',
      balance: { amount: 1000 },
    })
    expect([await world.balance(player), await hands.held(player)]).toEqual([1000, 0])
  })

  test('MON-9 its callback a hundred times pays once', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    await hands.approve(data.transaction)
    await hands.settle()
    const statuses = (
      await Promise.all(
        Array.from({ length: 10 }, async () =>
          world.bank.redeliver(await world.reference(data.transaction), { times: 10 })
        )
      )
    ).flat()
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([await world.balance(player), await hands.held(player)]).toEqual([80, 0])
  })

  test('FLT-4 a payout whose answer was lost is sent again under the same key and paid once', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    let sent = 0
    world.line.bank = {
      ...world.real,
      payout: async (request) => (sent++, await world.real.payout(request), { outcome: 'unknown' }),
    }
    await hands.approve(data.transaction)
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'approved', reference: null })
    world.line.bank = world.real
    await world.comeDue()
    await pollOpenPayments(await world.context())
    expect(sent).toBe(1)
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'approved' })
    await hands.settle()
    await pollOpenPayments(await world.context())
    expect([await world.balance(player), await hands.held(player)]).toEqual([80, 0])
  })

  test('FLT-4 a host that dies before the call, or a job that never ran: the poll sends it', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    world.line.bank = { ...world.real, payout: () => Promise.reject(new Error('killed')) }
    await world.comeDue()
    await expect(hands.run(data.transaction)).rejects.toThrow('killed')
    world.line.bank = world.real
    await world.comeDue()
    await pollOpenPayments(await world.context())
    await hands.settle()
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'paid' })
  })

  test('FLT-4 a payout whose callback never comes is found by asking', async () => {
    const player = await hands.payer(1000)
    const { data } = await world.withdraw(player, 778)
    await hands.approve(data.transaction)
    await hands.settle()
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'approved' })
    await world.comeDue()
    await pollOpenPayments(await world.context())
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'paid' })
  })

  test('a card that has gone, and a bank that refuses it, give the money back', async () => {
    const player = await hands.payer()
    const first = await world.withdraw(player, 20)
    await world.db.pool.query(`update cashier.requisites set token = 'tok_gone' where uid = $1`, [player.uid])
    await hands.approve(first.data.transaction)
    expect(await world.transaction(player, first.data.transaction)).toMatchObject({
      status: 'declined',
      reason: 'instrument_refused',
    })
    const second = await world.withdraw(player, 20)
    await world.db.pool.query('delete from cashier.requisites where uid = $1', [player.uid])
    await hands.approve(second.data.transaction)
    expect(await world.transaction(player, second.data.transaction)).toMatchObject({
      status: 'declined',
      reason: 'instrument_refused',
    })
    expect([await world.balance(player), await hands.held(player)]).toEqual([100, 0])
  })
})
