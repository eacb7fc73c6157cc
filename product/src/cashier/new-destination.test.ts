import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { payOut } from './pay-out.ts'

let world: World
beforeAll(async () => {
  world = await openCashier({ settings: { site: { isTwoFAEnable: true } } })
})
afterAll(() => world.close())

const query = (text: string, values: unknown[] = []) => world.db.pool.query(text, values)
const accounts = ['DE89370400440532013000', 'GB29NWBK60161331926819'] as const
const to = (iban: string) => ({
  methodId: world.methodId('bank-transfer', 'withdrawal'),
  method: 'bank-transfer',
  requisites: { iban, account_holder: 'Ada Lovelace' },
})

/** A player with money who logs in with codes of an email. */
async function payer({ secondStep = true } = {}): Promise<Player> {
  const player = await world.server.player()
  await world.pay(player, 100)
  await query('update identity.users set email_confirmed_at = now(), second_step = $2 where uid = $1', [
    player.uid,
    secondStep,
  ])
  return player
}
/** The second factor is given, or was long ago. */
const verified = (player: Player, ago: string) =>
  query(`update identity.sessions set verified_at = now() - $2::interval where uid = $1`, [player.uid, ago])
async function settled(id: string): Promise<void> {
  await world.comeDue()
  await payOut(await world.context(), BigInt(id))
  world.bank.forward(5_000)
  await world.bank.tick()
}
const count = async (player: Player) =>
  (await query('select 1 from cashier.withdrawals where uid = $1', [player.uid])).rowCount

test('money to where it never went asks for the second factor, and goes on with the same key', async () => {
  const player = await payer()
  const idempotencyKey = randomUUID()
  const asked = { amount: '20', ...to(accounts[0]) }
  const refused = await player.post('cashier.makewithdrawal', asked, { idempotencyKey })
  expect([refused.status, refused.error.code, refused.error.error_data]).toEqual([
    409,
    'second_factor_needed',
    { purpose: 'withdrawal', ways: ['contact'], sent_to: 'email', contact: expect.stringContaining('…@') },
  ])
  expect([await world.balance(player), await count(player)]).toEqual([100, 0])
  await verified(player, '1 minute')
  const done = await player.post<{ transaction: string }>('cashier.makewithdrawal', asked, { idempotencyKey })
  expect(done.status).toBe(200)
  // Sent again, whenever: the answer of the first time.
  await verified(player, '1 hour')
  expect((await player.post('cashier.makewithdrawal', asked, { idempotencyKey })).data).toEqual(done.data)
  expect([await world.balance(player), await count(player)]).toEqual([80, 1])
  // It has not arrived yet, so it may still be a thief's.
  expect((await world.withdraw(player, 20, to(accounts[0]))).error.code).toBe('second_factor_needed')

  await settled(done.data.transaction)
  expect((await world.withdraw(player, 20, to(accounts[0]))).status).toBe(200)
  expect((await world.withdraw(player, 20, to(accounts[1]))).error.code).toBe('second_factor_needed')
  await verified(player, '11 minutes')
  expect((await world.withdraw(player, 20, to(accounts[1]))).error.code).toBe('second_factor_needed')
  await verified(player, '9 minutes')
  expect((await world.withdraw(player, 20, to(accounts[1]))).status).toBe(200)
})

test('another destination is asked about though something else was confirmed just now', async () => {
  const player = await payer()
  const confirmed = (purpose: string) =>
    query(`update identity.sessions set step_ups = jsonb_build_object($2::text, now()) where uid = $1`, [
      player.uid,
      purpose,
    ])
  await confirmed('contact')
  expect((await world.withdraw(player, 20, to(accounts[0]))).error.code).toBe('second_factor_needed')
  await confirmed('withdrawal')
  expect((await world.withdraw(player, 20, to(accounts[0]))).status).toBe(200)
})

test('where another player’s money went is new to this one', async () => {
  const [one, other] = [await payer(), await payer()]
  await verified(one, '1 minute')
  const { data } = await world.withdraw(one, 20, to(accounts[0]))
  await settled(data.transaction)
  expect((await world.withdraw(other, 20, to(accounts[0]))).error.code).toBe('second_factor_needed')
})

test('who has no second factor is asked for none', async () => {
  const player = await payer({ secondStep: false })
  expect((await world.withdraw(player, 20, to(accounts[0]))).status).toBe(200)
})

test('what is refused anyway is not asked for the second factor first', async () => {
  const player = await payer()
  expect((await world.withdraw(player, 500, to(accounts[0]))).error.code).not.toBe('second_factor_needed')
})
