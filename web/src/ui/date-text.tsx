import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { useTimeZone } from 'use-intl'

/** A moment as text, in the reader's zone: `05.03.2024`, and with the time `05.03.2024 9:07`. */
export function useDateText(): (iso: string, withTime?: 'time') => string {
  const timeZone = useTimeZone() ?? 'UTC'
  return (iso, withTime) => {
    const at = instantOf(iso)
    return withTime ? `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}` : formatDate(at, timeZone)
  }
}
