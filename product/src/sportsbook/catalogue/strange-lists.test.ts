import { after, hour, minute } from '@ante/kit/instant'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../jobs.ts'
import { listMatches } from './list-matches.ts'
import { orderReplays } from './order-replays.ts'
import { type EventFeed, FeedRefused, FeedUnavailable } from '../connectors/port.ts'
import { testBook, type TestBook, withFeed } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

describe('matches that are listed', () => {
  const coming = async () =>
    (
      await book.context().ports.feed.matches(book.context().clock.now(), after(book.context().clock.now(), 3 * hour))
    ).filter(({ isReplay }) => !isReplay)
  const forget = async (ids: readonly string[]) => {
    await book.query(
      `delete from sportsbook.markets m using sportsbook.events f where f.id = m.event_id and f.source = any ($1)`,
      [ids]
    )
    await book.query(
      `delete from sportsbook.incidents m using sportsbook.events f where f.id = m.event_id and f.source = any ($1)`,
      [ids]
    )
    await book.query('delete from sportsbook.events where source = any ($1)', [ids])
  }
  const listed = (ids: readonly string[]) =>
    book.query<{ source: string; is_priced: boolean }>(
      `select source, model is not null as is_priced from sportsbook.events where source = any ($1)`,
      [ids]
    )

  it('SB-1 are offered, though one is listed twice, and the past of another league cannot be read', async () => {
    const [one, two] = await coming()
    if (!one || !two) throw new Error('nothing is listed')
    await forget([one.id, two.id])
    const strange = { ...two, id: 'm-elsewhere', competition: { ...two.competition, id: 'elsewhere' } }
    const results = () => Promise.reject(new FeedUnavailable('of this league'))
    let asked = 0
    await jobs['sportsbook.list'].run(
      withFeed(book, { results, matches: () => Promise.resolve(asked++ === 0 ? [strange, one, two, one] : []) })
    )
    expect((await listed([one.id, two.id])).map(({ is_priced }) => is_priced)).toEqual([true, true])
    // Of the other league nothing is known yet, so nothing of it is sold.
    expect(await listed(['m-elsewhere'])).toEqual([])
    await jobs['sportsbook.list'].run(
      withFeed(book, {
        matches: () => Promise.resolve(asked++ === 20 ? [] : [strange]),
        results: () => Promise.resolve([]),
      })
    )
    expect(await listed(['m-elsewhere'])).toEqual([{ source: 'm-elsewhere', is_priced: true }])
  })
  it('SB-1 are listed, though those before them cannot be read, and are not asked for one after another where the feed is away', async () => {
    const [one] = await coming()
    if (!one) throw new Error('nothing is listed')
    await forget([one.id])
    let asked = 0
    // Two cannot be read, one can, and so on: never three one after another.
    await listMatches(
      withFeed(book, {
        matches: () => (asked++ % 3 === 2 ? Promise.resolve([one]) : Promise.reject(new FeedUnavailable('of these'))),
      })
    )
    expect(await listed([one.id])).toHaveLength(1)
    expect(asked).toBeGreaterThan(12)
    asked = 0
    await expect(
      listMatches(withFeed(book, { matches: () => (asked++, Promise.reject(new FeedUnavailable('away'))) }))
    ).rejects.toBeInstanceOf(FeedUnavailable)
    expect(asked).toBe(3)
    await listMatches(book.context())
  })
  it('SB-1 are asked for the past of their league once in a run, and for no further one where three did not come', async () => {
    const [one] = await coming()
    if (!one) throw new Error('nothing is listed')
    const leagues = ['past-1', 'past-2', 'past-3', 'past-4', 'past-5']
    const strange = leagues.map((id) => ({ ...one, id: `m-${id}`, competition: { ...one.competition, id } }))
    const asked: string[] = []
    const results = (id: string) => (asked.push(id), Promise.reject(new FeedUnavailable('of this league')))
    await listMatches(withFeed(book, { results, matches: () => Promise.resolve(strange.slice(0, 1)) }))
    expect(asked).toEqual(['past-1'])
    await listMatches(withFeed(book, { results, matches: () => Promise.resolve([...strange, one]) }))
    expect(asked.slice(1)).toEqual(leagues.slice(0, 3))
    expect(await listed(strange.map(({ id }) => id))).toEqual([])
    await listMatches(withFeed(book, { results: () => Promise.resolve([]), matches: () => Promise.resolve(strange) }))
    expect(await listed(strange.map(({ id }) => id))).toHaveLength(5)
  })
  it('SB-1 are left for the next turn where the host stops, and none is listed before its league was rated', async () => {
    const [one] = await coming()
    if (!one) throw new Error('nothing is listed')
    const strange = [1, 2].map((n) => ({
      ...one,
      id: `m-stop-${n}`,
      competition: { ...one.competition, id: `stop-${n}` },
    }))
    const sources = strange.map(({ id }) => id)
    const asked = { matches: 0, results: 0 }
    const stop = new AbortController()
    await jobs['sportsbook.list'].run({
      ...withFeed(book, {
        matches: () => ((asked.matches += 1), Promise.resolve(strange)),
        results: () => ((asked.results += 1), stop.abort(), Promise.resolve([])),
      }),
      stopping: stop.signal,
    })
    expect(asked).toEqual({ matches: 1, results: 1 })
    expect(await listed(sources)).toEqual([{ source: 'm-stop-1', is_priced: false }])
    await jobs['sportsbook.list'].run(
      withFeed(book, { matches: () => Promise.resolve(strange), results: () => Promise.resolve([]) })
    )
    expect((await listed(sources)).map(({ is_priced }) => is_priced)).toEqual([true, true])
  })
  it('SB-1 are priced also where the list of those behind them does not come', async () => {
    const [one] = await coming()
    await book.query(`update sportsbook.events set model = null where source = $1`, [one?.id])
    await jobs['sportsbook.list'].run(withFeed(book, { matches: () => Promise.reject(new FeedUnavailable('away')) }))
    expect(await listed([one?.id ?? ''])).toMatchObject([{ is_priced: true }])
  })
})

describe('replays that are ordered', () => {
  it('are ordered, though the feed refuses some before them; those are told of and tried again after a while', async () => {
    await book.query('delete from sportsbook.replay_orders')
    const bodyOf = (id: string, round: string) => ({
      id,
      startsAt: book.now() + 60_000,
      competition: { id: 'c', name: 'C', region: { code: 'xx', name: 'X' } },
      round,
      home: { id: 'a', name: 'A' },
      away: { id: 'b', name: 'B' },
      end: 'cancelled',
    })
    for (const [id, round] of [
      ['r-001', 'x'.repeat(200)],
      ['r-002', '1'],
      ['r-003', 'y'.repeat(200)],
      ['r-004', '1'],
    ] as const)
      await book.query(`insert into sportsbook.replay_orders (source, starts_at, body) values ($1, now() + $3, $2)`, [
        id,
        JSON.stringify(bodyOf(id, round)),
        `${id.slice(2)} minutes`,
      ])
    book.warnings.length = 0
    const asked: string[][] = []
    const turn = async (minutes: number) => {
      const { ports, ...context } = book.context()
      const order: EventFeed['order'] = (replays) => (
        asked.push(replays.map(({ id }) => id)),
        ports.feed.order(replays)
      )
      const now = after(context.clock.now(), minutes * minute)
      await orderReplays({ ...context, clock: { now: () => now }, ports: { ...ports, feed: { ...ports.feed, order } } })
    }
    await turn(0)
    expect(
      await book.query('select source from sportsbook.replay_orders where ordered_at is not null order by source')
    ).toEqual([{ source: 'r-002' }, { source: 'r-004' }])
    expect(book.warnings).toEqual(Array(2).fill('the feed refuses a replay'))
    asked.length = 0
    await turn(9)
    expect([asked, book.warnings.length]).toEqual([[], 2])
    await turn(11)
    expect(asked).toEqual([['r-001', 'r-003'], ['r-001'], ['r-003']])
    expect(book.warnings).toHaveLength(4)
    await expect(book.context().ports.feed.order([bodyOf('r-005', 'x'.repeat(200)) as never])).rejects.toBeInstanceOf(
      FeedRefused
    )
  })
})
