import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { searchSports } from '../catalogue/find-teams.ts'
import { getFixture, getFixtures } from '../catalogue/list-fixtures.ts'
import { placeBet } from './place-bet.ts'
import { quoteSlip } from './quote-slip.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

interface Pick {
  fixture: string
  market_id: string
  outcome: string
  price: number
}
let book: TestBook
let replay: Pick
let other: Pick
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  const rows = await book.query<{ id: number; market: bigint; price: number }>(
    `select f.id, m.id as market, m.prices[1] as price from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
      where f.phase = 'not_started' and f.starts_at > now() + interval '30 minutes' order by f.id limit 2`
  )
  const picks = rows.map(({ id, market, price }) => ({
    fixture: String(id),
    market_id: String(market),
    outcome: 'home',
    price: price / 1000,
  }))
  if (!picks[0] || !picks[1]) throw new Error('there are no matches')
  ;[replay, other] = [picks[0], picks[1]]
  await book.query('update sportsbook.events set replay = true where id = $1', [rows[0]?.id])
})
afterAll(() => book.close())

const takesThem = { replayBets: true }
const fixtureOf = ({ fixture }: Pick) => fixture
const place = (uid: bigint, selections: readonly Pick[], { key, settings }: { key?: string; settings?: object } = {}) =>
  placeBet(
    book.context(uid, key, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: JSON.stringify(selections),
      stake: '10',
      currency: 'USD',
      price_policy: 'any',
    })
  )
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => new Error('it was taken'),
    (reason: unknown) => reason
  )
  if (error instanceof Refusal) return error
  throw error
}
const quote = async (uid: bigint, settings?: object) =>
  endpoints['sportsbook.getquote'].output.parse(
    await quoteSlip(
      book.context(uid, undefined, settings),
      endpoints['sportsbook.getquote'].input.parse({ selections: JSON.stringify([replay, other]) })
    )
  )

describe('a match whose result is known', () => {
  it('BET-02 is priced, and every list says that no bets are taken on it, until the operator takes them', async () => {
    for (const [settings, takes] of [[{}, false] as const, [takesThem, true] as const]) {
      const context = book.context(0n, undefined, settings)
      const ids = [fixtureOf(replay), fixtureOf(other)]
      const list = endpoints['sportsbook.getfixtures'].output.parse(
        await getFixtures(context, endpoints['sportsbook.getfixtures'].input.parse({ ids: ids.join(','), count: 2 }))
      )
      const of = (pick: Pick) => list.items.find(({ id }) => id === fixtureOf(pick))
      expect(of(replay)).toMatchObject({ replay: true, takes_bets: takes, main_market: { status: 'open' } })
      expect(of(other)).toMatchObject({ replay: false, takes_bets: true })
      const { fixture } = endpoints['sportsbook.getfixture'].output.parse(
        await getFixture(context, { id: fixtureOf(replay) })
      )
      expect(fixture).toMatchObject({ takes_bets: takes })
      expect(fixture.markets.filter(({ status }) => status === 'open').length).toBeGreaterThan(10)
      const found = await searchSports(context, { query: fixture.home.name, count: 20 })
      expect(found.fixtures.find(({ id }) => id === fixtureOf(replay))).toMatchObject({ takes_bets: takes })
    }
  })

  it('BET-02 is refused in a bet, alone or with others, whatever the price policy; nothing is staked, and the quote says why', async () => {
    const uid = await book.player(10_000n)
    for (const selections of [[replay], [other, replay], [{ ...replay, price: 1.01 }]])
      expect(await refusalOf(place(uid, selections))).toMatchObject({
        type: 'InvalidRequest',
        reason: 'replay_no_bets',
      })
    expect((await refusalOf(place(uid, [other, replay]))).data).toMatchObject({
      selections: [
        { market_id: other.market_id, status: 'open' },
        { market_id: replay.market_id, status: 'replay' },
      ],
    })
    expect((await refusalOf(place(uid, [replay], { settings: { selectionLiabilityMaxMinor: 100_000 } }))).reason).toBe(
      'replay_no_bets'
    )
    expect(await book.balance(uid)).toBe(10_000n)
    expect((await quote(uid)).selections.map(({ status }) => status)).toEqual(['replay', 'open'])
    expect((await quote(uid, takesThem)).selections.map(({ status }) => status)).toEqual(['open', 'open'])
    expect((await place(uid, [other])).bet.state).toBe('open')
  })

  it('BET-02 takes bets where the operator wants it; a bet that was placed stands, and its key answers it, when that ends', async () => {
    const uid = await book.player(10_000n)
    const placed = await place(uid, [replay], { key: 'a-replay-of-mine', settings: takesThem })
    expect(placed.bet).toMatchObject({ state: 'open', legs: [{ replay: true }] })
    expect(
      (await place(uid, [replay], { settings: { ...takesThem, selectionLiabilityMaxMinor: 100_000_000 } })).bet.state
    ).toBe('open')
    expect((await place(uid, [replay], { key: 'a-replay-of-mine' })).bet.id).toBe(placed.bet.id)
    expect((await refusalOf(place(uid, [replay]))).reason).toBe('replay_no_bets')
    expect(await book.balance(uid)).toBe(8000n)
    expect(await book.database.db.read(audit)).toEqual([])
  })
})
