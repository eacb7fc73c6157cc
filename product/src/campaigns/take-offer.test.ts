import { reactTo } from '@ante/testing/reactions'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import { putOffer, putPromoCode } from './index.ts'
import { reactions } from './reactions.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

const day = 86_400_000
const bonus = { type: 'bonus', amounts_minor: { USD: 500 }, wager_times: 3, days: 7, weights: { slot: 100 } }
const put = (trigger: object, more: object = {}) =>
  world.db.write((tx) =>
    putOffer(tx, { texts: { en: { title: 'Five', text: '' } }, images: {}, trigger, promotions: [bonus], ...more })
  )
const tell = (event: Awaited<ReturnType<BonusWorld['deposit']>>) =>
  world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [event]))
const given = async (player: Player) => (await world.list(player)).length

describe('the offer that was chosen with a deposit', () => {
  it('BON-15 is given as it was when the deposit was asked for: one that is over since then is, one that was over or had not begun is not', async () => {
    const ada = await world.rich()
    const offer = await put({ action: 'deposit' }, { endsAt: new Date(Date.now() + day) })
    await world.query(
      `update campaigns.offers set starts_at = now() - interval '3 days', ends_at = now() - interval '1 day' where id = $1`,
      [offer]
    )
    await tell(await world.deposit(ada, offer))
    await tell(await world.deposit(ada, offer, { askedAt: new Date(Date.now() - 4 * day) }))
    expect(await given(ada)).toBe(0)
    await tell(await world.deposit(ada, offer, { askedAt: new Date(Date.now() - 2 * day) }))
    expect(await given(ada)).toBe(1)
    const early = await put({ action: 'deposit' })
    await world.query(`update campaigns.offers set starts_at = now() + interval '1 day' where id = $1`, [early])
    await tell(await world.deposit(ada, early))
    expect(await given(ada)).toBe(1)
  })

  it('CASH-30 is not given with a way to pay that it excludes, whatever the page showed', async () => {
    const ada = await world.rich()
    const offer = await put({ action: 'deposit', params: { exclude_methods: ['card'] } })
    await tell(await world.deposit(ada, offer))
    expect(await given(ada)).toBe(0)
    await tell(await world.deposit(ada, offer, { method: 'online-banking' }))
    expect(await given(ada)).toBe(1)
  })

  it('CASH-29 is judged by the deposits that had arrived before, however late it is told: the first stays the first, the second is not', async () => {
    const ada = await world.rich()
    const [one, two] = [
      await put({ action: 'deposit', params: { max_deposits: 0 } }),
      await put({ action: 'deposit', params: { max_deposits: 0 } }),
    ]
    const [first, second] = [await world.deposit(ada, one), await world.deposit(ada, two, { before: 1 })]
    await tell(second)
    expect(await given(ada)).toBe(0)
    await tell(first)
    expect(await given(ada)).toBe(1)
  })

  it('BON-15 is given though it began within the millisecond of the deposit: moments are read in milliseconds, kept in microseconds', async () => {
    const ada = await world.rich()
    const offer = await put({ action: 'deposit' })
    const event = await world.deposit(ada, offer)
    const second = `date_trunc('second', now())`
    await world.query(`update campaigns.offers set starts_at = ${second} + interval '300 microseconds' where id = $1`, [
      offer,
    ])
    await world.query(
      `update cashier.deposits set created_at = ${second} + interval '700 microseconds' where id = $1`,
      [event.transaction]
    )
    await tell(event)
    expect(await given(ada)).toBe(1)
  })

  it('BON-15 is not given for a deposit that is somebody else’s or not there', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const offer = await put({ action: 'deposit' })
    const event = await world.deposit(ada, offer)
    await tell({ ...event, uid: String(eve.uid) })
    await tell({ ...event, transaction: '999999999' })
    expect([await given(ada), await given(eve)]).toEqual([0, 0])
  })
})

describe('registrations that bring a code', () => {
  it('REG-46 hold nobody up who uses it at the same moment, and nobody deadlocks', async () => {
    const offers = await Promise.all([1, 2, 3].map(() => put({ action: 'promo_code' })))
    const codes = offers.map((_, index) => `BURST-${index}`)
    await world.db.write(async (tx) => {
      for (const [index, offer] of offers.entries()) await putPromoCode(tx, { code: codes[index] ?? '', offer })
    })
    const deadlocks = async () =>
      Number(
        (
          await world.query<{ n: bigint }>(
            `select deadlocks as n from pg_stat_database where datname = current_database()`
          )
        )[0]?.n
      )
    const players = await Promise.all(Array.from({ length: 24 }, () => world.rich()))
    const codeOf = (index: number) => codes[index % codes.length] ?? ''
    const brought = players.map(({ uid }, index) => ({ uid: String(uid), promo_code: codeOf(index) }))
    await Promise.all([
      world.db.write((tx) =>
        reactTo(reactions, playersEvents['players.registered'], tx, brought.slice(0, 12).toReversed())
      ),
      world.db.write((tx) => reactTo(reactions, playersEvents['players.registered'], tx, brought.slice(12))),
      ...players.map((player, index) => player.post('campaigns.activateOffer', { promo_code: codeOf(index) })),
      ...players.map((player, index) => player.post('campaigns.activateOffer', { promo_code: codeOf(index + 1) })),
    ])
    expect(await Promise.all(players.map(given))).toEqual(players.map(() => 2))
    const uses = await world.query<{ uses: number }>(`select uses from campaigns.promo_codes where code like 'BURST-%'`)
    expect(uses.reduce((sum, one) => sum + one.uses, 0)).toBe(48)
    expect(await deadlocks()).toBe(0)
  })

  it('API-54 a code that nobody can use any more is not said to be good', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const offer = await put({ action: 'promo_code' })
    await world.db.write((tx) => putPromoCode(tx, { code: 'ONLY-ONE', offer, usesMax: 1 }))
    const isGood = async () =>
      (await world.server.visitor().post<boolean>('campaigns.checkPromocode', { promo_code: 'only-one' })).data
    expect(await isGood()).toBe(true)
    await ada.post('campaigns.activateOffer', { promo_code: 'ONLY-ONE' })
    expect(await isGood()).toBe(false)
    expect(
      (await eve.post('campaigns.activateOffer', { promo_code: 'ONLY-ONE' })).error.error_data['promo_code']
    ).toEqual(['LIMIT_REACHED'])
  })
})
