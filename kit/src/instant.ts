/** An instant: milliseconds since the epoch, UTC. Rules take it as a value; only the host owns a clock. */
export type Instant = number & { readonly __instant: unique symbol }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The brand is there for the compiler alone.
export const instant = (milliseconds: number): Instant => milliseconds as Instant
export const instantOf = (iso: string): Instant => instant(Date.parse(iso))
export const toIso = (at: Instant): string => new Date(at).toISOString()

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export const after = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds)

/** `05.03.2024` in the given IANA zone, the same text on server and browser (CASH-49). */
export function formatDate(at: Instant, timeZone: string): string {
  const parts = partsOf(at, timeZone)
  return `${parts.day}.${parts.month}.${parts.year}`
}
/** The calendar day in the given IANA zone, `2024-03-05`. */
export function dayIn(timeZone: string, at: Instant): string {
  const parts = partsOf(at, timeZone)
  return `${parts.year}-${parts.month}-${parts.day}`
}
/** `9:07`: 24-hour clock without a leading zero (CASH-50). */
export function formatTime(at: Instant, timeZone: string): string {
  const parts = partsOf(at, timeZone)
  return `${Number(parts.hour)}:${parts.minute}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function partsOf(at: Instant, timeZone: string): Record<string, string> {
  // The zone of every first visit. A browser's first formatter of dates takes it tens of milliseconds, just when a page comes to life.
  if (timeZone === 'UTC') {
    const [, year = '', month = '', day = '', hour = '', minute = ''] =
      /^(.*)-(..)-(..)T(..):(..)/.exec(new Date(at).toISOString()) ?? []
    return { year, month, day, hour, minute }
  }
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return Object.fromEntries(formatter.formatToParts(at).map((part) => [part.type, part.value]))
}

/** Whether it is the IANA name of a time zone that this platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
