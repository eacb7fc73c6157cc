import { useLocale, useTranslations } from 'use-intl'
import type { OpenHours } from './chat-state.ts'

/** The fifth of January 2026 is a Monday. */
const nameOfDay = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))

/** Days that follow each other are told by the first and the last of them. */
export function daysText(locale: string, days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((one, other) => one - other)
  const runs: number[][] = []
  for (const day of sorted) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined): string => nameOfDay(locale, day ?? 1)
  return runs.flatMap((run) => (run.length > 2 ? [`${name(run[0])} – ${name(run.at(-1))}`] : run.map(name))).join(', ')
}

/** Before the first message: who answers and, while nobody is there, when somebody usually is. */
export function Welcome({ isOnline, hours }: { isOnline: boolean; hours: OpenHours }) {
  const t = useTranslations('chat.welcome')
  const locale = useLocale()
  return (
    <div className="grid gap-2 pb-2">
      <p className="font-display text-22">{t(isOnline ? 'here.title' : 'away.title')}</p>
      <p className="text-14 text-chalk-2">{t(isOnline ? 'here.text' : 'away.text')}</p>
      {!isOnline && hours.list.length > 0 && (
        <div className="mt-2 grid gap-1 rounded-2 bg-surface-2 px-4 py-3 text-14">
          <p className="font-semibold">{t('hours')}</p>
          <ul className="grid gap-0.5 text-chalk-2">
            {hours.list.map(({ days, from, to }) => (
              <li key={`${days.join()} ${from}`} className="flex justify-between gap-4">
                <span>{daysText(locale, days)}</span>
                <span className="figures ltr-run">{`${from} – ${to}`}</span>
              </li>
            ))}
          </ul>
          <p className="text-12 text-chalk-3">{t('zone', { zone: hours.timeZone.replaceAll('_', ' ') })}</p>
        </div>
      )}
    </div>
  )
}
