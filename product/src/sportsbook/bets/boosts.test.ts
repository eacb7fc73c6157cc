import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, balancesOf, houseAccount, playerAccount, post } from '../../ledger/index.ts'
import { boostGift, type BoostGift, endpoints } from '../contract.ts'
import { extraOf, extraOfSettled } from '../rules/gift-payouts.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { giveBoost, listBoosts } from './boosts.ts'
import { correctResult } from './correct-result.ts'
import { endFreeBets, freeBetPayouts, listFreeBets, takeBackFreeBet } from './free-bets.ts'
import { placeBet } from './place-bet.ts'
import { getBets } from './read-bets.ts'
import { settleFixtures } from './settle-fixtures.ts'

let book: TestBook
let fixtures: number[]
let used = 0
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  fixtures = (
    await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase = 'not_started' and f.starts_at > now() + interval '10 minutes' order by f.id`
    )
  ).map(({ id }) => id)
})
afterAll(async () => {
  expect(await book.database.db.read(audit)).toEqual([])
  await book.close()
})

/** A quarter more of what a bet of up to 10.00 wins, 4.00 at most. */
const give = async (uid: bigint, more: Partial<BoostGift> = {}, source: string = randomUUID()): Promise<string> => {
  const sums = { stakes_most_minor: { USD: 1_000 }, extra_most_minor: { USD: 400 } }
  const gift = boostGift.parse({ type: 'boost', percent: 25, ...sums, days: 7, ...more })
  return String(await book.database.db.write((tx) => giveBoost(tx, { uid, currency: 'USD', source, gift })))
}
const listOf = async (uid: bigint) =>
  (await listBoosts(book.context(uid), endpoints['sportsbook.getboosts'].input.parse({}))).items
const betOf = async (uid: bigint, id: string) =>
  (await getBets(book.context(uid), endpoints['sportsbook.getbets'].input.parse({ ids: id }))).items[0]
/** On the home side of a match of its own, at a price of 2.000. */
async function place(
  uid: bigint,
  boost: string | undefined,
  { stake = '10', key = '', price = 2_000, type = '1x2', more = {} } = {}
) {
  const fixture = fixtures[used++] ?? 0
  const [row] = await book.query<{ id: bigint }>(
    'select id from book.markets where event_id = $1 and market_type = $2',
    [fixture, type]
  )
  const market = String(row?.id)
  await book.setPrice(market, 'home', price)
  const input = endpoints['sportsbook.placebet'].input.parse({
    selections: [{ market_id: market, outcome: 'home', price: price / 1_000 }],
    stake,
    currency: 'USD',
    price_policy: 'any',
    ...(boost === undefined ? {} : { boost }),
    ...more,
  })
  const { bet } = await placeBet(book.context(uid, key || undefined), input)
  return { fixture, bet, input }
}
async function end(fixture: number, home: number, away: number): Promise<void> {
  await book.end(fixture, home, away)
  await settleFixtures(book.context())
}
const held = async (path: Parameters<typeof balancesOf>[1][number]): Promise<bigint> =>
  (await book.database.db.read((tx) => balancesOf(tx, [path], 'USD')))[path]?.minor ?? 0n
/** What the operator has paid for boosts, in cents. */
const cost = async (): Promise<bigint> => -(await held(houseAccount('boosts')))
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'placed',
    (error: { code?: string }) => error.code
  )

describe('boosts', () => {
  it('BON-07 a win pays the share more, from the account of boosts and up to its most; the bet says it before and after', async () => {
    for (const [percent, extra] of [
      [25, 250n],
      [60, 400n],
    ] as const) {
      const [uid, before] = [await book.player(1_000n), await cost()]
      const id = await give(uid, { percent })
      expect(await listOf(uid)).toMatchObject([
        { id, percent, stake_most: { amount: 10 }, extra_most: { amount: 4 }, odds_least: null, legs_least: 1 },
      ])
      expect(
        (await listFreeBets(book.context(uid), endpoints['sportsbook.getfreebets'].input.parse({}))).items
      ).toEqual([])
      const { fixture, bet } = await place(uid, id)
      const potential = { amount: 20 + Number(extra) / 100 }
      expect(bet).toMatchObject({ potential, boost: { percent, extra_most: { amount: 4 }, extra: null }, free: null })
      expect([await book.balance(uid), await listOf(uid), (await cost()) - before]).toEqual([0n, [], 0n])
      await end(fixture, 1, 0)
      expect(await betOf(uid, bet.id)).toMatchObject({
        state: 'won',
        payout: potential,
        boost: { extra: { amount: Number(extra) / 100 } },
      })
      expect([await book.balance(uid), (await cost()) - before]).toEqual([2_000n + extra, extra])
      expect(await book.database.db.read((tx) => freeBetPayouts(tx, [BigInt(id)]))).toEqual([
        { id: BigInt(id), payout_minor: extra },
      ])
    }
  })

  it('BON-07 a lost bet pays nothing more, and a returned one gives the boost back with a day at least to use it', async () => {
    const [uid, before] = [await book.player(2_000n), await cost()]
    const [first, second] = [await give(uid), await give(uid)]
    const [lost, returned] = [await place(uid, first), await place(uid, second)]
    await end(lost.fixture, 0, 1)
    await book.query(`update sportsbook.free_bets set expires_at = now() where id = $1`, [second])
    await book.query(
      `update sportsbook.events set status = 'cancelled', state = state || '{"phase":"cancelled"}' where id = $1`,
      [returned.fixture]
    )
    await settleFixtures(book.context())
    expect(await betOf(uid, returned.bet.id)).toMatchObject({ state: 'returned', payout: { amount: 10 } })
    expect([await book.balance(uid), (await cost()) - before]).toEqual([1_000n, 0n])
    const [back] = await listOf(uid)
    expect(back?.id).toBe(second)
    expect(Date.parse(back?.expires_at ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  })

  it('BON-07 a corrected result pays the share or takes it back; what is spent of it is owed, and no book is out by a cent', async () => {
    const [uid, before] = [await book.player(1_000n), await cost()]
    const { fixture, bet } = await place(uid, await give(uid))
    const correct = (home: number, away: number) => correctResult(book.context(), fixture, { home, away }, 'test')
    await end(fixture, 0, 2)
    await correct(2, 0)
    expect([await book.balance(uid), (await cost()) - before]).toEqual([2_250n, 250n])
    const spent = money(2_100n)
    await book.database.db.write((tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'test',
        postings: [{ from: playerAccount(uid, 'main'), to: houseAccount('opening'), amount: spent, code: 'opening' }],
      })
    )
    expect(await correct(0, 2)).toMatchObject({ owed: [{ bet: BigInt(bet.id), amount: money(2_100n) }] })
    expect([await book.balance(uid), (await cost()) - before]).toEqual([0n, 0n])
    await correct(3, 0)
    expect([await book.balance(uid), (await cost()) - before]).toEqual([150n, 250n])
    await correct(3, 0)
    expect([await book.balance(uid), (await betOf(uid, bet.id))?.payout]).toEqual([
      150n,
      { amount: 22.5, currency: 'USD' },
    ])
  })

  it('BON-07 one that is used again is paid for that bet alone: a corrected result of the first pays without it', async () => {
    const [uid, before] = [await book.player(2_000n), await cost()]
    const id = await give(uid)
    const first = await place(uid, id, { type: 'draw_no_bet' })
    await end(first.fixture, 1, 1)
    const second = await place(uid, id)
    const correct = (home: number, away: number) => correctResult(book.context(), first.fixture, { home, away }, 'test')
    for (const home of [2, 0, 3]) await correct(home, 1)
    expect(await betOf(uid, first.bet.id)).toMatchObject({ state: 'won', payout: { amount: 20 } })
    expect([await book.balance(uid), (await cost()) - before]).toEqual([2_000n, 0n])
    await end(second.fixture, 1, 0)
    expect([await book.balance(uid), (await cost()) - before]).toEqual([4_250n, 250n])
  })

  it('BON-07 half a win is boosted by what it wins, half a loss and a returned stake by nothing, and a share is rounded down', () => {
    const boost = { percent: 25, most: money(400n) }
    const of = (payout: bigint, state: 'won' | 'lost' | 'returned') =>
      extraOfSettled({ state, payout: money(payout), reason: undefined }, money(1_000n), boost).minor
    expect([of(1_450n, 'won'), of(500n, 'lost'), of(1_000n, 'returned')]).toEqual([112n, 0n, 0n])
    expect(extraOf(money(1_003n), money(1_000n), boost).minor).toBe(0n)
    expect(extraOf(money(999_999n), money(1_000n), boost).minor).toBe(400n)
  })

  it('BON-07 is used once, by its player, in time and within its terms, never with a free bet; a repeated key is the same bet', async () => {
    const [uid, other] = [await book.player(100_000n), await book.player(100_000n)]
    const id = await give(uid, { odds_least: 1.5 })
    const [over, terms] = ['InvalidRequest/boost_over', 'InvalidRequest/boost_terms']
    expect(await refused(place(other, id))).toBe(over)
    expect(await refused(place(uid, '99999999'))).toBe(over)
    expect(await refused(place(uid, id, { price: 1_490 }))).toBe(terms)
    expect(await refused(place(uid, id, { stake: '10.01' }))).toBe(terms)
    expect(await refused(place(uid, await give(uid, { legs_least: 2 })))).toBe(terms)
    expect(await refused(place(uid, id, { more: { free_bet: '1' } }))).toBe('InvalidParameter')
    expect(await refused(place(uid, undefined, { more: { free_bet: id } }))).toBe('InvalidRequest/free_bet_over')
    const key = randomUUID()
    const { bet, input } = await place(uid, id, { key })
    expect((await placeBet(book.context(uid, key), input)).bet.id).toBe(bet.id)
    expect(await refused(placeBet(book.context(uid, key), { ...input, boost: undefined }))).toBe(
      'InvalidRequest/idempotency_key_reused'
    )
    expect(await refused(place(uid, id))).toBe(over)
    const twice = await give(uid)
    const answers = await Promise.all([place(uid, twice), place(uid, twice)].map(refused))
    expect(answers.toSorted()).toEqual([over, 'placed'])
    const late = await give(uid)
    await book.query(`update sportsbook.free_bets set expires_at = now() where id = $1`, [late])
    expect(await refused(place(uid, late))).toBe(over)
    await endFreeBets(book.context())
    const take = () => book.database.db.write((tx) => takeBackFreeBet(tx, uid, 'offer:1:0'))
    expect(await give(uid, {}, 'offer:1:0')).toBe(await give(uid, {}, 'offer:1:0'))
    expect([await take(), await take()]).toEqual([true, false])
  })

  it('BON-07 RG-11 whoever excluded themself uses none: the stake is theirs and is refused', async () => {
    const uid = await book.player(1_000n)
    const id = await give(uid)
    await book.query(`update ledger.accounts set stakes_from = 'infinity' where path = $1`, [`player:${uid}:main`])
    expect(await refused(place(uid, id))).not.toBe('placed')
    expect((await listOf(uid)).length).toBe(1)
  })
})
