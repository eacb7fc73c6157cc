import { liveMessagesOf } from '@ante/testing/reactions'
import type { Answer } from '@ante/testing/client'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { events } from './contract.ts'
import { payOut } from './pay-out.ts'
import { livePublishers } from './reactions.ts'

let world: World
let clerk: Member
let chief: Member
beforeAll(async () => {
  world = await openCashier()
  clerk = await staffMember(world.server, ['balances:*', 'withdrawals:*'])
  chief = await staffMember(world.server, ['balances:*', 'withdrawals:*'])
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})

const reason = 'a test of this decision'
type Adjusted = Answer<{ transaction: string; balance: { amount: number } }>
const adjust = (
  by: Member,
  player: Player,
  amount: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {}
): Promise<Adjusted> =>
  by.call(
    'cashier.adjustbalance',
    { uid: String(player.uid), direction: 'credit', amount, currency: 'USD', reason, ...more },
    { headers }
  )

describe('an adjusted balance', () => {
  it('moves the money once for each key, and is a line of the history that the player is told of', async () => {
    const player = await world.server.player()
    const key = { 'idempotency-key': `adjust-${player.uid}` }
    const first = await adjust(clerk, player, '40', {}, key)
    expect(first.data.balance.amount).toBe(40)
    expect((await adjust(clerk, player, '40', {}, key)).data).toEqual(first.data)
    expect(await adjust(clerk, player, '41', {}, key)).toMatchObject({ status: 409 })
    expect(await world.balance(player)).toBe(40)
    const debit = await adjust(clerk, player, '15.50', { direction: 'debit' })
    expect(debit.data.balance.amount).toBe(24.5)
    expect(await world.transaction(player, debit.data.transaction)).toMatchObject({
      type: 'debit',
      method: 'correction',
      status: 'success',
      amount: { amount: 15.5 },
      balance: { amount: 24.5 },
    })
    expect(await adjust(clerk, player, '24.51', { direction: 'debit' })).toMatchObject({
      status: 409,
      error: { code: 'insufficient_funds' },
    })
    expect(await adjust(clerk, player, '1', { currency: 'EUR' })).toMatchObject({ status: 400 })
    for (const wrong of ['0', '-5', '1.234', 'much'])
      expect((await adjust(clerk, player, wrong)).status, wrong).toBe(400)
    expect(await world.balance(player)).toBe(24.5)
  })

  it('SEC-14 above the limit of a day needs another member, also in many small parts, by one member or to one player', async () => {
    const [one, other] = [
      await staffMember(world.server, ['balances:*']),
      await staffMember(world.server, ['balances:*']),
    ]
    const players = await Promise.all([world.server.player(), world.server.player()])
    const [player, second] = players
    if (!player || !second) throw new Error('two players')
    expect((await adjust(one, player, '60')).status).toBe(200)
    expect((await adjust(one, second, '40')).status).toBe(200)
    expect(await adjust(one, second, '0.01')).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    expect((await adjust(other, player, '40')).status).toBe(200)
    const asked = await adjust(chief, player, '0.01')
    expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    expect(await world.balance(player)).toBe(100)
    const { request } = asked.error.error_data as { request: string }
    const answers = await Promise.all([1, 2, 3].map(() => other.call('staff.approverequest', { id: request })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await world.balance(player)).toBe(100.01)
    await expect(
      operatorCall(world.db, 'cashier.adjustbalance', {
        uid: String(player.uid),
        direction: 'credit',
        amount: '101',
        currency: 'USD',
        reason,
      })
    ).rejects.toThrow('approval_needed')
  })

  it('many at once by one member stay below the limit', async () => {
    const [member, player] = [await staffMember(world.server, ['balances:*']), await world.server.player()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust(member, player, '30')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await world.balance(player)).toBe(90)
  })
})

describe('a decided withdrawal', () => {
  const decide = (action: 'hold' | 'approve' | 'decline', id: string) =>
    clerk.call<{ status: string; is_held: boolean }>(`cashier.${action}withdrawal`, { transaction_id: id, reason })
  async function withdrawal() {
    const player = await world.server.player()
    await world.pay(player, 100)
    const { data } = await world.withdraw(player, 30)
    return { player, id: data.transaction }
  }
  const run = async (id: string) => payOut(await world.context(), BigInt(id))
  const status = async (player: Player, id: string) => (await world.transaction(player, id)).status

  it('that is held is approved by nobody but staff, and goes out once then', async () => {
    const { player, id } = await withdrawal()
    expect((await decide('hold', id)).data).toMatchObject({ status: 'pending', is_held: true })
    await world.comeDue(player)
    await run(id)
    expect(await status(player, id)).toBe('pending')
    const listed = await clerk.get<{ items: { id: string }[] }>('cashier.openwithdrawals', { only_held: '1' })
    expect(listed.data.items.map((item) => item.id)).toContain(id)
    const ofPlayer = await clerk.get('cashier.openwithdrawals', { uid: String(player.uid) })
    expect(ofPlayer.data).toMatchObject({ items: [{ id }], total: 1 })
    expect((await decide('approve', id)).data).toMatchObject({ status: 'approved', is_held: false })
    expect((await decide('approve', id)).status).toBe(200)
    await run(id)
    world.bank.forward(5_000)
    await world.bank.tick()
    expect(await status(player, id)).toBe('paid')
    expect(await decide('decline', id)).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect(await world.balance(player)).toBe(70)
  })

  it('that is declined gives the money back once, and its player is told why', async () => {
    const { player, id } = await withdrawal()
    expect((await decide('decline', id)).data.status).toBe('declined')
    expect((await decide('decline', id)).data.status).toBe('declined')
    expect(await world.balance(player)).toBe(100)
    expect(await world.transaction(player, id)).toMatchObject({ status: 'declined', reason: 'declined_by_operator' })
    expect((await decide('approve', id)).status).toBe(409)
  })

  it('of a blocked player waits for a decision', async () => {
    const { player, id } = await withdrawal()
    await operatorCall(world.db, 'players.block', { uid: String(player.uid), reason })
    await world.comeDue(player)
    await run(id)
    const { rows } = await world.db.pool.query('select status, is_held from cashier.withdrawals where id = $1', [id])
    expect(rows).toEqual([{ status: 'pending', is_held: true }])
  })

  it('is cancelled by its player or declined by staff, not both', async () => {
    const { player, id } = await withdrawal()
    await decide('hold', id)
    const answers = await Promise.all([
      player.post('cashier.cancelwithdrawal', { transaction_id: id }),
      decide('decline', id),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await world.balance(player)).toBe(100)
  })
})

describe('what players see of it', () => {
  it('the whole transaction comes live', async () => {
    const player = await world.server.player()
    const { data } = await adjust(chief, player, '1')
    const payload = {
      uid: String(player.uid),
      transaction: data.transaction,
      method: 'correction',
      amount_minor: '100',
      currency: 'USD' as const,
    }
    const messages = await liveMessagesOf(livePublishers, events['cashier.balance-adjusted'], world.db, payload)
    expect(messages).toMatchObject([{ topic: 'cashier.transaction', data: { id: data.transaction, type: 'credit' } }])
  })
})
