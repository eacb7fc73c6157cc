import { dayIn, type Instant } from '@ante/kit/instant'
import { currencies, type Currency } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { z } from 'zod'
import { questPages } from './quest-pages.ts'

const count = z.number().int().min(1).max(10_000)
/** Minor units by currency. A stake below it does not count, nor one in a currency that is not named. */
const least = z.partialRecord(z.enum(keysOf(currencies)), z.number().int().min(1))
const games = z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).default([])

/** What is to be done. All but `pages` ask for play with real money; without `games` every game counts. */
export const questGoal = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rounds'), count, least, games }),
  /** Rounds that paid at least so many hundredths of their stake. */
  z.strictObject({
    type: z.literal('wins'),
    count,
    least,
    games,
    times_percent: z.number().int().min(101).max(100_000),
  }),
  z.strictObject({ type: z.literal('games'), count, least }),
  /** Settled bets; with `leagues` those with a match of one of them. */
  z.strictObject({ type: z.literal('bets'), count, least, leagues: z.array(z.string().max(80)).default([]) }),
  /** Days one after the other on which something was played. */
  z.strictObject({ type: z.literal('days'), count, least }),
  z.strictObject({ type: z.literal('pages'), pages: z.array(z.enum(questPages)).min(1) }),
])
export type QuestGoal = z.output<typeof questGoal>
export type Repeats = 'once' | 'daily' | 'weekly'

export const asksForPlay = (goal: QuestGoal): boolean => goal.type !== 'pages'
export const countOf = (goal: QuestGoal): number => (goal.type === 'pages' ? goal.pages.length : goal.count)

/** Something that a player did; `day` is of their clock. */
export type Deed =
  | {
      readonly type: 'round'
      readonly game: string
      readonly currency: Currency
      readonly stakeMinor: bigint
      readonly winMinor: bigint
      readonly day: string
    }
  | {
      readonly type: 'bet'
      readonly currency: Currency
      readonly stakeMinor: bigint
      readonly leagues: readonly string[]
      readonly day: string
    }
  | { readonly type: 'page'; readonly page: string }

export interface QuestProgress {
  readonly done: number
  readonly marks: readonly string[]
}
export const atStart: QuestProgress = { done: 0, marks: [] }

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const marked = (progress: QuestProgress, mark: string): QuestProgress =>
  progress.marks.includes(mark) ? progress : { done: progress.done + 1, marks: [...progress.marks, mark] }

/** How far a quest is after a deed; the same object where it changes nothing. Never beyond the goal. */
export function advance(goal: QuestGoal, progress: QuestProgress, deed: Deed): QuestProgress {
  if (progress.done >= countOf(goal)) return progress
  if (goal.type === 'pages')
    return deed.type === 'page' && goal.pages.some((page) => page === deed.page)
      ? marked(progress, deed.page)
      : progress
  if (deed.type === 'page' || deed.stakeMinor < BigInt(goal.least[deed.currency] ?? Number.MAX_SAFE_INTEGER))
    return progress
  const one = { ...progress, done: progress.done + 1 }
  switch (goal.type) {
    case 'rounds':
      return deed.type === 'round' && isOf(goal.games, deed.game) ? one : progress
    case 'wins': {
      if (deed.type !== 'round' || !isOf(goal.games, deed.game)) return progress
      return deed.winMinor * 100n >= deed.stakeMinor * BigInt(goal.times_percent) ? one : progress
    }
    case 'games':
      return deed.type === 'round' ? marked(progress, deed.game) : progress
    case 'bets': {
      const fits =
        goal.leagues.length === 0 ||
        (deed.type === 'bet' && deed.leagues.some((league) => goal.leagues.includes(league)))
      return deed.type === 'bet' && fits ? one : progress
    }
    case 'days': {
      const [last] = progress.marks
      if (last === deed.day) return progress
      return { done: last === dayBefore(deed.day) ? progress.done + 1 : 1, marks: [deed.day] }
    }
  }
}

/** Whether a deed can be a step of it. */
export const isMovedBy = (goal: QuestGoal, deed: Deed): boolean => advance(goal, atStart, deed) !== atStart

/**
 * How far a quest is without a deed that moved it; the same object where nothing changes. `stands`: another deed stands for the same mark, the game or the day. Of days in a row
 * those after the day that is lost stay.
 */
export function retreat(goal: QuestGoal, progress: QuestProgress, deed: Deed, stands: boolean): QuestProgress {
  if (progress.done === 0 || stands || deed.type === 'page' || goal.type === 'pages') return progress
  if (goal.type === 'games') {
    if (deed.type !== 'round' || !progress.marks.includes(deed.game)) return progress
    return { done: progress.done - 1, marks: progress.marks.filter((mark) => mark !== deed.game) }
  }
  if (goal.type !== 'days') return { ...progress, done: progress.done - 1 }
  const [last = deed.day] = progress.marks
  const later = Math.round((Date.parse(last) - Date.parse(deed.day)) / 86_400_000)
  if (later < 0 || later >= progress.done) return progress
  if (later > 0) return { ...progress, done: later }
  return progress.done === 1 ? atStart : { done: progress.done - 1, marks: [dayBefore(last)] }
}

const isOf = (games: readonly string[], game: string): boolean => games.length === 0 || games.includes(game)

/** The first day of the period that runs by a player's clock: the day, or the Monday of its week; empty for a quest that is done once. */
export function periodOf(repeats: Repeats, timeZone: string, at: Instant): string {
  if (repeats === 'once') return ''
  const day = dayIn(timeZone, at)
  if (repeats === 'daily') return day
  const moment = new Date(`${day}T00:00:00Z`)
  return new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

/** The day on which a period that runs ends: the first one after it. Undefined for a quest that is done once. */
export function endOf(repeats: Repeats, period: string): string | undefined {
  if (repeats === 'once') return undefined
  return new Date(Date.parse(period) + (repeats === 'daily' ? 1 : 7) * 86_400_000).toISOString().slice(0, 10)
}
