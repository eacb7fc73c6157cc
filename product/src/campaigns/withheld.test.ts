import { operatorCall } from '@ante/testing/staff'
import { reactTo } from '@ante/testing/reactions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import { events as cashierEvents } from '../cashier/contract.ts'
import type { Withheld } from './contract-staff.ts'
import { putOffer, putPromoCode } from './index.ts'
import { reactions } from './reactions.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection', 'sportsbook')
  await world.db.write(seedGames)
})
afterAll(() => world.close())

const terms = { wager_times: 3, days: 7, weights: { slot: 100 } }
const spins = { type: 'free_spins', game: 'threshold', count: 20, stakes_minor: { USD: 100 }, days: 7 }
const freeBet = { type: 'free_bet', amounts_minor: { USD: 500 }, days: 7 }
const match = { type: 'match', ...terms, steps: [{ percent: 100, most_minor: { USD: 5_000 } }] }
let last = 0
const put = (promotions: object[], action = 'take') =>
  world.db.write((tx) =>
    putOffer(tx, {
      sysname: `held-${(last += 1)}`,
      texts: { en: { title: 'Once', text: '' } },
      images: {},
      trigger: { action },
      promotions,
    })
  )
/** Two people, or one with two accounts: both have signed in on one device. */
async function pair(): Promise<[Player, Player]> {
  const [one, other] = [await world.rich(), await world.rich()]
  await world.query(
    'insert into identity.devices (uid, token_hash) select $2, token_hash from identity.devices where uid = $1',
    [one.uid, other.uid]
  )
  return [one, other]
}
const take = (player: Player, offer: bigint) => player.post('campaigns.takepromotions', { offer_id: String(offer) })
const packs = async (player: Player) => (await player.call<{ count: number }>('freespins.get')).data.count
const freeBets = async (player: Player) => (await player.call<{ count: number }>('sportsbook.getfreebets')).data.count
const listed = async (show: 'open' | 'all' = 'open') =>
  (await operatorCall<{ items: Withheld[] }>(world.db, 'campaigns.getwithheld', { show })).items
const decide = (withheld_id: string | undefined, decision: string) =>
  operatorCall<Withheld>(world.db, 'campaigns.decidewithheld', { withheld_id, decision, reason: 'two sisters' })
const refused = { status: 409, error: { code: 'bonus_linked_account' } }

describe('free spins and free bets of an offer on a shared device', () => {
  it.each([
    ['free spins', spins, packs],
    ['free bets', freeBet, freeBets],
  ] as const)(
    'BON-04 %s are held back from a second account until staff clear it; strangers have them',
    async (_, gift, count) => {
      const [[ada, eve], joe] = [await pair(), await world.rich()]
      const offer = await put([gift])
      expect((await take(ada, offer)).status).toBe(200)
      expect(await take(eve, offer)).toMatchObject(refused)
      expect(await take(eve, offer)).toMatchObject(refused)
      expect((await take(joe, offer)).status).toBe(200)
      expect([await count(ada), await count(eve), await count(joe)]).toEqual([1, 0, 1])
      const [held] = await listed()
      expect(held).toMatchObject({ uid: String(eve.uid), offer: { title: 'Once' }, others: [String(ada.uid)] })
      expect((await decide(held?.id, 'upheld')).decision).toMatchObject({ is: 'upheld', note: 'two sisters' })
      expect(await take(eve, offer)).toMatchObject(refused)
      await decide(held?.id, 'cleared')
      expect((await take(eve, offer)).status).toBe(200)
      expect(await count(eve)).toBe(1)
      expect((await listed()).filter(({ uid }) => uid === String(eve.uid))).toEqual([])
    }
  )

  it('BON-04 with a deposit the bonus comes and the spins are held back, and come with the decision that clears it, once', async () => {
    const [ada, eve] = await pair()
    const offer = await put([match, { ...spins, step: 1 }], 'deposit')
    const pay = async (player: Player) => {
      const event = await world.deposit(player, offer)
      await world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [event]))
    }
    await pay(ada)
    await pay(eve)
    expect([await packs(ada), await packs(eve), (await world.list(eve)).length]).toEqual([1, 0, 1])
    const [held] = await listed()
    await Promise.all([decide(held?.id, 'cleared'), decide(held?.id, 'cleared')])
    expect(await packs(eve)).toBe(1)
    const given = () =>
      world.query(
        `select given_minor, (select array_agg(cardinality(pack_ids) order by uid) from campaigns.offer_claims where offer_id = $1) as packs
           from campaigns.spendings where offer_id = $1`,
        [offer]
      )
    const before = await given()
    expect(before).toMatchObject([{ packs: [1, 1] }])
    await decide(held?.id, 'upheld')
    await decide(held?.id, 'cleared')
    expect(await given()).toEqual(before)
  })

  it('BON-22 a code says that it is not available, and staff are told', async () => {
    const [ada, eve] = await pair()
    const offer = await put([spins], 'promo_code')
    await world.db.write((tx) => putPromoCode(tx, { code: 'ONCE', offer }))
    const enter = (player: Player) => player.post('campaigns.activateOffer', { promo_code: 'ONCE' })
    expect((await enter(ada)).status).toBe(200)
    expect(await enter(eve)).toMatchObject({ status: 400, error: { error_data: { promo_code: ['NOT_AVAILABLE'] } } })
    expect((await listed())[0]).toMatchObject({ uid: String(eve.uid) })
    await expect(decide('999999', 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/not_found' })
  })

  it('BON-04 of two accounts that take it at one moment one has it', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const [players, offer] = [await pair(), await put([spins])]
      const answers = await Promise.all(players.map((player) => take(player, offer)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })
})
