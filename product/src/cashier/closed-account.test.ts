import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUserStatus } from '../identity/index.ts'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { eraseCards } from './index.ts'
import { tellPayment } from './tell-payment.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(() => world.close())

const query = async (text: string, values: unknown[]) => (await world.db.pool.query(text, values)).rows
const close = ({ uid }: Player) =>
  world.db.write(async (tx) => {
    await setUserStatus(
      {
        refuse: (code: string) => {
          throw new Error(code)
        },
      },
      tx,
      uid,
      'close'
    )
    await eraseCards(tx, uid)
  })

describe('money that arrives for an account that was closed meanwhile', () => {
  test('ACC-18 CASH-12 is on its balance once, and the card that was forgotten with the player stays forgotten', async () => {
    const player = await world.server.player()
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const { data } = await world.deposit(player, 50)
    const reference = await world.reference(data.transaction)
    await close(player)
    await world.bank.decide(reference, 'approve')
    await world.bank.tick()
    expect(await world.bank.redeliver(reference, {})).toEqual([200])
    expect(await query('select status from cashier.deposits where id = $1', [data.transaction])).toEqual([
      { status: 'success' },
    ])
    expect(
      await query(`select balance_minor from ledger.accounts where path = $1`, [`player:${player.uid}:main`])
    ).toEqual([{ balance_minor: 5000n }])
    expect(await query('select masked from cashier.requisites where uid = $1', [player.uid])).toEqual([])
    expect(await world.problems()).toEqual([])
  })

  test('ACC-18 is told to nobody: the addresses of a closed account are used no more', async () => {
    const player = await world.server.player()
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const { data } = await world.deposit(player, 50)
    await close(player)
    const told = {
      key: 'payments.deposit-arrived',
      uid: String(player.uid),
      transaction: data.transaction,
      amount_minor: '5000',
      currency: 'USD',
    } as const
    await tellPayment(await world.context(), told)
    expect(
      await query(`select channel from messages.outbox where uid = $1 and key = $2`, [player.uid, told.key])
    ).toEqual([])
    expect(await query(`select title from messages.inbox where uid = $1`, [player.uid])).toEqual([])
  })
})
