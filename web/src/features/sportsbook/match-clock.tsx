import { useTranslations } from 'use-intl'
import { useShortMoment } from '../../ui/date-text.tsx'
import { type FixtureCardData, hasEnded } from './fixture-card.ts'
import { useClockText } from './labels.ts'

/** Live: a dot and the minute; before: day and time of the kick-off; after: that it has ended. */
export function MatchClock({
  fixture,
}: {
  fixture: Pick<FixtureCardData, 'live' | 'phase' | 'minute' | 'added' | 'kickoff' | 'replay'>
}) {
  const t = useTranslations('home')
  const clock = useClockText()
  const moment = useShortMoment()
  if (fixture.live) {
    return (
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-danger">
        <span className="live-dot" aria-hidden="true" />
        {fixture.phase === 'half_time' ? (
          t('halfTime')
        ) : (
          <span className="figures ltr-run">
            {fixture.added > 0 ? `${fixture.minute}+${fixture.added}′` : `${fixture.minute}′`}
          </span>
        )}
      </span>
    )
  }
  if (hasEnded(fixture)) return <span className="shrink-0 font-semibold">{clock(fixture)}</span>
  const { day, time } = moment(fixture.kickoff)
  return (
    <time dateTime={fixture.kickoff} className="figures shrink-0">
      {day} <span className="ltr-run">{time}</span>
    </time>
  )
}
