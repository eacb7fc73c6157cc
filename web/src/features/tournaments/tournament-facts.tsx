import type { Tournament } from '@ante/product/tournaments/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Points } from './points.tsx'

type Facts = Pick<Tournament, 'status' | 'started_at' | 'finished_at' | 'total_prize' | 'games_count'> &
  Partial<Pick<Tournament, 'total_participants'>>

export function TournamentState({
  tournament: { status, games_count },
}: {
  tournament: Pick<Tournament, 'status' | 'games_count'>
}) {
  const t = useTranslations('tournaments')
  return (
    <p className="flex flex-wrap items-center gap-2 text-14 text-chalk-2">
      <Badge tone={status === 'active' ? 'good' : status === 'future' ? 'info' : 'neutral'}>
        {t(`groups.${status}`)}
      </Badge>
      <span>{t('gamesCount', { count: games_count })}</span>
    </p>
  )
}

/** What it pays, who is there, and how long it takes until it begins or ends. `made` is the moment at which the page was. */
export function TournamentFacts({
  tournament,
  made,
  large = false,
}: {
  tournament: Facts
  made: string
  large?: boolean
}) {
  const t = useTranslations('tournaments')
  const dateText = useDateText()
  const { status, started_at, finished_at, total_prize, total_participants } = tournament
  const [word, at] =
    status === 'future'
      ? (['begins', started_at] as const)
      : ([status === 'active' ? 'ends' : 'ended', finished_at] as const)
  const moment = (
    <time dateTime={at} className="figures ltr-run">
      {dateText(at, 'time')}
    </time>
  )
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={t('prize')}>
          <Money value={total_prize} className={`font-semibold ${large ? 'text-36' : 'text-22'}`} />
        </Fact>
        {total_participants !== undefined && (
          <Fact name={t('players')}>
            <Points value={total_participants} className={large ? 'text-36' : 'text-22'} />
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {status !== 'finished' && <Countdown to={at} made={made} />}
        <p className="grid text-14">
          <span className="text-12 text-chalk-3">{t(word)}</span>
          {moment}
        </p>
      </div>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid">
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd>{children}</dd>
  </div>
)
