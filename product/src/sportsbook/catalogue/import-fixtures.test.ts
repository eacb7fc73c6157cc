import { day, instant, toIso } from '@ante/kit/instant'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followFeed } from '../trading/follow-feed.ts'
import { recoverFixtures } from '../trading/recover-fixtures.ts'
import { importFixtures } from './import-fixtures.ts'
import { orderReplays } from './order-replays.ts'
import { priceFixtures } from '../trading/price-fixtures.ts'
import { settleFixtures } from '../bets/settle-fixtures.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await followFeed(book.context())
})
afterAll(() => book.close())

const minute = 5000
const teams = ['Alpha FC', 'Beta United FC', 'Gamma 04', 'Delta Town', 'Epsilon CF', 'Zeta Rovers']
/** A year ago by weeks, so that the shift is a year. */
const lastYear = (days: number) => toIso(instant(book.now() - 364 * day + days * day)).slice(0, 10)
const season = (matches: object[]) => ({
  path: 'xx/en.9.json',
  text: JSON.stringify({ name: 'Testland Ninth 2025/26', matches }),
})
const rows = <Row>(text: string) => book.query<Row>(text)

/** Twenty rounds of the past, three pairs each, then what is to come. */
function matches(): object[] {
  const past = Array.from({ length: 60 }, (_, index) => {
    const round = Math.floor(index / 3)
    const [home, away] = [teams[(index + round) % 6], teams[(index + round + 1 + (round % 4)) % 6]]
    return {
      round: `Matchday ${round + 1}`,
      date: lastYear(-140 + round * 7),
      time: '15:00',
      team1: home,
      team2: away === home ? teams[(index + 5) % 6] : away,
      score: { ht: [0, 0], ft: [index % 4, index % 3] },
    }
  })
  const soon = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(book.now() + 40 * 60_000)
  const soonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
    book.now() - 364 * day + 40 * 60_000
  )
  return [
    ...past,
    {
      round: 'Matchday 21',
      date: soonDay,
      time: soon,
      team1: 'Alpha FC',
      team2: 'Beta United FC',
      score: { ht: [1, 0], ft: [3, 2] },
    },
    {
      round: 'Matchday 21',
      date: soonDay,
      time: soon,
      team1: 'Gamma',
      team2: 'Delta Town',
      score: { ft: [0, 2] },
      status: 'awarded',
    },
    { round: 'Matchday 22', date: lastYear(30), team1: 'Epsilon', team2: 'Zeta Rovers', score: {} },
    { round: 'Matchday 2', date: lastYear(-132), team1: 'Epsilon', team2: 'Zeta Rovers', score: {} },
    { round: 'Matchday 22', date: 'sometime', team1: 'Epsilon', team2: 'Zeta Rovers', score: {} },
  ]
}

describe('importing a season', () => {
  it('takes it, says line by line what it refused, and knows clubs by two spellings', async () => {
    const file = season(matches())
    const [report] = await importFixtures(book.database.db, instant(book.now()), [file])
    const refused = report?.remarks
      .filter((remark) => remark.kind === 'refused')
      .map(({ line, text }) => `${line} ${text}`)
    expect(refused).toEqual(
      expect.arrayContaining(['64 no result, and its day is over', '65 no such date: "sometime"'])
    )
    expect(report?.remarks.map((remark) => remark.text)).toEqual(
      expect.arrayContaining(['Gamma was read as Gamma 04', 'Epsilon was read as Epsilon CF'])
    )
    expect(report).toMatchObject({ league: 'en.9', coming: 2, listed: 1, unchanged: 0 })
    expect((report?.finished ?? 0) + (refused?.length ?? 0)).toBe(62)
    expect(await rows('select count(*)::int as n from sportsbook.participants where source is null')).toEqual([
      { n: 6 },
    ])
    const [alpha] = await rows<{ rating: unknown }>(
      `select rating from sportsbook.participants where name = 'Alpha FC'`
    )
    expect(alpha?.rating).toMatchObject({ attack: expect.anything() })
  })
  it('changes nothing when it runs again', async () => {
    const snapshot = () => rows(`select id, source, starts_at, state, version from sportsbook.events order by id`)
    const state = async () => [
      await snapshot(),
      await rows('select * from sportsbook.participants order by id'),
      await rows('select * from sportsbook.competitions order by id'),
      await rows('select source, starts_at from sportsbook.replay_orders order by source'),
    ]
    const before = await state()
    const [report] = await importFixtures(book.database.db, instant(book.now()), [season(matches())])
    expect(report).toMatchObject({ finished: 0, coming: 0, listed: 0, changed: 0 })
    expect(await state()).toEqual(before)
  })
  it('plays a match of the past again to its real score at half-time and at the end, and voids what was awarded', async () => {
    await orderReplays(book.context())
    expect(await orderReplays(book.context())).toBe(0)
    await priceFixtures(book.context())
    const markets = await rows(
      `select 1 from sportsbook.markets m join sportsbook.events f on f.id = m.event_id where f.replay and m.status = 'open'`
    )
    expect(markets.length).toBeGreaterThan(40)
    book.setNow(book.now() + 39 * 60_000)
    for (let step = 0; step < 70; step++) {
      book.setNow(book.now() + 3 * minute)
      await followFeed(book.context())
    }
    await settleFixtures(book.context())
    expect(
      await rows(
        `select state ->> 'phase' as phase, state -> 'score' as score, state -> 'halfTime' as half, rated from sportsbook.events where replay and round = 'Matchday 21' order by id`
      )
    ).toEqual([
      { phase: 'finished', score: { home: 3, away: 2 }, half: { home: 1, away: 0 }, rated: true },
      { phase: 'cancelled', score: { home: 0, away: 0 }, half: null, rated: false },
    ])
  })
  it('asks the feed again for a replay that it forgot', async () => {
    await rows(
      `update sportsbook.replay_orders set source = 'r-forgotten', ordered_at = now() where source = (select min(source) from sportsbook.replay_orders)`
    )
    await rows(
      `update sportsbook.events set source = 'r-forgotten', status = 'not_started', state = state || '{"phase": "not_started"}', heard_at = null, starts_at = now() - interval '1 hour', model = '{"home": 1, "away": 1, "rho": 0}', sequence = 0 where id = (select min(id) from sportsbook.events where replay and round = 'Matchday 21')`
    )
    await recoverFixtures(book.context())
    expect(await rows(`select source from sportsbook.replay_orders where ordered_at is null`)).toEqual([
      { source: 'r-forgotten' },
    ])
  })
})
