import { dayIn, instantOf } from '@ante/kit/instant'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { ButtonLink, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DeferredSection } from '../../../ui/deferred-section.tsx'
import { useCountryName } from '../country-name.ts'
import { asTheyAre, type Fixture, type Section, sectionsOf } from './book.ts'
import { addressOf, boardStep, type Choice } from './choice.ts'
import { useShortDay } from '../../../ui/date-text.tsx'
import { nextDay, weekdayOf } from './days.ts'
import { FixtureRow } from './fixture-row.tsx'
import { useLiveRows } from './use-board.ts'

/** In rem: a match, with the line above it, and the line of its league. What is guessed too low lies under what follows until it comes near. */
const rowHeight = { phone: 8.3125, wide: 4.4375 }
const leagueHeight = 2.75
/** What a league with so many matches takes. */
const heightOf = (matches: number, row: number): number => leagueHeight + row * matches
const betweenLeagues = 'not-first:border-t not-first:border-line'

/** The matches of the chosen league and day. `today` is the server's, so that both render the same. */
export function Board({
  fixtures: loaded,
  count,
  choice,
  today,
  follows,
}: {
  fixtures: readonly Fixture[]
  count: number
  choice: Choice
  today: string
  follows: readonly string[] | undefined
}) {
  const t = useTranslations('betting')
  const timeZone = useTimeZone() ?? 'UTC'
  const fixtures = useLiveRows(loaded)
  // A match that begins or ends under the reader's finger keeps its place until the board is read anew.
  const places = useMemo(() => sectionsOf(loaded, (iso) => dayIn(timeZone, instantOf(iso))), [loaded, timeZone])
  const sections = useMemo(() => asTheyAre(places, fixtures), [places, fixtures])
  if (fixtures.length === 0) {
    return (
      <EmptyState icon="sport" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to="/betting" look="plain">
          {t('empty.action')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {sections.map((section, index) => (
        <BoardSection
          key={section.key}
          section={section}
          choice={choice}
          today={today}
          isFirst={index === 0}
          follows={follows}
        />
      ))}
      {count > fixtures.length && (
        <Link
          to={addressOf({ ...choice, shown: choice.shown + boardStep })}
          preventScrollReset
          className={buttonClass({ look: 'plain', wide: true })}
        >
          {t('showMore')}
        </Link>
      )}
    </div>
  )
}

function BoardSection({
  section,
  choice,
  today,
  isFirst,
  follows,
}: {
  section: Section
  choice: Choice
  today: string
  isFirst: boolean
  follows: readonly string[] | undefined
}) {
  const t = useTranslations('betting')
  const shortDay = useShortDay()
  const dayName =
    section.key === today
      ? t('days.today')
      : section.key === nextDay(today)
        ? t('days.tomorrow')
        : t(`days.weekdays.${weekdayOf(section.key === 'live' ? today : section.key)}`)
  return (
    <section className="grid gap-3" aria-labelledby={`section-${section.key}`}>
      <h2 id={`section-${section.key}`} className="flex items-baseline gap-2.5 font-display text-22">
        {section.key === 'live' ? (
          <>
            <span className="live-dot self-center" aria-hidden="true" />
            {t('heading.live')}
          </>
        ) : (
          <>
            {dayName}
            <span className="figures font-sans text-14 text-chalk-3">{shortDay(section.key)}</span>
          </>
        )}
      </h2>
      <div className="@container overflow-hidden rounded-3 border border-line bg-surface-1">
        {section.leagues.map((one) => {
          const league = <LeagueFixtures key={one.league.id} {...one} choice={choice} follows={follows} />
          if (isFirst) return league
          return (
            <DeferredSection
              key={one.league.id}
              height={heightOf(one.fixtures.length, rowHeight.phone)}
              wideHeight={heightOf(one.fixtures.length, rowHeight.wide)}
              className={betweenLeagues}
            >
              {league}
            </DeferredSection>
          )
        })}
      </div>
    </section>
  )
}

function LeagueFixtures({
  league,
  fixtures,
  choice,
  follows,
}: Section['leagues'][number] & { choice: Choice; follows: readonly string[] | undefined }) {
  const t = useTranslations('betting')
  const countryName = useCountryName()
  return (
    <div className={betweenLeagues}>
      <h3 className="group relative flex items-center gap-2 border-b border-line bg-surface-2 px-3 py-1.5 text-12 pointer-coarse:min-h-11 pointer-coarse:py-0">
        <Link
          to={addressOf({ league: league.sysname })}
          className="truncate rounded-1 font-semibold text-chalk-2 group-hover:text-chalk after:absolute after:inset-0"
          dir="auto"
        >
          {league.name}
        </Link>
        <span className="shrink-0 text-chalk-3">{countryName(league.country)}</span>
        <span className="ms-auto inline-flex min-w-0 items-center gap-2 text-chalk-3 group-hover:text-chalk">
          {fixtures.every((fixture) => !fixture.takes_bets) && <span className="truncate">{t('replayNoBets')}</span>}
          <Icon name="chevron" size={14} mirrored />
        </span>
      </h3>
      <ul className="divide-y divide-line">
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <FixtureRow fixture={fixture} to={addressOf({ ...choice, fixture: fixture.id })} follows={follows} />
          </li>
        ))}
      </ul>
    </div>
  )
}
