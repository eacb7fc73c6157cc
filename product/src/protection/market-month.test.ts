import { instant } from '@ante/kit/instant'
import { locales } from '@ante/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCashier } from '../cashier/cashier.fixture.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import type { Limits } from './contract.ts'

type World = Awaited<ReturnType<typeof openCashier>>
type Someone = Awaited<ReturnType<World['server']['player']>>
const own = createPolicies().of(instant(Date.now()), ['default'])
/** A market that allows so much a month. */
const allowing = (monthMost: { USD: number; EUR: number } | null, countsFailed = false) => ({
  ...own,
  depositLimit: { ...own.depositLimit, monthMost, countsFailed },
})
const fifty = { USD: 5000, EUR: 5000 }
let inForce = own
let world: World
beforeAll(async () => {
  world = await openCashier({
    more: ['policies', 'protection'],
    role: 'all',
    policies: { files: policyFiles, of: () => inForce },
  })
})
afterAll(() => world.close())
beforeEach(() => {
  inForce = allowing(fifty)
})

const usd = (amount: number) => ({ amount, currency: 'USD' })
const leftOf = async (player: Someone) => (await player.call<Limits>('account.getLimits')).data.market
const decline = async (transaction: string) => {
  await world.bank.decide(await world.reference(transaction), 'decline')
  await world.bank.tick()
}

describe('a limit before the first deposit', () => {
  it('SAFE-1 is set from the first minute on; a market that asks refuses the first deposit until there is an answer, one that requires until there is a limit', async () => {
    const [asked, required, free] = [
      await world.server.player(),
      await world.server.player(),
      await world.server.player(),
    ]
    const under = (duty: typeof own.depositLimit.duty) =>
      (inForce = { ...own, depositLimit: { ...own.depositLimit, duty } })
    const duty = async (player: Someone) => (await player.call<Limits>('account.getLimits')).data.duty
    under('asked-before-first-deposit')
    expect([await duty(asked), (await world.deposit(asked, 20)).error?.code]).toEqual(['asked', 'limit_choice_needed'])
    expect((await asked.post('account.keepLimits')).status).toBe(200)
    expect([await duty(asked), (await world.deposit(asked, 20)).status]).toEqual(['none', 200])
    under('required-at-registration')
    expect([await duty(required), (await world.deposit(required, 20)).error?.code]).toEqual([
      'required',
      'limit_required',
    ])
    expect((await required.post('account.setLimit', { kind: 'deposit', period: 7, amount: '33.33' })).status).toBe(200)
    expect([await duty(required), (await world.deposit(required, 20)).status]).toEqual(['none', 200])
    under('offered')
    expect((await free.post('account.setLimit', { kind: 'deposit', period: 1, amount: '12.34' })).status).toBe(200)
    expect((await world.deposit(free, 13)).error?.code).toBe('own_limit')
  })

  it('SAFE-2 is a sum of the player’s own, one for the account: all ways of paying in count', async () => {
    const player = await world.server.player()
    inForce = own
    expect((await player.post('account.setLimit', { kind: 'deposit', period: 30, amount: '50.01' })).status).toBe(200)
    expect((await world.deposit(player, 20)).status).toBe(200)
    const bank = {
      methodId: world.methodId('online-banking', 'deposit'),
      method: 'online-banking',
      requisites: { bank: 'nordhaven' },
    }
    expect((await world.deposit(player, 40, bank)).error).toMatchObject({
      code: 'own_limit',
      error_data: { available_amount: usd(30.01) },
    })
  })
})

describe('what a market allows to be deposited in a month', () => {
  it('RG-08 is told before a deposit, binds without a limit of the player, and says when there is more', async () => {
    const player = await world.server.player()
    expect(await leftOf(player)).toMatchObject({ limit: usd(50), available: usd(50) })
    await world.pay(player, 30)
    expect(await leftOf(player)).toMatchObject({ limit: usd(50), available: usd(20) })
    expect((await world.deposit(player, 21)).error).toMatchObject({
      code: 'own_limit',
      error_data: { state: 'market', limit_amount: usd(50), available_amount: usd(20) },
    })
    await world.pay(player, 20)
    const told = new Set<string>()
    for (const { code } of locales) {
      const asked = { methodId: world.methodId('card', 'deposit'), method: 'card', amount: '10' }
      const { error } = await player.post('cashier.makedeposit', asked, { locale: code })
      expect(error.error_data).toMatchObject({ state: 'market_used' })
      expect(error.message).not.toMatch(/[{}]/)
      told.add(error.message)
    }
    expect(told.size).toBe(locales.length)
    inForce = allowing(null)
    expect(await leftOf(player)).toBeNull()
    expect((await world.deposit(player, 10)).status).toBe(200)
  })

  it('RG-08 the month is that of the calendar: what was deposited in the one before does not count', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    const next = (await leftOf(player))?.ends_at ?? ''
    expect(new Date(next).getTime()).toBeGreaterThan(Date.now())
    await world.db.pool.query(
      `update protection.counted_deposits set begun_at = begun_at - interval '32 days' where uid = $1`,
      [player.uid]
    )
    expect(await leftOf(player)).toMatchObject({ available: usd(50) })
    expect((await world.deposit(player, 50)).status).toBe(200)
  })

  it.each([
    ['gives back', false, 50],
    ['does not give back', true, 10],
  ])('RG-08 a deposit that fails %s its part where the market says so', async (_, countsFailed, left) => {
    inForce = allowing(fifty, countsFailed)
    const player = await world.server.player()
    const { data: begun } = await world.deposit(player, 40)
    await decline(begun.transaction)
    expect(await leftOf(player)).toMatchObject({ available: usd(left) })
    expect((await world.deposit(player, 50)).status).toBe(countsFailed ? 409 : 200)
  })
})
