import { createHash } from 'node:crypto'
import { type CompetitionData, competitions } from './clubs.ts'
import { feedDice, shuffled } from './dice.ts'

export interface WorldOptions {
  readonly seed: string
  /** How long a match minute lasts. The whole calendar keeps its proportions to it. */
  readonly minuteMs: number
  /** When round 0 begins, milliseconds since 1970. A test that sets it stands at the same place of the calendar at any hour. */
  readonly epoch?: number
}
export interface FeedClub {
  readonly id: string
  readonly name: string
}
export interface FeedMatch {
  readonly id: string
  /** Its place in the calendar: the same one of the same seed is the same match, whenever the world begins. */
  readonly place: string
  readonly competition: CompetitionData
  readonly round: string
  readonly startsAt: number
  readonly home: FeedClub
  readonly away: FeedClub
}

/** A round of every league in so many match minutes: with 35 matches a round, three to five of them are always being played. */
const roundMinutes = 960
/** Kick-offs are on a grid, as people like them: at five seconds a minute this is every five minutes of the clock. */
const kickOffGrid = 60
const firstRound = Date.UTC(2026, 0, 5)
const epochOf = ({ epoch = firstRound }: WorldOptions): number => epoch

export const roundMs = ({ minuteMs }: Pick<WorldOptions, 'minuteMs'>): number => roundMinutes * minuteMs

/** Another seed, speed or beginning is another world, and its ids say so. */
const worldKey = (options: WorldOptions): string =>
  createHash('sha256')
    .update(`${options.seed}:${options.minuteMs}:${epochOf(options)}`)
    .digest('hex')
    .slice(0, 6)

/** Matches that kick off in `from <= t < to`, in the order of their kick-offs. */
export function matchesBetween(options: WorldOptions, from: number, to: number, competition?: string): FeedMatch[] {
  const length = roundMs(options)
  const epoch = epochOf(options)
  const all: FeedMatch[] = []
  for (let round = Math.floor((from - epoch) / length); round <= Math.floor((to - epoch) / length); round++) {
    if (round >= 0) all.push(...matchesOfRound(options, round))
  }
  return all.filter(
    (match) =>
      match.startsAt >= from &&
      match.startsAt < to &&
      (competition === undefined || match.competition.id === competition)
  )
}

/** The match behind an id of this world; undefined for any other text. */
export function matchOf(options: WorldOptions, id: string): FeedMatch | undefined {
  const parts = /^m([0-9a-f]{6})-([a-z0-9]+)-(\d{1,9})-(\d{1,2})$/.exec(id)
  return parts?.[1] === worldKey(options)
    ? matchesOfRound(options, Number(parts[3])).find((match) => match.id === id)
    : undefined
}

const roundCache = new Map<string, FeedMatch[]>()
function matchesOfRound(options: WorldOptions, round: number): FeedMatch[] {
  const key = `${worldKey(options)}-${round}`
  const known = roundCache.get(key)
  if (known) return known
  const pairs = competitions.flatMap((competition) =>
    pairsOf(options, competition, round).map((pair, index, all) => ({
      ...pair,
      competition,
      index,
      place: (index + 0.5) / all.length,
    }))
  )
  pairs.sort((a, b) => a.place - b.place)
  const matches = pairs.map(({ competition, home, away, matchday, index }, slot): FeedMatch => ({
    id: `m${worldKey(options)}-${competition.id}-${round}-${index}`,
    place: `${competition.id}-${round}-${index}`,
    competition,
    round: `Matchday ${matchday}`,
    startsAt:
      epochOf(options) +
      round * roundMs(options) +
      Math.floor((slot * roundMinutes) / pairs.length / kickOffGrid) * kickOffGrid * options.minuteMs,
    home: clubOf(competition, home),
    away: clubOf(competition, away),
  }))
  if (roundCache.size > 400) roundCache.delete(roundCache.keys().next().value ?? '')
  roundCache.set(key, matches)
  return matches
}

const clubOf = (competition: CompetitionData, index: number): FeedClub => ({
  id: `${competition.id}-c${index + 1}`,
  name: competition.clubs[index] ?? competition.id,
})

/** A double round robin by the circle method, drawn anew each season. */
function pairsOf(
  { seed }: WorldOptions,
  { id, clubs }: CompetitionData,
  round: number
): { home: number; away: number; matchday: number }[] {
  const n = clubs.length
  const season = Math.floor(round / (2 * (n - 1)))
  const day = round % (2 * (n - 1))
  const drawn = shuffled(
    feedDice(seed, 'draw', id, season),
    clubs.map((_, index) => index)
  )
  const turn = day % (n - 1)
  const seat = (place: number): number => drawn[place === 0 ? 0 : 1 + ((place - 1 + turn) % (n - 1))] ?? 0
  return Array.from({ length: n / 2 }, (_, place) => {
    const [first, second] = [seat(place), seat(n - 1 - place)]
    // Sides change from turn to turn, and the second half of the season mirrors the first.
    const isSecondHalf = day >= n - 1
    const swapped = ((turn + place) % 2 === 1) !== isSecondHalf
    return { home: swapped ? second : first, away: swapped ? first : second, matchday: day + 1 }
  })
}

/** What only this world knows: how many goals each side really tends to score. The bookmaker has to find out. */
export function hiddenRates(
  { seed }: WorldOptions,
  { competition, home, away }: FeedMatch
): { home: number; away: number } {
  const strength = (club: FeedClub, side: string): number => feedDice(seed, side, club.id).normal() * 0.22
  const class_ = (club: FeedClub): number => feedDice(seed, 'class', club.id).normal() * 0.16
  const attack = (club: FeedClub): number => strength(club, 'attack') + class_(club)
  const defence = (club: FeedClub): number => strength(club, 'defence') + class_(club)
  const half = competition.goals / 2
  return {
    home: half * 1.12 * Math.exp(attack(home) - defence(away)),
    away: half * 0.88 * Math.exp(attack(away) - defence(home)),
  }
}
