import { type Happening, inventedCourse, longestMatch, replayedCourse } from './course.ts'
import type { Replays, StoredReplay } from './replays.ts'
import { type FeedMatch, hiddenRates, matchesBetween, matchOf, roundMs, type WorldOptions } from './world.ts'

/** A match on the wire. */
export interface MatchCard {
  readonly id: string
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly region: { readonly code: string; readonly name: string }
  }
  readonly round: string
  readonly starts_at: string
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  /** Ordered by a customer. */
  readonly replay: boolean
}
/** A message on the wire: `n` counts the messages of one match from 1 without a hole. */
export interface MatchMessage {
  readonly match: string
  readonly n: number
  readonly code: Happening['code']
  readonly minute: number
  readonly stoppage: number
  readonly side?: 'home' | 'away'
  readonly at: string
}
interface Scheduled {
  readonly card: MatchCard
  readonly startsAt: number
  /** Nothing of it is told before. */
  readonly toldFrom: number
  readonly course: readonly Happening[]
}

/** A replay may be ordered so long after its kick-off and still be told whole. */
const lateOrderMs = 7_200_000

/** Puts a time and a course to the world's matches and to those that were ordered; courses that were played are remembered. */
function openSchedule(options: WorldOptions) {
  const courses = new Map<string, readonly Happening[]>()
  const remembered = (id: string, make: () => readonly Happening[]): readonly Happening[] => {
    const known = courses.get(id)
    if (known) return known
    if (courses.size > 4000) courses.delete(courses.keys().next().value ?? '')
    const course = make()
    courses.set(id, course)
    return course
  }
  const ofWorld = (match: FeedMatch): Scheduled => ({
    card: {
      id: match.id,
      round: match.round,
      starts_at: new Date(match.startsAt).toISOString(),
      home: match.home,
      away: match.away,
      replay: false,
      competition: { id: match.competition.id, name: match.competition.name, region: match.competition.region },
    },
    startsAt: match.startsAt,
    toldFrom: match.startsAt - 10 * options.minuteMs,
    // Played only when somebody asks: a list of matches needs no courses.
    get course() {
      return remembered(match.id, () => inventedCourse(options.seed, match.place, hiddenRates(options, match)))
    },
  })
  const ofReplay = (replay: StoredReplay): Scheduled => {
    const {
      id,
      competition,
      round,
      starts_at,
      home,
      away,
      half_time: halfTime,
      full_time: fullTime,
      goals,
      end,
    } = replay
    return {
      card: { id, competition, round, starts_at, home, away, replay: true },
      startsAt: Date.parse(starts_at),
      toldFrom: replay.orderedAt,
      course: remembered(id, () => replayedCourse(options.seed, id, { halfTime, fullTime, goals, end })),
    }
  }
  return { ofWorld, ofReplay }
}

/** The messages of a match with `after < time <= until`. */
const messagesOf = (
  match: Scheduled,
  after: number,
  until: number,
  minuteMs: number
): { time: number; message: MatchMessage }[] =>
  match.course.flatMap((at, index) => {
    const time = Math.max(match.toldFrom, Math.round(match.startsAt + at.offset * minuteMs))
    if (time <= after || time > until) return []
    const { code, minute, stoppage, side } = at
    return [
      {
        time,
        message: {
          match: match.card.id,
          n: index + 1,
          code,
          minute,
          stoppage,
          ...(side && { side }),
          at: new Date(time).toISOString(),
        },
      },
    ]
  })

/** The world's matches and what happens in them, as a function of the time alone (and of the replays that were ordered). */
export function openCalendar(options: WorldOptions, replays: Replays) {
  const { ofWorld, ofReplay } = openSchedule(options)
  const scheduled = (from: number, to: number): Scheduled[] => [
    ...matchesBetween(options, from, to).map(ofWorld),
    ...replays.between(from, to).map(ofReplay),
  ]
  const longestMs = longestMatch * options.minuteMs

  return {
    /** Messages with `after < time <= until`, oldest first. */
    messages(after: number, until: number): MatchMessage[] {
      // A replay that was ordered late tells its past at once, so it is looked for further back.
      const soon = until + 10 * options.minuteMs
      const playing = [
        ...matchesBetween(options, after - longestMs, soon).map(ofWorld),
        ...replays.between(after - longestMs - lateOrderMs, soon).map(ofReplay),
      ]
      return playing
        .flatMap((match) => messagesOf(match, after, until, options.minuteMs))
        .sort(
          (a, b) =>
            a.time - b.time ||
            (a.message.match < b.message.match ? -1 : a.message.match > b.message.match ? 1 : a.message.n - b.message.n)
        )
        .map(({ message }) => message)
    },
    cards: (from: number, to: number): MatchCard[] =>
      scheduled(from, to)
        .sort((a, b) => a.startsAt - b.startsAt)
        .map((match) => match.card),
    /** One match with all that has been told of it. */
    match(id: string, now: number): { card: MatchCard; messages: MatchMessage[] } | undefined {
      const world = matchOf(options, id)
      const replayed = world ? undefined : replays.find(id)
      const match = world ? ofWorld(world) : replayed && ofReplay(replayed)
      return (
        match && {
          card: match.card,
          messages: messagesOf(match, -Infinity, now, options.minuteMs).map(({ message }) => message),
        }
      )
    },
    /** Final scores of a competition's latest matches, newest first. */
    results: (competition: string, now: number, count: number) =>
      latestMatches(options, competition, now - longestMs, count)
        .map(ofWorld)
        .flatMap(({ card, course }) => {
          const score = scoreOf(course)
          return score ? [{ ...card, score }] : []
        }),
  }
}
export type Calendar = ReturnType<typeof openCalendar>

/** Matches of a competition that kicked off before a time, newest first. */
function latestMatches(options: WorldOptions, competition: string, before: number, count: number): FeedMatch[] {
  const found: FeedMatch[] = []
  const step = roundMs(options)
  for (let to = before, rounds = 0; found.length < count && rounds < 400; to -= step, rounds++)
    found.push(...matchesBetween(options, to - step, to, competition).reverse())
  return found.slice(0, count)
}

/** The final score of a match that ended in the usual way. */
export function scoreOf(course: readonly Happening[]): [number, number] | undefined {
  if (course.at(-1)?.code !== 'FT') return undefined
  const count = (side: 'home' | 'away') =>
    course.reduce(
      (goals, at) => goals + (at.side !== side ? 0 : at.code === 'GOAL' ? 1 : at.code === 'GOAL_CANCELLED' ? -1 : 0),
      0
    )
  return [count('home'), count('away')]
}
