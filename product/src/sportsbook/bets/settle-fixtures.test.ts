import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { audit } from '../../ledger/index.ts'
import { events, type Outcome } from '../contract.ts'
import { type BookHands, bookHands } from './book-hands.fixture.ts'
import { followFeed, suspendIfSilent } from '../trading/follow-feed.ts'
import { recoverFixtures } from '../trading/recover-fixtures.ts'
import { releaseBets } from './release-bets.ts'
import { settle } from '../rules/settlement.ts'
import { beforeStart, fixtureState, kindAndLine } from '../sports/football/index.ts'
import { resultOf, resultWithoutEnd } from '../sports/football/results.ts'
import { settleFixtures } from './settle-fixtures.ts'
import { deleteEvents } from '../catalogue/store.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
let hands: BookHands
beforeAll(async () => {
  book = await testBook()
  hands = bookHands(book)
  await book.catchUp()
})
afterAll(() => book.close())

/** A match in play with open markets and time left; the clock runs until there is one. */
async function liveFixture(): Promise<number> {
  for (let minutes = 0; minutes < 200; minutes++) {
    const [row] = await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase in ('first_half', 'second_half') and f.minute < 70 and abs(f.home_goals - f.away_goals) < 2 order by f.id limit 1`
    )
    if (row) return row.id
    await hands.run(1, 1)
  }
  throw new Error('nothing is being played')
}
const settings = { liveDelayMs: 1 }
/** The delay is over, and the feed has spoken since: nothing happened. */
const hear = () =>
  book.query(
    `with later as materialized (select pg_sleep(0.01)) update sportsbook.feeds set alive_at = clock_timestamp() from later`
  )
const stateOf = async (bet: { id: string }) =>
  (
    await book.query<{ state: string; reason: string | null }>(
      'select state, reason from sportsbook.bets where id = $1',
      [bet.id]
    )
  )[0]

describe('a day at the book', () => {
  it('SB-16 settles every bet by the rules, once, whatever it is settled how often, and the books balance', async () => {
    const uid = await book.player(100_000_00n)
    const fixtures = (
      await book.query<{ id: number }>(
        `select id from sportsbook.events where starts_at between now() + interval '5 minutes' and now() + interval '17 minutes' order by id`
      )
    ).map(({ id }) => id)
    expect(fixtures.length).toBeGreaterThan(2)
    const [first = 0, second = 0] = fixtures
    const [one, two] = [await hands.openMarkets(first), await hands.openMarkets(second)]
    // Every selection of two matches as a single, and some across both.
    const singles = [...one, ...two].flatMap((market) =>
      market.prices.map((price, index) => [{ ...market, index, price }])
    )
    const doubles = Array.from({ length: 30 }, (_, i) => {
      const [a, b] = [one[i % one.length], two[(i * 7) % two.length]]
      return a && b
        ? [
            { ...a, index: i % 2, price: a.prices[i % 2] ?? 0 },
            { ...b, index: 1, price: b.prices[1] ?? 0 },
          ]
        : []
    })
    const slips = [...singles, ...doubles]
    for (let start = 0; start < slips.length; start += 8)
      await Promise.all(
        slips.slice(start, start + 8).map((slip) => hands.place(uid, slip, slip.length > 1 ? '3.33' : '10'))
      )
    await hands.run(340, 5)
    for (let again = 0; again < 5; again++) await settleFixtures(book.context())
    const balance = await book.balance(uid)
    await Promise.all(Array.from({ length: 20 }, () => settleFixtures(book.context())))
    await book.query(`update sportsbook.events set settled_at = null where id = any ($1)`, [fixtures])
    await settleFixtures(book.context())
    expect(await book.balance(uid)).toBe(balance)
    expect(await book.query(`select id from sportsbook.bets where state in ('pending', 'open')`)).toEqual([])
    expect(await oracle(uid)).toBe(balance)
    expect(await book.database.db.read(audit)).toEqual([])
    for (const { name, payload } of await book.query<{ name: keyof typeof events; payload: unknown }>(
      `select name, payload from outbox.events where name like 'sportsbook.%'`
    ))
      events[name].payload.parse(payload)
  })
  it('teaches the ratings with each finished match, once, and forgets the markets that nobody bet on', async () => {
    const rows = await book.query<{ phase: string; rated: boolean; markets: bigint }>(
      `select phase, rated, (select count(*) from sportsbook.markets m where m.event_id = f.id and m.status <> 'settled') as markets from book.football f where settled_at is not null`
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter((row) => row.phase === 'finished').every((row) => row.rated && row.markets === 0n)).toBe(true)
  })
  it('forgets, after two weeks, the matches of the feed that nobody bet on, and keeps the others', async () => {
    const withBets = `exists (select from sportsbook.bet_legs l where l.event_id = f.id)`
    const count = async (where: string) =>
      (
        await book.query<{ n: number }>(
          `select count(*)::int as n from sportsbook.events f where settled_at is not null and ${where}`
        )
      )[0]?.n
    const [kept, forgotten] = [await count(withBets), await count(`not ${withBets}`)]
    expect(kept).toBeGreaterThan(1)
    expect(forgotten).toBeGreaterThan(1)
    await book.query(
      `update sportsbook.events set settled_at = now() - interval '15 days' where settled_at is not null`
    )
    expect(await book.database.db.write((tx) => deleteEvents(tx, 1000))).toBe(forgotten)
    expect([await count(withBets), await count(`not ${withBets}`)]).toEqual([kept, 0])
    // Months later its bets are gone, and the event and its markets with them.
    await book.query('delete from sportsbook.bet_legs where event_id = (select min(event_id) from sportsbook.bet_legs)')
    expect(await book.database.db.write((tx) => deleteEvents(tx, 1000))).toBe(1)
    const orphans = await book.query(
      `select 1 from sportsbook.markets m where not exists (select from sportsbook.events e where e.id = m.event_id)
       union all select 1 from sportsbook.outcomes o where not exists (select from sportsbook.markets m where m.id = o.market_id)`
    )
    expect(orphans).toEqual([])
  })
})

/** An independent bookkeeper: opening balance, minus stakes, plus what the final scores make of each bet. */
async function oracle(uid: bigint): Promise<bigint> {
  const legs = await book.query<{
    bet_id: bigint
    stake_minor: bigint
    market_type: string
    specifier: string
    outcome: Outcome
    price: number
    state: unknown
  }>(
    `select l.bet_id, b.stake_minor, l.market_type, l.specifier, l.outcome, l.price, f.state
       from sportsbook.bets b join sportsbook.bet_legs l on l.bet_id = b.id join sportsbook.events f on f.id = l.event_id where b.uid = $1`,
    [uid]
  )
  let total = 100_000_00n
  for (const own of Map.groupBy(legs, (leg) => leg.bet_id).values()) {
    const stake = own[0]?.stake_minor ?? 0n
    const results = own.map((leg) => {
      const key = kindAndLine({ type: leg.market_type, specifier: leg.specifier })
      if (!key) throw new Error('no such market')
      const { phase, score } = fixtureState.parse(leg.state)
      const selected = { ...key, outcome: leg.outcome }
      return {
        price: odds(leg.price),
        result: phase === 'finished' ? resultOf(selected, score) : resultWithoutEnd(selected, phase, score),
      }
    })
    total += settle(money(stake), results).payout.minor - stake
  }
  return total
}

describe('in play', () => {
  it('SB-10 holds a bet for the delay, then lets it stand', async () => {
    await hands.run(30)
    const uid = await book.player(5000n)
    const [market] = await hands.openMarkets(await liveFixture())
    if (!market) throw new Error('no market is open')
    const { bet } = await hands.place(uid, [{ ...market, index: 0, price: market.prices[0] ?? 0 }], '10', settings)
    expect(bet).toMatchObject({ state: 'pending', legs: [{ score_at_placing: expect.anything() }] })
    await hear()
    await releaseBets(book.context())
    expect(await stateOf(bet)).toEqual({ state: 'open', reason: null })
  })
  it('SB-10 lets no bet stand on a match of which it has heard nothing since: it waits, and silence gives the stake back', async () => {
    const uid = await book.player(5000n)
    await hands.run(2)
    const [market] = await hands.openMarkets(await liveFixture())
    if (!market) throw new Error('no market is open')
    const { bet } = await hands.place(uid, [{ ...market, index: 0, price: market.prices[0] ?? 0 }], '10', settings)
    await book.query('select pg_sleep(0.01)')
    await releaseBets(book.context())
    expect(await stateOf(bet)).toEqual({ state: 'pending', reason: null })
    await book.query(`update sportsbook.feeds set alive_at = clock_timestamp() - interval '10.1 seconds'`)
    await Promise.all([releaseBets(book.context()), releaseBets(book.context())])
    expect(await stateOf(bet)).toEqual({ state: 'rejected', reason: 'market_suspended' })
    expect(await book.balance(uid)).toBe(5000n)
    await hear()
  })
  it('SB-10 gives the stake back when a goal falls, or the market is shut, within the delay; both sides alike, once', async () => {
    for (const [change, reason] of [
      [`update sportsbook.events set incident_count = incident_count + 1 where id = $1`, 'state_changed'],
      [`update sportsbook.markets set status = 'suspended' where event_id = $1`, 'market_suspended'],
    ] as const) {
      const uid = await book.player(5000n)
      await hands.run(2)
      const fixture = await liveFixture()
      const [market] = await hands.openMarkets(fixture)
      if (!market) throw new Error('no market is open')
      const bets = [
        await hands.place(uid, [{ ...market, index: 0, price: market.prices[0] ?? 0 }], '10', settings),
        await hands.place(uid, [{ ...market, index: 1, price: market.prices[1] ?? 0 }], '10', settings),
      ]
      await book.query(change, [fixture])
      await hear()
      await Promise.all([releaseBets(book.context()), releaseBets(book.context()), releaseBets(book.context())])
      const states = await book.query('select state, reason, payout_minor from sportsbook.bets where id = any ($1)', [
        bets.map(({ bet }) => bet.id),
      ])
      expect(states).toEqual([
        { state: 'rejected', reason, payout_minor: 1000n },
        { state: 'rejected', reason, payout_minor: 1000n },
      ])
      expect(await book.balance(uid)).toBe(5000n)
    }
  })
  it('suspends everything in play when the feed falls silent, sells nothing meanwhile, and opens with its next word', async () => {
    await hands.run(2)
    const uid = await book.player(5000n)
    const fixture = await liveFixture()
    const [market] = await hands.openMarkets(fixture)
    if (!market) throw new Error('no market is open')
    await book.fail(true)
    // It is not asked again at once.
    expect(await followFeed(book.context())).toBeGreaterThanOrEqual(1000)
    expect((await hands.openMarkets(fixture)).length).toBeGreaterThan(0)
    await book.query(`update sportsbook.feeds set alive_at = clock_timestamp() - interval '10.1 seconds'`)
    await expect(hands.place(uid, [{ ...market, index: 0, price: market.prices[0] ?? 0 }])).rejects.toMatchObject({
      reason: 'market_suspended',
    })
    await followFeed(book.context())
    expect(await hands.openMarkets(fixture)).toEqual([])
    expect(book.warnings).toContain('the feed is silent: everything in play is suspended')
    await book.fail(false)
    await suspendIfSilent(book.context())
    await hands.run(3)
    expect((await hands.openMarkets(fixture)).length).toBeGreaterThan(0)
    expect(await book.balance(uid)).toBe(5000n)
  })
  it('says once, and not with every turn, that a feed has never answered', async () => {
    const silent = await testBook()
    await silent.fail(true)
    for (let turn = 0; turn < 3; turn++) await followFeed(silent.context())
    expect(silent.warnings).toEqual(['the feed does not answer'])
    await silent.close()
  })
  it('comes to the same state by following and by reading a match whole, after having been away', async () => {
    const [fixture] = await book.query<{ id: number; source: string }>(
      `select id, source from sportsbook.events where status = 'not_started' and starts_at > $1 order by starts_at limit 1`,
      [new Date(book.now())]
    )
    await hands.run(400, 5)
    const snapshot = () =>
      book.query(`select status, state, incident_count, sequence from sportsbook.events where id = $1`, [fixture?.id])
    const followed = await snapshot()
    await book.query(
      `update sportsbook.events set status = 'not_started', state = $2, incident_count = 0, sequence = 0, heard_at = null, starts_at = now() - interval '1 hour', settled_at = null where id = $1`,
      [fixture?.id, JSON.stringify(beforeStart)]
    )
    await recoverFixtures(book.context())
    expect(await snapshot()).toEqual(followed)
  })
  it('SB-12 gives the stakes back for a match that its feed does not know two days later, and does not ask for it with every turn', async () => {
    const uid = await book.player(5000n)
    const [fixture] = await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open' where f.phase = 'not_started' and f.starts_at > now() + interval '6 hours' order by f.id limit 1`
    )
    const [market] = await hands.openMarkets(fixture?.id ?? 0)
    if (!market || !fixture) throw new Error('nothing to bet on')
    await hands.place(uid, [{ ...market, index: 0, price: market.prices[0] ?? 0 }])
    await book.query(
      `update sportsbook.events set source = 'm-gone', starts_at = now() - interval '1 hour' where id = $1`,
      [fixture.id]
    )
    await recoverFixtures(book.context())
    expect(
      await book.query(
        `select status, heard_at > now() + interval '5 minutes' as later from sportsbook.events where id = $1`,
        [fixture.id]
      )
    ).toEqual([{ status: 'not_started', later: true }])
    await book.query(
      `update sportsbook.events set heard_at = null, starts_at = now() - interval '49 hours' where id = $1`,
      [fixture.id]
    )
    await recoverFixtures(book.context())
    while ((await settleFixtures(book.context())) > 0);
    expect(await book.query('select state, reason from sportsbook.bets where uid = $1', [uid])).toEqual([
      { state: 'returned', reason: 'void' },
    ])
    expect(await book.balance(uid)).toBe(5000n)
  })
})
