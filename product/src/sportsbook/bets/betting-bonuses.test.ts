import { randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusWorld, openBonuses, type Player } from '../../bonuses/bonuses.fixture.ts'
import type { Bonus } from '../../bonuses/contract.ts'
import { activateBettingBonus } from '../../bonuses/move-bonus.ts'
import { endBonus } from '../../bonuses/end-bonuses.ts'
import { countBetsTowardsBonuses } from './count-towards-bonuses.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('sportsbook')
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.close()
})

const betting = {
  kind: 'betting',
  wager_times: 2,
  days: 7,
  weights: { single: 100, accumulator: 50 },
  odds_least: 1.5,
} as const
const move = (player: Player, which: 'activate' | 'remove', bonus_id: string, key: string = randomUUID()) =>
  player.post<Bonus>(`BettingBonuses.${which}`, { bonus_id }, { idempotencyKey: key })
const list = async (player: Player) =>
  (await player.call<{ items: Bonus[]; count: number }>('BettingBonuses.get')).data.items
const purses = async (player: Player) => {
  const { data } =
    await player.call<Record<`balance_${'main' | 'bonus' | 'betting_bonus'}`, { amount: number }>>('account.getBalance')
  return [data.balance_main.amount, data.balance_bonus.amount, data.balance_betting_bonus.amount]
}
/** One that was activated an hour ago. */
async function active(player: Player): Promise<string> {
  const id = await world.give(player, betting)
  expect((await move(player, 'activate', id)).status).toBe(200)
  await world.query(`update bonuses.bonuses set activated_at = now() - interval '1 hour' where id = $1`, [id])
  return id
}
interface Placed {
  stake: number
  prices?: readonly number[]
  state?: 'won' | 'lost' | 'returned'
}
/** A bet as the sportsbook keeps it, settled just now; answers the event that tells of it. */
async function bet(player: Player, { stake, prices = [2_000], state = 'lost' }: Placed) {
  const [row] = await world.query<{ id: bigint }>(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
       values (ledger.next_id(), $1, $2, $2, now() - interval '10 minutes', now(), 0, $3, 'USD') returning id`,
    [player.uid, stake, state]
  )
  const id = row?.id ?? 0n
  for (const [position, price] of prices.entries())
    await world.query(
      `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, market_type, outcome, specifier, sport, price, incident_count)
         values ($1, $2, $3, 1, 1, '1x2', 'home', '', 'football', $4, 0)`,
      [id, player.uid, position, price]
    )
  return told(player, id, stake, state)
}
const told = (player: Player, id: bigint, stake: number, state: 'won' | 'lost' | 'returned', corrected = false) => ({
  bet_id: String(id),
  uid: String(player.uid),
  state,
  stake_minor: String(stake),
  payout_minor: '0',
  currency: 'USD',
  corrected,
})
const count = (...events: Awaited<ReturnType<typeof bet>>[]) =>
  world.db.write((tx) => countBetsTowardsBonuses(tx, events))

describe('betting bonuses', () => {
  it('BON-01 BON-07 BON-08 API-45 API-46 API-47 stand in a purse of their own, are activated and given up by calls of their own, once for each key', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const id = await world.give(ada, betting)
    expect(await list(ada)).toMatchObject([
      { id, type: 'betting', status: 'available', odds_least: 1.5, can_activate: true, can_remove: true },
    ])
    expect(await world.list(ada)).toEqual([])
    for (const which of ['activate', 'remove'] as const)
      expect((await world.move(ada, which, id)).error.code).toBe('not_found')
    expect((await move(eve, 'activate', id)).error.code).toBe('not_found')
    const key = randomUUID()
    const answers = await Promise.all([move(ada, 'activate', id, key), move(ada, 'activate', id, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.data).toMatchObject({ status: 'active', can_deactivate: false })
    expect(await purses(ada)).toEqual([100, 0, 10])
    expect((await move(ada, 'remove', id)).data).toMatchObject({ status: 'removed' })
    expect(await purses(ada)).toEqual([100, 0, 0])
    expect((await world.server.visitor().call('BettingBonuses.get')).status).toBe(401)
  })

  it('BON-07 are fulfilled by settled bets: by the kind of bet, from the least odds on, each once, and no returned one', async () => {
    const ada = await world.rich()
    const id = await active(ada)
    const first = await bet(ada, { stake: 600 })
    await count(
      first,
      await bet(ada, { stake: 400, prices: [1_500, 3_000] }),
      await bet(ada, { stake: 5_000, prices: [1_499, 3_000] }),
      await bet(ada, { stake: 5_000, state: 'returned' })
    )
    await count(first)
    expect(await world.wagered(id)).toBe(800)
    await count(await world.play(ada, { stake: 5_000 }).then(({ round }) => told(ada, BigInt(round), 5_000, 'lost')))
    expect(await world.wagered(id)).toBe(800)
    await count(await bet(ada, { stake: 1_200, state: 'won' }))
    await world.db.write((tx) => endBonus(tx, BigInt(id)))
    expect(await list(ada)).toMatchObject([{ status: 'used' }])
    expect(await purses(ada)).toEqual([110, 0, 0])
  })

  it('BON-07 lose what a bet had counted when it is returned after all', async () => {
    const ada = await world.rich()
    const id = await active(ada)
    const placed = await bet(ada, { stake: 700 })
    await count(placed)
    await world.query(`update sportsbook.bets set state = 'returned' where id = $1`, [BigInt(placed.bet_id)])
    await count(told(ada, BigInt(placed.bet_id), 700, 'returned', true))
    expect(await world.wagered(id)).toBe(0)
  })

  it('BON-07 go back to the operator when their time is over', async () => {
    const ada = await world.rich()
    const id = await active(ada)
    await world.query(`update bonuses.bonuses set active_until = now() - interval '1 minute' where id = $1`, [id])
    await world.db.write((tx) => endBonus(tx, BigInt(id)))
    expect(await list(ada)).toMatchObject([{ status: 'expired' }])
    expect(await purses(ada)).toEqual([100, 0, 0])
  })

  it('BON-10 beside a casino bonus, or alone where bonuses are kept apart: then the refusal names the one to be given up', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const casino = await world.active(ada)
    await active(ada)
    expect(await purses(ada)).toEqual([100, 10, 10])
    const second = await world.give(ada, betting)
    expect((await move(ada, 'activate', second)).error.code).toBe('bonus_active')
    const apart = async (player: Player, bonus_id: string) =>
      activateBettingBonus(
        {
          ...(await world.context(player)),
          setting: (_, schema) => schema.parse({ is_bonus_isolation_enabled: true }),
        },
        { bonus_id }
      )
    const one = await world.give(eve, betting)
    const other = await world.active(eve)
    await expect(apart(eve, one)).rejects.toMatchObject({
      code: 'InvalidRequest/bonus_active',
      data: { bonuses: [{ id: other, type: 'other' }] },
    })
    expect((await world.move(eve, 'remove', other)).status).toBe(200)
    expect(await apart(eve, one)).toMatchObject({ status: 'active' })
    expect(await purses(eve)).toEqual([100, 0, 10])
    // What was active before stays.
    expect((await world.one(ada, casino))?.status).toBe('active')
  })

  it('BON-07 staff give one, and odds that are none are refused', async () => {
    const ada = await world.rich()
    const gift = {
      uid: String(ada.uid),
      amount: '5',
      currency: 'USD',
      take_within_days: 3,
      reason: 'a friend',
      ...betting,
    }
    const given = await operatorCall(world.db, 'bonuses.give', gift)
    expect(given).toMatchObject({ type: 'betting', odds_least: 1.5, weights: [{ type: 'single', percent: 100 }, {}] })
    for (const odds_least of [1, 0.5, 101])
      await expect(operatorCall(world.db, 'bonuses.give', { ...gift, odds_least })).rejects.toMatchObject({
        type: 'InvalidParameter',
      })
  })
})
