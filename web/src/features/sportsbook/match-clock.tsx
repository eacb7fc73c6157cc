import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { useTimeZone, useTranslations } from 'use-intl'
import type { FixtureCardData } from './fixture-card.ts'

/** Live: a dot and the minute; before: day and time of the kick-off; a match of the past that is played again says so. */
export function MatchClock({ fixture }: { fixture: Pick<FixtureCardData, 'live' | 'phase' | 'minute' | 'added' | 'kickoff' | 'replay'> }) {
  const t = useTranslations('home')
  const timeZone = useTimeZone() ?? 'UTC'
  if (fixture.live) {
    return (
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-danger">
        <span className="live-dot" aria-hidden="true" />
        {fixture.phase === 'half_time' ? (
          t('halfTime')
        ) : (
          <span className="figures ltr-run">{fixture.added > 0 ? `${fixture.minute}+${fixture.added}′` : `${fixture.minute}′`}</span>
        )}
      </span>
    )
  }
  const kickoff = instantOf(fixture.kickoff)
  return (
    <time
      dateTime={fixture.kickoff}
      className="figures ltr-run shrink-0"
    >{`${formatDate(kickoff, timeZone).slice(0, 5)} ${formatTime(kickoff, timeZone)}`}</time>
  )
}
