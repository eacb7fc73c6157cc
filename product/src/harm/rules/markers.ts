import type { HarmRules } from '@ante/kit/policy'
import { harmMarkers, type HarmMarker } from '@ante/kit/policy'

/** One day of a player, by the player's own clock. */
export interface DayFacts {
  /** Days before today: 0 is today. */
  readonly ago: number
  readonly rounds: number
  readonly nightRounds: number
  readonly stakedMinor: bigint
  readonly chasingDeposits: number
  readonly declinedDeposits: number
  readonly cancelledWithdrawals: number
  readonly longestMinutes: number
}
export interface Facts {
  readonly days: readonly DayFacts[]
  /** How often the player confirmed a higher limit, or none, in the days that count. */
  readonly raisedLimits: number
}

/** A marker that shows: what was counted, and from where on it counts. */
export interface Shown {
  readonly marker: HarmMarker
  readonly value: number
  readonly from: number
  readonly points: number
}

/** So few rounds say nothing about the hours at which somebody plays. */
const nightRoundsLeast = 20
const recentDays = 7

const sumOf = (days: readonly DayFacts[], of: (day: DayFacts) => number): number =>
  days.reduce((total, day) => total + of(day), 0)

/** By how many per cent more is staked on a day of play in the last week than in the weeks before; 0 where these are too few to compare with. */
export function riseOf(days: readonly DayFacts[]): number {
  const played = days.filter(({ rounds }) => rounds > 0)
  const [recent, before] = [played.filter(({ ago }) => ago < recentDays), played.filter(({ ago }) => ago >= recentDays)]
  const staked = (part: readonly DayFacts[]): bigint => part.reduce((total, day) => total + day.stakedMinor, 0n)
  if (before.length < 3 || recent.length < 2 || staked(before) === 0n) return 0
  const percent = (staked(recent) * BigInt(before.length) * 100n) / (staked(before) * BigInt(recent.length)) - 100n
  return percent > 0n ? Number(percent > 10_000n ? 10_000n : percent) : 0
}

/** What is measured of each marker. */
const measures: Readonly<Record<HarmMarker, (facts: Facts) => number>> = {
  chasing: ({ days }) => sumOf(days, (day) => day.chasingDeposits),
  night: ({ days }) => {
    const rounds = sumOf(days, (day) => day.rounds)
    return rounds < nightRoundsLeast ? 0 : Math.floor((sumOf(days, (day) => day.nightRounds) * 100) / rounds)
  },
  raised_limits: ({ raisedLimits }) => raisedLimits,
  cancelled_withdrawals: ({ days }) => sumOf(days, (day) => day.cancelledWithdrawals),
  declined_deposits: ({ days }) => sumOf(days, (day) => day.declinedDeposits),
  long_sessions: ({ days }) => Math.max(0, ...days.map((day) => day.longestMinutes)),
  rising_stakes: ({ days }) => riseOf(days),
}

/** The markers that show, the weightiest first. One that is twice as strong as it has to be counts twice, and no more. */
export function markersOf(facts: Facts, rules: HarmRules): readonly Shown[] {
  const days = facts.days.filter(({ ago }) => ago < rules.days)
  return harmMarkers
    .flatMap((marker): Shown[] => {
      const { from, weight } = rules.markers[marker]
      const value = measures[marker]({ ...facts, days })
      if (from === 0 || value < from) return []
      return [{ marker, value, from, points: value >= 2 * from ? 2 * weight : weight }]
    })
    .toSorted((one, other) => other.points - one.points)
}

export const scoreOf = (shown: readonly Shown[]): number =>
  Math.min(
    100,
    shown.reduce((total, { points }) => total + points, 0)
  )
/** 0 is none; above it the number of the highest level that is reached. */
export const levelOf = (score: number, { levels }: HarmRules): number =>
  levels.filter(({ from }) => score >= from).length
