import type { Tournament } from '@ante/product/tournaments/contract'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../ui/avatar.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Points } from './points.tsx'

type Stages = NonNullable<Tournament['stages']>

/** TRN-20: the stage that runs: who is where in it, and what each place would bring. */
export function StageBoard({ stages }: { stages: Stages }) {
  const t = useTranslations('tournaments.stage')
  const dateText = useDateText()
  const { current, count, points } = stages
  if (!current) return null
  const { number, ends_at, leaderboard } = current
  return (
    <section
      aria-labelledby="stage-title"
      className="grid content-start gap-3 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="stage-title" className="font-display text-22">
          {t('title', { number: String(number), count: String(count) })}
        </h2>
        <p className="text-14 text-chalk-2">
          {t('ends')}{' '}
          <time dateTime={ends_at} className="figures ltr-run">
            {dateText(ends_at, 'time')}
          </time>
        </p>
      </div>
      <p className="text-14 text-chalk-3">{leaderboard.length === 0 ? t('empty') : t('text')}</p>
      {leaderboard.length > 0 && <StagePlaces places={leaderboard} points={points} />}
    </section>
  )
}

function StagePlaces({
  places,
  points,
}: {
  places: NonNullable<Stages['current']>['leaderboard']
  points: Stages['points']
}) {
  const t = useTranslations('tournaments')
  return (
    <table className="w-full table-fixed border-collapse text-14">
      <caption className="sr-only">{t('stage.text')}</caption>
      <colgroup>
        <col className="w-12" />
        <col />
        <col className="w-24" />
        <col className="w-24" />
      </colgroup>
      <thead>
        <tr className="border-b border-line text-12 text-chalk-3">
          <th scope="col" className="py-2 text-start font-medium">
            {t('board.place')}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {t('board.player')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('board.points')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('stage.brings')}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, name, avatar, points: score, is_own }) => (
          <tr
            key={place}
            aria-current={is_own ? 'true' : undefined}
            className={`border-b border-line last:border-0 ${is_own ? 'bg-surface-2' : ''}`}
          >
            <td className="figures py-2 text-chalk-2">{place}</td>
            <th scope="row" className="truncate py-2 text-start font-medium">
              <span className="me-2 inline-block align-middle max-tablet:hidden">
                <Avatar name={name} avatar={avatar} size={24} />
              </span>
              <span dir="auto">{name}</span>
              {is_own && <span className="ms-2 text-12 text-chalk-2">{t('board.you')}</span>}
            </th>
            <td className="py-2 text-end">
              <Points value={score} />
            </td>
            <td className="py-2 text-end font-semibold text-baize">
              {points[place - 1] === undefined ? '–' : <Points value={points[place - 1] ?? 0} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** TRN-20: what a place in a stage brings. */
export function StagePoints({ points }: { points: Stages['points'] }) {
  const t = useTranslations('tournaments')
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{t('stage.byPlace')}</h3>
      <ol className="flex flex-wrap gap-2">
        {points.map((one, index) => (
          <li key={index} className="flex items-baseline gap-2 rounded-2 bg-surface-2 px-3 py-1.5 text-14">
            <span className="text-chalk-3">{t('own.place', { place: String(index + 1) })}</span>
            <Points value={one} className="font-semibold" />
          </li>
        ))}
      </ol>
    </div>
  )
}
