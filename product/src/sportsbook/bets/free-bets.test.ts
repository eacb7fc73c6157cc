import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, balancesOf, houseAccount } from '../../ledger/index.ts'
import { endpoints, freeBetGift, type FreeBetGift } from '../contract.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { settledFree } from '../rules/gift-payouts.ts'
import { correctResult } from './correct-result.ts'
import { endFreeBets, giveFreeBet, listFreeBets, takeBackFreeBet } from './free-bets.ts'
import { restoreFreeBet, revokeFreeBet } from './store-free-bets.ts'
import { placeBet } from './place-bet.ts'
import { getBets } from './read-bets.ts'
import { settleFixtures } from './settle-fixtures.ts'
import { playedInBets } from './store-played-days.ts'

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

const give = async (uid: bigint, more: Partial<FreeBetGift> = {}, source: string = randomUUID()): Promise<string> => {
  const gift = freeBetGift.parse({ type: 'free_bet', amounts_minor: { USD: 500 }, days: 7, ...more })
  return String(await book.database.db.write((tx) => giveFreeBet(tx, { uid, currency: 'USD', source, gift })))
}
const listOf = async (uid: bigint) =>
  (await listFreeBets(book.context(uid), endpoints['sportsbook.getfreebets'].input.parse({}))).items
const betOf = async (uid: bigint, id: string) =>
  (await getBets(book.context(uid), endpoints['sportsbook.getbets'].input.parse({ ids: id }))).items[0]
/** On the home side of a match of its own, at a price of 2.000. */
async function place(
  uid: bigint,
  freeBet: string | undefined,
  { stake = '5', key = '', price = 2_000, type = '1x2' } = {}
) {
  const fixture = fixtures[used++] ?? 0
  const market = await marketOf(fixture, type)
  await book.setPrice(market, 'home', price)
  const input = endpoints['sportsbook.placebet'].input.parse({
    selections: [{ market_id: market, outcome: 'home', price: price / 1_000 }],
    stake,
    currency: 'USD',
    price_policy: 'any',
    ...(freeBet === undefined ? {} : { free_bet: freeBet }),
  })
  const { bet } = await placeBet(book.context(uid, key || undefined), input)
  return { fixture, bet, input }
}
const marketOf = async (fixture: number, type: string): Promise<string> => {
  const rows = await book.query<{ id: bigint }>(
    'select id from book.markets where event_id = $1 and market_type = $2',
    [fixture, type]
  )
  return String(rows[0]?.id)
}
async function end(fixture: number, home: number, away: number): Promise<void> {
  await book.end(fixture, home, away)
  await settleFixtures(book.context())
}
/** What a player who began with one cent has won. */
const won = async (uid: bigint): Promise<bigint> => (await book.balance(uid)) - 1n
/** What the operator has paid for free bets, in cents. */
const cost = async (): Promise<bigint> => {
  const account = houseAccount('free-bets')
  return -((await book.database.db.read((tx) => balancesOf(tx, [account], 'USD')))[account]?.minor ?? 0n)
}

describe('free bets', () => {
  it('BON-07 the operator pays the stake, and a win is paid without it or with it, as it was said', async () => {
    for (const [returns_stake, potential, paid] of [
      [false, 5, 500n],
      [true, 10, 1_000n],
    ] as const) {
      const [uid, before] = [await book.player(1n), await cost()]
      const id = await give(uid, { returns_stake })
      expect(await listOf(uid)).toMatchObject([{ id, stake: { amount: 5 }, returns_stake, odds_least: null }])
      const { fixture, bet } = await place(uid, id)
      expect(bet).toMatchObject({
        state: 'open',
        stake: { amount: 5 },
        potential: { amount: potential },
        free: { returns_stake },
      })
      expect([await won(uid), (await cost()) - before, await listOf(uid)]).toEqual([0n, 500n, []])
      await end(fixture, 1, 0)
      expect(await betOf(uid, bet.id)).toMatchObject({ state: 'won', payout: { amount: potential } })
      expect([await won(uid), (await cost()) - before]).toEqual([paid, 500n])
    }
  })

  it('BON-07 a lost one pays nothing; a returned one pays nothing and is back, with a day at least to place it', async () => {
    const uid = await book.player(1n)
    const [first, second] = [await give(uid), await give(uid)]
    const [lost, void_] = [await place(uid, first), await place(uid, second)]
    await end(lost.fixture, 0, 1)
    expect(await betOf(uid, lost.bet.id)).toMatchObject({ state: 'lost', payout: { amount: 0 } })
    await book.query(`update sportsbook.free_bets set expires_at = now() where id = $1`, [second])
    const before = await cost()
    await book.query(
      `update sportsbook.events set status = 'cancelled', state = state || '{"phase":"cancelled"}' where id = $1`,
      [void_.fixture]
    )
    await settleFixtures(book.context())
    expect(await betOf(uid, void_.bet.id)).toMatchObject({ state: 'returned', payout: { amount: 0 } })
    expect([await won(uid), (await cost()) - before]).toEqual([0n, -500n])
    const [back] = await listOf(uid)
    expect(back?.id).toBe(second)
    expect(Date.parse(back?.expires_at ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    await place(uid, second)
  })

  it('BON-15 one whose reason went while its bet was open is not back with the bet, unless its reason is there again', async () => {
    const uid = await book.player(1n)
    const [gone, again] = [await give(uid), await give(uid)]
    const bets = [await place(uid, gone), await place(uid, again)]
    const { db } = book.database
    await db.write((tx) => revokeFreeBet(tx, BigInt(gone)))
    await db.write((tx) => revokeFreeBet(tx, BigInt(again)))
    await db.write((tx) => restoreFreeBet(tx, BigInt(again)))
    await book.query(
      `update sportsbook.events set status = 'cancelled', state = state || '{"phase":"cancelled"}' where id = any ($1)`,
      [bets.map(({ fixture }) => fixture)]
    )
    await settleFixtures(book.context())
    expect((await listOf(uid)).map(({ id }) => id)).toEqual([again])
    // Its reason is there after the bet was returned: then it can be placed.
    await db.write((tx) => restoreFreeBet(tx, BigInt(gone)))
    expect((await listOf(uid)).map(({ id }) => id).toSorted()).toEqual([gone, again].toSorted())
  })

  it('BON-07 a corrected result pays or takes the difference, and the free bet that was back is used again', async () => {
    const uid = await book.player(1n)
    const before = await cost()
    const { fixture, bet } = await place(uid, await give(uid))
    await end(fixture, 0, 2)
    const correct = (home: number, away: number) => correctResult(book.context(), fixture, { home, away }, 'test')
    await correct(2, 0)
    expect([await won(uid), (await cost()) - before]).toEqual([500n, 500n])
    await correct(0, 2)
    expect([await won(uid), (await betOf(uid, bet.id))?.state]).toEqual([0n, 'lost'])
  })

  it('BON-07 one that is placed again pays that bet alone: the first stays returned, also where its corrected result wins', async () => {
    const uid = await book.player(1n)
    const before = await cost()
    const id = await give(uid)
    const first = await place(uid, id, { type: 'draw_no_bet' })
    await end(first.fixture, 1, 1)
    expect((await betOf(uid, first.bet.id))?.state).toBe('returned')
    const second = await place(uid, id)
    const correct = (home: number, away: number) => correctResult(book.context(), first.fixture, { home, away }, 'test')
    expect(await correct(2, 0)).toMatchObject({ corrected: [], owed: [], failed: [] })
    expect(await betOf(uid, first.bet.id)).toMatchObject({ state: 'returned', payout: { amount: 0 } })
    expect([await won(uid), (await cost()) - before]).toEqual([0n, 500n])
    await end(second.fixture, 1, 0)
    expect(await betOf(uid, second.bet.id)).toMatchObject({ state: 'won', payout: { amount: 5 } })
    await correct(0, 2)
    expect([await won(uid), (await cost()) - before, (await betOf(uid, first.bet.id))?.state]).toEqual([
      500n,
      500n,
      'returned',
    ])
  })

  it('BON-07 half a win pays half of the winnings, half a loss pays what is left of the stake where the stake is part of it', () => {
    const stake = money(1_000)
    const settled = (payout: bigint, state: 'won' | 'lost' | 'returned') => ({
      state,
      payout: money(payout),
      reason: undefined,
    })
    const paid = (payout: bigint, state: 'won' | 'lost' | 'returned') =>
      [false, true].map((returns) => settledFree(settled(payout, state), stake, returns).payout.minor)
    expect(paid(1_450n, 'won')).toEqual([450n, 1_450n])
    expect(paid(500n, 'lost')).toEqual([0n, 500n])
    expect(paid(1_000n, 'returned')).toEqual([0n, 0n])
  })

  it('BON-07 is placed once, by its player, for its whole stake, in time and from its odds on; a repeated key is the same bet', async () => {
    const [uid, other] = [await book.player(1_000n), await book.player(1_000n)]
    const id = await give(uid, { odds_least: 1.5 })
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 'placed',
        (error: { code?: string }) => error.code
      )
    expect(await refused(place(uid, id, { stake: '4' }))).toBe('InvalidRequest/free_bet_over')
    expect(await refused(place(other, id))).toBe('InvalidRequest/free_bet_over')
    expect(await refused(place(uid, '99999999'))).toBe('InvalidRequest/free_bet_over')
    expect(await refused(place(uid, id, { price: 1_490 }))).toBe('InvalidRequest/free_bet_odds')
    const key = randomUUID()
    const { bet, input } = await place(uid, id, { key })
    expect((await placeBet(book.context(uid, key), input)).bet.id).toBe(bet.id)
    expect(await refused(placeBet(book.context(uid, key), { ...input, free_bet: undefined }))).toBe(
      'InvalidRequest/idempotency_key_reused'
    )
    expect(await refused(place(uid, id))).toBe('InvalidRequest/free_bet_over')
    expect(await book.balance(uid)).toBe(1_000n)
    const twice = await give(uid)
    const answers = await Promise.all([place(uid, twice), place(uid, twice)].map(refused))
    expect(answers.toSorted()).toEqual(['InvalidRequest/free_bet_over', 'placed'])
  })

  it('BON-07 expires, and is given once for each source and taken back while it is not placed', async () => {
    const uid = await book.player(1n)
    expect(await give(uid, {}, 'offer:1:0')).toBe(await give(uid, {}, 'offer:1:0'))
    const late = await give(uid)
    await book.query(`update sportsbook.free_bets set expires_at = now() where id = $1`, [late])
    await endFreeBets(book.context())
    expect((await listOf(uid)).length).toBe(1)
    const take = () => book.database.db.write((tx) => takeBackFreeBet(tx, uid, 'offer:1:0'))
    expect([await take(), await take(), await listOf(uid)]).toEqual([true, false, []])
  })

  it('BON-39 is no stake of its player: cashback and what counts stakes do not see it', async () => {
    const uid = await book.player(1_000n)
    const [free, own] = [await place(uid, await give(uid)), await place(uid, undefined)]
    await end(free.fixture, 0, 1)
    await end(own.fixture, 0, 1)
    const day = 86_400_000
    const span = { from: new Date(Date.now() - day), until: new Date(Date.now() + day) }
    const [played] = await book.database.db.read((tx) => playedInBets(tx, uid, span))
    expect(played?.days.reduce((sum, { plays }) => sum + plays, 0)).toBe(1)
    const told = await book.query<{ name: string }>(
      `select name from outbox.events where payload ->> 'uid' = $1 and name like '%bet-%' order by id`,
      [String(uid)]
    )
    expect(told.map(({ name }) => name).filter((name) => name.includes('free'))).toEqual([
      'sportsbook.free-bet-placed',
      'sportsbook.free-bet-settled',
    ])
  })
})
