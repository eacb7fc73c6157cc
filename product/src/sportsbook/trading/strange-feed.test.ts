import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followFeed } from './follow-feed.ts'
import { recoverFixtures } from './recover-fixtures.ts'
import { type EventFeed, type FeedMessage, FeedUnavailable } from '../connectors/port.ts'
import type { MatchEventKind } from '../sports/football/match.ts'
import { testBook, type TestBook, withFeed } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

/** So many matches that should have begun an hour ago, and of which nothing was heard, in the order in which they are asked for. */
const unheard = (count: number) =>
  book.query<{ id: number; source: string }>(
    `with chosen as (select id, row_number() over (order by id) as place from sportsbook.events where status = 'not_started' and starts_at > now() and model is not null order by id limit $1)
     update sportsbook.events f set starts_at = now() - interval '2 hours' + place * interval '1 second', heard_at = null from chosen where f.id = chosen.id returning f.id, f.source`,
    [count]
  )
const phaseOf = async (id: number | undefined) =>
  (await book.query<{ phase: string }>('select phase from book.football where id = $1', [id]))[0]?.phase
const begun = [{ sequence: 1, kind: 'kick_off' as const, minute: 1, added: 0 }]

describe('matches of which nothing was heard', () => {
  it('SB-12 are read, though one before them cannot be read, or breaks what takes it in', async () => {
    const [unread, broken, sound] = await unheard(3)
    const overlong = [...begun, { sequence: 2, kind: 'clock' as const, minute: 99_999, added: 0 }]
    const match = (id: string) =>
      id === unread?.source
        ? Promise.reject(new FeedUnavailable('of this one'))
        : Promise.resolve(id === broken?.source ? overlong : begun)
    book.warnings.length = 0
    await recoverFixtures(withFeed(book, { match }))
    expect(await phaseOf(sound?.id)).toBe('first_half')
    expect(book.warnings).toEqual(['a match could not be read', 'a match could not be read'])
    // Nor are they asked for with every turn.
    const asked: string[] = []
    await recoverFixtures(withFeed(book, { match: (id) => (asked.push(id), match(id)) }))
    expect(asked).toEqual([])
  })
  it('SB-12 are told of with every reading that has a hole, and end two days after their kick-off where it is still there', async () => {
    const [young, old, last] = await unheard(3)
    const ids = [young?.id, old?.id, last?.id]
    await book.query(`update sportsbook.events set starts_at = starts_at - interval '2 days' where id = any ($1)`, [
      ids.slice(1),
    ])
    const holed = [...begun, { sequence: 3, kind: 'half_time' as const, minute: 45, added: 0 }]
    const match = (id: string) => Promise.resolve(id === last?.source ? [...begun, undefined] : holed)
    book.warnings.length = 0
    await recoverFixtures(withFeed(book, { match }))
    const told = 'a match that was read whole has a hole'
    expect(book.warnings.filter((warning) => warning === told)).toHaveLength(3)
    expect(book.warnings.filter((warning) => warning !== told)).toEqual(
      Array(2).fill('a match that should be over cannot be read to its end: it is abandoned')
    )
    expect(await Promise.all(ids.map(phaseOf))).toEqual(['first_half', 'abandoned', 'abandoned'])
    const sources = await book.query<{ result_source: string }>(
      'select source as result_source from sportsbook.results where event_id = any ($1)',
      [ids.slice(1)]
    )
    expect(sources.map(({ result_source }) => result_source.split(' ')[0])).toEqual(['house', 'house'])
    // Told of again with the next reading, after a while.
    book.warnings.length = 0
    await recoverFixtures(withFeed(book, { match }))
    expect(book.warnings).toEqual([])
    await book.query(`update sportsbook.events set heard_at = now() - interval '1 minute' where id = $1`, [young?.id])
    await recoverFixtures(withFeed(book, { match }))
    expect(book.warnings).toEqual([told])
  })
  it('SB-12 are not ended where their kick-off is moved while the feed is asked', async () => {
    const [moved, still] = await unheard(2)
    await book.query(`update sportsbook.events set starts_at = starts_at - interval '2 days' where id = any ($1)`, [
      [moved?.id, still?.id],
    ])
    const match = async (id: string) => {
      if (id === moved?.source)
        await book.query(`update sportsbook.events set starts_at = now() + interval '1 day' where source = $1`, [id])
      return undefined
    }
    await recoverFixtures(withFeed(book, { match }))
    expect([await phaseOf(moved?.id), await phaseOf(still?.id)]).toEqual(['not_started', 'cancelled'])
  })
  it('SB-12 have their turn, however many before them have nothing new to tell', async () => {
    const all = await unheard(61)
    const last = all
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .at(-1)
    await book.query('update sportsbook.events set sequence = 5 where id = any ($1) and id <> $2', [
      all.map(({ id }) => id),
      last,
    ])
    const match = () => Promise.resolve(begun)
    for (let turn = 0; turn < 2; turn++) await recoverFixtures(withFeed(book, { match }))
    expect(await phaseOf(last)).toBe('first_half')
  })
  it('are not asked for one after another where the feed is away', async () => {
    await unheard(10)
    let asked = 0
    await expect(
      recoverFixtures(withFeed(book, { match: () => (asked++, Promise.reject(new FeedUnavailable('away'))) }))
    ).rejects.toBeInstanceOf(FeedUnavailable)
    expect(asked).toBe(3)
  })
})

describe('a match of which the feed tells what we do not understand', () => {
  interface Running {
    id: number
    source: string
    sequence: number
    minute: number
  }
  /** Two matches that are played, with a market that is open. */
  const running = async () => {
    for (let minutes = 0; minutes < 200; minutes++) {
      const rows = await book.query<Running>(
        `select f.id, f.source, f.sequence, f.minute from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
          where f.phase in ('first_half', 'second_half') and f.minute between 2 and 80 and f.heard_at < now() order by f.id limit 2`
      )
      const [one, two] = rows
      if (one && two) return [one, two] as const
      book.setNow(book.now() + 5000)
      await followFeed(book.context())
    }
    throw new Error('too little is played')
  }
  const marketOf = async ({ id }: { id: number }) =>
    (await book.query<{ status: string }>('select status from book.winners where event_id = $1', [id]))[0]?.status
  const moment = ({ sequence, minute }: Running, ahead: number, kind: MatchEventKind = 'clock') => ({
    sequence: sequence + ahead,
    kind,
    minute,
    added: 0,
  })
  const follow = async (messages: readonly FeedMessage[], more: Partial<EventFeed> = {}) => {
    const [row] = await book.query<{ cursor: bigint }>('select cursor from sportsbook.feeds')
    const batch = { messages, cursor: (row?.cursor ?? 0n) + 1n, more: false }
    await followFeed(withFeed(book, { follow: () => Promise.resolve(batch), ...more }))
  }

  it('SB-10 goes on after a word that nobody knows, with nothing sold until the next quiet one', async () => {
    const [match] = await running()
    const { source: matchId, sequence } = match
    await follow([{ matchId, moment: moment(match, 1, 'unknown') }])
    expect(await marketOf(match)).toBe('suspended')
    await follow([{ matchId, moment: moment(match, 2) }])
    expect(await marketOf(match)).toBe('open')
    expect(await book.query('select sequence from sportsbook.events where id = $1', [match.id])).toEqual([
      { sequence: sequence + 2 },
    ])
  })
  it('SB-10 sells nothing after a word that cannot be read, until the match has been read whole; the others go on, also where it cannot be', async () => {
    const [match, other] = await running()
    book.warnings.length = 0
    const words = [
      { matchId: match.source, moment: undefined },
      { matchId: other.source, moment: moment(other, 1) },
    ]
    await follow(words, { match: () => Promise.reject(new FeedUnavailable('of this one')) })
    expect([await marketOf(match), await marketOf(other)]).toEqual(['suspended', 'open'])
    expect(book.warnings).toEqual(['the feed tells what we do not understand', 'a match could not be read'])
    expect(await book.query('select sequence from sportsbook.events where id = $1', [other.id])).toEqual([
      { sequence: other.sequence + 1 },
    ])
    await follow([{ matchId: match.source, moment: moment(match, 2) }], {
      match: () => Promise.resolve([moment(match, 1), moment(match, 2)]),
    })
    expect(await marketOf(match)).toBe('open')
  })
  it('SB-10 sells nothing of any match after a word that tells not even its match, until the next word on each', async () => {
    const [match, other] = await running()
    book.warnings.length = 0
    await follow([
      { matchId: other.source, moment: moment(other, 1) },
      { matchId: '', moment: undefined },
    ])
    expect([await marketOf(match), await marketOf(other)]).toEqual(['suspended', 'suspended'])
    expect(book.warnings).toEqual([
      'a word of the feed tells no match: everything in play is suspended',
      'the feed tells what we do not understand',
    ])
    expect(await book.query('select sequence from sportsbook.events where id = $1', [other.id])).toEqual([
      { sequence: other.sequence + 1 },
    ])
    // The word was of the first match: it is read whole. The second missed nothing.
    const words = [
      { matchId: match.source, moment: moment(match, 2) },
      { matchId: other.source, moment: moment(other, 2) },
    ]
    const asked: string[] = []
    await follow(words, { match: (id) => (asked.push(id), Promise.resolve([moment(match, 1), moment(match, 2)])) })
    expect([await marketOf(match), await marketOf(other)]).toEqual(['open', 'open'])
    expect(asked).toEqual([match.source])
  })
  it('SB-10 is one of a silent feed where no word tells its match; it is followed on', async () => {
    const [match, other] = await running()
    await book.query(`update sportsbook.feeds set alive_at = now() - interval '12 seconds'`)
    const [before] = await book.query<{ cursor: bigint }>('select cursor from sportsbook.feeds')
    for (let turn = 0; turn < 2; turn++) await follow([{ matchId: '', moment: undefined }])
    expect(
      await book.query(`select cursor, alive_at < now() - interval '10 seconds' as is_silent from sportsbook.feeds`)
    ).toEqual([{ cursor: (before?.cursor ?? 0n) + 2n, is_silent: true }])
    expect([await marketOf(match), await marketOf(other)]).toEqual(['suspended', 'suspended'])
    await follow([match, other].map((one) => ({ matchId: one.source, moment: moment(one, 1) })))
    expect([await marketOf(match), await marketOf(other)]).toEqual(['open', 'open'])
  })
  it('SB-10 keeps no other from being read whole', async () => {
    const [match, other] = await running()
    const ahead = (one: Running) => ({ matchId: one.source, moment: moment(one, 2) })
    await follow([ahead(match), ahead(other)], {
      match: (id) =>
        id === match.source
          ? Promise.reject(new FeedUnavailable('of this one'))
          : Promise.resolve([moment(other, 1), moment(other, 2)]),
    })
    expect([await marketOf(match), await marketOf(other)]).toEqual(['suspended', 'open'])
  })
})
