import type { Output } from '../../app/api/endpoints.ts'
import { useLocale, useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'

type Settings = Output<'support.getsettings'>
const icons = { email: 'mail', phone: 'phone', messenger: 'chat' } as const

/** Monday to Sunday as 1 to 7; the fifth of January 1970 was a Monday. */
const dayName = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + day)))

/** How else we can be reached, and when somebody is there. Nothing where the operator has said neither. */
export function ContactWays({ contacts, hours }: Pick<Settings, 'contacts' | 'hours'>) {
  const t = useTranslations('areas.support.contacts')
  const locale = useLocale()
  if (contacts.length === 0 && hours.list.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-22">{t('title')}</h2>
      {contacts.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {contacts.map(({ kind, label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2 rounded-2 border border-line-strong px-4 text-14 font-medium hover:bg-surface-2"
              >
                <Icon name={icons[kind]} size={18} />
                <bdi>{label}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hours.list.length > 0 && (
        <div className="grid gap-1 text-14 text-chalk-2">
          <p>{t('hours', { zone: hours.timeZone })}</p>
          <ul>
            {hours.list.map(({ days, from, to }) => (
              <li key={`${days.join()} ${from}`}>
                {days.map((day) => dayName(locale, day)).join(', ')} <span dir="ltr">{`${from}–${to}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
