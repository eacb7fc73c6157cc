/** The calendar day of an instant in a zone, `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at).map(({ type, value }) => [type, value])
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

/** `2026-11-21` and one day more. */
export const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** `21.11.`: beside a weekday. */
export const shortDay = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.`

/** The short weekday in the reader's language. */
export const weekday = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${day}T12:00:00Z`))

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

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
  return Date.parse(`${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}Z`) - Math.floor(at / 1000) * 1000
}
