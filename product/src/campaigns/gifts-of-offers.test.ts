import { reactTo } from '@ante/testing/reactions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import { countOffersGiven } from '../bonuses/index.ts'
import { events as cashierEvents } from '../cashier/contract.ts'
import type { Pack } from '../games/rules/free-spins.ts'
import type { OfferGives } from './contract.ts'
import { putOffer, putPromoCode } from './index.ts'
import { reactions } from './reactions.ts'
import { returnGifts, revokeGifts } from './revoke-gifts.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection')
  await world.db.write(seedGames)
})
afterAll(() => world.close())

interface Offer {
  id: string
  state: string
  step: { number: number; of: number }
  gives: OfferGives[]
  trigger: { user_satisfies_params: boolean }
}
const terms = { wager_times: 3, days: 7, weights: { slot: 100 } }
const spins = (more: object = {}) => ({
  type: 'free_spins',
  game: 'threshold',
  count: 20,
  stakes_minor: { USD: 100 },
  days: 7,
  ...more,
})
const package3 = [
  {
    type: 'match',
    ...terms,
    steps: [
      { percent: 100, most_minor: { USD: 5000 }, least_minor: { USD: 1000 } },
      { percent: 50, most_minor: { USD: 200 } },
    ],
  },
  spins({ step: 3, bonus: terms }),
]
const put = (promotions: object[], trigger: object = { action: 'deposit' }) =>
  world.db.write((tx) =>
    putOffer(tx, { texts: { en: { title: 'Three steps', text: '' } }, images: {}, trigger, promotions })
  )
type Paid = Awaited<ReturnType<BonusWorld['deposit']>>
const settle = (event: Paid) =>
  world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [event]))
const pay = async (player: Player, offer: bigint, more: { amount?: string; before?: number } = {}) => {
  const event = await world.deposit(player, offer, { before: more.before ?? 0 })
  await settle({ ...event, amount_minor: more.amount ?? event.amount_minor })
  return event
}
/** The provider takes a deposit back, and the job that this begins has run. */
const takeBack = async (event: Paid, dispute = 'first') => {
  await world.query(
    `insert into cashier.reversals (provider, reference, deposit_id, uid, kind, state, amount_minor) values ('bank', $3 || $1::text, $1::text::bigint, $2, 'chargeback', 'taken', 1)`,
    [event.transaction, event.uid, dispute]
  )
  const told = { ...event, reversal: '1', kind: 'chargeback' as const, state: 'taken' as const }
  await world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-reversed'], tx, [told]))
  await revoke(event)
}
/** The dispute is won: the provider gives it again. */
const giveAgain = async (event: Paid, dispute = 'first') => {
  await world.query(`update cashier.reversals set state = 'returned' where reference = $1`, [
    `${dispute}${event.transaction}`,
  ])
  const told = { ...event, reversal: '1', kind: 'chargeback' as const, state: 'returned' as const }
  await world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-reversed'], tx, [told]))
  await returnGifts(await world.server.context(), { uid: event.uid, deposit: event.transaction })
}
const revoke = async ({ uid, transaction }: Paid) =>
  revokeGifts(await world.server.context(), { uid, deposit: transaction })
const offerFor = async (player: Player, id: bigint) => {
  const [offer] = (await player.call<{ items: Offer[] }>('campaigns.getoffers', { ids: String(id) })).data.items
  if (!offer) throw new Error('no offer')
  return offer
}
const bonusesOf = async (player: Player) =>
  (await world.list(player)).map(({ amount: { amount } }) => amount).toSorted((a, b) => a - b)
const packsOf = async (player: Player) => (await player.call<{ items: Pack[] }>('freespins.get')).data.items

describe('an offer with a step for each of several deposits', () => {
  it('BON-15 BON-16 gives one step with each deposit that names it, says what comes next, and is over after the last', async () => {
    const ada = await world.rich()
    const offer = await put(package3, { action: 'deposit', params: { max_deposits: 0 } })
    expect(await offerFor(ada, offer)).toMatchObject({
      state: 'available',
      step: { number: 1, of: 3 },
      gives: [{ type: 'match', percent: 100, amount: { amount: 50 }, least: { amount: 10 } }],
    })
    // Below the least it brings nothing, and the step waits.
    await pay(ada, offer, { amount: '999' })
    expect(await offerFor(ada, offer)).toMatchObject({ state: 'available', step: { number: 1 } })
    await pay(ada, offer, { amount: '2099' })
    expect(await bonusesOf(ada)).toEqual([20.99])
    // How many deposits there were before is asked of the first step alone.
    await pay(ada, offer, { amount: '2000', before: 2 })
    expect(await bonusesOf(ada)).toEqual([2, 20.99])
    expect(await offerFor(ada, offer)).toMatchObject({
      step: { number: 3, of: 3 },
      gives: [
        { type: 'free_spins', count: 20, game: { sysname: 'threshold' }, stake: { amount: 1 }, bonus: { days: 7 } },
      ],
    })
    await pay(ada, offer, { before: 3 })
    await pay(ada, offer, { before: 4 })
    expect((await packsOf(ada)).map(({ total_count, pays }) => [total_count, pays])).toEqual([[20, 'bonus']])
    expect(await bonusesOf(ada)).toEqual([2, 20.99])
    expect(await offerFor(ada, offer)).toMatchObject({ state: 'taken', step: { number: 3, of: 3 } })
    expect(await world.db.read((tx) => countOffersGiven(tx, ada.uid))).toBe(3)
  })

  it('BON-15 twenty deposits told at one moment give each step once', async () => {
    const ada = await world.rich()
    const offer = await put(package3)
    await Promise.all(Array.from({ length: 20 }, (_, before) => pay(ada, offer, { before })))
    expect([await bonusesOf(ada), (await packsOf(ada)).length]).toEqual([[2, 10], 1])
  })
})

describe('a deposit that its provider takes back', () => {
  const both = [{ ...package3[0] }, spins({ bonus: terms })]
  const states = async (player: Player) => (await world.list(player)).map(({ status }) => status)

  it('BON-15 takes along what came with it: a bonus that is active or waits, and free spins that are not played', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const offer = await put(both)
    const event = await pay(ada, offer)
    await pay(eve, offer)
    const [bonus] = await world.list(ada)
    expect((await world.move(ada, 'activate', bonus?.id ?? '')).status).toBe(200)
    expect(await world.held(ada)).toEqual([10_000, 1000])
    await takeBack(event)
    await revoke(event)
    expect([await states(ada), await packsOf(ada), await world.held(ada)]).toEqual([['removed'], [], [10_000, 0]])
    expect([await states(eve), (await packsOf(eve)).length]).toEqual([['available'], 1])
    expect(await world.problems()).toEqual([])
  })

  it('BON-15 leaves what was fulfilled before, and brings nothing when its arrival is told after that', async () => {
    const ada = await world.rich()
    const offer = await put(both)
    const event = await pay(ada, offer)
    const [bonus] = await world.list(ada)
    await world.move(ada, 'activate', bonus?.id ?? '')
    await world.query('update bonuses.bonuses set wagered_minor = amount_minor * wager_times where id = $1', [
      bonus?.id,
    ])
    await takeBack(event)
    expect(await states(ada)).toEqual(['active'])
    const late = await world.deposit(ada, offer, { before: 1 })
    await takeBack(late)
    await settle(late)
    expect(await states(ada)).toEqual(['active'])
  })
})

describe('a deposit that its provider gives again, because the dispute was won', () => {
  const both = [{ ...package3[0] }, spins({ bonus: terms })]

  it('BON-15 brings what went with it, with what had counted, once; a second dispute takes it away again', async () => {
    const ada = await world.rich()
    const offer = await put(both)
    const event = await pay(ada, offer)
    const [bonus] = await world.list(ada)
    const id = bonus?.id ?? ''
    await world.move(ada, 'activate', id)
    await world.query('update bonuses.bonuses set wagered_minor = 700 where id = $1', [id])
    await world.query('update games.packs set remaining = 12, win_minor = 300 where player_uid = $1', [ada.uid])
    await takeBack(event)
    const won = (await world.list(ada)).find((one) => one.id !== id)
    expect([await packsOf(ada), won?.amount.amount]).toEqual([[], 3])
    await giveAgain(event)
    await giveAgain(event)
    expect((await world.list(ada)).find((one) => one.id === id)).toMatchObject({
      status: 'available',
      wager_done: { amount: 7 },
    })
    expect(
      (await packsOf(ada)).map(({ total_count, remaining_count, win }) => [total_count, remaining_count, win.amount])
    ).toEqual([[12, 12, 0]])
    // It is activated again, and its amount moves once.
    await world.move(ada, 'activate', id)
    expect(await world.held(ada)).toEqual([10_000, 1000])
    await takeBack(event, 'second')
    expect([await packsOf(ada), await world.held(ada)]).toEqual([[], [10_000, 0]])
    expect(await world.problems()).toEqual([])
  })

  it('BON-15 brings nothing that its player had given up before, nor to whoever has excluded themselves since', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const offer = await put(both)
    const [given, other] = [await pay(ada, offer), await pay(eve, offer)]
    const [bonus] = await world.list(ada)
    await world.move(ada, 'remove', bonus?.id ?? '')
    await takeBack(given)
    await takeBack(other)
    expect((await eve.post('account.setSelfExclusion', { period: '6m' })).status).toBe(200)
    await giveAgain(given)
    await giveAgain(other)
    expect((await world.list(ada)).map(({ status }) => status)).toEqual(['removed'])
    expect(await packsOf(ada)).toHaveLength(1)
    expect(
      await world.query(`select 1 from bonuses.bonuses where uid = $1 and status <> 'removed'`, [eve.uid])
    ).toEqual([])
    expect(
      await world.query(`select 1 from games.packs where player_uid = $1 and status <> 'removed'`, [eve.uid])
    ).toEqual([])
  })

  it('BON-15 brings nothing during a short break: what went comes when its player is back, with at least a week', async () => {
    const eve = await world.rich()
    const event = await pay(eve, await put(both))
    await takeBack(event)
    expect((await eve.post('account.setSelfExclusion', { period: '7d' })).status).toBe(200)
    await giveAgain(event)
    const open = () =>
      world.query<{ left: number }>(
        `select round(extract(epoch from available_until - now()) / 86400)::int as left from bonuses.bonuses where uid = $1 and status = 'available'
         union all select round(extract(epoch from expires_at - now()) / 86400)::int from games.packs where player_uid = $1 and status = 'active'`,
        [eve.uid]
      )
    expect(await open()).toEqual([])
    const waits = `select run_at > now() + interval '23 hours' as is_later from graphile_worker.jobs where key = $1`
    expect(await world.query(waits, [`campaigns.return-gifts:${event.transaction}`])).toEqual([{ is_later: true }])
    await world.query('update identity.users set excluded_until = null where uid = $1', [eve.uid])
    await returnGifts(await world.server.context(), { uid: event.uid, deposit: event.transaction })
    expect((await open()).map(({ left }) => left >= 7)).toEqual([true, true])
    expect(await world.problems()).toEqual([])
  })

  it('BON-15 stays without what a second dispute about it still takes, and a return that is told early takes nothing away later', async () => {
    const ada = await world.rich()
    const offer = await put(both)
    const event = await pay(ada, offer)
    await takeBack(event)
    await takeBack(event, 'second')
    await giveAgain(event)
    expect((await world.list(ada)).map(({ status }) => status)).toEqual(['removed'])
    await giveAgain(event, 'second')
    expect((await world.list(ada)).map(({ status }) => status)).toEqual(['available'])
    // The job of the taking, which had waited for a round, finds that the money is there.
    await revoke(event)
    expect((await world.list(ada)).map(({ status }) => status)).toEqual(['available'])
  })
})

describe('a deposit that arrives', () => {
  it.each(['6m', '1d'])('RG-11 brings no offer to whoever has chosen not to play since (%s)', async (period) => {
    const ada = await world.rich()
    const offer = await put([spins()])
    const event = await world.deposit(ada, offer)
    expect((await ada.post('account.setSelfExclusion', { period })).status).toBe(200)
    await settle(event)
    expect(await world.query('select id from games.packs where player_uid = $1', [ada.uid])).toEqual([])
  })

  it('ACC-18 brings no offer to an account that was closed since it was chosen', async () => {
    const ada = await world.rich()
    const offer = await put([spins()])
    const event = await world.deposit(ada, offer)
    await world.query(`update identity.users set status = 'deleted' where uid = $1`, [ada.uid])
    await settle(event)
    expect(await world.query('select id from games.packs where player_uid = $1', [ada.uid])).toEqual([])
  })
})

describe('free spins of an offer', () => {
  it('BON-15 LOBBY-30 come with its button and with its code, once', async () => {
    const ada = await world.rich()
    const [taken, coded] = [await put([spins()], { action: 'take' }), await put([spins()], { action: 'promo_code' })]
    await world.db.write((tx) => putPromoCode(tx, { code: 'SPINS-20', offer: coded }))
    const take = () => ada.post('campaigns.takepromotions', { offer_id: String(taken) })
    const activate = () => ada.post('campaigns.activateOffer', { promo_code: 'SPINS-20' })
    expect([(await take()).status, (await take()).status]).toEqual([200, 409])
    expect([(await activate()).status, (await activate()).status]).toEqual([200, 400])
    expect((await packsOf(ada)).map(({ game, remaining_count }) => [game.sysname, remaining_count])).toEqual([
      ['threshold', 20],
      ['threshold', 20],
    ])
    expect((await offerFor(ada, taken)).state).toBe('taken')
  })

  it('BON-15 of a game that has left the hall are not promised, nor is the offer used up', async () => {
    const ada = await world.rich()
    const offer = await put([spins({ game: 'ember-wheel-of-before' })], { action: 'take' })
    expect((await offerFor(ada, offer)).gives).toEqual([])
    const refused = await ada.post('campaigns.takepromotions', { offer_id: String(offer) })
    expect([refused.status, refused.error.code]).toEqual([409, 'offer_not_available'])
    expect((await offerFor(ada, offer)).state).toBe('available')
  })
})
