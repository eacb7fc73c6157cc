import type { Scoring, StageScoring } from './shapes.ts'

/** A settled round for real money. */
export interface ScoredRound {
  readonly id: bigint
  readonly stakeMinor: bigint
  readonly winMinor: bigint
  readonly startedAt: Date
  readonly finishedAt: Date
}
/** How far an entry is: the score by its tournament's rule, and since when. */
export interface EntryScore {
  readonly score: bigint
  readonly reachedAt: Date | null
}
export const atStart: EntryScore = { score: 0n, reachedAt: null }

interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
  /** The moment of joining, or that of the last withdrawal where it sets points back. */
  readonly countsFrom: Date
}

/** A round counts that began after its player took part and in the tournament's time, and ended before the end. */
export const isCounted = ({ startedAt, finishedAt }: ScoredRound, { startsAt, endsAt, countsFrom }: Period): boolean =>
  startedAt >= startsAt && startedAt >= countsFrom && finishedAt < endsAt

const later = (a: Date | null, b: Date): Date => (a === null || a < b ? b : a)
const earlier = (a: Date | null, b: Date): Date => (a === null || b < a ? b : a)

/** In the order of their ends; rounds that ended at one moment in that of their numbers. */
const inOrder = <R extends ScoredRound>(rounds: readonly R[]): R[] =>
  rounds.toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime() || (a.id < b.id ? -1 : 1))

/** TRN-20: the longest row of rounds that paid more than they cost, and when it was first that long. Needs all rounds: one that is told of late may join two rows. */
export function streakOf(rounds: readonly ScoredRound[]): EntryScore {
  let [row, longest] = [0n, atStart]
  for (const { winMinor, stakeMinor, finishedAt } of inOrder(rounds)) {
    row = winMinor > stakeMinor ? row + 1n : 0n
    if (row > longest.score) longest = { score: row, reachedAt: finishedAt }
  }
  return longest
}

/**
 * TRN-20: a standing with one round more, of a scoring that adds them one by one. Whatever the order of the rounds, the result is the same: sums and the latest of the times on one side, the largest
 * and the earliest of its times on the other.
 */
export function advanced(
  scoring: StageScoring,
  { score, reachedAt }: EntryScore,
  { stakeMinor, winMinor, finishedAt }: ScoredRound
): EntryScore {
  if (scoring === 'stakes') return { score: score + stakeMinor, reachedAt: later(reachedAt, finishedAt) }
  if (scoring === 'net_win') return { score: score + winMinor - stakeMinor, reachedAt: later(reachedAt, finishedAt) }
  const hundredths = (winMinor * 100n) / stakeMinor
  if (hundredths > score) return { score: hundredths, reachedAt: finishedAt }
  return { score, reachedAt: hundredths === score && score > 0n ? earlier(reachedAt, finishedAt) : reachedAt }
}

/**
 * Points of a score. One division of the whole: a fraction of a point is never lost twice. A currency that has no rate brings none, however they are
 * scored: who joined before the operator took its rate away could not be paid.
 */
export function pointsOf(scoring: Scoring, score: bigint, rate: number | undefined): bigint {
  if (rate === undefined) return 0n
  if (scoring !== 'stakes' && scoring !== 'net_win') return score
  return score > 0n ? (score * BigInt(rate)) / 100n : 0n
}
