import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeBet } from '../bets/place-bet.ts'
import { releaseBets } from '../bets/release-bets.ts'
import { endpoints } from '../contract.ts'
import type { HeldMatch } from '../contract-staff.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { followFeed } from './follow-feed.ts'
import { repriceLive } from './reprice-live.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

interface Held {
  is_held: boolean
  markets: { id: string; status: string }[]
}
const reason = 'the league reports a doubt'
const turn = (action: 'suspend' | 'resume', fixture: number, market?: string) =>
  operatorCall<Held>(book.database.db, `sportsbook.${action}`, {
    fixture: String(fixture),
    reason,
    ...(market === undefined ? {} : { market }),
  })
const statuses = async (fixture: number): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await book.query<{ status: string; count: number }>(
        'select status, count(*)::int as count from sportsbook.markets where event_id = $1 group by status',
        [fixture]
      )
    ).map(({ status, count }) => [status, count])
  )
const versionOf = async (fixture: number) =>
  (await book.query<{ version: number }>('select version from sportsbook.events where id = $1', [fixture]))[0]?.version
const place = async (uid: bigint, fixture: number, settings: object = {}) =>
  placeBet(
    book.context(uid, undefined, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: await book.winner(fixture), outcome: 'home', price: 2 }],
      stake: '10',
      currency: 'USD',
      price_policy: 'any',
    })
  )
const coming = async (place_: number): Promise<number> =>
  (
    await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase = 'not_started' and f.starts_at > now() + interval '20 minutes' order by f.id desc offset $1 limit 1`,
      [place_]
    )
  )[0]?.id ?? 0
/** A match in play whose markets are open; the feed's clock runs until there is one. */
async function running(): Promise<number> {
  for (let waited = 0; waited < 300; waited++) {
    const [row] = await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase in ('first_half', 'second_half') and f.minute between 2 and 60 order by f.id limit 1`
    )
    if (row) return row.id
    book.setNow(book.now() + 5000)
    await followFeed(book.context())
  }
  throw new Error('nothing is played')
}
/** Minutes pass on the feed, and between its messages prices move with the clock. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    book.setNow(book.now() + 5000)
    await followFeed(book.context())
    await book.query(`update sportsbook.events set clock_at = clock_at - interval '20 s' where clock_at is not null`)
    await repriceLive(book.context())
  }
}
const isPlaying = async (fixture: number) =>
  (await book.query(`select 1 from sportsbook.events where id = $1 and status = 'live'`, [fixture])).length === 1

describe('what staff suspend', () => {
  it('MGT-1 a market that has not begun refuses bets until staff resume it, at the price of before; the others go on', async () => {
    const fixture = await coming(0)
    const [market, uid] = [await book.winner(fixture), await book.player(5000n)]
    const before = await book.query(
      `select market_id, code, price from sportsbook.outcomes where market_id = $1 order by position`,
      [market]
    )
    expect(await turn('suspend', fixture, market)).toEqual({
      is_held: true,
      markets: [{ id: market, status: 'suspended' }],
    })
    const version = await versionOf(fixture)
    expect((await turn('suspend', fixture, market)).is_held).toBe(true)
    expect(await versionOf(fixture)).toBe(version)
    const now = await statuses(fixture)
    expect([now.suspended, (now.open ?? 0) > 5]).toEqual([1, true])
    await expect(place(uid, fixture)).rejects.toThrow()
    expect(await book.balance(uid)).toBe(5000n)
    expect(await turn('resume', fixture, market)).toEqual({ is_held: false, markets: [{ id: market, status: 'open' }] })
    expect(await versionOf(fixture)).toBe((version ?? 0) + 1)
    expect(
      await book.query(
        `select market_id, code, price from sportsbook.outcomes where market_id = $1 order by position`,
        [market]
      )
    ).toEqual(before)
    expect((await place(uid, fixture)).bet.state).toBe('open')
  })

  it('MGT-1 a whole match is suspended; resuming it leaves a market that was held by itself', async () => {
    const fixture = await coming(1)
    const [market, uid] = [await book.winner(fixture), await book.player(1000n)]
    const all = (await statuses(fixture)).open ?? 0
    await turn('suspend', fixture, market)
    expect((await turn('suspend', fixture)).markets.map(({ status }) => status)).toEqual(Array(all).fill('suspended'))
    await expect(place(uid, fixture)).rejects.toThrow()
    // The match is still held: its market does not open by itself.
    expect((await turn('resume', fixture, market)).is_held).toBe(true)
    await turn('suspend', fixture, market)
    await turn('resume', fixture)
    expect(await statuses(fixture)).toEqual({ open: all - 1, suspended: 1 })
    await turn('resume', fixture, market)
    expect(await statuses(fixture)).toEqual({ open: all })
  })

  it('is listed for staff: matches of a team, those alone of which something is suspended, and the markets of one', async () => {
    const fixture = await coming(2)
    const list = (params: object) =>
      operatorCall<{ items: HeldMatch[]; total: number }>(book.database.db, 'sportsbook.listmatches', params)
    const all = await list({ count: 200 })
    const kickoffs = all.items.map(({ kickoff }) => kickoff)
    expect(kickoffs).toEqual(kickoffs.toSorted())
    expect((await list({ count: 1, offset: 1 })).items).toEqual(all.items.slice(1, 2))
    const [team] = await book.query<{ name: string }>(
      'select h.name from sportsbook.events e join sportsbook.participants h on h.id = e.home_id where e.id = $1',
      [fixture]
    )
    const ofTeam = await list({ query: team?.name, count: 200 })
    const match = ofTeam.items.find(({ id }) => id === String(fixture))
    expect(match).toMatchObject({ home: team?.name, live: false, is_held: false, held_markets: 0 })
    expect(match?.open_markets).toBeGreaterThan(5)
    expect(ofTeam.total).toBeLessThan(all.total)
    expect(await list({ query: 'qqqqqqqq' })).toEqual({ items: [], total: 0 })

    const market = await book.winner(fixture)
    await turn('suspend', fixture, market)
    const held = async () => (await list({ show: 'held' })).items.find(({ id }) => id === String(fixture))
    expect(await held()).toMatchObject({ is_held: false, held_markets: 1 })
    const marketsOf = () =>
      operatorCall<{ is_held: boolean; markets: { id: string; kind: string; is_held: boolean }[] }>(
        book.database.db,
        'sportsbook.getmarkets',
        { fixture: String(fixture) }
      )
    expect((await marketsOf()).markets.filter(({ is_held }) => is_held)).toMatchObject([{ id: market, kind: '1x2' }])
    await turn('suspend', fixture)
    expect(await held()).toMatchObject({ is_held: true, open_markets: 0 })
    expect((await marketsOf()).is_held).toBe(true)
    await turn('resume', fixture)
    await turn('resume', fixture, market)
    expect(await held()).toBeUndefined()
    await expect(operatorCall(book.database.db, 'sportsbook.getmarkets', { fixture: '999999999' })).rejects.toThrow()
  })

  it('MGT-1 no message of the feed and no repricing opens a held match in play, nor a market of it that is new; a resumed one comes back with the feed', async () => {
    const fixture = await running()
    const uid = await book.player(3000n)
    const waiting = await place(uid, fixture, { liveDelayMs: 1 })
    expect(waiting.bet.state).toBe('pending')
    await turn('suspend', fixture)
    await book.query(
      `with later as materialized (select pg_sleep(0.01)) update sportsbook.feeds set alive_at = clock_timestamp() from later`
    )
    await releaseBets(book.context())
    expect(await book.query('select state, reason from sportsbook.bets where id = $1', [waiting.bet.id])).toEqual([
      { state: 'rejected', reason: 'market_suspended' },
    ])
    // As if it had not been priced before: the next message makes it anew.
    await book.query(`delete from sportsbook.markets where event_id = $1 and market_type = '1x2'`, [fixture])
    const fresh = () =>
      book.query(`select status from sportsbook.markets where event_id = $1 and market_type = '1x2'`, [fixture])
    for (let minute = 0; minute < 40 && (await fresh()).length === 0; minute++) {
      await pass(1)
      expect((await statuses(fixture)).open, `after ${minute} minutes`).toBeUndefined()
    }
    expect([await fresh(), await isPlaying(fixture)]).toEqual([[{ status: 'suspended' }], true])
    await expect(place(uid, fixture)).rejects.toThrow()
    await turn('resume', fixture)
    expect((await statuses(fixture)).open).toBeUndefined()
    for (let minute = 0; minute < 20 && (await statuses(fixture)).open === undefined; minute++) await pass(1)
    expect((await statuses(fixture)).open).toBeGreaterThan(0)
  })

  it('MGT-1 one held market in play stays suspended with fresh prices while the others move', async () => {
    const fixture = await running()
    const market = await book.winner(fixture)
    await turn('suspend', fixture, market)
    const pricesOf = () =>
      book.query('select price from sportsbook.outcomes where market_id = $1 order by position', [market])
    const before = await pricesOf()
    for (let minute = 0; minute < 6; minute++) {
      await pass(1)
      expect(await book.query('select status from sportsbook.markets where id = $1', [market])).toEqual([
        { status: 'suspended' },
      ])
    }
    expect(await pricesOf()).not.toEqual(before)
    await expect(book.query(`update sportsbook.markets set status = 'open' where id = $1`, [market])).rejects.toThrow(
      'markets_held'
    )
    await turn('resume', fixture, market)
    for (let minute = 0; minute < 20; minute++) {
      const [row] = await book.query<{ status: string }>('select status from sportsbook.markets where id = $1', [
        market,
      ])
      if (row?.status !== 'suspended') break
      await pass(1)
    }
    expect(await book.query('select status from sportsbook.markets where id = $1', [market])).toEqual([
      { status: 'open' },
    ])
  })

  it('MGT-1 what does not exist is not found, and what is over is not suspended', async () => {
    const [fixture, other] = [await coming(2), await coming(3)]
    await expect(turn('suspend', 999_999)).rejects.toThrow('not_found')
    await expect(turn('suspend', fixture, await book.winner(other))).rejects.toThrow('not_found')
    await expect(turn('resume', fixture, await book.winner(other))).rejects.toThrow('not_found')
    await book.end(fixture, 1, 0)
    await expect(turn('suspend', fixture)).rejects.toThrow('conflict')
  })
})
