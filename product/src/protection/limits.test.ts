import { money } from '@ante/kit/money'
import { locales } from '@ante/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { seedGames } from '../../seeds/games.ts'
import { openCashier } from '../cashier/cashier.fixture.ts'
import { failDeposit } from '../cashier/settle-deposit.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Limits } from './contract.ts'

type World = Awaited<ReturnType<typeof openCashier>>
type Someone = Awaited<ReturnType<World['server']['player']>>
let world: World
beforeAll(async () => {
  world = await openCashier({
    more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'tournaments'],
    role: 'all',
  })
  await world.db.write(seedGames)
})
afterAll(() => world.close())

const limitsOf = async (player: Someone) => (await player.call<Limits>('account.getLimits')).data
const entityOf = async (player: Someone) => (await player.call<Limits['deposit']>('account.getDepositLimit')).data
const setDeposit = (player: Someone, period: number, limit_amount: string) =>
  player.post<Limits['deposit']>('account.setDepositLimit', { period, limit_amount })
const set = (player: Someone, kind: string, period: number, amount: string) =>
  player.post<Limits>('account.setLimit', { kind, period, amount })
const usd = (amount: number) => ({ amount, currency: 'USD' })
/** As if so much time had gone by since the player asked. */
const letChangesPass = (uid: bigint, interval: string) =>
  world.db.pool.query('update protection.limits set ready_at = ready_at - $2::interval where uid = $1', [uid, interval])
/** As if the limits had been set, and deposits begun, so much earlier. */
async function letFramesPass(uid: bigint, interval: string): Promise<void> {
  await world.db.pool.query('update protection.limits set since = since - $2::interval where uid = $1', [uid, interval])
  await world.db.pool.query(
    'update protection.counted_deposits set begun_at = begun_at - $2::interval where uid = $1',
    [uid, interval]
  )
  await world.db.pool.query('update ledger.stake_limits set starts_at = starts_at - $2::interval where path = $1', [
    `player:${uid}:main`,
    interval,
  ])
  await world.db.pool.query('update ledger.accounts set limits_until = limits_until - $2::interval where path = $1', [
    `player:${uid}:main`,
    interval,
  ])
}
async function rich(minor = 100_000n): Promise<Someone> {
  const player = await world.server.player()
  await world.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(minor),
          code: 'opening' as const,
        },
      ],
    })
  )
  return player
}
const play = (player: Someone, stake: string) =>
  player.post<{ round: { id: string; win: { amount: number } } }>('games.play', {
    sysname: 'dicebox',
    stake,
    choice: { side: 'under', chance: 50 },
  })
const loss = async (player: Someone) => (await limitsOf(player)).limits.find(({ kind }) => kind === 'loss')

describe('the deposit limit', () => {
  it('RG-02, RG-03, API-31 is none for a new player, and has all that the specification names', async () => {
    const player = await world.server.player()
    expect(await entityOf(player)).toEqual({
      available_amount: null,
      can_edit: true,
      expired_at: null,
      limit_amount: null,
      period: 'none',
    })
    const before = Date.now()
    await setDeposit(player, 7, '100')
    const entity = await entityOf(player)
    expect(entity).toMatchObject({ available_amount: usd(100), can_edit: true, limit_amount: usd(100), period: 7 })
    expect(Math.round((Date.parse(entity.expired_at ?? '') - before) / 86_400_000)).toBe(7)
    expect((await world.server.visitor().call('account.getDepositLimit')).status).toBe(401)
  })

  it('RG-05, CONST-34 has a period of 1, 7, 14 or 30 days and no other', async () => {
    const player = await world.server.player()
    for (const period of [1, 7, 14, 30]) expect((await setDeposit(player, period, '50')).status).toBe(200)
    expect((await limitsOf(player)).limits.map(({ period }) => period)).toEqual([1, 7, 14, 30])
    for (const period of [0, 2, 31, -1]) expect((await setDeposit(player, period, '50')).status).toBe(400)
    for (const sum of ['0', '-5', 'much', '1000000000.01'])
      expect(await setDeposit(player, 1, sum)).toMatchObject({ status: 400 })
    expect((await set(player, 'single', 7, '5')).status).toBe(400)
    expect((await set(player, 'stake', 0, '5')).status).toBe(400)
  })

  it('RG-08 ERR-20 SAFE-3 refuses a deposit above what is left, with what is left, in every language; the tightest of several counts', async () => {
    const player = await world.server.player()
    await setDeposit(player, 30, '100')
    await setDeposit(player, 1, '50')
    await world.pay(player, 20)
    expect(await entityOf(player)).toMatchObject({ available_amount: usd(30), period: 1 })
    const refused = await world.deposit(player, 31)
    expect(refused).toMatchObject({
      status: 409,
      error: {
        type: 'BillingDepositLimitExceededException',
        code: 'own_limit',
        error_data: { state: 'deposit', period: 1, limit_amount: usd(50), available_amount: usd(30) },
      },
    })
    expect(await world.balance(player)).toBe(20)
    const told = new Set<string>()
    const method = world.methodId('card', 'deposit')
    for (const { code } of locales) {
      const asked = { methodId: method, method: 'card', amount: '31' }
      const { error } = await player.post('cashier.makedeposit', asked, { locale: code })
      expect(error.message).toMatch(/30/)
      expect(error.message).not.toMatch(/[{}]/)
      told.add(error.message)
    }
    expect(told.size).toBe(locales.length)
    await world.pay(player, 30)
    expect((await world.deposit(player, 10)).error).toMatchObject({ error_data: { state: 'deposit_used' } })
  })

  it('RG-08 SAFE-6 counts a deposit from its beginning, gives it back when it fails, and begins anew with the next frame', async () => {
    const player = await world.server.player()
    await setDeposit(player, 1, '50')
    const { data: begun } = await world.deposit(player, 40)
    expect((await world.deposit(player, 20)).status).toBe(409)
    await world.bank.decide(await world.reference(begun.transaction), 'decline')
    await world.bank.tick()
    expect((await entityOf(player)).available_amount).toEqual(usd(50))
    await world.pay(player, 50)
    expect((await world.deposit(player, 10)).status).toBe(409)
    await letFramesPass(player.uid, '24 hours')
    expect((await entityOf(player)).available_amount).toEqual(usd(50))
    expect((await world.deposit(player, 50)).status).toBe(200)
  })

  it('RG-08 money that arrives late is credited, counts, and stands in the history of the limit', async () => {
    const player = await world.server.player()
    await setDeposit(player, 1, '50')
    const { data: first } = await world.deposit(player, 40)
    await world.db.write((tx) => failDeposit(tx, BigInt(first.transaction), 'expired'))
    expect((await entityOf(player)).available_amount).toEqual(usd(50))
    await world.pay(player, 40)
    await world.bank.decide(await world.reference(first.transaction), 'approve')
    await world.bank.tick()
    expect(await world.balance(player)).toBe(80)
    expect((await entityOf(player)).available_amount).toEqual(usd(0))
    const { rows } = await world.db.pool.query(
      `select what, before, after from protection.limit_changes where uid = $1 and what = 'passed'`,
      [player.uid]
    )
    expect(rows).toEqual([{ what: 'passed', before: 5000n, after: 8000n }])
  })
})

describe('a change of a limit', () => {
  it('RG-12 SAFE-4 SAFE-5 lowers at once, and raises or removes only after the hours and a confirmation', async () => {
    const player = await world.server.player()
    const place = { kind: 'deposit', period: 7 }
    await setDeposit(player, 7, '100')
    await setDeposit(player, 7, '60')
    expect(await entityOf(player)).toMatchObject({ limit_amount: usd(60), can_edit: true })
    expect((await player.post('account.confirmLimit', place)).error.code).toBe('limit_not_asked')

    const { data: asked } = await setDeposit(player, 7, '200')
    expect(asked).toMatchObject({ limit_amount: usd(60), can_edit: false })
    expect((await world.deposit(player, 61)).status).toBe(409)
    const { limits: waiting } = await limitsOf(player)
    expect(waiting[0]).toMatchObject({ limit: usd(60), change: { to: usd(200), is_ready: false } })
    expect(waiting[0]?.change?.ready_at).toBe(asked.expired_at)
    const early = await player.post('account.confirmLimit', place)
    expect(early).toMatchObject({ status: 409, error: { code: 'limit_not_ready' } })

    await letChangesPass(player.uid, '23 hours 59 minutes')
    // The same wish again does not begin the hours anew.
    await setDeposit(player, 7, '200')
    await letChangesPass(player.uid, '1 minute')
    expect(await entityOf(player)).toMatchObject({ limit_amount: usd(60), can_edit: true })
    expect((await world.deposit(player, 61)).status).toBe(409)
    expect((await player.post<Limits>('account.confirmLimit', place)).data.deposit.limit_amount).toEqual(usd(200))
    expect((await world.deposit(player, 61)).status).toBe(200)

    await player.post('account.removeLimit', place)
    expect((await limitsOf(player)).limits[0]?.change).toMatchObject({ to: null })
    await player.post('account.cancelLimitChange', place)
    expect((await limitsOf(player)).limits[0]?.change).toBeNull()
    await player.post('account.removeLimit', place)
    await letChangesPass(player.uid, '24 hours')
    expect((await player.post<Limits>('account.confirmLimit', place)).data.limits).toEqual([])
    expect((await entityOf(player)).period).toBe('none')
    const { rows } = await world.db.pool.query('select what from protection.limit_changes where uid = $1 order by id', [
      player.uid,
    ])
    expect(rows.map(({ what }) => what)).toEqual([
      'set',
      'lowered',
      'raise_asked',
      'raised',
      'removal_asked',
      'change_cancelled',
      'removal_asked',
      'removed',
    ])
  })

  it('RG-12 a lower limit ends the raise that waits, and another wish waits anew', async () => {
    const player = await world.server.player()
    await set(player, 'loss', 1, '50')
    await set(player, 'loss', 1, '80')
    await letChangesPass(player.uid, '23 hours')
    const { data: other } = await set(player, 'loss', 1, '90')
    const wait = Date.parse(other.limits[0]?.change?.ready_at ?? '') - Date.now()
    expect(wait / 3_600_000).toBeGreaterThan(23.9)
    const { data: lower } = await set(player, 'loss', 1, '40')
    expect(lower.limits[0]).toMatchObject({ limit: usd(40), change: null })
    expect((await player.post('account.confirmLimit', { kind: 'loss', period: 1 })).status).toBe(409)
  })

  it('RG-12 is told to open tabs at once', async () => {
    const player = await world.server.player()
    const { data } = await player.call<{ token: string }>('account.getToken')
    const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/ws`)
    await new Promise((done) => socket.once('open', done))
    const told: { topic?: string; data?: { changed_at: string | null } }[] = []
    socket.on('message', (frame: Buffer) => told.push(JSON.parse(frame.toString()) as (typeof told)[number]))
    socket.send(JSON.stringify({ type: 'auth', token: data.token }))
    await expect.poll(() => told.length).toBeGreaterThan(0)
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'protection.limits' }))
    await expect.poll(() => told.some(({ topic }) => topic === 'protection.limits')).toBe(true)
    await set(player, 'stake', 1, '50')
    await expect.poll(() => told.some((one) => one.topic === 'protection.limits' && one.data?.changed_at)).toBe(true)
    socket.close()
  })
})

describe('the withdrawal lock', () => {
  it('RG-12 SAFE-20 is on at once: nothing is called back, and off only after the hours and a confirmation', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    const { data } = await world.withdraw(player, 20)
    const cancel = () => player.post('cashier.cancelwithdrawal', { transaction_id: data.transaction })
    const mayCancel = async () =>
      (await player.call<{ may_cancel: boolean }>('cashier.getwithdrawsettings')).data.may_cancel
    expect((await world.transaction(player, data.transaction)).can_cancel).toBe(true)
    expect(await mayCancel()).toBe(true)
    expect((await player.post<Limits>('account.lockWithdrawals')).data.withdrawal_lock).toEqual({
      is_on: true,
      change: null,
    })
    expect((await world.transaction(player, data.transaction)).can_cancel).toBe(false)
    expect(await mayCancel()).toBe(false)
    expect(await cancel()).toMatchObject({ status: 409, error: { error_data: { state: 'withdrawal' } } })
    const place = { kind: 'withdrawal', period: 0 }
    await player.post('account.removeLimit', place)
    expect((await cancel()).status).toBe(409)
    expect((await player.post('account.confirmLimit', place)).error.code).toBe('limit_not_ready')
    await letChangesPass(player.uid, '24 hours')
    expect((await cancel()).status).toBe(409)
    expect((await player.post<Limits>('account.confirmLimit', place)).data.withdrawal_lock.is_on).toBe(false)
    expect((await cancel()).status).toBe(200)
    expect(await world.balance(player)).toBe(50)
  })
})

describe('limits of stakes', () => {
  it('RG-08 the stake limit refuses a round that would pass it, with what is left, and begins anew with the next frame', async () => {
    const player = await rich()
    expect((await set(player, 'stake', 1, '10')).data.limits[0]?.available).toEqual(usd(10))
    for (let round = 0; round < 4; round++) expect((await play(player, '2.00')).status).toBe(200)
    expect((await play(player, '5.00')).error).toMatchObject({
      type: 'InvalidRequestException',
      code: 'own_limit',
      error_data: { state: 'stake', period: 1, limit: usd(10), available: usd(2) },
    })
    expect((await play(player, '2.00')).status).toBe(200)
    const full = await play(player, '1.00')
    expect(full).toMatchObject({ status: 409, error: { error_data: { state: 'stake_used', available: usd(0) } } })
    expect(full.error.message).not.toMatch(/[{}]/)
    await letFramesPass(player.uid, '24 hours')
    expect((await limitsOf(player)).limits[0]?.available).toEqual(usd(10))
    expect((await play(player, '10.00')).status).toBe(200)
    expect((await play(player, '1.00')).status).toBe(409)
  })

  it('RG-08 the loss limit counts what is won, and a win never makes room for its own stake', async () => {
    const player = await rich()
    await set(player, 'loss', 7, '20')
    // In cents: what is left may come to exactly one more stake.
    let left = 20_00
    for (let round = 0; round < 200; round++) {
      const { status, data, error } = await play(player, '5.00')
      expect(status).toBe(left >= 5_00 ? 200 : 409)
      if (status === 200) left -= 5_00 - Math.round(data.round.win.amount * 100)
      else expect(error.error_data).toMatchObject({ available: usd(left / 100) })
      expect(left).toBeGreaterThanOrEqual(0)
      expect((await loss(player))?.available).toEqual(usd(left / 100))
      if (status !== 200) return
    }
  })

  it('RG-08 the limit of one stake refuses a larger one, and an open round pays as before', async () => {
    const player = await rich()
    await set(player, 'single', 0, '2')
    expect((await play(player, '5.00')).error).toMatchObject({ error_data: { state: 'single', limit: usd(2) } })
    const opened = await player.post<{ round: { id: string; status: string } }>('games.play', {
      sysname: 'clearing',
      stake: '1',
      choice: { mines: 3 },
    })
    expect(opened.data.round.status).toBe('open')
    await set(player, 'single', 0, '0.5')
    expect((await play(player, '1.00')).status).toBe(409)
  })

  it('RG-08 a new limit begins with nothing, and a limit that was taken away does not bind', async () => {
    const player = await rich()
    expect((await play(player, '10.00')).status).toBe(200)
    await set(player, 'stake', 7, '10')
    expect((await play(player, '10.00')).status).toBe(200)
    expect((await play(player, '1.00')).status).toBe(409)
    await player.post('account.removeLimit', { kind: 'stake', period: 7 })
    expect((await play(player, '1.00')).status).toBe(409)
    await letChangesPass(player.uid, '24 hours')
    await player.post('account.confirmLimit', { kind: 'stake', period: 7 })
    expect((await play(player, '10.00')).status).toBe(200)
    expect(await world.problems()).toEqual([])
  })

  it('RG-08 too little money is still too little money', async () => {
    const player = await rich(100n)
    await set(player, 'stake', 1, '500')
    expect((await play(player, '5.00')).error.code).toBe('insufficient_funds')
  })
})
