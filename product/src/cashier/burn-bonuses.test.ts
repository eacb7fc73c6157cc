import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStakes, giveBonus } from '../bonuses/index.ts'
import { recordRelease } from './record-release.ts'
import { openCashier, type Player, type World } from './cashier.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(() => world.close())

const gift = {
  type: 'bonus' as const,
  amounts_minor: { USD: 1000 },
  wager_times: 2,
  days: 7,
  take_within_days: 30,
  weights: { slot: 100 },
}

/** A player with 100.00 and an active bonus of 10.00. */
async function playerWithBonus(): Promise<{ player: Player; id: string }> {
  const player = await world.server.player({ first_name: 'Ada', last_name: 'Byron' })
  await world.pay(player, 100)
  const texts = { en: { title: 'Ten', text: '' } }
  const given = await world.db.write((tx) =>
    giveBonus(tx, { uid: player.uid, currency: 'USD', source: randomUUID(), gift, texts, images: {} })
  )
  const id = String(given)
  expect((await player.post('bonuses.activate', { bonus_id: id })).status).toBe(200)
  return { player, id }
}
const fulfil = (player: Player) =>
  world.db.write((tx) =>
    countStakes(tx, [
      {
        // Its number is the time in microseconds, as the ledger's.
        round: BigInt(Date.now()) * 1000n + BigInt(randomInt(1000)),
        uid: player.uid,
        currency: 'USD',
        stakeMinor: 2000n,
        kind: 'casino',
        type: 'slot',
        startedAt: new Date(),
        finishedAt: new Date(),
      },
    ])
  )
const statusOf = async (player: Player, id: string) =>
  (await player.call<{ items: { id: string; status: string }[] }>('bonuses.get')).data.items.find(
    (one) => one.id === id
  )?.status

describe('a withdrawal while a bonus is active', () => {
  it('DLG-43 SAFE-23 is refused with which bonuses it would cancel and how much they are; given up, it goes on under the same key', async () => {
    const { player, id } = await playerWithBonus()
    const key = randomUUID()
    const { status, error } = await world.withdraw(player, '20', {}, key)
    expect([status, error.type, error.code]).toEqual([409, 'WithdrawalDeclinedException', 'bonuses_would_burn'])
    expect(error.error_data).toMatchObject({
      bonuses: [{ id, type: 'other' }],
      amount: { amount: 10, currency: 'USD' },
    })
    expect(error.message).toContain('$10.00')
    expect(await world.balance(player)).toBe(100)
    expect((await player.post('bonuses.remove', { bonus_id: id })).status).toBe(200)
    expect((await world.withdraw(player, '20', {}, key)).status).toBe(200)
    expect(await world.balance(player)).toBe(80)
    expect(await statusOf(player, id)).toBe('removed')
    expect(await world.problems()).toEqual([])
  })

  it('DLG-43 asks nothing of a bonus that waits, or whose terms are fulfilled: that one is the player’s', async () => {
    const { player, id } = await playerWithBonus()
    await player.post('bonuses.deactivate', { bonus_id: id })
    expect((await world.withdraw(player, '20')).status).toBe(200)
    await player.post('bonuses.activate', { bonus_id: id })
    await fulfil(player)
    expect((await world.withdraw(player, '20')).status).toBe(200)
    expect((await player.post('bonuses.remove', { bonus_id: id })).data).toMatchObject({ status: 'used' })
    expect(await world.balance(player)).toBe(70)
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 DLG-43 fulfilment, removal and withdrawals at the same moment: one end, and the books balance', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { player, id } = await playerWithBonus()
      const answers = await Promise.all([
        world.withdraw(player, '20'),
        fulfil(player),
        player.post('bonuses.remove', { bonus_id: id }),
        world.withdraw(player, '20'),
        player.post('bonuses.remove', { bonus_id: id }),
      ])
      const taken = answers.filter(
        (answer) => typeof answer === 'object' && answer.status === 200 && 'transaction' in (answer.data ?? {})
      ).length
      const status = await statusOf(player, id)
      expect(['used', 'removed']).toContain(status)
      expect(await world.balance(player)).toBe(100 - taken * 20 + (status === 'used' ? 10 : 0))
    }
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 an amount that was released is a line of the history with the true balance', async () => {
    const { player, id } = await playerWithBonus()
    await fulfil(player)
    await player.post('bonuses.remove', { bonus_id: id })
    const { rows } = await world.db.pool.query(
      `select payload from outbox.events where name = 'bonuses.released' and payload->>'bonus' = $1`,
      [id]
    )
    await world.withdraw(player, '20')
    await world.db.write((tx) => recordRelease(tx, rows[0].payload))
    const { items } = (await player.call<{ items: object[] }>('cashier.gethistory')).data
    expect(items[0]).toMatchObject({
      type: 'prize',
      method: 'bonus',
      amount: { amount: 10 },
      balance: { amount: 110 },
      status: 'success',
    })
  })
})
