import { money } from '@ante/kit/money'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import type { WireTransaction } from './contract.ts'
import { payOut } from './pay-out.ts'
import type { Reversal } from './rules/reversal.ts'
import { settleReversal } from './settle-reversal.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})
afterEach(async () => expect(await world.problems()).toEqual([]))

const usd = (amount: number) => ({ amount, currency: 'USD' })
const settings = async (player: Player) =>
  (await player.call<{ available: object; owed: object }>('cashier.getwithdrawsettings')).data
const history = async (player: Player, type: 'deposit' | 'withdrawal' | 'all' = 'all') =>
  (await player.call<{ items: WireTransaction[]; count: number }>('cashier.gethistory', { type })).data
const owed = async ({ uid }: Player): Promise<number> =>
  Number(
    (
      await world.db.pool.query<{ owed: string }>(
        `select coalesce(-sum(balance_minor), 0) as owed from ledger.accounts where path = $1`,
        [`player:${uid}:owed`]
      )
    ).rows[0]?.owed
  )
const wish: Pick<Reversal, 'kind' | 'state'> = { kind: 'chargeback', state: 'taken' }

/** What a provider tells of a player's latest deposit. */
async function reverse({ uid }: Player, dollars: number, told: Partial<Reversal> = {}): Promise<string> {
  const { rows } = await world.db.pool.query<{ key: string }>(
    'select provider_key as key from cashier.deposits where uid = $1 order by id desc limit 1',
    [uid]
  )
  const key = rows[0]?.key ?? ''
  const reversal = { ...wish, key, reference: `dp-${uid}`, amount: money(dollars * 100), ...told }
  return world.db.write((tx) => settleReversal(tx, 'bank', reversal))
}
/** A player who has paid in so much and sent away so much of it. */
async function payer(dollars: number, gone: number): Promise<Player> {
  const player = await world.server.player()
  await world.pay(player, dollars)
  if (gone > 0) {
    const { data } = await world.withdraw(player, gone)
    await world.comeDue()
    await payOut(await world.context(), BigInt(data.transaction))
    world.bank.forward(5_000)
    await world.bank.tick()
  }
  return player
}

describe('a deposit that is taken back', () => {
  test('CASH-47 CASH-48 is a line of the history with its sum, its state and the balance after it, and stands at its deposit', async () => {
    const player = await payer(100, 60)
    expect(await reverse(player, 100)).toBe('moved')
    const { items, count } = await history(player)
    expect([count, items.length]).toEqual([3, 3])
    expect(items[0]).toMatchObject({
      type: 'chargeback',
      method: 'card',
      status: 'taken',
      amount: usd(100),
      balance: usd(0),
      owed: usd(60),
      deposit: items[2]?.id,
      reference: `dp-${player.uid}`,
      instrument: '424242...4242',
      can_cancel: false,
    })
    expect(items[2]).toMatchObject({ type: 'deposit', status: 'success', amount: usd(100), reversed: usd(100) })
    // With the deposits it is found too, and by its own number; not by anybody else.
    expect((await history(player, 'deposit')).items.map(({ type }) => type)).toEqual(['chargeback', 'deposit'])
    expect((await history(player, 'withdrawal')).count).toBe(1)
    expect(await world.transaction(player, items[0]?.id ?? '')).toEqual(items[0])
    const other = await world.server.player()
    expect((await other.call('cashier.gettransaction', { transaction_id: items[0]?.id })).error.code).toBe('not_found')
  })

  test('CASH-48 is told once however often it is repeated, and its line says that it was given again', async () => {
    const player = await payer(100, 60)
    await reverse(player, 100)
    expect(await reverse(player, 100)).toBe('stayed')
    expect(await reverse(player, 100, { state: 'returned' })).toBe('moved')
    const { items, count } = await history(player)
    expect(count).toBe(3)
    expect(items[0]).toMatchObject({ status: 'returned', balance: usd(40), owed: null, debt_paid: usd(60) })
    expect(items[2]).toMatchObject({ type: 'deposit', reversed: null })
    expect([await world.balance(player), await owed(player)]).toEqual([40, 0])
  })

  test('CASH-48 a refund of a part is a line of its own; one that never moved anything is none', async () => {
    const player = await payer(100, 0)
    await reverse(player, 30, { kind: 'refund', reference: `re-${player.uid}` })
    await reverse(player, 20, { state: 'returned', reference: `never-${player.uid}` })
    const { items } = await history(player)
    expect(items.map(({ type }) => type)).toEqual(['refund', 'deposit'])
    expect(items[0]).toMatchObject({ amount: usd(30), status: 'taken', owed: null, balance: usd(70) })
    expect(items[1]).toMatchObject({ reversed: usd(30) })
  })
})

describe('what a player owes', () => {
  test('CASH-38 API-67 is told, and taken off what can be withdrawn, never below zero', async () => {
    const player = await payer(100, 60)
    expect(await settings(player)).toMatchObject({ available: usd(40), owed: usd(0) })
    await reverse(player, 100)
    expect(await settings(player)).toMatchObject({ available: usd(0), owed: usd(60) })
    await world.pay(player, 50)
    expect(await settings(player)).toMatchObject({ available: usd(0), owed: usd(60) })
    await world.pay(player, 50)
    expect(await settings(player)).toMatchObject({ available: usd(40), owed: usd(60) })
  })

  test('CASH-39 CASH-44 is paid first by a withdrawal, in the same transaction; more than what is left is refused', async () => {
    const player = await payer(100, 60)
    await reverse(player, 100)
    await world.pay(player, 100)
    const tooMuch = await world.withdraw(player, 41)
    expect([tooMuch.status, tooMuch.error.type, tooMuch.error.code]).toEqual([
      422,
      'WithdrawalDeclinedException',
      'debt_first',
    ])
    expect(tooMuch.error.message).toContain('$60.00')
    expect([await world.balance(player), await owed(player)]).toEqual([100, 60_00])
    const { data } = await world.withdraw(player, 40)
    expect([await world.balance(player), await owed(player)]).toEqual([0, 0])
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'pending',
      amount: usd(40),
      debt_paid: usd(60),
      balance: usd(0),
    })
    // A cancellation gives back what was to be withdrawn; what was owed stays paid.
    await player.post('cashier.cancelwithdrawal', { transaction_id: data.transaction })
    expect([await world.balance(player), await owed(player)]).toEqual([40, 0])
    expect(await settings(player)).toMatchObject({ available: usd(40), owed: usd(0) })
  })

  test('CASH-43 that arises while a withdrawal waits gives the withdrawal back when it comes due, with the reason', async () => {
    const player = await payer(100, 0)
    const { data } = await world.withdraw(player, 80)
    await reverse(player, 50)
    expect([await world.balance(player), await owed(player)]).toEqual([0, 30_00])
    await world.comeDue()
    await payOut(await world.context(), BigInt(data.transaction))
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'declined',
      reason: 'debt_first',
    })
    expect([await world.balance(player), await owed(player)]).toEqual([80, 30_00])
    const again = await world.withdraw(player, 50)
    expect(again.status).toBe(200)
    expect([await world.balance(player), await owed(player)]).toEqual([0, 0])
  })

  test('MON-1 two withdrawals at the same moment pay it once', async () => {
    const player = await payer(100, 60)
    await reverse(player, 100)
    await world.pay(player, 100)
    const answers = await Promise.all([world.withdraw(player, 20), world.withdraw(player, 20)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await world.balance(player), await owed(player)]).toEqual([0, 0])
  })
})
