import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'
import type { WireTransaction } from './contract.ts'
import { pollOpenPayments } from './poll-open-payments.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})
afterEach(async () => {
  world.line.bank = world.real
  expect(await world.problems()).toEqual([])
})

describe('when something breaks in between', () => {
  test('FLT-3 a host that dies between its commit and its call leaves a deposit that the next try takes up', async () => {
    const player = await world.server.player()
    world.line.bank = { ...world.real, start: () => Promise.reject(new Error('killed')) }
    expect((await world.deposit(player, 50, {}, 'killed-in-between')).status).toBe(500)
    world.line.bank = world.real
    const { status, data } = await world.deposit(player, 50, {}, 'killed-in-between')
    expect(status).toBe(200)
    expect(await world.depositCount(player)).toBe(1)
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'pending' })
  })

  test('FLT-4 the poll ends a deposit that never reached the bank, and says so', async () => {
    const player = await world.server.player()
    world.line.bank = { ...world.real, start: () => Promise.resolve({ outcome: 'unknown' }) }
    const { status, error } = await world.deposit(player, 50)
    expect([status, error.type, error.code]).toEqual([422, 'BillingUnavailableException', 'provider_unavailable'])
    await world.comeDue()
    await pollOpenPayments(await world.context())
    const { data } = await player.call<{ items: WireTransaction[] }>('cashier.gethistory')
    expect(data.items[0]).toMatchObject({ status: 'failed', reason: 'not_started' })
  })

  test('FLT-4 the poll finds a session whose answer was lost, and its success', async () => {
    const player = await world.server.player()
    world.line.bank = {
      ...world.real,
      start: async (request) => (await world.real.start(request), { outcome: 'unknown' }),
    }
    expect((await world.deposit(player, 50)).status).toBe(422)
    await world.comeDue()
    await pollOpenPayments(await world.context())
    const { data } = await player.call<{ items: WireTransaction[] }>('cashier.gethistory')
    expect(data.items[0]).toMatchObject({ status: 'pending' })
    await world.bank.decide(data.items[0]?.reference ?? '', 'approve')
    await world.bank.tick()
    expect(await world.balance(player)).toBe(50)
  })

  test('FLT-4 a callback that never comes is made good by asking', async () => {
    const player = await world.server.player()
    const id = await world.pay(player, 778)
    expect(await world.transaction(player, id)).toMatchObject({ status: 'pending' })
    await world.comeDue()
    await pollOpenPayments(await world.context())
    expect(await world.transaction(player, id)).toMatchObject({ status: 'success' })
    await pollOpenPayments(await world.context())
    expect(await world.balance(player)).toBe(778)
  })

  test('a bank that does not answer leaves everything open', async () => {
    const player = await world.server.player()
    const id = await world.pay(player, 778)
    world.line.bank = { ...world.real, query: () => Promise.resolve({ outcome: 'unknown' }) }
    await world.comeDue()
    await pollOpenPayments(await world.context())
    expect(await world.transaction(player, id)).toMatchObject({ status: 'pending' })
  })

  test('one payment that cannot be looked after does not keep the others waiting', async () => {
    const player = await world.server.player()
    const ids = [await world.pay(player, 778), await world.pay(player, 778)]
    let calls = 0
    world.line.bank = {
      ...world.real,
      query: (name) => (calls++ === 0 ? Promise.reject(new Error('broken')) : world.real.query(name)),
    }
    const due = `update cashier.deposits set check_at = case when id = any ($1) then now() else 'infinity' end`
    await world.db.pool.query(due, [ids])
    await pollOpenPayments(await world.context())
    const states = await Promise.all(ids.map(async (id) => (await world.transaction(player, id)).status))
    expect(states.toSorted()).toEqual(['pending', 'success'])
  })

  test('the poll works off more than a handful, and stops asking a bank that is away', async () => {
    const player = await world.server.player()
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await world.deposit(player, 50)).data.transaction)
    )
    const due = () => world.db.pool.query('update cashier.deposits set check_at = now() where id = any ($1)', [ids])
    let calls = 0
    world.line.bank = { ...world.real, query: () => (calls++, Promise.resolve({ outcome: 'unknown' })) }
    await due()
    await pollOpenPayments(await world.context())
    expect(calls).toBe(8)
    calls = 0
    world.line.bank = { ...world.real, query: (name) => (calls++, world.real.query(name)) }
    await due()
    await pollOpenPayments(await world.context())
    expect(calls).toBe(20)
  })

  test('a deposit that the bank refuses to start fails at once', async () => {
    const player = await world.server.player()
    world.line.bank = { ...world.real, start: () => Promise.resolve({ outcome: 'refused', why: 'unauthorized' }) }
    const { error } = await world.deposit(player, 50, {}, 'refused-by-bank')
    expect(error.type).toBe('BillingServiceErrorException')
    expect((await world.deposit(player, 50, {}, 'refused-by-bank')).error.type).toBe('BillingServiceErrorException')
  })
})
