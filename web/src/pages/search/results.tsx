import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ClubBadge } from '../../ui/club-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PaperArt } from '../../ui/paper-art.tsx'
import { Picture } from '../../ui/picture.tsx'
import { GameRow } from '../../features/games/game-row.tsx'
import type { FixtureCardData } from '../../features/sportsbook/fixture-card.ts'
import { MatchClock } from '../../features/sportsbook/match-clock.tsx'
import { Kind, line } from './kind.tsx'
import type { Found } from './use-found.ts'

/** What was found, by kind; a kind of which nothing was found is not there. `hasPlaces`: pages that fit stand above. */
export function Results({ found, hasPlaces }: { found: Found; hasPlaces: boolean }) {
  const t = useTranslations('lobby')
  const { games, total, studios, fixtures, leagues, query } = found
  const isEmpty = total + studios.length + fixtures.length + leagues.length === 0
  if (isEmpty && hasPlaces) return null
  if (isEmpty) return <NothingFound query={query} />
  return (
    <>
      <p className="sr-only">{t('searchResults', { count: total })}</p>
      <Kind title={t('searchGames')} show={games.length > 0}>
        {games.map((game) => (
          <li key={game.sysname}>
            <GameRow game={game} />
          </li>
        ))}
        {total > games.length && (
          <li>
            <Link
              to={`/gamehall?search=${encodeURIComponent(query)}`}
              className={`${line} justify-center text-14 font-medium text-ember`}
            >
              {t('searchResults', { count: total })}
            </Link>
          </li>
        )}
      </Kind>
      <Kind title={t('searchMatches')} show={fixtures.length > 0}>
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <MatchRow fixture={fixture} />
          </li>
        ))}
      </Kind>
      <Kind title={t('searchLeagues')} show={leagues.length > 0}>
        {leagues.map(({ sysname, name, country, count }) => (
          <li key={sysname}>
            <Link to={`/betting?league=${sysname}`} className={line}>
              <span className="grid size-9 place-items-center rounded-1 bg-surface-3 text-chalk-2">
                <Icon name="sport" size={18} />
              </span>
              <Named name={name} below={country} />
              <span className="figures text-12 text-chalk-3">{count}</span>
            </Link>
          </li>
        ))}
      </Kind>
      <Kind title={t('studios')} show={studios.length > 0}>
        {studios.map(({ sysname, name, count }) => (
          <li key={sysname}>
            <Link to={`/gamehall?providers=${sysname}`} className={line}>
              <span className="relative size-9 shrink-0 overflow-hidden rounded-1">
                <Picture
                  name={`studios/${sysname}`}
                  width={36}
                  height={36}
                  instead={<PaperArt name={sysname} world={sysname} />}
                />
              </span>
              <Named name={name} below={t('providerGames', { count })} />
            </Link>
          </li>
        ))}
      </Kind>
    </>
  )
}

function NothingFound({ query }: Pick<Found, 'query'>) {
  const t = useTranslations('lobby')
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="text-chalk-3">
        <Icon name="search" size={28} />
      </span>
      <p className="text-14 wrap-anywhere text-chalk-2">{t('emptySearch', { query })}</p>
      <Link to="/gamehall" className="flex h-11 items-center text-14 font-medium text-ember">
        {t('empty.action')}
      </Link>
    </div>
  )
}

function Named({ name, below }: { name: string; below: string }) {
  return (
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-semibold" dir="auto">
        {name}
      </span>
      <span className="truncate text-12 text-chalk-3">{below}</span>
    </span>
  )
}

function MatchRow({ fixture }: { fixture: FixtureCardData }) {
  return (
    <Link to={`/betting?fixture=${fixture.id}`} className={line}>
      <span className="grid shrink-0 grid-cols-2 gap-0.5">
        <ClubBadge name={fixture.home} size={18} />
        <ClubBadge name={fixture.away} size={18} />
      </span>
      <Named name={`${fixture.home} – ${fixture.away}`} below={fixture.league} />
      {fixture.live && (
        <span className="figures ltr-run font-semibold">{`${fixture.score.home}:${fixture.score.away}`}</span>
      )}
      <span className="text-12 text-chalk-3">
        <MatchClock fixture={fixture} />
      </span>
    </Link>
  )
}
