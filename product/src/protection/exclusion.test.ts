import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { locales } from '@ante/texts'
import { seedGames } from '../../seeds/games.ts'
import { openCashier } from '../cashier/cashier.fixture.ts'
import type { AccountInfo } from '../players/contract.ts'
import type { ExclusionChoice } from './contract-staff.ts'
import type { SelfExclusion } from './contract.ts'
import { defaultPolicy } from '@ante/testing/policy'
import { offeredPeriods } from './rules/periods.ts'

interface StaffAnswer {
  now: SelfExclusion
  chosen: ExclusionChoice[]
}
type World = Awaited<ReturnType<typeof openCashier>>
let world: World
let clerk: Member
beforeAll(async () => {
  world = await openCashier({
    more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'tournaments'],
    role: 'all',
  })
  await world.db.write(seedGames)
  clerk = await staffMember(world.server, ['players:*'])
})
afterAll(() => world.close())

async function someone() {
  const email = `break-${randomUUID().slice(0, 8)}@example.com`
  const player = await world.server.player({ email })
  const signIn = async () => {
    const visitor = world.server.visitor()
    expect((await visitor.post('auth.login', { login: email, password: 'correct-horse-9' })).status).toBe(200)
    return Object.assign(visitor, { uid: player.uid })
  }
  return { player, email, signIn }
}
const choose = (player: Awaited<ReturnType<typeof someone>>['player'], period: string) =>
  player.post<SelfExclusion>('account.setSelfExclusion', { period })
const stateOf = async (player: Awaited<ReturnType<typeof someone>>['player']) =>
  (await player.call<SelfExclusion>('account.getSelfExclusion')).data
/** As if so much time had gone by since the player chose, and asked to return. */
const letPass = (uid: bigint, interval: string) =>
  world.db.pool.query(
    `update identity.users set excluded_until = excluded_until - $2::interval, returns_at = returns_at - $2::interval where uid = $1`,
    [uid, interval]
  )
const letStakesPass = (uid: bigint, interval: string) =>
  world.db.pool.query(
    `update ledger.accounts set stakes_from = stakes_from - $2::interval where path like 'player:' || $1 || ':%'`,
    [uid, interval]
  )

describe('a player who chooses not to play', () => {
  it('RG-09, RG-10 chooses one of twelve periods, in this order, and is told when it ends', async () => {
    const periods = offeredPeriods(defaultPolicy())
    expect(periods).toEqual(['1d', '7d', '30d', '3m', '6m', '9m', '1y', '2y', '3y', '4y', '5y', 'permanent'])
    const days: Record<string, [number, number]> = {
      '1d': [1, 1],
      '7d': [7, 7],
      '30d': [30, 30],
      '3m': [89, 92],
      '6m': [181, 184],
      '9m': [273, 276],
      '1y': [365, 366],
      '2y': [730, 731],
      '3y': [1095, 1096],
      '4y': [1461, 1461],
      '5y': [1826, 1827],
    }
    const { player: first, signIn } = await someone()
    let player = first
    for (const period of periods) {
      const before = Date.now()
      const { status, data } = await choose(player, period)
      expect(status).toBe(200)
      expect(data.period).toBe(period)
      // SAFE-15: less than six months is a time-out.
      expect(data.kind).toBe(['1d', '7d', '30d', '3m'].includes(period) ? 'time_out' : 'self_exclusion')
      if (period === 'permanent') expect(data).toMatchObject({ state: 'permanent', until: null })
      else {
        const length = Math.round((Date.parse(data.until ?? '') - before) / 3_600_000) / 24
        expect(length).toBeGreaterThanOrEqual(days[period]?.[0] ?? 0)
        expect(length).toBeLessThanOrEqual(days[period]?.[1] ?? 0)
        expect(data.state).toBe('active')
      }
      player = await signIn()
    }
    expect((await choose(player, '2d')).status).toBe(400)
    // Of other markets.
    expect((await choose(player, '6w')).error.invalid_parameters).toHaveProperty('period')
  })

  it('RG-09 takes a break in one press for as long as the market says', async () => {
    const { player } = await someone()
    const before = Date.now()
    const { data } = await choose(player, 'break')
    expect(data).toMatchObject({ state: 'active', kind: 'time_out', period: 'break' })
    expect(Math.round((Date.parse(data.until ?? '') - before) / 60_000)).toBe(24 * 60)
  })

  it('RG-11 ends every session at once, sockets too, and what is signed in afterwards is restricted', async () => {
    const { player, signIn } = await someone()
    const elsewhere = await signIn()
    const { data } = await elsewhere.call<{ token: string }>('account.getToken')
    const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/ws`)
    const closed = new Promise<number>((done) => socket.once('close', done))
    await new Promise((done) => socket.once('open', done))
    socket.send(JSON.stringify({ type: 'auth', token: data.token }))
    await new Promise((done) => socket.once('message', done))
    const { data: chosen } = await choose(player, '6m')
    expect(await closed).toBe(4403)
    expect((await player.call('account.getBalance')).status).toBe(401)
    expect((await elsewhere.call('account.getBalance')).status).toBe(401)
    const back = await signIn()
    expect(await stateOf(back)).toEqual(chosen)
    expect((await back.call('account.getBalance')).status).toBe(200)
    const refused = await world.deposit(back, 20)
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'self_excluded', error_data: { state: 'active', until: chosen.until } },
    })
    const told = new Set<string>()
    for (const { code } of locales) {
      const { error } = await back.post('cashier.makedeposit', {}, { locale: code })
      expect(error.message).toContain(String(new Date(chosen.until ?? '').getUTCFullYear()))
      expect(error.message).not.toMatch(/[{}]/)
      told.add(error.message)
    }
    expect(told.size).toBe(locales.length)
  })

  it('RG-11, SAFE-14 can be made longer and never shorter, and staff who release an account do not end it', async () => {
    const { player, signIn } = await someone()
    await choose(player, '6m')
    const back = await signIn()
    const before = await stateOf(back)
    expect(await choose(back, '3m')).toMatchObject({ status: 409, error: { code: 'exclusion_not_longer' } })
    expect(await stateOf(back)).toEqual(before)
    const reason = 'asked by telephone'
    await clerk.call('players.restrict', { uid: String(player.uid), reason })
    await clerk.call('players.release', { uid: String(player.uid), reason })
    const again = await signIn()
    expect((await world.deposit(again, 20)).error.code).toBe('self_excluded')
    expect((await choose(again, 'permanent')).data.state).toBe('permanent')
    expect(await choose(await signIn(), '5y')).toMatchObject({ status: 409 })
  })

  it('RG-11 the account info says how the exclusion stands, and staff read all that was chosen, the newest first', async () => {
    const { player, signIn } = await someone()
    const infoOf = async (one: typeof player) => (await one.call<AccountInfo>('account.getInfo')).data.exclusion
    expect(await infoOf(player)).toBeNull()
    await choose(player, '7d')
    const back = await signIn()
    const { data } = await choose(back, '1y')
    expect(await infoOf(await signIn())).toEqual({ state: 'active', until: data.until, returns_at: null })
    const read = await clerk.get<StaffAnswer>('protection.getexclusions', { uid: String(player.uid) })
    expect(read.data.now).toMatchObject({ state: 'active', period: '1y', kind: 'self_exclusion', until: data.until })
    expect(read.data.chosen.map(({ period }) => period)).toEqual(['1y', '7d'])
    expect(read.data.chosen[0]).toMatchObject({ ends_at: data.until, return_asked_at: null })
    const unknown = await clerk.get('protection.getexclusions', { uid: '999999999' })
    expect(unknown.error.code).toBe('not_found')
  })

  it('RG-11, SAFE-14 comes back only by asking, and 24 hours later; never from Permanent', async () => {
    const { player, signIn } = await someone()
    await choose(player, '1d')
    const back = await signIn()
    expect(await back.post('account.askToReturn')).toMatchObject({ status: 409, error: { code: 'exclusion_not_over' } })
    await letPass(player.uid, '25 hours')
    expect((await stateOf(back)).state).toBe('ended')
    expect((await world.deposit(back, 20)).error).toMatchObject({
      code: 'self_excluded',
      error_data: { state: 'ended' },
    })
    const asked = await back.post<SelfExclusion>('account.askToReturn')
    expect(asked.data.state).toBe('returning')
    const waitHours = (Date.parse(asked.data.returns_at ?? '') - Date.now()) / 3_600_000
    expect(waitHours).toBeGreaterThan(23.9)
    expect(waitHours).toBeLessThanOrEqual(24)
    expect((await back.post<SelfExclusion>('account.askToReturn')).data).toEqual(asked.data)
    await letPass(player.uid, '23 hours 59 minutes')
    expect((await world.deposit(back, 20)).error).toMatchObject({
      code: 'self_excluded',
      error_data: { state: 'returning' },
    })
    await letPass(player.uid, '1 minute')
    await letStakesPass(player.uid, '24 hours')
    expect((await stateOf(back)).state).toBe('none')
    expect((await world.deposit(back, 20)).status).toBe(200)

    const forEver = await someone()
    await choose(forEver.player, 'permanent')
    await letPass(forEver.player.uid, '100 years')
    expect(await (await forEver.signIn()).post('account.askToReturn')).toMatchObject({ status: 409 })
  })

  it('SAFE-12 still withdraws the balance, which a deposit that was under way adds to', async () => {
    const { player, signIn } = await someone()
    await world.pay(player, 50)
    const { data: begun } = await world.deposit(player, 20)
    await choose(player, '7d')
    await world.bank.decide(await world.reference(begun.transaction), 'approve')
    await world.bank.tick()
    const back = await signIn()
    expect(await world.balance(back)).toBe(70)
    const { status, data } = await world.withdraw(back, 70)
    expect(status).toBe(200)
    // SAFE-20: money that is on its way out is not called back into play.
    expect(await back.post('cashier.cancelwithdrawal', { transaction_id: data.transaction })).toMatchObject({
      error: { code: 'self_excluded' },
    })
    expect((await back.call('cashier.gethistory')).status).toBe(200)
  })

  it('SAFE-13 gets no news any more, and cannot ask for it', async () => {
    const { player, email, signIn } = await someone()
    await player.post('account.changeSubscription', { contact: email, subscription: '1' })
    await choose(player, '30d')
    const back = await signIn()
    const { data } = await back.call<{ contacts: { is_subscribed: boolean }[] }>('account.getprofileinfo')
    expect(data.contacts.map((contact) => contact.is_subscribed)).not.toContain(true)
    expect(await back.post('account.changeSubscription', { contact: email, subscription: '1' })).toMatchObject({
      error: { code: 'self_excluded' },
    })
    expect((await back.post('account.changeSubscription', { contact: email, subscription: '0' })).status).toBe(200)
  })

  it('RG-11 leaves no round open', async () => {
    const { player } = await someone()
    await world.pay(player, 50)
    const opened = await player.post<{ round: { id: string; status: string } }>('games.play', {
      sysname: 'clearing',
      stake: '1',
      choice: { mines: 3 },
    })
    expect(opened.data.round.status).toBe('open')
    await choose(player, '1d')
    await expect
      .poll(
        async () =>
          (await world.db.pool.query('select status from games.rounds where id = $1', [opened.data.round.id])).rows[0]
            ?.status
      )
      .not.toBe('open')
    expect(await world.problems()).toEqual([])
  })
})

describe('a limit of deposits', () => {
  const limit = (player: Awaited<ReturnType<typeof someone>>['player'], amount: string) =>
    player.post('account.setDepositLimit', { period: 30, limit_amount: amount })

  it('SAFE-4 SAFE-7 counts what was paid in, whatever was paid out since, and binds at once where it is lowered below that', async () => {
    const { player } = await someone()
    await limit(player, '100')
    await world.pay(player, 60)
    expect((await world.withdraw(player, 60)).status).toBe(200)
    expect((await world.deposit(player, 41)).error).toMatchObject({ error_data: { available_amount: { amount: 40 } } })
    await limit(player, '50')
    expect((await world.deposit(player, 10)).error).toMatchObject({
      type: 'BillingDepositLimitExceededException',
      error_data: { limit_amount: { amount: 50 }, available_amount: { amount: 0 } },
    })
  })

  it('SAFE-9 stands as it was when an exclusion is over', async () => {
    const { player, signIn } = await someone()
    await limit(player, '50')
    await choose(player, '1d')
    await letPass(player.uid, '25 hours')
    const back = await signIn()
    await back.post('account.askToReturn')
    await letPass(player.uid, '24 hours')
    await letStakesPass(player.uid, '24 hours')
    expect((await world.deposit(back, 51)).error).toMatchObject({ code: 'own_limit' })
    expect((await world.deposit(back, 50)).status).toBe(200)
  })
})
