import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'
import { payOut } from './pay-out.ts'
import { reconcile } from './reconcile.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})

const run = async (): Promise<void> => reconcile(await world.context())
const discrepancies = async () =>
  (await world.db.pool.query('select subject, what from cashier.discrepancies order by id')).rows
const set = (statement: string, id: string) => world.db.pool.query(statement, [id])

describe('reconciliation', () => {
  test('MON-13 finds nothing where both books agree, and reads each line once', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    const { data } = await world.withdraw(player, 20)
    await world.comeDue()
    await payOut(await world.context(), BigInt(data.transaction))
    world.bank.forward(5_000)
    await world.bank.tick()
    await run()
    const { rows } = await world.db.pool.query('select line from cashier.statements')
    expect(rows).toEqual([{ line: '2' }])
    await world.db.pool.query(`update cashier.deposits set settled_at = settled_at - interval '1 day'`)
    await run()
    expect(await discrepancies()).toEqual([])
    expect(await world.balance(player)).toBe(30)
  })

  test('MON-13 makes good what the bank has moved and we have not heard of, even after we gave it up', async () => {
    const player = await world.server.player()
    const silent = await world.pay(player, 778)
    await set(
      `update cashier.deposits set status = 'failed', reason = 'not_started', settled_at = now() where id = $1`,
      silent
    )
    await run()
    expect(await world.transaction(player, silent)).toMatchObject({ status: 'success', balance: { amount: 778 } })
    const { data } = await world.withdraw(player, 778)
    await world.comeDue()
    await payOut(await world.context(), BigInt(data.transaction))
    world.bank.forward(5_000)
    await world.bank.tick()
    await run()
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'paid' })
    expect(await discrepancies()).toEqual([])
  })

  test('MON-13 finds each injected gap, once: a foreign line, another sum, a credit without a line, a payout that we took back', async () => {
    const player = await world.server.player()
    await world.pay(player, 1000)
    await run()
    const foreign = (await world.deposit(player, 50)).data.transaction
    const other = (await world.deposit(player, 60)).data.transaction
    const session = await Promise.all([foreign, other].map(world.reference))
    await set(`update cashier.deposits set provider_key = 'lost' where id = $1`, foreign)
    await set('update cashier.deposits set amount_minor = 5900 where id = $1', other)
    for (const id of session) await world.bank.decide(id, 'approve')
    const unknown = await world.pay(player, 70)
    await world.db.pool.query(
      `update cashier.deposits set settled_at = now() - interval '2 hours', provider_key = 'forged' where id = $1`,
      [unknown]
    )
    const { data } = await world.withdraw(player, 20)
    await world.comeDue()
    await payOut(await world.context(), BigInt(data.transaction))
    await set(`update cashier.withdrawals set status = 'declined', settled_at = now() where id = $1`, data.transaction)
    world.bank.forward(5_000)
    await world.bank.tick({ deliver: false })
    await run()
    await run()
    const found = await discrepancies()
    expect(found.map(({ what }) => what).toSorted()).toEqual([
      'amount_differs',
      'contradicts_end',
      'not_on_statement',
      'unknown_payment',
      'unknown_payment',
    ])
    expect(found).toContainEqual({ subject: `transaction:${unknown}`, what: 'not_on_statement' })
  })

  test('a first reading passes over what the bank remembers of books before ours', async () => {
    await world.db.pool.query('delete from cashier.statements')
    await world.db.pool.query('delete from cashier.discrepancies')
    await run()
    expect((await discrepancies()).map(({ what }) => what).toSorted()).toEqual([
      'amount_differs',
      'contradicts_end',
      'not_on_statement',
    ])
  })

  test('a bank that does not show its statement is asked again the next time', async () => {
    world.line.bank = { ...world.real, statement: () => Promise.resolve({ outcome: 'unknown' }) }
    const before = (await world.db.pool.query('select line from cashier.statements')).rows
    await run()
    world.line.bank = world.real
    expect((await world.db.pool.query('select line from cashier.statements')).rows).toEqual(before)
  })
})
