import { pictureShapes } from '@ante/kit/picture'
import type { Tournament } from '@ante/product/tournaments/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'

export type SpotTournament = Pick<Tournament, 'id' | 'description' | 'finished_at' | 'total_prize' | 'games_count'>

/** The tournament of tonight on the home page: its picture, its fund and its clock. `made` is the moment at which the page was. */
export function TournamentSpot({ tournament, made }: { tournament: SpotTournament; made: string }) {
  const t = useTranslations('home.tonight')
  const dateText = useDateText()
  const image = useImage()
  const address = usePageAddress()
  const { id, description, finished_at, total_prize, games_count } = tournament
  return (
    <article className="group relative isolate grid content-end overflow-hidden rounded-3 bg-surface-1 ring-1 ring-line transition-colors hover:ring-line-strong">
      <Picture
        src={image('tournament', description)}
        {...pictureShapes.tournament}
        phone={pictureShapes.card}
        className="aspect-8/5 w-full object-cover tablet:aspect-[16/6]"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 p-5">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-display text-22 text-balance">
            <Link to={address('tournament', id, description.title)} className="after:absolute after:inset-0">
              {description.title}
            </Link>
          </h3>
          <p className="figures text-14 text-chalk-3">
            {t('games', { count: games_count })} ·{' '}
            <time dateTime={finished_at}>{t('ends', { date: dateText(finished_at, 'time') })}</time>
          </p>
        </div>
        <dl className="grid">
          <dt className="text-12 text-chalk-3">{t('prize')}</dt>
          <dd>
            <Money value={total_prize} className="text-28 font-semibold" />
          </dd>
        </dl>
        <Countdown to={finished_at} made={made} />
      </div>
    </article>
  )
}
