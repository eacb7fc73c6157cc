import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { day, instantOf, toIso } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { isShortFor, resolveClubs } from './import-clubs.ts'
import { leagueOf } from './import-countries.ts'
import { readMatchFile } from './import-matches.ts'
import { planSeason, replayId } from './import-plan.ts'
import { kickoffAt, readDate, readTime, shiftWeeks } from './import-times.ts'
import { nameKey, shortNameOf } from './club-names.ts'

const file = (matches: object[], name = 'Testland First 2025/26') => JSON.stringify({ name, matches })
const match = (more: object = {}) => ({
  round: 'Matchday 1',
  date: '2025-08-15',
  time: '20:00',
  team1: 'Alpha FC',
  team2: 'Beta United',
  score: { ht: [1, 0], ft: [2, 1] },
  ...more,
})
const one = (more: object) => readMatchFile(file([match(more)]))
const refusal = (more: object) => one(more).remarks.find((remark) => remark.kind === 'refused')?.text

describe('a file of matches', () => {
  it('is taken with dates, times, scores and states as they are', () => {
    expect(one({}).matches).toEqual([
      {
        line: 1,
        round: 'Matchday 1',
        day: Date.UTC(2025, 7, 15) / day,
        time: { hours: 20, minutes: 0, offset: undefined },
        home: 'Alpha FC',
        away: 'Beta United',
        halfTime: [1, 0],
        fullTime: [2, 1],
        goals: undefined,
        status: 'played',
      },
    ])
    expect(one({ score: {}, time: undefined }).matches[0]).toMatchObject({
      status: 'unplayed',
      fullTime: undefined,
      time: undefined,
    })
    expect(one({ score: undefined, status: 'postponed' }).matches[0]?.status).toBe('postponed')
    expect(one({ score: { ft: [0, 2] }, status: 'awarded' }).matches[0]).toMatchObject({
      status: 'awarded',
      fullTime: [0, 2],
    })
    expect(one({ score: [3, 2] }).matches[0]?.fullTime).toEqual([3, 2])
  })
  it('counts the ninety minutes only: extra time and penalties are left out, and found out from the goals where they must be', () => {
    const goals = {
      goals1: [
        { name: 'A', minute: '45+2' },
        { name: 'B', minute: '112' },
      ],
      goals2: [{ name: 'C', minute: '89', penalty: true }],
    }
    expect(one({ score: { ft: [1, 1], et: [2, 1] }, ...goals }).matches[0]).toMatchObject({
      fullTime: [1, 1],
      goals: [
        { minute: 45, stoppage: 2 },
        { minute: 89, stoppage: 0, side: 'away' },
      ],
    })
    expect(one({ score: { et: [2, 1], p: [4, 3] }, ...goals }).matches[0]?.fullTime).toEqual([1, 1])
    expect(one({ score: { ft: [1, 0] }, goals1: [{ name: 'A', minute: '92' }], goals2: [] }).matches[0]?.goals).toEqual(
      [{ side: 'home', minute: 90, stoppage: 2 }]
    )
    expect(one({ score: { ft: [1, 0] }, goals1: [], goals2: [] }).matches[0]?.goals).toBeUndefined()
    expect(refusal({ score: { et: [2, 1], p: [4, 3] } })).toMatch(/after extra time/)
  })
  it('is refused line by line, with the reason', () => {
    expect(refusal({ team2: '' })).toBe('a team is missing')
    expect(refusal({ team2: 'Alpha FC' })).toBe('Alpha FC against itself')
    expect(refusal({ date: '2025-02-30' })).toBe('no such date: "2025-02-30"')
    expect(refusal({ score: { ft: [1, -1] } })).toMatch(/not understood/)
    expect(refusal({ score: { ht: [2, 0], ft: [1, 0] } })).toMatch(/half-time/)
    expect(refusal({ status: 'perhaps' })).toBe('unknown status: "perhaps"')
    expect(readMatchFile(file([match(), match()])).remarks).toEqual([
      { line: 2, kind: 'refused', text: 'the same match as in 1' },
    ])
    expect(one({ time: 'noon' }).remarks).toEqual([
      { line: 1, kind: 'note', text: 'the time "noon" is not understood' },
    ])
    expect(readMatchFile('{').remarks[0]?.text).toMatch(/not JSON/)
    expect(readMatchFile('{"groups":[]}').remarks).toEqual([{ line: 0, kind: 'refused', text: 'holds no matches' }])
    expect(readMatchFile('[{"name":"South Korea","name_normalised":"Korea Republic"}]').names).toEqual([
      { name: 'South Korea', other: 'Korea Republic' },
    ])
  })
  it('belongs to a league that keeps its name through the seasons', () => {
    expect(leagueOf('some/where/2024-25/es.1.json', 'Spain Primera División 2024/25')).toMatchObject({
      sysname: 'es.1',
      name: 'Spain Primera División',
      country: { zone: 'Europe/Madrid' },
    })
    expect(leagueOf('worldcup.json', 'World Cup 2026')).toMatchObject({ sysname: 'world-cup', isZoneGuessed: true })
  })
})

describe('kick-offs', () => {
  it('are read with and without an offset', () => {
    expect(readTime('13:00 UTC-6')?.offset).toBe(-360)
    expect(readTime('19:45 UTC±0')?.offset).toBe(0)
    expect(readTime('18:30 UTC+5:30')?.offset).toBe(330)
    expect(readTime('20:45 CEST')?.offset).toBe(120)
    expect([readTime('25:00'), readTime('8pm'), readTime('20:45 XYZT')]).toEqual([undefined, undefined, undefined])
  })
  it('keep their local time through summer and winter', () => {
    const at = (date: string, time: string, zone: string) =>
      toIso(kickoffAt(readDate(date) ?? 0, readTime(time) ?? { hours: 0, minutes: 0, offset: 0 }, zone))
    expect(at('2025-08-15', '20:00', 'Europe/London')).toBe('2025-08-15T19:00:00.000Z')
    expect(at('2025-12-15', '20:00', 'Europe/London')).toBe('2025-12-15T20:00:00.000Z')
    expect(at('2025-10-26', '15:00', 'Europe/Madrid')).toBe('2025-10-26T14:00:00.000Z')
    expect(at('2026-06-11', '13:00 UTC-6', 'Europe/London')).toBe('2026-06-11T19:00:00.000Z')
  })
  it('are moved by whole weeks so that today falls into the season, by whole years where that does it', () => {
    const days = (date: string) => readDate(date) ?? 0
    expect(shiftWeeks(days('2025-08-15'), days('2026-05-24'), days('2026-11-21'))).toBe(52)
    expect(shiftWeeks(days('2024-08-16'), days('2025-05-25'), days('2026-11-21'))).toBe(104)
    expect(shiftWeeks(days('2026-08-15'), days('2027-05-24'), days('2026-11-21'))).toBe(0)
    const cup = shiftWeeks(days('2026-06-11'), days('2026-07-19'), days('2026-11-21'))
    expect(days('2026-06-11') + cup * 7).toBeLessThan(days('2026-11-21'))
    expect(days('2026-07-19') + cup * 7).toBeGreaterThan(days('2026-11-21'))
  })
})

describe('clubs that are spelled two ways', () => {
  const round = (pairs: [string, string, number][]) => pairs.map(([home, away, day_]) => ({ home, away, day: day_ }))
  it('are one when only forms, years and accents differ, and when a name is cut short', () => {
    expect(nameKey('1. FC Köln')).toBe(nameKey('FC Koln'))
    expect(nameKey('VfL Bochum 1848')).toBe('bochum')
    const { clubs, merged } = resolveClubs(
      round([
        ['Queens Park Rangers FC', 'Watford FC', 1],
        ['QPR', 'Millwall FC', 8],
        ['Watford', 'Millwall FC', 15],
        ['West Brom', 'QPR', 22],
        ['West Bromwich Albion FC', 'Watford FC', 29],
      ]),
      []
    )
    expect(new Set([...clubs.values()].map((club) => club.name))).toEqual(
      new Set(['Queens Park Rangers FC', 'Watford FC', 'Millwall FC', 'West Bromwich Albion FC'])
    )
    expect(merged.map(({ spelling }) => spelling)).toEqual(expect.arrayContaining(['QPR', 'Watford', 'West Brom']))
  })
  it('stay two when they meet or play on the same day, and countries are never cut short', () => {
    const apart = resolveClubs(round([['Paris FC', 'Paris Saint-Germain FC', 1]]), [])
    expect(new Set([...apart.clubs.values()].map((club) => club.name)).size).toBe(2)
    const sameDay = resolveClubs(
      round([
        ['Real Madrid CF', 'X Town', 1],
        ['Real Madrid Castilla', 'Y Town', 1],
      ]),
      []
    )
    expect(sameDay.clubs.size).toBe(4)
    expect(
      new Set(
        [
          ...resolveClubs(
            round([
              ['USA', 'Wales', 1],
              ['Uzbekistan', 'Peru', 2],
              ['Austria', 'Chile', 3],
              ['Australia', 'Cuba', 4],
            ]),
            [],
            'none'
          ).clubs.values(),
        ].map((club) => club.name)
      ).size
    ).toBe(8)
    expect([
      isShortFor('Manchester City FC', 'Manchester United FC'),
      isShortFor('Man United', 'Manchester United FC'),
      isShortFor('Sheffield Utd', 'Sheffield United FC'),
    ]).toEqual([false, true, true])
  })
  it('are the clubs of earlier files', () => {
    const known = [
      { id: 7, name: 'Wolverhampton Wanderers FC', spellings: ['Wolverhampton'] },
      { id: 8, name: 'Fulham FC', spellings: [] },
    ]
    const { clubs } = resolveClubs(round([['Wolves', 'Fulham', 1]]), known)
    expect([clubs.get('Wolves')?.known?.id, clubs.get('Fulham')?.known?.id]).toEqual([7, 8])
  })
  it('have a short name for small places', () => {
    expect([
      shortNameOf('VfL Bochum 1848'),
      shortNameOf('Wolverhampton Wanderers FC'),
      shortNameOf('Paris Saint-Germain FC'),
    ]).toEqual(['Bochum', 'Wolverhampton', 'Paris'])
  })
})

describe('the plan of a season', () => {
  const now = instantOf('2026-11-21T01:00:00Z')
  const { country } = leagueOf('en.1.json', 'x')
  it('makes history of what was, replays of what comes, lists what has no result, and voids what was not played', () => {
    const { matches } = readMatchFile(
      file([
        match(),
        match({ date: '2026-03-01', team1: 'C' }),
        match({ date: '2026-04-01', team1: 'D', score: {} }),
        match({ date: '2025-09-01', team1: 'E', score: {} }),
        match({ date: '2025-09-02', team1: 'F', status: 'awarded' }),
        match({ date: '2026-03-02', team1: 'G', score: {}, status: 'postponed' }),
        match({ date: '2026-03-08', team1: 'H', time: undefined }),
      ])
    )
    const { placed, remarks } = planSeason(matches, country, 52, now)
    expect(placed.map(({ match: { home }, handling, phase }) => [home, handling, phase])).toEqual([
      ['Alpha FC', 'finished', 'finished'],
      ['C', 'replayed', 'not_started'],
      ['D', 'listed', 'not_started'],
      ['F', 'void', 'cancelled'],
      ['G', 'replayed', 'not_started'],
      ['H', 'replayed', 'not_started'],
    ])
    expect(remarks.filter((remark) => remark.kind === 'refused')).toEqual([
      { line: 4, kind: 'refused', text: 'no result, and its day is over' },
    ])
    expect(toIso(placed[1]?.kickoff ?? now)).toBe('2027-02-28T20:00:00.000Z')
  })
  it('gives a replay the same name whenever and wherever it is made', () => {
    expect(replayId('en.1', 'Brighton & Hove Albion FC', 'Köln', instantOf('2026-11-22T15:00:00Z'))).toBe(
      replayId('en.1', 'Brighton & Hove Albion FC', 'Köln', instantOf('2026-11-22T15:00:00Z'))
    )
    expect(replayId('en.1', 'A', 'B', now)).toMatch(/^r-[a-z0-9-]+$/)
  })
})

/** The public-domain files of real seasons, where the machine has them beside the project. */
const folder = process.env.ANTE_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const real = existsSync(`${folder}/football`)
  ? readdirSync(`${folder}/football`).flatMap((season) =>
      readdirSync(`${folder}/football/${season}`).map((name) => ({
        season,
        name,
        path: `${folder}/football/${season}/${name}`,
      }))
    )
  : []

describe('real seasons', () => {
  it('are read whole: every match of every file is taken, no two clubs are confused', () => {
    for (const { path } of real) {
      const read = readMatchFile(readFileSync(path, 'utf8'))
      const teams = new Set(read.matches.flatMap(({ home, away }) => [home, away])).size
      expect(read.matches.length).toBe(teams * (teams - 1))
      expect(read.remarks).toEqual([])
      const { clubs, merged } = resolveClubs(read.matches, [])
      expect(new Set([...clubs.values()].map((club) => club.name)).size).toBe(teams)
      expect(merged).toEqual([])
    }
    // Every season that is there has the five leagues.
    const leagues = [...new Set(real.map(({ name }) => name))]
    expect(real.map(({ season, name }) => `${season}/${name}`).toSorted()).toEqual(
      [...new Set(real.map(({ season }) => season))]
        .flatMap((season) => leagues.map((name) => `${season}/${name}`))
        .toSorted()
    )
  })
})
