import { recordOf } from '@ante/kit/record'
import { markets } from '@ante/kit/policy'
import { instant } from '@ante/kit/instant'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashier, type Player } from '../cashier/cashier.fixture.ts'
import { createPolicies } from '../policies/index.ts'
import { monthLimitOf } from '../protection/house-limit.ts'
import { scorePlayers } from './score-players.ts'

let world: Awaited<ReturnType<typeof openCashier>>
beforeAll(async () => {
  world = await openCashier({ more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'harm'] })
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query(text, values)).rows as Row[]
const score = async (player: Player) => {
  await query(
    `insert into harm.players (uid, changed_at) values ($1, now()) on conflict (uid) do update set changed_at = now()`,
    [player.uid]
  )
  await scorePlayers(await world.context())
}
/** Play of today that shows so many points, of markers that count up to 30 each, and 40. */
async function shows(player: Player, counted: { declined: number; cancelled: number; chasing: number }): Promise<void> {
  await query('delete from harm.days where uid = $1', [player.uid])
  await query(
    `insert into harm.days (uid, day, declined_deposits, cancelled_withdrawals, chasing_deposits) values ($1, current_date, $2, $3, $4)`,
    [player.uid, counted.declined, counted.cancelled, counted.chasing]
  )
  await score(player)
}
const grave = { declined: 6, cancelled: 4, chasing: 6 }
interface Limits {
  market: { limit: { amount: number }; available: { amount: number }; by: string } | null
}
const limitsOf = async (player: Player) => (await player.call<Limits>('account.getLimits')).data
const actionsOf = async (player: Player) =>
  (await player.call<{ actions: { action: string }[] }>('account.getPlayPattern')).data.actions.map(
    ({ action }) => action
  )

it('SAFE-9 grave markers limit deposits at the raw API, the player sees the limit and why, and cannot raise it', async () => {
  const player = await world.server.player()
  await world.pay(player, 60)
  await shows(player, { declined: 6, cancelled: 4, chasing: 0 })
  expect((await limitsOf(player)).market).toBeNull()
  await shows(player, grave)
  expect(await actionsOf(player)).toContain('limit')
  expect((await limitsOf(player)).market).toMatchObject({
    limit: { amount: 200 },
    available: { amount: 140 },
    by: 'house',
  })
  const over = { type: 'BillingDepositLimitExceededException', code: 'own_limit', error_data: { state: 'market' } }
  expect((await world.deposit(player, 150)).error).toMatchObject(over)
  for (const kind of ['market', 'house'])
    expect((await player.post('account.removeLimit', { kind, period: 0 })).status).toBe(400)
  await player.post('account.setLimit', { kind: 'deposit', period: 30, amount: '5000' })
  expect((await world.deposit(player, 150)).error).toMatchObject(over)
  expect((await world.deposit(player, 140)).status).toBe(200)
  expect((await world.deposit(player, 10)).error).toMatchObject({ error_data: { state: 'market_used' } })
})

it('SAFE-9 of the limit of the house, of the market and of the player the strictest wins', async () => {
  const player = await world.server.player()
  await shows(player, grave)
  await player.post('account.setLimit', { kind: 'deposit', period: 7, amount: '100' })
  expect((await world.deposit(player, 150)).error).toMatchObject({ error_data: { state: 'deposit', period: 7 } })
  const policies = recordOf(markets, (market) => createPolicies().of(instant(Date.now()), [market]))
  const of = (most: number | null) =>
    world.db.read((tx) =>
      monthLimitOf(
        tx,
        { depositLimit: { ...policies.de.depositLimit, monthMost: most === null ? null : { USD: most, EUR: most } } },
        { uid: player.uid, currency: 'USD' }
      )
    )
  expect(await of(null)).toEqual({ most: 20_000n, by: 'house' })
  expect(await of(100_000)).toEqual({ most: 20_000n, by: 'house' })
  expect(await of(5_000)).toEqual({ most: 5_000n, by: 'market' })
})

it('the limit goes when the markers are gone, and is never another player’s', async () => {
  const player = await world.server.player()
  await shows(player, grave)
  expect((await world.deposit(player, 250)).status).toBe(409)
  await shows(player, { declined: 0, cancelled: 0, chasing: 0 })
  expect((await limitsOf(player)).market).toBeNull()
  expect((await world.deposit(player, 250)).status).toBe(200)
  const other = await world.server.player()
  expect((await limitsOf(other)).market).toBeNull()
})

it('the limit goes when what was counted is too long ago, also of who has done nothing since', async () => {
  const player = await world.server.player()
  await shows(player, grave)
  expect((await limitsOf(player)).market).toMatchObject({ by: 'house' })
  await query(`update harm.days set day = day - 40 where uid = $1`, [player.uid])
  await query(`update harm.players set scored_at = now() - interval '25 hours' where uid = $1`, [player.uid])
  await scorePlayers(await world.context())
  expect((await limitsOf(player)).market).toBeNull()
})
