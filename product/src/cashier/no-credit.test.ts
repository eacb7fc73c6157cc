import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import type { WireTransaction } from './contract.ts'
import { payOut } from './pay-out.ts'
import { settleReversal } from './settle-reversal.ts'

// A market in which nobody plays on credit: what a deposit was told at its beginning, and what it paid.

const rules = createPolicies().of(instant(Date.now()), ['default'])
let credit = false
let world: World
beforeAll(async () => {
  world = await openCashier({ policies: { files: policyFiles, of: () => ({ ...rules, credit }) } })
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  expect(await world.problems()).toEqual([])
  await world.close()
})

const usd = (amount: number) => ({ amount, currency: 'USD' })
const owedBefore = async (player: Player) =>
  (await player.call<{ owed: object | null }>('cashier.getdepositsettings')).data.owed
const owed = async (player: Player) => {
  const { data } = await player.call<{ owed: object; deposits_pay_debt: boolean }>('cashier.getwithdrawsettings')
  return [data.owed, data.deposits_pay_debt]
}
const lastDeposit = async (player: Player) =>
  (await player.call<{ items: WireTransaction[] }>('cashier.gethistory', { type: 'deposit' })).data.items.find(
    ({ type }) => type === 'deposit'
  )

/** Whose deposit of 100 was taken back when so much of it was paid out. */
async function debtor(dollars: number): Promise<Player> {
  const player = await world.server.player()
  await world.pay(player, 100)
  const { data } = await world.withdraw(player, dollars)
  await world.comeDue()
  await payOut(await world.context(), BigInt(data.transaction))
  world.bank.forward(5_000)
  await world.bank.tick()
  const { rows } = await world.db.pool.query<{ key: string }>(
    'select provider_key as key from cashier.deposits where uid = $1',
    [player.uid]
  )
  const told = { kind: 'chargeback', state: 'taken', key: rows[0]?.key ?? '', reference: `dp-${player.uid}` } as const
  await world.db.write((tx) => settleReversal(tx, 'bank', { ...told, amount: money(10_000n) }))
  return player
}

/** A deposit, with something that happens before the bank tells of it. */
async function begunAndDone(player: Player, dollars: number, between: () => void): Promise<void> {
  const { data } = await world.deposit(player, dollars)
  between()
  await world.bank.decide(await world.reference(data.transaction), 'approve')
  await world.bank.tick()
}

test('CASH-48 a deposit first pays what is owed, is told so before, and its line says how much of it did', async () => {
  const player = await debtor(60)
  expect(await owedBefore(player)).toEqual(usd(60))
  await world.pay(player, 50)
  expect([await world.balance(player), await owed(player)]).toEqual([0, [usd(10), true]])
  expect(await lastDeposit(player)).toMatchObject({ amount: usd(50), debt_paid: usd(50), balance: usd(0) })
  await world.pay(player, 50)
  expect([await world.balance(player), await owed(player)]).toEqual([40, [usd(0), true]])
  expect(await lastDeposit(player)).toMatchObject({ amount: usd(50), debt_paid: usd(10), balance: usd(40) })
  expect(await owedBefore(player)).toBeNull()
  await world.pay(player, 50)
  expect(await lastDeposit(player)).toMatchObject({ debt_paid: null, balance: usd(90) })
})

test('a deposit keeps what held when it was begun, whatever holds when the bank tells of it', async () => {
  const player = await debtor(60)
  credit = true
  expect([await owedBefore(player), await owed(player)]).toEqual([null, [usd(60), false]])
  await begunAndDone(player, 20, () => (credit = false))
  expect([await world.balance(player), await owed(player)]).toEqual([20, [usd(60), true]])
  await begunAndDone(player, 20, () => (credit = true))
  expect([await world.balance(player), await owed(player)]).toEqual([20, [usd(40), false]])
  credit = false
})
