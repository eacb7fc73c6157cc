import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import type { OfferGives } from './contract.ts'
import { putOffer, putPromoCode } from './index.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection', 'sportsbook')
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
})
