/** `2026-11-21` and one day more. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** The text that names the weekday of a day: `betting.days.weekdays`. */
export const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'sunday'

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/**
 * The instant at which a calendar day begins in a zone. Zones move their clocks, so the guess by the zone's distance is corrected once with
 * the distance at the guess.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  const guess = wanted - distance(timeZone, wanted)
  return new Date(wanted - distance(timeZone, guess))
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function distance(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return (
    Date.parse(`${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}Z`) -
    Math.floor(at / 1000) * 1000
  )
}
