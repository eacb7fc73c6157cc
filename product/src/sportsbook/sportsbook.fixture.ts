import { outsideTransactions } from '@ante/kit/connector'
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import type { Context, PlayerContext } from '@ante/kit/context'
import { refuse, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import { instant } from '@ante/kit/instant'
import { type Currency, money } from '@ante/kit/money'
import { feedApp } from '@ante/sandbox/feed/app'
import { roundMs } from '@ante/sandbox/feed/world'
import { inTransaction } from '@ante/testing/host'
import { defaultPolicy } from '@ante/testing/policy'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { sealing } from '@ante/testing/sealing'
import { balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { followFeed } from './trading/follow-feed.ts'
import { listMatches } from './catalogue/list-matches.ts'
import { modelPrices } from './trading/model-prices.ts'
import { priceFixtures } from './trading/price-fixtures.ts'
import type { EventFeed, SportsbookPorts } from './connectors/port.ts'
import { touchline } from './connectors/touchline/adapter.ts'

/** A small world for tests: a database, the vendor's feed on loopback under a clock that stands still until the test moves it. */
export interface TestBook {
  readonly database: TestDatabase
  readonly warnings: string[]
  /** The feed's clock, milliseconds since the epoch. */
  now(): number
  setNow(at: number): void
  /** Makes the vendor fail, or work again. */
  fail(failing: boolean): Promise<void>
  context(uid?: bigint, key?: string, settings?: object): PlayerContext<SportsbookPorts> & Refuses<RefusalCode>
  /** A player with so many cents, in the one currency of the account. */
  player(minor: bigint, currency?: Currency): Promise<bigint>
  balance(uid: bigint, currency?: Currency): Promise<bigint>
  /** Lists, prices and follows up to the feed's present. */
  catchUp(): Promise<void>
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Ends an event of football by this score, as its feed would; nothing is settled by that. */
  end(event: number, home: number, away: number): Promise<void>
  /** The id of an event's match winner. */
  winner(event: number): Promise<string>
  /** Puts the price of an outcome to so many thousandths. */
  setPrice(market: bigint | string, outcome: string, price: number): Promise<void>
  close(): Promise<void>
}

const apiKey = 'feed-test-key'
const minuteMs = 5000
let lastPlayer = 1000n

/** Football as a table, and markets with the prices of their outcomes: what tests look at. `book.winners` are the markets of the match winner. */
const testViews = `
  create schema book;
  create view book.football as
    select e.*, state ->> 'phase' as phase, (state ->> 'minute')::int as minute, (state -> 'score' ->> 'home')::int as home_goals, (state -> 'score' ->> 'away')::int as away_goals
      from sportsbook.events e;
  create view book.markets as
    select m.*, (select array_agg(o.price order by o.position) from sportsbook.outcomes o where o.market_id = m.id) as prices from sportsbook.markets m;
  create view book.winners as select * from book.markets where market_type = '1x2'`

export async function testBook(): Promise<TestBook> {
  const database = await testDatabase()
  await database.db.pool.query(testViews)
  const warnings: string[] = []
  // The database's clock judges cut-offs, so the feed starts at the real present.
  let present = Date.now()
  // The same place of the calendar at any hour: a round has just begun.
  const epoch = present - 1000 * roundMs({ minuteMs })
  const server = Fastify({ forceCloseConnections: true })
  await server.register(
    feedApp({ storage: ':memory:', apiKey, minuteMs, epoch, now: () => present, hasControl: true }),
    { prefix: '/feed' }
  )
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const feed = outsideTransactions(
    touchline({ url: `${address}/feed`, apiKey, timeoutMs: 20_000 }),
    'event feed',
    inTransaction
  )
  const log: Context['log'] = {
    info: () => undefined,
    warn: (_, message) => void warnings.push(message),
    error: (_, message) => void warnings.push(message),
  }

  const context = (
    uid = 0n,
    key = randomBytes(8).toString('hex'),
    settings: object = {}
  ): PlayerContext<SportsbookPorts> & Refuses<RefusalCode> => ({
    refuse,
    db: database.db,
    clock: { now: () => instant(present) },
    random: { bytes: (count) => randomBytes(count) },
    log,
    ports: { ...sealing, feed, prices: modelPrices },
    locale: 'en',
    setting: (_, schema) => schema.parse(settings),
    policy: defaultPolicy,
    origin: 'http://localhost',
    player: { uid, restricted: false },
    idempotencyKey: key,
    address: '127.0.0.1',
    userAgent: 'test',
  })
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.db.pool.query(text, values)).rows as Row[]
  return {
    database,
    warnings,
    context,
    query,
    end: async (event, home, away) => {
      await query(
        `update sportsbook.events set status = 'ended', state = state || jsonb_build_object('phase', 'finished', 'score', jsonb_build_object('home', $2::int, 'away', $3::int)) where id = $1`,
        [event, home, away]
      )
      await query(`update sportsbook.markets set status = 'closed' where event_id = $1`, [event])
    },
    winner: async (event) =>
      String((await query<{ id: bigint }>('select id from book.winners where event_id = $1', [event]))[0]?.id),
    setPrice: async (market, outcome, price) =>
      void (await query('update sportsbook.outcomes set price = $3 where market_id = $1 and code = $2', [
        market,
        outcome,
        price,
      ])),
    now: () => present,
    setNow: (at) => void (present = at),
    fail: async (failing) => {
      await fetch(`${address}/feed/control/failing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failing }),
      })
    },
    async player(minor, currency) {
      const uid = ++lastPlayer
      const amount = money(minor, currency)
      await query(`insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', $2, 'en')`, [
        uid,
        amount.currency,
      ])
      const postings = [
        { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount, code: 'opening' as const },
      ]
      await database.db.write((tx) => post(tx, { key: `opening:${uid}`, kind: 'opening', postings }))
      return uid
    },
    async balance(uid, currency) {
      const path = playerAccount(uid, 'main')
      return (await database.db.read((tx) => balancesOf(tx, [path], currency)))[path]?.minor ?? 0n
    },
    async catchUp() {
      await listMatches(context())
      await priceFixtures(context())
      const [before] = await query<{ cursor: bigint }>('select cursor from sportsbook.feeds')
      let cursor = before?.cursor
      do {
        await followFeed(context())
        const [row] = await query<{ cursor: bigint }>('select cursor from sportsbook.feeds')
        if (row?.cursor === cursor) break
        cursor = row?.cursor
      } while (cursor !== undefined && cursor < BigInt(present))
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** The book's context with its feed as it is, but for this. */
export function withFeed(book: TestBook, strange: Partial<EventFeed>) {
  const context = book.context()
  return {
    ...context,
    ports: { ...context.ports, feed: { ...context.ports.feed, ...strange } } satisfies SportsbookPorts,
  }
}
