import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ChipLink } from '../../../ui/chip.tsx'
import { useShortDay } from '../../../ui/date-text.tsx'
import { useCountryName } from '../country-name.ts'
import type { Tree } from './book.ts'
import { addressOf, type Choice } from './choice.ts'
import { nextDay, weekdayOf } from './days.ts'

/** Live, today, tomorrow and the days that have matches. */
export function Days({
  days,
  choice: { league, day, live },
  today,
  liveCount,
}: {
  days: readonly { day: string; count: number }[]
  choice: Choice
  today: string
  liveCount: number
}) {
  const t = useTranslations('betting.days')
  const shortDay = useShortDay()
  const name = (one: string) => (one === today ? t('today') : one === nextDay(today) ? t('tomorrow') : undefined)
  return (
    <Row label={t('label')}>
      <li>
        <ChipLink chosen={!live && !day} to={addressOf({ league })}>
          {t('all')}
        </ChipLink>
      </li>
      <li>
        <ChipLink chosen={live} to={addressOf({ league, live: true })}>
          {liveCount > 0 && <span className="live-dot" aria-hidden="true" />}
          {t('live')}
          <Count>{liveCount}</Count>
        </ChipLink>
      </li>
      {days.map((one) => (
        <li key={one.day}>
          <ChipLink chosen={!live && day === one.day} to={addressOf({ league, day: one.day })}>
            {name(one.day) ?? (
              <>
                {t(`weekdays.${weekdayOf(one.day)}`)}
                <span className="figures">{shortDay(one.day)}</span>
              </>
            )}
            <Count>{one.count}</Count>
          </ChipLink>
        </li>
      ))}
    </Row>
  )
}

/** On narrow screens the leagues are a row of chips. */
export function LeagueChips({ tree, choice: { league, day, live } }: { tree: Tree; choice: Choice }) {
  const t = useTranslations('betting')
  return (
    <Row label={t('leagues')}>
      <li>
        <ChipLink chosen={!league} to={addressOf({ day, live })}>
          {t('allLeagues')}
        </ChipLink>
      </li>
      {leaguesOf(tree).map((one) => (
        <li key={one.id}>
          <ChipLink chosen={isChosen(one, league)} to={addressOf({ league: one.sysname, day, live })}>
            {one.name}
            <Count>{one.count}</Count>
          </ChipLink>
        </li>
      ))}
    </Row>
  )
}

/** Sport, countries, leagues with their counts, beside the board. */
export function LeagueTree({ tree, choice: { league, day, live } }: { tree: Tree; choice: Choice }) {
  const t = useTranslations('betting')
  const countryName = useCountryName()
  const item =
    'flex min-h-9 items-center justify-between gap-2 rounded-2 px-2.5 pointer-coarse:min-h-11 text-14 text-chalk-2 hover:bg-surface-1 hover:text-chalk aria-[current=true]:bg-surface-2 aria-[current=true]:text-chalk'
  return (
    <nav aria-label={t('leagues')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Link to={addressOf({ day, live })} aria-current={!league ? 'true' : undefined} className={item}>
        {t('allLeagues')}
      </Link>
      {tree.sports
        .flatMap(({ countries }) => countries)
        .map((country) => (
          <div key={country.code} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            <h3 className="kicker px-2.5 pb-1">{countryName(country)}</h3>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {country.leagues.map((one) => (
                <li key={one.id}>
                  <Link
                    to={addressOf({ league: one.sysname, day, live })}
                    aria-current={isChosen(one, league) ? 'true' : undefined}
                    className={item}
                  >
                    <span className="min-w-0 truncate" dir="auto">
                      {one.name}
                    </span>
                    <span className="inline-flex shrink-0 items-center gap-1.5">
                      {one.live > 0 && (
                        <>
                          <span className="live-dot" aria-hidden="true" />
                          <span className="sr-only">{t('liveCount', { count: one.live })}</span>
                        </>
                      )}
                      <Count>{one.count}</Count>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="min-w-0">
    <ul className="rail-track gap-2! justify-start">{children}</ul>
  </nav>
)

const Count = ({ children }: { children: number }) => <span className="figures text-12 opacity-85">{children}</span>

export const leaguesOf = (tree: Tree) =>
  tree.sports.flatMap(({ countries }) => countries.flatMap(({ leagues }) => leagues))
const isChosen = ({ id, sysname }: { id: string; sysname: string }, league: string | undefined): boolean =>
  league === sysname || league === id
