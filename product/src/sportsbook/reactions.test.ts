import type { PayloadOf } from '@ante/kit/contract'
import type { Database } from '@ante/kit/context'
import { after, hour } from '@ante/kit/instant'
import { liveMessagesOf } from '@ante/testing/reactions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, events, topics } from './contract.ts'
import { followFeed } from './trading/follow-feed.ts'
import { getFixture } from './catalogue/list-fixtures.ts'
import { listMatches } from './catalogue/list-matches.ts'
import { placeBet } from './bets/place-bet.ts'
import type { FeedMatch } from './connectors/port.ts'
import { livePublishers, snapshots } from './reactions.ts'
import { testBook, type TestBook } from './sportsbook.fixture.ts'

let book: TestBook
const minute = 5000
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

/** The events of a kind that wait in the outbox; they are taken away. */
async function announced<Name extends keyof typeof events>(name: Name): Promise<PayloadOf<(typeof events)[Name]>[]> {
  const rows = await book.query<{ payload: PayloadOf<(typeof events)[Name]> }>(
    'with gone as (delete from outbox.events where name = $1 returning id, payload) select payload from gone order by id',
    [name]
  )
  for (const { payload } of rows) events[name].payload.parse(payload)
  return rows.map(({ payload }) => payload)
}
const stateOfFeed = () =>
  book.query('select source, state, sequence, version from sportsbook.events where sequence > 0 order by source')

describe('what the sportsbook tells live', () => {
  it('tells a tick once for each fixture, and the live ones together with their main market only', async () => {
    // The first look finds matches that had begun before, and reads them whole.
    book.setNow(book.now() + 72 * minute)
    await followFeed(book.context())
    await announced('sportsbook.prices-changed')
    book.setNow(book.now() + 2 * minute)
    await followFeed(book.context())
    const ticks = await announced('sportsbook.prices-changed')
    expect(ticks).toHaveLength(1)
    const messages = (
      await Promise.all(
        ticks.map((tick) => liveMessagesOf(livePublishers, events['sportsbook.prices-changed'], book.database.db, tick))
      )
    ).flat()
    const single = messages
      .filter((message) => message.topic === 'sportsbook.fixture')
      .map((message) => topics['sportsbook.fixture'].payload.parse(message.data))
    expect(single.map((change) => change.fixture_id).toSorted()).toEqual(
      ticks[0]?.fixtures.map((fixture) => fixture.id).toSorted()
    )
    const live = messages
      .filter((message) => message.topic === 'sportsbook.live')
      .map((message) => topics['sportsbook.live'].payload.parse(message.data))
    expect(live).toHaveLength(1)
    expect(live[0]?.fixtures.every((change) => change.markets.every((market) => market.kind === '1x2'))).toBe(true)
  })
  it('lets a reader who merges every change hold exactly what the book holds', async () => {
    const [running] = await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id where phase = 'first_half' order by minute, f.id limit 1`
    )
    const key = String(running?.id)
    const start = topics['sportsbook.fixture'].payload.parse(
      await snapshots['sportsbook.fixture'](book.database.db, key)
    )
    const held = new Map(start.markets.map((market) => [market.id, market]))
    let version = start.version
    for (let step = 0; step < 25; step++) {
      book.setNow(book.now() + minute)
      await followFeed(book.context())
    }
    for (const tick of await announced('sportsbook.prices-changed')) {
      const mine = { fixtures: tick.fixtures.filter((fixture) => fixture.id === key) }
      for (const message of await liveMessagesOf(
        livePublishers,
        events['sportsbook.prices-changed'],
        book.database.db,
        mine
      )) {
        if (message.topic !== 'sportsbook.fixture') continue
        const change = topics['sportsbook.fixture'].payload.parse(message.data)
        expect(change.since).toBeLessThanOrEqual(version)
        for (const market of change.markets) held.set(market.id, market)
        version = change.version
      }
    }
    const { fixture } = endpoints['sportsbook.getfixture'].output.parse(await getFixture(book.context(), { id: key }))
    expect(version).toBe(fixture.version)
    expect([...held.values()].map(({ id, status, prices }) => [id, status, prices]).toSorted()).toEqual(
      fixture.markets
        .map(({ id, status, selections }) => [id, status, selections.map((selection) => selection.price)])
        .toSorted()
    )
  })
  it('tells a player of a bet, and shows who comes what is in play', async () => {
    const uid = await book.player(5000n)
    const [market] = await book.query<{ id: bigint; prices: number[] }>(
      `select m.id, m.prices from book.winners m join sportsbook.events f on f.id = m.event_id where f.status = 'not_started' and f.starts_at > now() + interval '1 hour' and m.status = 'open' order by m.id limit 1`
    )
    const input = {
      selections: [{ market_id: String(market?.id), outcome: 'home', price: (market?.prices[0] ?? 0) / 1000 }],
      stake: '5',
      currency: 'USD',
    }
    await placeBet(book.context(uid), endpoints['sportsbook.placebet'].input.parse(input))
    const [placed] = await announced('sportsbook.bet-placed')
    const [message] = placed
      ? await liveMessagesOf(livePublishers, events['sportsbook.bet-placed'], book.database.db, placed)
      : []
    expect(message).toMatchObject({ topic: 'sportsbook.bet', key: String(uid) })
    expect(topics['sportsbook.bet'].payload.parse(message?.data)).toMatchObject({ state: 'open', stake: { amount: 5 } })
    const live = topics['sportsbook.live'].payload.parse(await snapshots['sportsbook.live'](book.database.db, 'all'))
    expect(live.fixtures.length).toBeGreaterThan(0)
    expect(live.fixtures.every((fixture) => fixture.live)).toBe(true)
    expect(await snapshots['sportsbook.fixture'](book.database.db, 'no number')).toBeUndefined()
  })
})

describe('a match whose kick-off is moved', () => {
  const coming = async () => {
    const context = book.context()
    const [match] = (
      await context.ports.feed.matches(after(context.clock.now(), hour), after(context.clock.now(), 3 * hour))
    ).filter((one) => !one.isReplay)
    if (!match) throw new Error('nothing comes')
    return match
  }
  /** The list with this match so much later, and nothing else. */
  const put = async (match: FeedMatch, byMs: number) => {
    const context = book.context()
    const moved = { ...match, startsAt: after(match.startsAt, byMs) }
    let isAsked = false
    const matches = () => Promise.resolve(isAsked ? [] : ((isAsked = true), [moved]))
    await listMatches({ ...context, ports: { ...context.ports, feed: { ...context.ports.feed, matches } } })
    return moved
  }
  const fixtureOf = async ({ id }: FeedMatch) => {
    const [row] = await book.query<{ id: number; version: number }>(
      'select id, version from sportsbook.events where source = $1',
      [id]
    )
    return row ?? { id: 0, version: 0 }
  }

  it('SB-1 is a new version of it, which tells all who follow when it begins; where nothing moves nothing is told', async () => {
    const match = await coming()
    const before = await fixtureOf(match)
    await announced('sportsbook.prices-changed')
    const moved = await put(match, hour)
    const ticks = await announced('sportsbook.prices-changed')
    expect(ticks).toEqual([
      { fixtures: [{ id: String(before.id), since: before.version, version: before.version + 1 }] },
    ])
    const [message] = await liveMessagesOf(
      livePublishers,
      events['sportsbook.prices-changed'],
      book.database.db,
      ticks[0] ?? { fixtures: [] }
    )
    expect(topics['sportsbook.fixture'].payload.parse(message?.data)).toMatchObject({
      fixture_id: String(before.id),
      version: before.version + 1,
      kickoff: new Date(moved.startsAt).toISOString(),
      markets: [],
    })
    await put(match, hour)
    expect(await announced('sportsbook.prices-changed')).toEqual([])
    expect((await fixtureOf(match)).version).toBe(before.version + 1)
  })
  it('SB-1 waits for who changes it or bets on it at this moment, so that no two changes are one version', async () => {
    const match = await coming()
    const { id, version } = await fixtureOf(match)
    const other = await book.database.db.pool.connect()
    await other.query('begin')
    await other.query('select sportsbook.lock_events($1)', [[id]])
    await other.query('select version from sportsbook.events where id = $1', [id])
    const putting = put(match, 2 * hour)
    const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let isDone = false
    void putting.then(() => (isDone = true))
    while (!isDone && (await book.query<{ n: number }>(waits))[0]?.n === 0) await book.query('select pg_sleep(0.01)')
    // The one who holds it writes the version behind the one that it has read.
    await other.query('update sportsbook.events set version = $2 where id = $1', [id, version + 1])
    await other.query('commit')
    other.release()
    await putting
    expect((await fixtureOf(match)).version).toBe(version + 2)
  })
})

describe('a host that dies while it takes messages in', () => {
  it('loses nothing and counts nothing twice: the messages and the cursor are one transaction', async () => {
    const { db } = book.database
    /** Does the work of a write and dies before the commit. */
    const dying: Database = {
      ...db,
      write: (work) =>
        db.write(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    }
    book.setNow(book.now() + 10 * minute)
    const before = await stateOfFeed()
    const [cursor] = await book.query('select cursor from sportsbook.feeds')
    await expect(followFeed({ ...book.context(), db: dying })).rejects.toThrow('killed')
    expect(await stateOfFeed()).toEqual(before)
    expect(await book.query('select cursor from sportsbook.feeds')).toEqual([cursor])
    await Promise.all([followFeed(book.context()), followFeed(book.context()), followFeed(book.context())])
    const after = await stateOfFeed()
    expect(after).not.toEqual(before)
    const timeline = await book.query<{ holes: bigint }>(
      `select count(*) as holes from book.football f where sequence > 0 and heard_at is not null and home_goals + away_goals <>
         (select count(*) filter (where kind = 'goal') - count(*) filter (where kind = 'goal_cancelled') from sportsbook.incidents m where m.event_id = f.id)`
    )
    expect(timeline).toEqual([{ holes: 0n }])
  })
})
