import { day as dayMs } from '@ante/kit/instant'

/** Weeks run from Monday to Monday, UTC; each is named by its Monday, `2026-11-16`. */
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
export const startOf = (week: string): Date => new Date(`${week}T00:00:00Z`)
export const endOf = (week: string): Date => new Date(startOf(week).getTime() + 7 * dayMs)
export const nextWeek = (week: string): string => isoDay(endOf(week).getTime())

/** The week that an instant falls into. */
export function weekOf(at: number): string {
  const midnight = Math.floor(at / dayMs) * dayMs
  // 1 January 1970 was a Thursday.
  return isoDay(midnight - ((midnight / dayMs + 3) % 7) * dayMs)
}

/** The weeks from this one on that were over at an instant, the oldest first, and not more than the last eight: what is older is not made up for by itself. */
export function endedWeeks(from: string, at: number): string[] {
  const weeks: string[] = []
  const oldest = weekOf(at - 8 * 7 * dayMs)
  for (let week = from > oldest ? from : oldest; endOf(week).getTime() <= at; week = nextWeek(week)) weeks.push(week)
  return weeks
}
