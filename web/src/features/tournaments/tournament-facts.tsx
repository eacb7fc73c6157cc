import type { Tournament } from '@ante/product/tournaments/contract'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'

/** When it is, what it pays, and in how many games. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('areas.tournaments')
  const dateText = useDateText()
  const { status, started_at, finished_at, total_prize, games_count } = tournament
  const [word, at] = status === 'future' ? (['begins', started_at] as const) : ([status === 'active' ? 'ends' : 'ended', finished_at] as const)
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-14 text-chalk-2">
        <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t(`groups.${status}`)}</Badge>
        <span>{t('gamesCount', { count: games_count })}</span>
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div className="grid">
          <dt className="text-12 text-chalk-3">{t('prize')}</dt>
          <dd>
            <Money value={total_prize} className="text-22 font-semibold" />
          </dd>
        </div>
        <div className="grid">
          <dt className="text-12 text-chalk-3">{t(word)}</dt>
          <dd className="figures ltr-run text-18">
            <time dateTime={at}>{dateText(at, 'time')}</time>
          </dd>
        </div>
      </dl>
    </div>
  )
}
