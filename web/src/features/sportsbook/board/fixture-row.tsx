import { instantOf, formatTime } from '@ante/kit/instant'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { LaterPushOffer } from '../../../app/push/later-push-offer.tsx'
import { ClubBadge } from '../../../ui/club-badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Ended } from '../ended.tsx'
import { hasEnded } from '../fixture-card.ts'
import type { Fixture, Row } from './book.ts'
import { FollowStar } from './follow-star.tsx'
import { useClockText } from '../labels.ts'
import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { NoPrice } from '../no-price.tsx'
import { Price } from './price.tsx'
import { useFollow } from './use-follow.ts'

/** What a row of the board needs beside its match. */
interface RowProps {
  readonly fixture: Row
  readonly to: string
  /** Matches that the player follows; undefined for whoever cannot. */
  readonly follows: readonly string[] | undefined
}
const none: readonly string[] = []

/** One match of the board: when, who, how it stands, and the three prices of its result in fixed columns. */
export function FixtureRow({ fixture, to, follows }: RowProps) {
  const t = useTranslations('betting')
  const { main_market: market, market_count: markets, state } = fixture
  const { isFollowed, wasPressed, toggle } = useFollow(fixture.id, follows ?? none)
  const over = hasEnded(state)
  const isPaused = market?.status === 'open' || market?.status === 'suspended'
  const isPriced = isPaused && market.selections.every(({ price }) => oddsOfWire(price) !== undefined)
  return (
    <article className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 px-3 py-3 @[32rem]:grid-cols-[3.5rem_minmax(0,1fr)_14.25rem_2.75rem] @[32rem]:gap-x-2.5 @[32rem]:py-2">
      <When fixture={fixture} />
      <div className="flex min-w-0 items-center gap-1">
        <Link to={to} preventScrollReset={false} className="group grid min-w-0 flex-1 gap-0.5 rounded-1 py-0.5">
          <Team
            name={fixture.home.name}
            goals={fixture.state.score.home}
            red={state.red_cards.home}
            played={state.phase !== 'not_started'}
          />
          <Team
            name={fixture.away.name}
            goals={fixture.state.score.away}
            red={state.red_cards.away}
            played={state.phase !== 'not_started'}
          />
          <span className="sr-only">{t('openMatch')}</span>
        </Link>
        {follows && state.phase === 'not_started' && (
          <FollowStar
            match={t('matchTitle', { home: fixture.home.name, away: fixture.away.name })}
            isFollowed={isFollowed}
            onPress={toggle}
          />
        )}
      </div>
      <div className="col-span-full row-start-2 @[32rem]:col-span-1 @[32rem]:col-start-3 @[32rem]:row-start-1">
        {over && fixture.wasOpen && <Ended phase={state.phase} />}
        {!over && !isPriced && (
          <NoPrice paused={isPaused} markets={Math.max(0, markets - (isPaused ? 1 : 0))} to={to} />
        )}
        {market && !over && isPriced && (
          <div className="grid grid-cols-3 gap-1.5">
            {market.selections.map((selection) => (
              <Price key={selection.outcome} fixture={fixture} market={market} selection={selection} />
            ))}
          </div>
        )}
      </div>
      {!over && markets > 1 && (
        <Link
          to={to}
          tabIndex={-1}
          aria-hidden="true"
          className="figures ltr-run col-start-3 row-start-1 inline-flex h-11 min-w-11 items-center justify-end rounded-2 text-12 text-chalk-3 hover:text-chalk @[32rem]:col-start-4"
        >
          +{markets - 1}
        </Link>
      )}
      {wasPressed && (
        <div className="col-span-full empty:hidden">
          <LaterPushOffer text="offerMatches" />
        </div>
      )}
    </article>
  )
}

function When({ fixture: { kickoff, state, live, replay, takes_bets: takesBets } }: { fixture: Fixture }) {
  const t = useTranslations('betting')
  const clock = useClockText()(state)
  const timeZone = useTimeZone() ?? 'UTC'
  return (
    <div className="figures grid justify-items-start gap-0.5 text-14">
      {clock ? (
        <span
          className={`ltr-run inline-flex items-center gap-1.5 font-semibold ${live ? 'text-ember' : 'text-chalk-3'}`}
        >
          {live && <span className="live-dot" aria-hidden="true" />}
          {clock}
        </span>
      ) : (
        <time dateTime={kickoff} className="ltr-run text-chalk-2">
          {formatTime(instantOf(kickoff), timeZone)}
        </time>
      )}
      {replay && (
        <span
          className="inline-flex items-center gap-0.5 text-12 text-chalk-3"
          title={t(takesBets ? 'replayNote' : 'replayNoBetsNote')}
        >
          <Icon name="history" size={13} />
          {t('replay')}
        </span>
      )}
    </div>
  )
}

function Team({ name, goals, red, played }: { name: string; goals: number; red: number; played: boolean }) {
  return (
    <span className="flex h-6 min-w-0 items-center gap-2">
      <ClubBadge name={name} size={18} />
      <span
        className="min-w-0 truncate text-14 font-medium group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4"
        dir="auto"
      >
        {name}
      </span>
      <RedCards count={red} />
      {played && <span className="figures ms-auto ps-2 text-16 font-semibold">{goals}</span>}
    </span>
  )
}

export function RedCards({ count }: { count: number }) {
  const t = useTranslations('betting')
  if (count === 0) return null
  return (
    <span className="inline-flex shrink-0 gap-0.5">
      <span className="sr-only">{t('redCards', { count })}</span>
      {Array.from({ length: Math.min(count, 4) }, (_, index) => (
        <span key={index} aria-hidden="true" className="h-3 w-2 rounded-[1.5px] bg-danger" />
      ))}
    </span>
  )
}
