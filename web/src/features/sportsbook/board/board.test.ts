import { dayIn, instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import {
  asTheyAre,
  type Change,
  type Detail,
  type Fixture,
  type Market,
  mergeDetail,
  mergeRow,
  newer,
  sectionsOf,
} from './book.ts'
import { hasEnded } from '../fixture-card.ts'
import { addressOf, boardStep, choiceOf } from './choice.ts'
import { isDay, nextDay, startOfDay, weekdayOf } from './days.ts'
import { around } from './market-list.tsx'

const state = {
  phase: 'first_half',
  minute: 12,
  added: 0,
  score: { home: 0, away: 0 },
  half_time: null,
  red_cards: { home: 0, away: 0 },
} as const
const market: Market = {
  id: '91',
  kind: '1x2',
  line: null,
  status: 'open',
  version: 4,
  book: 1.05,
  selections: [
    { outcome: 'home', price: 2 },
    { outcome: 'draw', price: 3.4 },
    { outcome: 'away', price: 4 },
  ],
}
const league = (id: string) => ({
  id,
  sysname: `league-${id}`,
  name: `League ${id}`,
  country: { code: 'xx', name: 'Somewhere' },
})
const row = (id: string, more: Partial<Fixture> = {}): Fixture => ({
  id,
  league: league('1'),
  home: { id: '1', name: 'Kestrel Vale', short_name: 'Kestrel' },
  away: { id: '2', name: 'Umberly Cross', short_name: 'Umberly' },
  kickoff: '2026-11-21T15:00:00Z',
  round: 'Matchday 1',
  replay: false,
  takes_bets: true,
  live: false,
  version: 7,
  state: { ...state },
  market_count: 30,
  main_market: market,
  ...more,
})
const change = (more: Partial<Change> = {}): Change => ({
  fixture_id: '7',
  since: 7,
  version: 8,
  live: true,
  kickoff: '2026-11-21T15:00:00Z',
  state: { ...state, minute: 13, score: { home: 1, away: 0 } },
  markets: [{ id: '91', kind: '1x2', line: null, status: 'suspended', version: 5, prices: [1.4, 4.5, 8] }],
  ...more,
})

describe('a change of the book', () => {
  it('brings score, status and prices to a row; an older one changes nothing', () => {
    const fixture = row('7')
    const next = mergeRow(fixture, change())
    expect(next.state.score).toEqual({ home: 1, away: 0 })
    expect(next.main_market?.status).toBe('suspended')
    expect(next.main_market?.selections.map(({ price }) => price)).toEqual([1.4, 4.5, 8])
    expect(next.main_market?.book).toBeCloseTo(1 / 1.4 + 1 / 4.5 + 1 / 8, 4)
    expect(mergeRow(next, change())).toBe(next)
  })

  it('of a market without new prices keeps the prices behind the lock', () => {
    const next = mergeRow(
      row('7'),
      change({ markets: [{ id: '91', kind: '1x2', line: null, status: 'suspended', version: 5, prices: [] }] })
    )
    expect(next.main_market?.selections.map(({ price }) => price)).toEqual([2, 3.4, 4])
  })

  it('of double chance, where two of three win, says the same share of the house as the server', () => {
    const doubleChance: Market = {
      ...market,
      id: '92',
      kind: 'double_chance',
      book: 1.0678,
      selections: [
        { outcome: 'home_draw', price: 1.5 },
        { outcome: 'home_away', price: 1.3 },
        { outcome: 'draw_away', price: 1.4 },
      ],
    }
    const detail: Detail = { ...row('7'), markets: [doubleChance], timeline: [] }
    const merged = mergeDetail(
      detail,
      change({
        markets: [
          { id: '92', kind: 'double_chance', line: null, status: 'open', version: 5, prices: [1.03, 1.15, 3.4] },
        ],
      })
    )
    expect(merged === 'stale' ? merged : merged.markets[0]?.book).toBeCloseTo((1 / 1.03 + 1 / 1.15 + 1 / 3.4) / 2, 4)
  })

  it('BET-02 keeps no price of a market that has none any more', () => {
    const merged = mergeRow(
      { ...row('7'), main_market: market },
      change({
        markets: [
          { id: market.id, kind: '1x2', line: null, status: 'decided', version: 5, prices: [null, null, null] },
        ],
      })
    )
    expect(merged.main_market).toMatchObject({ status: 'decided', book: 0 })
    expect(merged.main_market?.selections.map(({ price }) => price)).toEqual([null, null, null])
  })

  it('merges into a whole fixture, or says that something was missed', () => {
    const detail: Detail = { ...row('7'), markets: [market], timeline: [] }
    const merged = mergeDetail(detail, change())
    expect(merged === 'stale' ? merged : merged.markets[0]?.version).toBe(5)
    expect(mergeDetail(detail, change({ since: 8, version: 9 }))).toBe('stale')
    expect(
      mergeDetail(
        detail,
        change({ markets: [{ id: '99', kind: 'over_under', line: 2.5, status: 'open', version: 1, prices: [2, 2] }] })
      )
    ).toBe('stale')
    expect(mergeDetail(detail, change({ since: 0, version: 7 }))).toBe(detail)
  })

  it('brings the kick-off of a match that was put off', () => {
    const later = change({ kickoff: '2026-11-21T16:30:00Z' })
    expect(mergeRow(row('7'), later).kickoff).toBe(later.kickoff)
    expect(mergeDetail({ ...row('7'), markets: [market], timeline: [] }, later)).toMatchObject({
      kickoff: later.kickoff,
    })
  })

  it('never gives way to an older load', () => {
    const held = row('7', { version: 9 })
    expect(newer(row('7'), held)).toBe(held)
    expect(newer(row('7', { version: 10 }), held).version).toBe(10)
  })

  it('ends in every way a match can end', () => {
    expect(
      ['finished', 'postponed', 'cancelled', 'abandoned'].map((phase) =>
        hasEnded({ ...state, phase: phase as 'finished' })
      )
    ).toEqual([true, true, true, true])
    expect(hasEnded({ ...state })).toBe(false)
  })
})

describe('the board', () => {
  it('shows what is played first, then day by day, by league', () => {
    const sections = sectionsOf(
      [
        row('1', { kickoff: '2026-11-21T15:00:00Z' }),
        row('2', { kickoff: '2026-11-21T16:00:00Z', league: league('2') }),
        row('3', { kickoff: '2026-11-21T17:00:00Z' }),
        row('4', { kickoff: '2026-11-22T15:00:00Z' }),
        row('5', { live: true }),
      ],
      (iso) => dayIn('UTC', instantOf(iso))
    )
    expect(sections.map(({ key }) => key)).toEqual(['live', '2026-11-21', '2026-11-22'])
    expect(sections[1]?.leagues.map(({ fixtures }) => fixtures.map(({ id }) => id))).toEqual([['1', '3'], ['2']])
  })

  it('keeps every match in its place while it is read: what begins, and what ends', () => {
    const before = row('1', { state: { ...state, phase: 'not_started', minute: 0 } })
    const [playing, over] = [row('2', { live: true }), row('3', { state: { ...state, phase: 'finished' } })]
    const sections = sectionsOf([before, playing, over], (iso) => dayIn('UTC', instantOf(iso)))
    const now = asTheyAre(sections, [
      { ...before, live: true, state },
      { ...playing, live: false, state: { ...state, phase: 'finished' } },
      over,
    ])
    const places = (board: typeof now) =>
      board.map(({ key, leagues }) => [key, leagues.map(({ fixtures }) => fixtures.map(({ id }) => id))])
    expect(places(now)).toEqual([
      ['live', [['2']]],
      ['2026-11-21', [['1', '3']]],
    ])
    const rows = now.flatMap(({ leagues }) => leagues.flatMap(({ fixtures }) => fixtures))
    // Whose prices went away under the reader's eyes keeps its height; a result that was read as one is a short row.
    expect(rows.map(({ id, live, state: { phase }, wasOpen }) => [id, live, phase, wasOpen])).toEqual([
      ['2', false, 'finished', true],
      ['1', true, 'first_half', true],
      ['3', false, 'finished', false],
    ])
  })

  it('is chosen by its address, and junk in the address chooses nothing', () => {
    expect(choiceOf(new URLSearchParams('league=kor1&day=2026-11-22&fixture=12'))).toEqual({
      league: 'kor1',
      day: '2026-11-22',
      live: false,
      fixture: '12',
      shown: boardStep,
    })
    expect(choiceOf(new URLSearchParams('day=tomorrow&fixture=1e9&shown=99999&live=yes'))).toEqual({
      league: undefined,
      day: undefined,
      live: false,
      fixture: undefined,
      shown: 200,
    })
    expect(addressOf({ live: true, day: '2026-11-22', league: 'kor1' })).toBe('/betting?league=kor1&live=1')
    expect(addressOf({})).toBe('/betting')
  })

  it('shows of a ladder the lines around the main one, as many at its ends as in its middle', () => {
    const lines = Array.from({ length: 20 }, (_, index): Market => ({
      ...market,
      id: String(index),
      kind: 'over_under',
      line: index / 2,
    }))
    const ids = (main: number) => around(lines, lines[main] ?? market).map(({ id }) => Number(id))
    expect(ids(10)).toEqual([7, 8, 9, 10, 11, 12, 13])
    expect(ids(0)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(ids(19)).toEqual([13, 14, 15, 16, 17, 18, 19])
    expect(around(lines.slice(0, 3), lines[1] ?? market)).toHaveLength(3)
  })
})

describe('days', () => {
  it('are named by their weekday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual(['sunday', 'monday', 'saturday'])
  })

  it('begin at the zone’s own midnight, also where the clocks are moved', () => {
    expect(startOfDay('2026-11-21', 'UTC').toISOString()).toBe('2026-11-21T00:00:00.000Z')
    expect(startOfDay('2026-07-01', 'Europe/Berlin').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(startOfDay('2026-11-21', 'Asia/Kathmandu').toISOString()).toBe('2026-11-20T18:15:00.000Z')
    expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z')
  })

  it('are read and written', () => {
    expect(nextDay('2026-12-31')).toBe('2027-01-01')
    expect([isDay('2026-11-21'), isDay('2026-13-01'), isDay('21.11.2026'), isDay('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
