import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { endpoints, events } from '../contract.ts'
import { getFixture, getFixtures, getPrices, getTree } from '../catalogue/list-fixtures.ts'
import { placeBet } from './place-bet.ts'
import { getLimits, quoteSlip } from './quote-slip.ts'
import { getBets } from './read-bets.ts'
import { defaultPolicy } from '@ante/testing/policy'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

interface Pick {
  /** The match that it is on. */
  fixture?: string
  market_id: string
  outcome: string
  price: number
}
const parse = <K extends 'sportsbook.placebet' | 'sportsbook.getquote'>(key: K, params: object) =>
  endpoints[key].input.parse(params) as never
const place = (
  uid: bigint,
  selections: readonly Pick[],
  more: { stake?: string; policy?: string; key?: string; settings?: object } = {}
) =>
  placeBet(
    book.context(uid, more.key, more.settings),
    parse('sportsbook.placebet', {
      selections: JSON.stringify(selections),
      stake: more.stake ?? '10',
      currency: 'USD',
      price_policy: more.policy ?? 'none',
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

/** A market of a fixture that has not begun, far enough down the list that nothing else touches it. */
async function pick(place_: number, kind = '1x2', index = 0): Promise<Pick> {
  const { items } = await getFixtures(
    book.context(),
    endpoints['sportsbook.getfixtures'].input.parse({ count: 1, offset: 20 + place_ })
  )
  const { fixture } = await getFixture(book.context(), { id: items[0]?.id ?? '' })
  const market = fixture.markets.find((one) => one.kind === kind && one.status === 'open')
  const selection = market?.selections[index]
  if (!market || !selection?.price) throw new Error(`fixture ${fixture.id} has no ${kind}`)
  return { fixture: fixture.id, market_id: market.id, outcome: selection.outcome, price: selection.price }
}

describe('the book to read', () => {
  it('BET-01 lists fixtures by league and day with the match winner, and one fixture with all of its markets', async () => {
    const tree = endpoints['sportsbook.gettree'].output.parse(await getTree(book.context()))
    expect(tree.sports[0]?.countries).toHaveLength(5)
    const [league] = tree.sports[0]?.countries[0]?.leagues ?? []
    const list = endpoints['sportsbook.getfixtures'].output.parse(
      await getFixtures(
        book.context(),
        endpoints['sportsbook.getfixtures'].input.parse({ league: league?.sysname, count: '200' })
      )
    )
    expect(list.count).toBe(league?.count)
    expect(list.items.filter((one) => one.main_market?.status === 'open').length).toBeGreaterThan(10)
    expect(list.days.reduce((sum, day) => sum + day.count, 0)).toBe(list.count)
    const upcoming = list.items.find((one) => one.state.phase === 'not_started' && one.main_market)
    const { fixture } = endpoints['sportsbook.getfixture'].output.parse(
      await getFixture(book.context(), { id: upcoming?.id ?? '' })
    )
    expect(new Set(fixture.markets.map((market) => market.kind))).toEqual(
      new Set(['1x2', 'double_chance', 'both_teams_to_score', 'over_under', 'draw_no_bet', 'asian_handicap'])
    )
    const lines = fixture.markets.filter((market) => market.kind === 'over_under').map((market) => market.line)
    expect(lines).toEqual(expect.arrayContaining([2, 2.25, 2.5, 2.75]))
  })
  it('tells who polls only what changed since the version held', async () => {
    const selection = await pick(1)
    const id = selection.fixture ?? ''
    const all = await getPrices(book.context(), { ids: [id], versions: ['0'] })
    expect(all.fixtures[0]?.markets.length).toBeGreaterThan(20)
    expect(
      (await getPrices(book.context(), { ids: [id], versions: [String(all.fixtures[0]?.version)] })).fixtures
    ).toEqual([])
  })
})

describe('placing a bet', () => {
  it('tells who polls of each match by its own version, also beside a number that no match can have', async () => {
    const [row] = await book.query<{ id: number }>(
      'select f.id from book.football f join book.winners m on m.event_id = f.id limit 1'
    )
    const input = endpoints['sportsbook.getprices'].input.parse({
      ids: `99999999999,${row?.id ?? 0}`,
      versions: '999999999,0',
    })
    expect((await getPrices(book.context(), input)).fixtures.map(({ fixture_id }) => fixture_id)).toEqual([
      String(row?.id),
    ])
  })
  it('BET-02 takes the stake, keeps the price, and shows the bet in the history', async () => {
    const uid = await book.player(5000n)
    const [one, two] = [await pick(2), await pick(3, 'over_under')]
    const single = await place(uid, [one])
    const accumulator = await place(uid, [one, two], { stake: '5.50' })
    expect(endpoints['sportsbook.placebet'].output.parse(single).bet).toMatchObject({
      state: 'open',
      price: one.price,
      stake: { amount: 10 },
      legs: [{ outcome: 'home', price: one.price, result: null }],
    })
    expect(accumulator.bet.potential.amount).toBeCloseTo(5.5 * one.price * two.price, 1)
    expect(await book.balance(uid)).toBe(3450n)
    const history = endpoints['sportsbook.getbets'].output.parse(
      await getBets(book.context(uid), endpoints['sportsbook.getbets'].input.parse({ states: 'open' }))
    )
    expect(history.items.map((bet) => bet.id)).toEqual([accumulator.bet.id, single.bet.id])
    expect(history.count).toBe(2)
    const stranger = await getBets(
      book.context(await book.player(1n)),
      endpoints['sportsbook.getbets'].input.parse({ ids: single.bet.id })
    )
    expect(stranger.items).toEqual([])
  })
  it('answers a repeated key with the same bet, a hundred times at once, and refuses it with another input', async () => {
    const uid = await book.player(5000n)
    const selection = await pick(4)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => place(uid, [selection], { key: 'same-key-of-mine' }))
    )
    expect(new Set(answers.map(({ bet }) => bet.id)).size).toBe(1)
    expect(await book.balance(uid)).toBe(4000n)
    expect(await refusalOf(place(uid, [selection], { key: 'same-key-of-mine', stake: '11' }))).toMatchObject({
      type: 'InvalidRequest',
      reason: 'idempotency_key_reused',
    })
    await book.query(`update sportsbook.markets set status = 'closed' where id = $1`, [selection.market_id])
    expect((await place(uid, [selection], { key: 'same-key-of-mine' })).bet.id).toBe(answers[0]?.bet.id)
  })
  it('never spends more than there is, however many bets come at once', async () => {
    const uid = await book.player(5000n)
    const selection = await pick(5)
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => place(uid, [selection])))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5)
    const [refusal] = answers.filter((answer) => answer.status === 'rejected').map((answer) => answer.reason as Refusal)
    expect(refusal).toMatchObject({ type: 'UserNeedDeposit', reason: 'insufficient_funds' })
    expect(await book.balance(uid)).toBe(0n)
  })
  it('SB-4 refuses a moved price with the new one, unless the policy takes it', async () => {
    const uid = await book.player(10_000n)
    const selection = await pick(6)
    const seen = { ...selection, price: 1.5 }
    const refusal = await refusalOf(place(uid, [seen]))
    expect(refusal).toMatchObject({
      code: 'InvalidRequest/price_changed',
      data: { selections: [{ market_id: selection.market_id, price: selection.price, status: 'changed' }] },
    })
    expect((await place(uid, [{ ...selection, price: selection.price - 0.1 }], { policy: 'higher' })).bet.price).toBe(
      selection.price
    )
    expect(
      (await refusalOf(place(uid, [{ ...selection, price: selection.price + 0.1 }], { policy: 'higher' }))).reason
    ).toBe('price_changed')
    expect((await place(uid, [{ ...selection, price: selection.price + 0.1 }], { policy: 'any' })).bet.price).toBe(
      selection.price
    )
    expect(await book.balance(uid)).toBe(8000n)
  })
  it('SB-1 refuses a suspended or closed market, and a match whose kick-off is past by the database’s clock', async () => {
    const uid = await book.player(10_000n)
    const [suspended, closed, late] = [await pick(7), await pick(8), await pick(9)]
    await book.query(`update sportsbook.markets set status = 'suspended' where id = $1`, [suspended.market_id])
    await book.query(`update sportsbook.markets set status = 'closed' where id = $1`, [closed.market_id])
    expect((await refusalOf(place(uid, [suspended], { policy: 'any' }))).reason).toBe('market_suspended')
    expect((await refusalOf(place(uid, [closed]))).reason).toBe('market_closed')
    const kickOff = (at: string) =>
      book.query(`update sportsbook.events set starts_at = ${at} where id = $1`, [late.fixture])
    await kickOff(`clock_timestamp() + interval '10 minutes'`)
    expect((await place(uid, [late])).bet.state).toBe('open')
    // It is past for every statement that begins from here on; nothing else has told that the match has begun.
    await kickOff('clock_timestamp()')
    expect((await refusalOf(place(uid, [late]))).reason).toBe('market_suspended')
    expect(await book.balance(uid)).toBe(9000n)
  })
  it('SB-1 takes no bet after the market is shut under it, however they race', async () => {
    const uid = await book.player(1_000_000n)
    const selection = await pick(10)
    const fixture = Number(selection.fixture)
    const racing = Array.from({ length: 60 }, () =>
      place(uid, [selection], { stake: '1' }).catch((error: unknown) => error)
    )
    const [closed] = await book.query<{ at: Date }>(
      `with held as materialized (select sportsbook.lock_events(array[$1::int]) is null) update sportsbook.markets set status = 'closed' where id = $2 and (select count(*) from held) = 1 returning clock_timestamp() as at`,
      [fixture, selection.market_id]
    )
    await Promise.all(racing)
    const late = await book.query(`select 1 from sportsbook.bets where uid = $1 and placed_at > $2`, [uid, closed?.at])
    expect(late).toEqual([])
  })
  it('SB-13 refuses related legs, unknown markets and outcomes, and what is beyond the limits', async () => {
    const uid = await book.player(100_000n)
    const [winner, other] = [await pick(11), await pick(11, 'over_under')]
    expect((await refusalOf(place(uid, [winner, other]))).reason).toBe('selections_conflict')
    expect((await refusalOf(place(uid, [{ ...winner, market_id: '999999999' }]))).reason).toBe('market_closed')
    expect((await refusalOf(place(uid, [{ ...winner, outcome: 'over' }]))).reason).toBe('market_closed')
    expect((await refusalOf(place(uid, [{ ...winner, market_id: '999999999999999999' }]))).reason).toBe('market_closed')
    expect((await refusalOf(place(uid, [winner], { stake: '0.05' }))).reason).toBe('stake_too_small')
    expect((await refusalOf(place(uid, [winner], { stake: '6000' }))).reason).toBe('stake_too_large')
    const payingUpTo = async (payoutMaxMinor: number) =>
      (await refusalOf(place(uid, [winner], { stake: '100', settings: { payoutMaxMinor } }))).reason
    expect(await payingUpTo(10_000)).toBe('payout_too_large')
    // Not even the smallest stake.
    expect(await payingUpTo(10)).toBe('price_too_high')
    expect(
      (
        await refusalOf(
          place(uid, [{ ...winner, price: 1.01 }], {
            stake: '100',
            policy: 'any',
            settings: { payoutMaxMinor: 10_500 },
          })
        )
      ).reason
    ).toBe('payout_too_large')
    expect(await book.balance(uid)).toBe(100_000n)
  })
  it('refuses what no sum can hold: long shots that were seen at another price', async () => {
    const uid = await book.player(100_000n)
    const longShots = await Promise.all(Array.from({ length: 8 }, (_, index) => pick(30 + index)))
    await book.query(`update sportsbook.outcomes set price = 1000000 where market_id = any ($1)`, [
      longShots.map((one) => one.market_id),
    ])
    const refusal = await refusalOf(
      place(
        uid,
        longShots.map((one) => ({ ...one, price: 1.01 })),
        { policy: 'any' }
      )
    )
    expect(refusal.reason).toBe('price_too_high')
    expect(await book.balance(uid)).toBe(100_000n)
  })
  it('shows in the quote what it then honours', async () => {
    const uid = await book.player(1_000_000n)
    const selection = await pick(12)
    const quote = endpoints['sportsbook.getquote'].output.parse(
      await quoteSlip(
        book.context(uid, undefined, { payoutMaxMinor: 50_000 }),
        parse('sportsbook.getquote', { selections: [selection], stake: '10' })
      )
    )
    expect(quote).toMatchObject({
      price: selection.price,
      selections: [{ status: 'open', price: selection.price }],
      potential: { amount: Math.round(1000 * selection.price) / 100 },
    })
    const most = quote.limits.stake_max.amount
    expect(
      (await place(uid, [selection], { stake: String(most), settings: { payoutMaxMinor: 50_000 } })).bet.stake.amount
    ).toBe(most)
    expect(
      (
        await refusalOf(
          place(uid, [selection], { stake: (most + 0.5).toFixed(2), settings: { payoutMaxMinor: 50_000 } })
        )
      ).reason
    ).toBe('payout_too_large')
  })
  it('GAM-13 takes no stake above what the player’s market allows for bets, and quotes that limit', async () => {
    const uid = await book.player(1_000_000n)
    const selection = await pick(14)
    const own = defaultPolicy()
    const most = { USD: 500, EUR: 500 }
    const policy = () => ({ ...own, stakes: [{ product: 'sports' as const, from: 18, to: null, most }] })
    const bet = (stake: string) =>
      placeBet(
        { ...book.context(uid), policy },
        parse('sportsbook.placebet', { selections: [selection], stake, price_policy: 'none' })
      )
    expect(await refusalOf(bet('5.01'))).toMatchObject({ reason: 'stake_too_large', data: { max: { amount: 5 } } })
    expect((await bet('5')).bet.stake.amount).toBe(5)
    const quote = await quoteSlip(
      { ...book.context(uid), policy },
      parse('sportsbook.getquote', { selections: [selection] })
    )
    expect(quote.limits.stake_max).toMatchObject({ amount: 5 })
    // The slip knows it before anything is in it.
    expect((await getLimits({ ...book.context(uid), policy })).limits.stake_max).toEqual({ amount: 5, currency: 'USD' })
    expect((await getLimits(book.context(uid))).limits.stake_max.amount).toBeGreaterThan(5)
    expect((await place(uid, [selection], { stake: '5.01' })).bet.stake.amount).toBe(5.01)
  })
  it('SB-13 quotes, limits and pays in the one currency of the account', async () => {
    const uid = await book.player(1_000_000n, 'EUR')
    const selection = await pick(13)
    const quote = endpoints['sportsbook.getquote'].output.parse(
      await quoteSlip(book.context(uid), parse('sportsbook.getquote', { selections: [selection], stake: '10' }))
    )
    expect(
      [quote.potential, ...Object.values(quote.limits).filter((sum) => typeof sum === 'object')].map(
        (sum) => sum?.currency
      )
    ).toEqual(Array.from({ length: 4 }, () => 'EUR'))
    const inEuro = (stake: string) =>
      placeBet(
        book.context(uid),
        parse('sportsbook.placebet', { selections: [selection], stake, currency: 'EUR', price_policy: 'none' })
      )
    expect((await inEuro('10')).bet).toMatchObject({
      stake: { amount: 10, currency: 'EUR' },
      potential: { currency: 'EUR' },
    })
    expect(await refusalOf(inEuro('6000'))).toMatchObject({
      reason: 'stake_too_large',
      data: { max: { amount: expect.any(Number), currency: 'EUR' } },
    })
    // Dollars are not there.
    expect((await refusalOf(place(uid, [selection]))).type).toBe('UserNeedDeposit')
    expect(await book.balance(uid, 'EUR')).toBe(999_000n)
  })
  it('announces what its contract says, and leaves the books balanced', async () => {
    const announced = await book.query<{ name: keyof typeof events; payload: unknown }>(
      `select name, payload from outbox.events where name like 'sportsbook.%'`
    )
    expect(new Set(announced.map((event) => event.name))).toEqual(
      new Set(['sportsbook.bet-placed', 'sportsbook.prices-changed'])
    )
    for (const { name, payload } of announced) events[name].payload.parse(payload)
    expect(await book.database.db.read(audit)).toEqual([])
  })
})
