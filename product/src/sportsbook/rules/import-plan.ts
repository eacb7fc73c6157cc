import { day, type Instant, minute } from '@ante/kit/instant'
import type { Phase } from '../contract.ts'
import { type ImportCountry, slugOf } from './import-countries.ts'
import type { ImportedMatch, Remark } from './import-matches.ts'
import { kickoffAt, type WrittenTime } from './import-times.ts'

/** A match of a file, placed in the present. */
export interface PlacedMatch {
  readonly match: ImportedMatch
  readonly kickoff: Instant
  /** What becomes of it: it is history, it will be played again, or it stands in the calendar without a price. */
  readonly handling: 'finished' | 'void' | 'replayed' | 'listed'
  readonly phase: Phase
}
export interface Plan {
  readonly placed: readonly PlacedMatch[]
  readonly remarks: readonly Remark[]
}

const usualTime: WrittenTime = { hours: 15, minutes: 0, offset: undefined }
const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The time that most matches of a weekday have, where one is missing: else of any day, else three in the afternoon. */
function usualTimes(matches: readonly ImportedMatch[]): (day: number) => WrittenTime {
  const most = (of: readonly ImportedMatch[]): WrittenTime | undefined => {
    const counts = Map.groupBy(
      of.flatMap((match) => match.time ?? []),
      (time) => JSON.stringify(time)
    )
    return [...counts.values()].sort((a, b) => b.length - a.length)[0]?.[0]
  }
  const byDay = Map.groupBy(matches, (match) => weekday(match.day))
  const all = most(matches) ?? usualTime
  const of = new Map([...byDay].map(([day, some]) => [day, most(some) ?? all]))
  return (day) => of.get(weekday(day)) ?? all
}

/** Moves a season by whole weeks and says what becomes of each match. A replay needs a little time to be ordered before it begins. */
export function planSeason(
  matches: readonly ImportedMatch[],
  country: ImportCountry,
  weeks: number,
  now: Instant
): Plan {
  const usual = usualTimes(matches)
  const remarks: Remark[] = []
  const placed = matches.flatMap((match): PlacedMatch[] => {
    if (!match.time)
      remarks.push({ line: match.line, kind: 'note', text: 'no time: the usual one of that weekday was taken' })
    const kickoff = kickoffAt(match.day + weeks * 7, match.time ?? usual(match.day), country.zone)
    const decided = decide(match, kickoff > now + 10 * minute)
    if (decided.refusal !== undefined) {
      remarks.push({ line: match.line, kind: 'refused', text: decided.refusal })
      return []
    }
    if (decided.note !== undefined) remarks.push({ line: match.line, kind: 'note', text: decided.note })
    return [{ match, kickoff, handling: decided.handling, phase: decided.phase }]
  })
  return { placed, remarks }
}

type Decision =
  | { readonly refusal: string; readonly note?: undefined }
  | {
      readonly refusal?: undefined
      readonly note?: string
      readonly handling: PlacedMatch['handling']
      readonly phase: Phase
    }

function decide({ status, fullTime }: ImportedMatch, isAhead: boolean): Decision {
  switch (status) {
    case 'played':
      return isAhead ? { handling: 'replayed', phase: 'not_started' } : { handling: 'finished', phase: 'finished' }
    case 'unplayed':
      return isAhead
        ? { handling: 'listed', phase: 'not_started', note: 'no result: listed without prices' }
        : { refusal: 'no result, and its day is over' }
    case 'awarded':
      return {
        note: `awarded ${fullTime?.join(':') ?? 'without a score'}: bets on it are void, and ratings do not learn from it`,
        ...voided('cancelled', isAhead),
      }
    default:
      return { note: `${status}: bets on it are void`, ...voided(status, isAhead) }
  }
}
const voided = (phase: 'postponed' | 'cancelled' | 'abandoned', isAhead: boolean) =>
  isAhead ? ({ handling: 'replayed', phase: 'not_started' } as const) : ({ handling: 'void', phase } as const)

/** The name under which the feed plays it: the same match at the same time has the same, in every database. */
export const replayId = (league: string, home: string, away: string, kickoff: Instant): string =>
  `r-${slugOf(league).slice(0, 20)}-${slugOf(home).slice(0, 20)}-${slugOf(away).slice(0, 20)}-${Math.floor(kickoff / minute).toString(36)}`

/** How the feed is asked to end it. */
export const endOf = ({ status }: ImportedMatch): 'played' | 'postponed' | 'cancelled' | 'abandoned' =>
  status === 'awarded' || status === 'unplayed' ? 'cancelled' : status

/** A season lasts less than a year, so the same pairing in the same round within half of one is the same match, moved. */
export const sameSeasonMs = 182 * day
