import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Rail } from '../../ui/rail.tsx'
import type { FixtureCardData } from './fixture-card.ts'
import { FixtureTile } from './fixture-tile.tsx'

/** Matches in play, or those that start next, with the way to all of them. */
export function FixtureRail({ fixtures, live }: { fixtures: readonly FixtureCardData[]; live: boolean }) {
  const t = useTranslations()
  const to = live ? '/betting?live=1' : '/betting'
  const title = t(live ? 'home.liveNow' : 'home.upcoming')
  return (
    <Rail
      title={
        live ? (
          <span className="flex items-center gap-2.5">
            <span className="live-dot" aria-hidden="true" />
            {title}
          </span>
        ) : (
          title
        )
      }
      more={
        <Link
          to={to}
          className="inline-flex min-h-11 items-center rounded-1 px-2 text-14 font-medium text-chalk-2 hover:text-chalk"
          aria-label={`${t('common.showAll')}: ${title}`}
        >
          {t('common.showAll')}
        </Link>
      }
    >
      {fixtures.map((fixture) => (
        <li key={fixture.id} className="w-[17.5rem] laptop:w-[19rem]">
          <FixtureTile fixture={fixture} />
        </li>
      ))}
    </Rail>
  )
}
