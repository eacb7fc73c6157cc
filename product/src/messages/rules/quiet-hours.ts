import { dayIn, formatTime, hour, type Instant, instant, instantOf, isTimeZone, minute } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'

export type QuietHours = NonNullable<Policy['marketingPace']['quiet']>

const hasZones = (locale: object): locale is { getTimeZones(): string[] | undefined } => 'getTimeZones' in locale

/** The zones that a player may be in: the one that they chose, or all of their country. Of whom nothing is known, UTC. */
export function zonesOf(chosen: string | null, country: string | null): readonly string[] {
  if (chosen !== null && isTimeZone(chosen)) return [chosen]
  if (country === null || !/^[A-Z]{2}$/.test(country)) return ['UTC']
  const locale = new Intl.Locale(`und-${country}`)
  const zones = hasZones(locale) ? (locale.getTimeZones() ?? []) : []
  return zones.length > 0 ? zones : ['UTC']
}

/**
 * The day that has begun everywhere in a country, as an instant of it by UTC. West of us it begins hours later: nobody is a day older there before it does.
 * UTC for a country that is not known.
 */
export function dayThroughout(country: string | null, now: Instant): Instant {
  const [earliest = dayIn('UTC', now)] = zonesOf(null, country)
    .map((zone) => dayIn(zone, now))
    .toSorted()
  return instantOf(`${earliest}T00:00:00Z`)
}

const hourIn = (zone: string, at: Instant): number => Number(formatTime(at, zone).split(':')[0])

/** From the first hour on and before the second, over midnight where it is later. */
const isQuietHour = ({ from, until }: QuietHours, of: number): boolean =>
  from <= until ? of >= from && of < until : of >= from || of < until

export const isQuiet = (quiet: QuietHours | null, zones: readonly string[], at: Instant): boolean =>
  quiet !== null && zones.some((zone) => isQuietHour(quiet, hourIn(zone, at)))

/** When it is quiet nowhere that the player may be: zones differ by quarters of an hour. Undefined where that is never. */
export function quietUntil(quiet: QuietHours | null, zones: readonly string[], now: Instant): Instant | undefined {
  const step = 15 * minute
  for (let at = Math.ceil((now + 1) / step) * step; at <= now + 25 * hour; at += step)
    if (!isQuiet(quiet, zones, instant(at))) return instant(at)
  return undefined
}
