import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'

let world: World
let clerk: Member
beforeAll(async () => {
  world = await openCashier({
    settings: { staffTestAccounts: { fundsUpTo: { USD: 100 } }, staffAdjustments: { aloneUpTo: { USD: 100_000 } } },
  })
  clerk = await staffMember(world.server, ['players:*', 'balances:*'])
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})

const reason = 'a test of test accounts'
const mark = (uid: bigint) =>
  clerk.call<{ uid: string; is_test: boolean }>('cashier.marktestaccount', { uid: String(uid), reason })
const adjust = (player: Player, amount: string, direction = 'credit') =>
  clerk.call('cashier.adjustbalance', { uid: String(player.uid), direction, amount, currency: 'USD', reason })
async function testPlayer(): Promise<Player> {
  const player = await world.server.player()
  expect((await mark(player.uid)).data).toEqual({ uid: String(player.uid), is_test: true })
  return player
}
const list = async (params: Record<string, unknown>) =>
  (await clerk.get<{ items: { uid: string; is_test: boolean }[]; total: number }>('players.list', params)).data
const deposit = (player: Player, amount: number) =>
  player.post(
    'cashier.makedeposit',
    { methodId: world.methodId('card', 'deposit'), method: 'card', amount: String(amount) },
    { headers: { 'idempotency-key': randomUUID() } }
  )

describe('test accounts', () => {
  it('ACC-23 staff mark an account that nobody has used, with a reason in the audit log, and the list of players says so', async () => {
    const player = await testPlayer()
    expect((await mark(player.uid)).status).toBe(200)
    expect(await mark(999_999n)).toMatchObject({ status: 404 })
    expect((await clerk.call('cashier.marktestaccount', { uid: String(player.uid) })).status).toBe(400)
    const { rows } = await world.db.pool.query<{ event: string; content: string }>(
      `select event, content from staff.audit
         where call_id = (select call_id from staff.audit where call = 'cashier.marktestaccount' order by id limit 1) order by id`
    )
    expect(rows.map(({ event }) => event)).toEqual(['allowed', 'written', 'done'])
    expect(rows.map(({ content }) => content).join(' ')).toContain(reason)
    const other = await world.server.player()
    expect((await list({ query: String(player.uid) })).items).toMatchObject([{ is_test: true }])
    expect((await list({ query: String(other.uid) })).items).toMatchObject([{ is_test: false }])
    const tests = await list({ only_test: '1' })
    expect(tests.items.map(({ uid }) => uid)).toContain(String(player.uid))
    expect(tests.items.every((item) => item.is_test)).toBe(true)
    expect(tests.total).toBe(tests.items.length)
  })

  it('ACC-23 an account with a history stays in the reports: one that was paid into, given money or has begun a deposit is not marked', async () => {
    const [payer, given, beginner] = [
      await world.server.player(),
      await world.server.player(),
      await world.server.player(),
    ]
    await world.pay(payer, 20)
    expect((await adjust(given, '5')).status).toBe(200)
    expect((await adjust(given, '5', 'debit')).status).toBe(200)
    expect((await deposit(beginner, 20)).status).toBe(200)
    for (const { uid } of [payer, given, beginner])
      expect(await mark(uid)).toMatchObject({ status: 409, error: { code: 'account_used' } })
    expect((await list({ query: String(payer.uid) })).items).toMatchObject([{ is_test: false }])
  })

  it('ACC-23 what a test account is given is capped by the setting: balance adjustments and deposits, also those not yet settled', async () => {
    const player = await testPlayer()
    expect((await adjust(player, '60')).status).toBe(200)
    expect(await adjust(player, '40.01')).toMatchObject({ status: 409, error: { code: 'test_funds' } })
    expect((await deposit(player, 30)).status).toBe(200)
    expect(await deposit(player, 11)).toMatchObject({
      error: { type: 'BillingDepositLimitExceededException', code: 'test_funds' },
    })
    expect(await adjust(player, '10.01')).toMatchObject({ status: 409, error: { code: 'test_funds' } })
    expect((await adjust(player, '10')).status).toBe(200)
    expect((await adjust(player, '70', 'debit')).status).toBe(200)
    expect((await adjust(player, '70')).status).toBe(200)
    const other = await world.server.player()
    expect((await adjust(other, '500')).status).toBe(200)
  })

  it('ACC-23 the cap holds when adjustments and deposits of one test account come at once', async () => {
    const player = await testPlayer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? adjust(player, '15') : deposit(player, 15)))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['test_funds'])
    )
  })

  it('ACC-23 a test account is paid nothing out', async () => {
    const player = await testPlayer()
    await world.pay(player, 50)
    expect(await world.balance(player)).toBe(50)
    expect(await world.withdraw(player, 20)).toMatchObject({
      error: { type: 'WithdrawalDeclinedException', code: 'test_account' },
    })
    expect(await world.balance(player)).toBe(50)
  })
})
