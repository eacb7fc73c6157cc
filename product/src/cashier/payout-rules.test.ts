import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { openCashier, type Player, type World } from './cashier.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openCashier({ settings: { staffPayouts: { sourceFirst: true, turnoverPercent: 100 } } })
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})

const toBank = () => ({
  methodId: world.methodId('bank-transfer', 'withdrawal'),
  method: 'bank-transfer',
  requisites: { iban: 'DE89370400440532013000', account_holder: 'Ada Lovelace' },
})
/** Stakes so much of the player's own money, which comes back as a win of as much. */
async function stake({ uid }: Player, whole: number): Promise<void> {
  const [main, game, amount] = [
    playerAccount(uid, 'main'),
    houseAccount('games', 'dicebox'),
    money(BigInt(whole) * 100n),
  ]
  for (const [from, to, code] of [
    [main, game, 'stake'],
    [game, main, 'win'],
  ] as const)
    await world.db.write((tx) => post(tx, { key: randomUUID(), kind: 'round', postings: [{ from, to, amount, code }] }))
}

describe('rules of payouts', () => {
  it('MON-18 nothing is paid out of what was never played with, until it was', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    expect(await world.withdraw(player, 20)).toMatchObject({
      status: 422,
      error: { code: 'play_first', error_data: { left: { amount: 50, currency: 'USD' } } },
    })
    await stake(player, 49)
    expect((await world.withdraw(player, 20)).error).toMatchObject({ error_data: { left: { amount: 1 } } })
    await stake(player, 1)
    expect((await world.withdraw(player, 20)).status).toBe(200)
  })

  it('MON-3 what came in by card goes back to a card before any goes to a bank, and no more than that', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    await stake(player, 50)
    await world.db.write((tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'round',
        postings: [
          {
            from: houseAccount('games', 'dicebox'),
            to: playerAccount(player.uid, 'main'),
            amount: money(10_000n),
            code: 'win',
          },
        ],
      })
    )
    const refused = await world.withdraw(player, 60, toBank())
    expect(refused).toMatchObject({
      status: 422,
      error: { code: 'source_first', error_data: { amount: { amount: 50, currency: 'USD' }, kind: 'card' } },
    })
    expect(refused.error.message).toContain('$50.00')
    expect((await world.withdraw(player, 50)).status).toBe(200)
    expect((await world.withdraw(player, 60, toBank())).status).toBe(200)
    expect(await world.balance(player)).toBe(40)
  })

  it('SAFE-12 who has excluded themself is asked for no play before they are paid', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    expect((await world.withdraw(player, 20)).error.code).toBe('play_first')
    await world.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [player.uid])
    await world.db.pool.query('delete from identity.sessions where uid = $1', [player.uid])
    const { rows } = await world.db.pool.query<{ login: string }>('select login from identity.users where uid = $1', [
      player.uid,
    ])
    const back = world.server.visitor()
    const signed = await back.post('auth.login', { login: rows[0]?.login ?? '', password: 'correct-horse-9' })
    expect(signed.status).toBe(200)
    expect((await world.withdraw(Object.assign(back, { uid: player.uid }), 20)).status).toBe(200)
  })
})
