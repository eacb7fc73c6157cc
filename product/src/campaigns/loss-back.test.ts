import { randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { endBonuses } from '../bonuses/end-bonuses.ts'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import type { BonusFlag } from '../bonuses/contract-staff.ts'
import type { OfferGives } from './contract.ts'
import { putOffer, putPromoCode } from './index.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection', 'sportsbook')
  await world.db.write(seedGames)
})
afterAll(() => world.close())

const terms = { wager_times: 3, days: 7, weights: { slot: 100 } }
const back = (more: object = {}) => ({
  type: 'loss_back',
  ...terms,
  of: 'casino',
  percent: 20,
  over_days: 7,
  least_minor: { USD: 1_000 },
  most_minor: { USD: 5_000 },
  ...more,
})
const put = (more: object = {}, trigger: object = { action: 'take' }) =>
  world.db.write((tx) =>
    putOffer(tx, { texts: { en: { title: 'Back', text: '' } }, images: {}, trigger, promotions: [back(more)] })
  )
/** A round that ended so many minutes from now, with what it paid. */
async function play(player: Player, stake: number, { win = 0, from = -60 }: { win?: number; from?: number } = {}) {
  const { round } = await world.play(player, { stake, from })
  if (win > 0) await world.query('update games.rounds set win_minor = $2 where id = $1', [round, win])
}
const gives = async (player: Player, offer: bigint) => {
  const [one] = (await player.call<{ items: { gives: OfferGives[] }[] }>('campaigns.getoffers', { ids: String(offer) }))
    .data.items
  const [gift] = one?.gives ?? []
  if (gift?.type !== 'loss_back') throw new Error('no share of a loss')
  return gift
}
const take = (player: Player, offer: bigint) => player.post('campaigns.takepromotions', { offer_id: String(offer) })
const amounts = async (player: Player) => (await world.list(player)).map(({ amount: { amount } }) => amount)

/** Two accounts of one device that have bet on one draw, each a stake on their side. */
async function pair(sides: readonly [string, string]): Promise<[Player, Player]> {
  const players = [await world.rich(), await world.rich()] as const
  await world.query(
    'insert into identity.devices (uid, token_hash) select $2, token_hash from identity.devices where uid = $1',
    [players[0].uid, players[1].uid]
  )
  const [row] = await world.query<{ id: bigint }>(
    `with chain as (insert into games.chains (game, anchor, length, root) values ('wheel-of-hours', $1, 1, $1) returning id)
     insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, next_at, settled_at) select 'wheel-of-hours', '1.0.0', id, 0, '', '', now(), now(), now() from chain returning id`,
    [randomUUID()]
  )
  for (const [index, player] of players.entries())
    await world.play(player, {
      stake: 5_000,
      from: -60,
      type: 'live',
      game: 'wheel-of-hours',
      bets: [sides[index] ?? ''],
      draw: row?.id ?? 0n,
    })
  return [...players]
}

describe('a share of a loss', () => {
  it('BON-15 is of what was staked less what came back in its time, and says so before it is taken', async () => {
    const ada = await world.rich()
    const offer = await put()
    expect(await gives(ada, offer)).toMatchObject({
      percent: 20,
      of: 'casino',
      over_days: 7,
      amount: { amount: 50 },
      most: { amount: 50 },
      least: { amount: 10 },
      now: { lost: { amount: 0 }, amount: { amount: 0 } },
    })
    await play(ada, 9_000)
    await play(ada, 2_000, { win: 3_505 })
    // Before its time, open, and void.
    await play(ada, 9_000, { from: -8 * 24 * 60 })
    await world.query(`update games.rounds set status = 'open', finished_at = null where id = $1`, [
      (await world.play(ada, { stake: 9_000 })).round,
    ])
    await world.play(ada, { stake: 9_000, status: 'void' })
    // 20 % of 74.95, rounded down.
    const told = await gives(ada, offer)
    expect(told).toMatchObject({
      amount: { amount: 14.99 },
      wager_required: { amount: 44.97 },
      now: { lost: { amount: 74.95 }, amount: { amount: 14.99 } },
    })
    expect((await take(ada, offer)).status).toBe(200)
    expect(await amounts(ada)).toEqual([14.99])
    expect(await take(ada, offer)).toMatchObject({ status: 409, error: { code: 'offer_taken' } })
  })

  it('BON-15 is nothing below the least loss or after a win, and never above its most or that of the market', async () => {
    const offer = await put()
    const [little, winner, big] = [await world.rich(), await world.rich(), await world.rich()]
    await play(little, 999)
    await play(winner, 5_000, { win: 9_000 })
    await play(big, 90_000)
    for (const player of [little, winner]) {
      expect(await take(player, offer)).toMatchObject({ status: 409, error: { code: 'offer_not_available' } })
      expect(await amounts(player)).toEqual([])
    }
    await play(little, 1)
    expect((await take(little, offer)).status).toBe(200)
    expect(await amounts(little)).toEqual([2])
    expect((await gives(big, offer)).now).toMatchObject({ lost: { amount: 900 }, amount: { amount: 50 } })
    await take(big, offer)
    expect(await amounts(big)).toEqual([50])
  })

  it('BON-15 ten presses at one moment give it once', async () => {
    const ada = await world.rich()
    const offer = await put()
    await play(ada, 5_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(ada, offer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await amounts(ada)).toEqual([10])
  })

  it('BON-22 comes with a code as well, which is refused to whom it gives nothing, and stays theirs', async () => {
    const ada = await world.rich()
    const offer = await put({ of: 'all' }, { action: 'promo_code' })
    await world.db.write((tx) => putPromoCode(tx, { code: 'BACK', offer }))
    const enter = () => ada.post('campaigns.activateOffer', { promo_code: 'back' })
    expect(await enter()).toMatchObject({ status: 400, error: { error_data: { promo_code: ['NOT_AVAILABLE'] } } })
    await play(ada, 5_000)
    expect((await enter()).status).toBe(200)
    expect(await amounts(ada)).toEqual([10])
  })

  it('BON-15 what was bet counts by its end, and only where bets count', async () => {
    const ada = await world.rich()
    const [casino, betting] = [await put(), await put({ of: 'betting' })]
    await play(ada, 3_000)
    expect((await gives(ada, betting)).now).toMatchObject({ lost: { amount: 0 } })
    expect((await gives(ada, casino)).now).toMatchObject({ lost: { amount: 30 } })
  })

  it('BON-15 BON-10 of a loss that a linked account won it waits for staff, who see with whom, and can be activated when they clear it', async () => {
    const [[ada, eve], [kim]] = [await pair(['light', 'dark']), await pair(['light', 'light'])]
    const offer = await put({ of: 'all' })
    for (const player of [ada, kim]) expect((await take(player, offer)).status).toBe(200)
    const idOf = async (player: Player) => (await world.list(player))[0]?.id ?? ''
    expect((await world.move(kim, 'activate', await idOf(kim))).status).toBe(200)
    expect((await world.move(ada, 'activate', await idOf(ada))).error.code).toBe('bonus_in_review')
    const [bonus] = await world.list(ada)
    expect(bonus).toMatchObject({ review: 'waiting', can_activate: false, can_remove: true, expires_at: null })
    // Its time stands still: ten days later nothing of it has passed, and then it goes on.
    await world.query(`update bonuses.bonuses set available_until = now() - interval '1 day' where id = $1`, [
      bonus?.id,
    ])
    await world.query(`update bonuses.flags set found_at = now() - interval '10 days' where bonus_id = $1`, [bonus?.id])
    await endBonuses(await world.server.context())
    expect((await world.list(ada))[0]?.status).toBe('available')
    const flags = async () =>
      (await operatorCall<{ items: BonusFlag[] }>(world.db, 'bonuses.getflags', { uid: String(ada.uid) })).items
    const [flag, ...others] = await flags()
    expect([flag, others]).toMatchObject([
      {
        reason: 'linked_loss',
        plays: 1,
        staked: { amount: 50 },
        others: [String(eve.uid)],
        bonus: { status: 'available', amount: { amount: 10 } },
      },
      [],
    ])
    const decide = (decision: string) =>
      operatorCall(world.db, 'bonuses.decideflag', { flag_id: flag?.id, decision, reason: 'looked at it' })
    // Who was decided against is not told to wait.
    await decide('upheld')
    expect((await world.list(ada))[0]).toMatchObject({ review: 'upheld', can_activate: false, expires_at: null })
    expect((await world.move(ada, 'activate', await idOf(ada))).error.code).toBe('bonus_loss_shared')
    await decide('cleared')
    await decide('cleared')
    const [free] = await world.list(ada)
    expect(free).toMatchObject({ review: null, can_activate: true })
    expect(Math.round((Date.parse(free?.expires_at ?? '') - Date.now()) / 86_400_000)).toBe(9)
    expect((await world.move(ada, 'activate', await idOf(ada))).status).toBe(200)
    expect(await flags()).toEqual([])
  })
})
