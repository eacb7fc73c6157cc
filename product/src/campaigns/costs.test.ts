import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import type { OfferCost, PlayerCost } from './contract-staff.ts'
import { putOffer } from './index.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection', 'sportsbook')
})
afterAll(() => world.close())

const gift = { type: 'bonus', amounts_minor: { USD: 1_000 }, wager_times: 2, days: 7, weights: { slot: 100 } }
const freeBet = { type: 'free_bet', amounts_minor: { USD: 500 }, days: 7 }
let last = 0
const put = async (mostMinor: Partial<Record<'USD' | 'EUR', number>>, promotions: object[] = [gift, freeBet]) => {
  const sysname = `cost-${(last += 1)}`
  const texts = { en: { title: 'Costly', text: '' } }
  const id = await world.db.write((tx) =>
    putOffer(tx, { sysname, texts, images: {}, trigger: { action: 'take' }, promotions, mostMinor })
  )
  return { sysname, id }
}
const take = (player: Player, id: bigint) => player.post('campaigns.takepromotions', { offer_id: String(id) })
const costs = async (sysname: string) =>
  (await operatorCall<{ items: OfferCost[] }>(world.db, 'campaigns.getcosts', {})).items.find(
    (one) => one.sysname === sysname
  )
const cost = (sysname: string) =>
  operatorCall<{ items: PlayerCost[]; total: number }>(world.db, 'campaigns.getcost', { sysname })

describe('what an offer may give', () => {
  it('BON-15 is never more than its most, however many take it at one moment', async () => {
    const { sysname, id } = await put({ USD: 4_000 })
    const players = await Promise.all(Array.from({ length: 6 }, () => world.rich()))
    const answers = await Promise.all(players.map((player) => take(player, id)))
    // Fifteen dollars each: two fit into forty.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ error: { code: 'offer_not_available' } })
    expect(await costs(sysname)).toMatchObject({
      title: 'Costly',
      is_open: true,
      players: 2,
      given: [{ sum: { amount: 30 }, most: { amount: 40 } }],
    })
    const given = await Promise.all(players.map(async (player) => (await world.list(player)).length))
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(2)
  })

  it('BON-15 is not used up by what could not be given', async () => {
    const gone = { type: 'free_spins', game: 'ember-wheel-of-before', count: 10, stakes_minor: { USD: 100 }, days: 7 }
    const { sysname, id } = await put({ USD: 2_500 }, [gone])
    const ada = await world.rich()
    for (let times = 0; times < 3; times++)
      expect((await take(ada, id)).error).toMatchObject({ code: 'offer_not_available' })
    expect(await costs(sysname)).toMatchObject({ players: 0, given: [{ sum: { amount: 0 }, most: { amount: 25 } }] })
    const half = await put({}, [gift, gone])
    expect((await take(ada, half.id)).status).toBe(200)
    expect(await costs(half.sysname)).toMatchObject({ players: 1, given: [{ sum: { amount: 10 } }] })
  })

  it('BON-15 is said for each player with what became theirs and what came back since', async () => {
    const { sysname, id } = await put({})
    const [ada, eve] = [await world.rich(), await world.rich()]
    await world.play(ada, { stake: 9_000, from: -60 })
    for (const player of [ada, eve]) expect((await take(player, id)).status).toBe(200)
    await world.query(
      `update campaigns.offer_claims set taken_at = now() - interval '30 minutes' where offer_id = $1`,
      [id]
    )
    const { round } = await world.play(ada, { stake: 3_000, from: -5 })
    await world.query('update games.rounds set win_minor = 800 where id = $1', [round])
    await world.query(
      `update bonuses.bonuses set status = 'used', ended_at = now() where uid = $1 and source like $2`,
      [ada.uid, `offer:${id}:%`]
    )
    const { items, total } = await cost(sysname)
    expect(total).toBe(2)
    expect(items.find(({ uid }) => uid === String(ada.uid))).toMatchObject({
      waiting: { amount: 0 },
      paid: { amount: 10 },
      back: { amount: 22 },
    })
    expect(items.find(({ uid }) => uid === String(eve.uid))).toMatchObject({
      waiting: { amount: 10 },
      paid: { amount: 0 },
      back: { amount: 0 },
    })
    expect(await costs(sysname)).toMatchObject({ players: 2, given: [{ sum: { amount: 30 }, most: null }] })
    await expect(cost('nothing')).rejects.toMatchObject({ code: 'InvalidRequest/not_found' })
  })
})
