import { z } from 'zod'
import type { Rates } from './scoreline.ts'

/**
 * Strengths of clubs, learned match by match from goals alone. Each club has an attack and a defence on the log scale of goals, each held
 * as a mean with a variance: what is not known well moves quickly, what is known well slowly. A result is taken in by one step of an
 * extended Kalman filter for Poisson counts, so nothing is ever refitted and nothing looks ahead. Between matches strengths drift; over a
 * summer they drift more. The league learns its own level of goals, its home advantage and
 * the dependence of low scores in the same way.
 */
export interface Estimate {
  readonly mean: number
  readonly variance: number
}
export interface Strength {
  readonly attack: Estimate
  readonly defence: Estimate
  /** Covariance of the two: a club that scores more than was thought probably defends better than was thought, too. */
  readonly shared: number
  /** Day number of the last match taken in. */
  readonly day: number
}
export interface League {
  /** Log of the away side's expected goals between two middling clubs. */
  readonly base: Estimate
  readonly homeAdvantage: Estimate
  readonly rho: number
}
const estimate = z.object({ mean: z.number(), variance: z.number() })
/** What is stored of a competition and of a participant. */
export const leagueSchema: z.ZodType<League> = z.object({ base: estimate, homeAdvantage: estimate, rho: z.number() })
export const strengthSchema: z.ZodType<Strength> = z.object({
  attack: estimate,
  defence: estimate,
  shared: z.number(),
  day: z.number(),
})

export interface Played {
  readonly home: string
  readonly away: string
  readonly homeGoals: number
  readonly awayGoals: number
  /** Days since the epoch. */
  readonly day: number
  /** No side is at home: a tournament on foreign ground. */
  readonly neutral?: boolean
}
export interface Book {
  readonly league: League
  readonly clubs: ReadonlyMap<string, Strength>
}

/** Chosen on the seasons 2023-24 and 2025-26 of five leagues, so that 2024-25 can measure them (bench/src/football-model.ts). */
const tuning = {
  /** What is thought of a club in a league's first season, and of one that comes up later: weaker on both sides. */
  firstVariance: 0.09,
  promoted: -0.17,
  promotedVariance: 0.03,
  driftPerDay: 0.00001,
  /** A gap of so many days between two matches of a club is a summer. */
  correlation: 0.5,
  summerDays: 60,
  summerVariance: 0.006,
  leagueDriftPerDay: 0.000005,
  rhoStep: 0.0015,
} as const

const newLeague: League = {
  base: { mean: Math.log(1.2), variance: 0.02 },
  homeAdvantage: { mean: 0.2, variance: 0.01 },
  rho: -0.05,
}
export const newBook: Book = { league: newLeague, clubs: new Map() }

/** A club as it stands on a day, drift included; a club that was never seen is the league's beginner. */
export function strengthOn(book: Book, club: string, day: number): Strength {
  const known = book.clubs.get(club)
  if (!known) return beginner(book, day)
  const days = Math.max(0, day - known.day)
  const summer = days > tuning.summerDays
  const drift = days * tuning.driftPerDay + (summer ? tuning.summerVariance : 0)
  const moved = ({ mean, variance }: Estimate): Estimate => ({ mean, variance: variance + drift })
  return {
    attack: moved(known.attack),
    defence: moved(known.defence),
    shared: known.shared + drift * tuning.correlation,
    day,
  }
}

function beginner(book: Book, day: number): Strength {
  const firstDay = Math.min(day, ...[...book.clubs.values()].map((club) => club.day))
  const first = book.clubs.size === 0 || day - firstDay < tuning.summerDays
  const estimate = first
    ? { mean: 0, variance: tuning.firstVariance }
    : { mean: tuning.promoted, variance: tuning.promotedVariance }
  return { attack: estimate, defence: estimate, shared: estimate.variance * tuning.correlation, day }
}

interface Predictor {
  readonly log: number
  /** Variance of `log`: how unsure the strengths behind it are. */
  readonly variance: number
}
function predictors(
  league: League,
  home: Strength,
  away: Strength,
  neutral: boolean
): { home: Predictor; away: Predictor } {
  const edge = neutral ? { mean: league.homeAdvantage.mean / 2, variance: 0 } : league.homeAdvantage
  const awayEdge = neutral ? edge.mean : 0
  return {
    home: {
      log: league.base.mean + edge.mean + home.attack.mean - away.defence.mean,
      variance: league.base.variance + edge.variance + home.attack.variance + away.defence.variance,
    },
    away: {
      log: league.base.mean + awayEdge + away.attack.mean - home.defence.mean,
      variance: league.base.variance + away.attack.variance + home.defence.variance,
    },
  }
}

/** Expected goals of a match that has not been played. The mean of a log-normal rate lies above its median: half of the variance. */
export function expectedGoals(book: Book, home: string, away: string, day: number, neutral = false): Rates {
  const by = predictors(book.league, strengthOn(book, home, day), strengthOn(book, away, day), neutral)
  const rate = ({ log, variance }: Predictor): number => Math.min(6, Math.max(0.1, Math.exp(log + variance / 2)))
  return { home: rate(by.home), away: rate(by.away), rho: book.league.rho }
}

/** The book after the matches of one day: all of them are judged by what was known the day before. */
export function learnDay(book: Book, day: number, matches: readonly Played[]): Book {
  const clubs = new Map(book.clubs)
  let league: League = {
    ...book.league,
    base: drifted(book.league.base),
    homeAdvantage: drifted(book.league.homeAdvantage),
  }
  for (const match of matches) {
    const home = strengthOn(book, match.home, day)
    const away = strengthOn(book, match.away, day)
    const by = predictors(book.league, home, away, match.neutral ?? false)
    const scored = surprise(by.home, match.homeGoals)
    const conceded = surprise(by.away, match.awayGoals)
    clubs.set(match.home, taught(home, scored, conceded))
    clubs.set(match.away, taught(away, conceded, scored))
    league = {
      base: step(step(league.base, scored, 1), conceded, 1),
      homeAdvantage: match.neutral ? league.homeAdvantage : step(league.homeAdvantage, scored, 1),
      rho: nextRho(league.rho, by, match),
    }
  }
  return { league, clubs }
}

const drifted = ({ mean, variance }: Estimate): Estimate => ({ mean, variance: variance + tuning.leagueDriftPerDay })

interface Surprise {
  /** Goals more than expected, over the uncertainty of the whole predictor. */
  readonly pull: number
  /** How much the observation tells, on the same scale. */
  readonly weight: number
}
function surprise({ log, variance }: Predictor, goals: number): Surprise {
  const rate = Math.exp(log + variance / 2)
  const scale = 1 + rate * variance
  // One freak score (nine to nothing) is news, but not nine times the news.
  return { pull: Math.min(4, goals - rate) / scale, weight: rate / scale }
}
function step({ mean, variance }: Estimate, { pull, weight }: Surprise, sign: 1 | -1): Estimate {
  return { mean: mean + sign * variance * pull, variance: Math.max(1e-6, variance - variance ** 2 * weight) }
}

/** A club after a match: goals scored tell of its attack, goals conceded of its defence, and both, through what they share, of the other. */
function taught(club: Strength, scored: Surprise, conceded: Surprise): Strength {
  const { attack, defence, shared } = club
  return {
    attack: {
      mean: attack.mean + attack.variance * scored.pull - shared * conceded.pull,
      variance: left(attack.variance, attack.variance ** 2 * scored.weight + shared ** 2 * conceded.weight),
    },
    defence: {
      mean: defence.mean + shared * scored.pull - defence.variance * conceded.pull,
      variance: left(defence.variance, shared ** 2 * scored.weight + defence.variance ** 2 * conceded.weight),
    },
    shared: shared - shared * (attack.variance * scored.weight + defence.variance * conceded.weight),
    day: club.day,
  }
}
const left = (variance: number, known: number): number => Math.max(variance / 4, variance - known)

/** One step up the slope of the likelihood of rho, which only the four lowest scores know anything about. */
function nextRho(rho: number, by: { home: Predictor; away: Predictor }, { homeGoals, awayGoals }: Played): number {
  const home = Math.exp(by.home.log)
  const away = Math.exp(by.away.log)
  const slope = slopeOfRho(rho, home, away, homeGoals, awayGoals)
  return Math.min(0.02, Math.max(-0.15, rho + tuning.rhoStep * Math.min(3, Math.max(-3, slope))))
}
function slopeOfRho(rho: number, home: number, away: number, x: number, y: number): number {
  if (x === 0 && y === 0) return (-home * away) / (1 - home * away * rho)
  if (x === 0 && y === 1) return home / (1 + home * rho)
  if (x === 1 && y === 0) return away / (1 + away * rho)
  if (x === 1 && y === 1) return -1 / (1 - rho)
  return 0
}

/** The book after all these matches, in the order of their days, and what it would have said before each. */
export function learn(
  start: Book,
  matches: readonly Played[],
  before: (match: Played, rates: Rates) => void = () => undefined
): Book {
  const days = Map.groupBy(
    [...matches].sort((a, b) => a.day - b.day),
    (match) => match.day
  )
  let book = start
  for (const [day, played] of days) {
    for (const match of played) before(match, expectedGoals(book, match.home, match.away, day, match.neutral))
    book = learnDay(book, day, played)
  }
  return book
}
