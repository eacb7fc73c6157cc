import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { ClubBadge } from '../../../ui/club-badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCountryName } from '../country-name.ts'
import { hasEnded } from '../fixture-card.ts'
import type { Detail } from './book.ts'
import { addressOf, type Choice } from './choice.ts'
import { FollowButton } from './follow-button.tsx'
import { RedCards } from './fixture-row.tsx'
import { useClockText, useLabels } from '../labels.ts'
import { MarketList } from './market-list.tsx'
import { Timeline } from './timeline.tsx'
import { useLiveFixture } from './use-board.ts'

/** One match: how it stands, what happened, and everything that can be bet on. */
export function FixtureView({
  fixture: loaded,
  choice,
  follows,
}: {
  fixture: Detail
  choice: Choice
  /** Matches that the player follows; undefined for whoever cannot. */
  follows: readonly string[] | undefined
}) {
  const t = useTranslations('betting')
  const fixture = useLiveFixture(loaded)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        to={addressOf({ ...choice, fixture: undefined })}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-1 text-14 text-chalk-2 hover:text-chalk"
      >
        <span className="rotate-180">
          <Icon name="chevron" size={16} mirrored />
        </span>
        {t('back')}
      </Link>
      <Scoreboard fixture={fixture} />
      {follows && fixture.state.phase === 'not_started' && <FollowButton fixture={fixture.id} follows={follows} />}
      <Timeline
        events={fixture.timeline}
        home={fixture.home.name}
        away={fixture.away.name}
        started={fixture.state.phase !== 'not_started'}
      />
      {fixture.replay && !fixture.takes_bets && !hasEnded(fixture.state) && <NoBets />}
      <MarketList fixture={fixture} />
    </article>
  )
}

/** Why the prices of this match are no buttons. */
function NoBets() {
  const t = useTranslations('betting')
  return (
    <p className="flex items-start gap-2.5 rounded-2 border border-line bg-surface-1 px-4 py-3 text-14 text-chalk-2">
      <Icon name="history" size={18} />
      <span>
        <strong className="font-semibold text-chalk">{t('replayNoBets')}</strong> {t('replayNoBetsNote')}
      </span>
    </p>
  )
}

function Scoreboard({ fixture }: { fixture: Detail }) {
  const t = useTranslations('betting')
  const countryName = useCountryName()
  const labels = useLabels()
  const timeZone = useTimeZone() ?? 'UTC'
  const clock = useClockText()(fixture.state)
  const { state, league, home, away } = fixture
  const at = instantOf(fixture.kickoff)
  return (
    <header className="grid gap-4 rounded-3 border border-line bg-surface-1 px-4 py-5 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-12 text-chalk-3">
        <Link
          to={addressOf({ league: league.sysname })}
          className="rounded-1 font-semibold text-chalk-2 hover:text-chalk"
        >
          {league.name}
        </Link>
        <span>{countryName(league.country)}</span>
        {fixture.round && <span>{labels.round(fixture.round)}</span>}
        {fixture.replay && (
          <span title={t('replayNote')}>
            <Badge tone="info">{t('replay')}</Badge>
          </span>
        )}
        <time dateTime={fixture.kickoff} className="figures ms-auto">
          {t('kickOff', { date: formatDate(at, timeZone), time: formatTime(at, timeZone) })}
        </time>
      </div>
      <h1 className="sr-only">{t('matchTitle', { home: home.name, away: away.name })}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 tablet:gap-6">
        <Side name={home.name} red={state.red_cards.home} />
        <div className="grid justify-items-center gap-1">
          {state.phase === 'not_started' ? (
            <span className="figures ltr-run font-display text-28">{formatTime(at, timeZone)}</span>
          ) : (
            <span className="figures ltr-run font-display text-48 leading-none">
              <span className="sr-only">
                {t('score', { home: String(state.score.home), away: String(state.score.away) })}
              </span>
              <span aria-hidden="true">
                {state.score.home}
                <span className="px-1.5 text-chalk-3">–</span>
                {state.score.away}
              </span>
            </span>
          )}
          <span
            className={`inline-flex items-center gap-1.5 text-12 font-semibold ${fixture.live ? 'text-ember' : 'text-chalk-3'}`}
          >
            {fixture.live && <span className="live-dot" aria-hidden="true" />}
            {clock && (state.phase === 'first_half' || state.phase === 'second_half') && (
              <span className="figures ltr-run">{clock}</span>
            )}
            {t(`phases.${state.phase}`)}
          </span>
          {state.half_time && (state.phase === 'second_half' || hasEnded(state)) && (
            <span className="figures text-12 text-chalk-3">
              {t('halfTime', { home: String(state.half_time.home), away: String(state.half_time.away) })}
            </span>
          )}
        </div>
        <Side name={away.name} red={state.red_cards.away} />
      </div>
    </header>
  )
}

const Side = ({ name, red }: { name: string; red: number }) => (
  <div className="grid justify-items-center gap-2.5 text-center">
    <ClubBadge name={name} size={44} />
    <span className="inline-flex items-center gap-2 text-14 font-semibold text-balance tablet:text-18">
      {name}
      <RedCards count={red} />
    </span>
  </div>
)
