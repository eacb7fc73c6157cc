import { day, hour, type Instant, instant, minute } from '@ante/kit/instant'

/** A kick-off as a file writes it: a date, and a time with or without an offset, or none. */
export interface WrittenTime {
  readonly hours: number
  readonly minutes: number
  /** Minutes east of UTC, where the file says so. */
  readonly offset: number | undefined
}

const named: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
}

/** `20:00`, `13:00 UTC-6`, `20:45 CET`, `19:45 UTC±0`, `18:30 UTC+5:30`; undefined for anything else. */
export function readTime(text: string): WrittenTime | undefined {
  const match = /^(\d{1,2})[:.](\d{2})(?:\s+([A-Z]{3,4})(?:([+±−-])(\d{1,2})(?::(\d{2}))?)?)?$/.exec(text.trim())
  if (!match) return undefined
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  if (hours > 23 || minutes > 59) return undefined
  if (match[3] === undefined) return { hours, minutes, offset: undefined }
  const base = named[match[3]]
  if (base === undefined) return undefined
  const away = Number(match[5] ?? 0) * 60 + Number(match[6] ?? 0)
  return { hours, minutes, offset: base + (match[4] === '-' || match[4] === '−' ? -away : away) }
}

/** `2025-08-15` → days since the epoch; undefined when there is no such day. */
export function readDate(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : at / day
}

/** The instant of a local time: by the offset written beside it, else by the zone's rules on that day. */
export function kickoffAt(dayNumber: number, time: WrittenTime, zone: string): Instant {
  const local = dayNumber * day + time.hours * hour + time.minutes * minute
  if (time.offset !== undefined) return instant(local - time.offset * minute)
  // The offset at the guess may be another than at the result, next to a change of the clocks: the second look settles it.
  const first = local - offsetAt(zone, local)
  return instant(local - offsetAt(zone, first))
}

const formats = new Map<string, Intl.DateTimeFormat>()
function offsetAt(zone: string, at: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map((part) => [part.type, Number(part.value)]))
  return (
    Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute, parts.second) -
    Math.floor(at / 1000) * 1000
  )
}

const yearDays = 365.2425
/** A season that is moved by nearly whole years keeps its summers and its Christmas. */
const calendarSlack = 10

/**
 * The whole weeks by which a season is moved so that today falls into it: by whole years where that does it, else so that a third of it is
 * over. Whole weeks keep every match on its weekday.
 */
export function shiftWeeks(firstDay: number, lastDay: number, today: number): number {
  if (today >= firstDay && today <= lastDay) return 0
  const least = Math.ceil((today - lastDay) / 7)
  const most = Math.floor((today - firstDay) / 7)
  const misfit = (weeks: number): number => Math.abs(weeks * 7 - Math.round((weeks * 7) / yearDays) * yearDays)
  let best = Math.round((today - (firstDay + (lastDay - firstDay) / 3)) / 7)
  for (let weeks = least; weeks <= most; weeks++) {
    if (misfit(weeks) <= calendarSlack && misfit(weeks) < misfit(best)) best = weeks
  }
  return best
}
