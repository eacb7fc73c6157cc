import { dayIn, formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { useTimeZone, useTranslations } from 'use-intl'

/** A moment as text, in the reader's zone: `05.03.2024`, and with the time `05.03.2024 9:07`. */
export function useDateText(): (iso: string, withTime?: 'time') => string {
  const timeZone = useTimeZone() ?? 'UTC'
  return (iso, withTime) => {
    const at = instantOf(iso)
    return withTime ? `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}` : formatDate(at, timeZone)
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** A calendar day (`2026-11-21`) without its year, as the language of the page writes it: `21 Nov`, `21. Nov.` */
export function useShortDay(): (day: string) => string {
  const t = useTranslations('common.shortDay')
  return (day) =>
    t('pattern', {
      day: String(Number(day.slice(8, 10))),
      month: t(`months.${months[Number(day.slice(5, 7)) - 1] ?? 'jan'}`),
    })
}

/** The day of a moment without its year, and the time of day, in the reader's zone. */
export function useShortMoment(): (iso: string) => { day: string; time: string } {
  const timeZone = useTimeZone() ?? 'UTC'
  const shortDay = useShortDay()
  return (iso) => {
    const at = instantOf(iso)
    return { day: shortDay(dayIn(timeZone, at)), time: formatTime(at, timeZone) }
  }
}
