import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FixtureCardData } from './fixture-card.ts'
import { FixturePrices, FixtureTeams } from './fixture-tile.tsx'
import { MatchClock } from './match-clock.tsx'

/** The second place of the home page: what is on, dense, as a board. */
export function FixtureBoard({ fixtures, live }: { fixtures: readonly FixtureCardData[]; live: boolean }) {
  const t = useTranslations()
  return (
    <section className="flex h-full flex-col overflow-hidden rounded-3 border border-line bg-surface-1">
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-3">
        <h2 className="flex items-center gap-2.5 font-display text-18">
          {live && <span className="live-dot" aria-hidden="true" />}
          {t(live ? 'home.liveNow' : 'home.upcoming')}
        </h2>
        <Link
          to={live ? '/betting?live=1' : '/betting'}
          className="inline-flex min-h-11 items-center rounded-1 px-2 text-14 font-medium text-chalk-2 hover:text-chalk"
        >
          {t('common.showAll')}
        </Link>
      </div>
      <ul className="grid flex-1 auto-rows-fr divide-y divide-line">
        {fixtures.map((fixture) => (
          <li
            key={fixture.id}
            className="relative grid content-center gap-2.5 px-5 py-3 transition-colors hover:bg-surface-2"
          >
            <div className="flex items-center justify-between gap-3 text-12 text-chalk-3">
              <span className="truncate" dir="auto">
                {fixture.league}
              </span>
              <MatchClock fixture={fixture} />
            </div>
            <FixtureTeams fixture={fixture} />
            <FixturePrices fixture={fixture} />
          </li>
        ))}
      </ul>
    </section>
  )
}
