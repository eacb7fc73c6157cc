import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import type { Detail } from './book.ts'

type Moment = Detail['timeline'][number]

/** What has happened, the latest first; folded away until it is wanted. */
export function Timeline({
  events,
  home,
  away,
  started,
}: {
  events: readonly Moment[]
  home: string
  away: string
  started: boolean
}) {
  const t = useTranslations('betting')
  if (!started) return null
  const latest = [...events].reverse()
  return (
    <details className="group rounded-3 border border-line bg-surface-1">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-14 font-semibold">
        {t('timeline')}
        <span className="text-chalk-3 transition-transform duration-150 group-open:rotate-180">
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      {latest.length === 0 ? (
        <p className="px-4 pb-4 text-14 text-chalk-3">{t('timelineEmpty')}</p>
      ) : (
        <ol className="grid gap-2 border-t border-line px-4 py-3.5">
          {latest.map((moment, index) => (
            <Entry key={latest.length - index} moment={moment} team={moment.side === 'away' ? away : home} />
          ))}
        </ol>
      )}
    </details>
  )
}

function Entry({ moment, team }: { moment: Moment; team: string }) {
  const t = useTranslations('betting')
  const minute =
    moment.added > 0
      ? t('minuteAdded', { minute: String(moment.minute), added: String(moment.added) })
      : t('minute', { minute: String(moment.minute) })
  const goal = moment.kind === 'goal'
  return (
    <li className="grid grid-cols-[3.5rem_1rem_minmax(0,1fr)_auto] items-center gap-2 text-14">
      <span className="figures ltr-run text-chalk-3">{minute}</span>
      <span aria-hidden="true" className="grid place-items-center">
        {moment.kind === 'red_card' ? (
          <span className="h-3.5 w-2.5 rounded-[1.5px] bg-danger" />
        ) : (
          <span className={`size-2 rounded-full ${goal ? 'bg-baize' : 'bg-line-strong'}`} />
        )}
      </span>
      <span className={goal ? 'font-semibold' : 'text-chalk-2'}>{t(`events.${moment.kind}`, { team })}</span>
      <span className="figures ltr-run text-chalk-2">
        {moment.score.home}–{moment.score.away}
      </span>
    </li>
  )
}
