import type { Tx } from '@ante/kit/context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../contract.ts'
import { followFeed } from './follow-feed.ts'
import { placeBet } from '../bets/place-bet.ts'
import { FeedUnavailable, type FeedBatch, type EventFeed, type SportsbookPorts } from '../connectors/port.ts'
import { quoteSlip } from '../bets/quote-slip.ts'
import { releaseBets } from '../bets/release-bets.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

interface Running {
  id: number
  market: bigint
  source: string
  sequence: number
  price: number
}
/** Matches that are played, with a market that is open. */
async function running(count: number): Promise<Running[]> {
  for (let minutes = 0; minutes < 200; minutes++) {
    const rows = await book.query<Running>(
      `select f.id, m.id as market, f.source, f.sequence, m.prices[1] as price from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase in ('first_half', 'second_half') and f.minute between 2 and 80 order by f.id limit $1`,
      [count]
    )
    if (rows.length === count) return rows
    book.setNow(book.now() + 5000)
    await followFeed(book.context())
  }
  throw new Error('too little is played')
}
const cursorOf = async () =>
  (await book.query<{ cursor: bigint }>('select cursor from sportsbook.feeds'))[0]?.cursor ?? 0n
/** The feed as it is, but for what it answers to who follows it, and whether it tells of single matches. */
const told = (batch: FeedBatch | 'expired', has = true) => {
  const context = book.context()
  const { feed } = context.ports
  let asked = 0
  const spoken: EventFeed = {
    ...feed,
    follow: (cursor, waitMs) => (asked++ === 0 ? Promise.resolve(batch) : feed.follow(cursor, waitMs)),
    match: (id) => (has ? feed.match(id) : Promise.reject(new FeedUnavailable('away'))),
  }
  return { ...context, ports: { ...context.ports, feed: spoken } satisfies SportsbookPorts }
}
const atHome = (uid: bigint, { market, price }: Running, settings: object = {}) =>
  placeBet(
    book.context(uid, undefined, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: String(market), outcome: 'home', price: price / 1000 }],
      stake: '10',
      currency: 'USD',
      price_policy: 'any',
    })
  )
const clockOf = ({ source, sequence }: Running, ahead = 1) => ({
  matchId: source,
  moment: { sequence: sequence + ahead, kind: 'clock' as const, minute: 89, added: 0 },
})

describe('a feed that has more to tell than it has told', () => {
  it('SB-10 sells nothing in play until it has caught up, also of matches that its first words are not about', async () => {
    const [spoken, unspoken] = await running(2)
    if (!spoken || !unspoken) throw new Error('nothing is played')
    const uid = await book.player(5000n)
    await book.query(`update sportsbook.feeds set alive_at = clock_timestamp() - interval '1 minute'`)
    await followFeed(told({ messages: [clockOf(spoken)], cursor: (await cursorOf()) + 1n, more: true }))
    for (const match of [spoken, unspoken])
      await expect(atHome(uid, match)).rejects.toMatchObject({ reason: 'market_suspended' })
    await followFeed(told({ messages: [], cursor: (await cursorOf()) + 1n, more: false }))
    await expect(atHome(uid, unspoken)).resolves.toBeTruthy()
  })
  it('SB-10 a bet in its delay waits until the feed has caught up', async () => {
    const [match] = await running(1)
    if (!match) throw new Error('nothing is played')
    const uid = await book.player(5000n)
    const { bet } = await atHome(uid, match, { liveDelayMs: 1 })
    await book.query('select pg_sleep(0.01)')
    await followFeed(told({ messages: [], cursor: (await cursorOf()) + 1n, more: true }))
    await releaseBets(book.context())
    expect(await book.query('select state from sportsbook.bets where id = $1', [bet.id])).toEqual([
      { state: 'pending' },
    ])
    await followFeed(told({ messages: [], cursor: (await cursorOf()) + 1n, more: false }))
    await releaseBets(book.context())
    expect(await book.query('select state from sportsbook.bets where id = $1', [bet.id])).toEqual([{ state: 'open' }])
  })
  it('SB-10 sells nothing on a match of which a word is missing, while it cannot be read whole', async () => {
    const [match] = await running(1)
    if (!match) throw new Error('nothing is played')
    const uid = await book.player(5000n)
    await followFeed(told({ messages: [clockOf(match, 3)], cursor: (await cursorOf()) + 1n, more: false }, false))
    await expect(atHome(uid, match)).rejects.toMatchObject({ reason: 'market_suspended' })
  })
  it('SB-10 sells nothing in play when it has forgotten what we missed, until each match was read', async () => {
    const [match] = await running(1)
    if (!match) throw new Error('nothing is played')
    const uid = await book.player(5000n)
    await followFeed(told('expired'))
    await expect(atHome(uid, match)).rejects.toMatchObject({ reason: 'market_suspended' })
  })
})

describe('bets whose delay is over', () => {
  it('SB-10 those that cannot be decided keep no other waiting, however many of them come first', async () => {
    const [match] = await running(1)
    if (!match) throw new Error('nothing is played')
    const uid = await book.player(200_000n)
    for (let count = 0; count <= 100; count++) {
      // However long so many take, the feed is not silent meanwhile.
      await book.query('update sportsbook.feeds set alive_at = clock_timestamp()')
      await atHome(uid, match, { liveDelayMs: 1 })
    }
    await book.query('select pg_sleep(0.01)')
    await followFeed(told({ messages: [], cursor: (await cursorOf()) + 1n, more: false }))
    const states = async () =>
      (
        await book.query<{ state: string }>(
          `select distinct on (state) state from sportsbook.bets where uid = $1 order by state`,
          [uid]
        )
      ).map(({ state }) => state)
    const { db, log, setting } = book.context()
    // Of each turn the first hundred fail.
    let broken = 100
    const failing = {
      ...db,
      write: <T>(work: (tx: Tx) => Promise<T>) => (broken-- > 0 ? Promise.reject(new Error('broken')) : db.write(work)),
    }
    await releaseBets({ db: failing, log, setting })
    expect(await states()).toEqual(['pending', 'open'])
    await releaseBets({ db, log, setting })
    expect(await states()).toEqual(['open'])
  })
})

describe('a slip of long shots', () => {
  it('SB-11 is quoted, however much it would pay: the sum is the most that a bet pays', async () => {
    const rows = await book.query<{ id: bigint; price: number }>(
      `select m.id, m.prices[3] as price from book.winners m join sportsbook.events f on f.id = m.event_id
        where m.status = 'open' and f.status = 'not_started' and f.starts_at > now() + interval '10 minutes' order by m.prices[3] desc limit 40`
    )
    const quote = await quoteSlip(
      book.context(await book.player(5000n)),
      endpoints['sportsbook.getquote'].input.parse({
        selections: JSON.stringify(
          rows.map(({ id, price }) => ({ market_id: String(id), outcome: 'away', price: price / 1000 }))
        ),
        stake: '10',
      })
    )
    expect(endpoints['sportsbook.getquote'].output.parse(quote)).toMatchObject({
      selections: rows.map(() => expect.anything()),
    })
  })
})
