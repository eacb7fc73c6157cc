import { oddsFromDecimal } from '@ante/kit/odds'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useExclusion } from '../../app/session/exclusion.ts'
import { ClubBadge } from '../../ui/club-badge.tsx'
import { oddsClass, OddsInside, OddsShown } from '../../ui/odds-button.tsx'
import { Ended } from './ended.tsx'
import { type FixtureCardData, hasEnded } from './fixture-card.ts'
import { NoPrice } from './no-price.tsx'
import { MatchClock } from './match-clock.tsx'
import { usePriceText } from './price-text.ts'

const outcomes = ['home', 'draw', 'away'] as const

/** A match in a rail: clock, teams, score, and the three prices; a price leads to the slip of the sportsbook. */
export function FixtureTile({ fixture }: { fixture: FixtureCardData }) {
  return (
    <article className="relative grid h-full content-between gap-3.5 rounded-3 border border-line bg-surface-1 p-4 transition-colors hover:border-line-strong">
      <div className="flex items-center justify-between gap-3 text-12 text-chalk-3">
        <span className="truncate" dir="auto">
          {fixture.league}
        </span>
        <MatchClock fixture={fixture} />
      </div>
      <FixtureTeams fixture={fixture} />
      <FixturePrices fixture={fixture} />
    </article>
  )
}

/** Both teams with their score; the link fills the nearest positioned box. */
export function FixtureTeams({ fixture }: { fixture: FixtureCardData }) {
  return (
    <Link to={`/betting?fixture=${fixture.id}`} className="grid min-w-0 gap-1.5 rounded-1 after:absolute after:inset-0">
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className="flex min-w-0 items-center gap-2.5">
          <ClubBadge name={fixture[side]} size={20} />
          <span className="min-w-0 flex-1 truncate text-14 font-medium" dir="auto">
            {fixture[side]}
          </span>
          {(fixture.live || hasEnded(fixture)) && (
            <span className="figures text-16 font-semibold">{fixture.score[side]}</span>
          )}
        </span>
      ))}
    </Link>
  )
}

/** What can be bet on; nothing for whoever may not (RG-11). */
export function FixturePrices({ fixture }: { fixture: FixtureCardData }) {
  const t = useTranslations('home.outcome')
  const isAway = useExclusion() !== undefined
  const { main } = fixture
  if (hasEnded(fixture)) return <Ended phase={fixture.phase} />
  if (isAway) return null
  if (
    !main ||
    main.closed ||
    main.prices.length < outcomes.length ||
    main.prices.some((price) => price === null || price <= 1)
  )
    return <NoPrice paused={main?.closed === false} markets={fixture.more} to={`/betting?fixture=${fixture.id}`} />
  return (
    <div className="relative z-10 grid grid-cols-3 gap-2">
      {outcomes.map((outcome, index) => (
        <Price key={outcome} fixture={fixture} outcome={outcome} price={main.prices[index]} label={t(outcome)} />
      ))}
    </div>
  )
}

function Price({
  fixture,
  outcome,
  price,
  label,
}: {
  fixture: FixtureCardData
  outcome: (typeof outcomes)[number]
  price: number | null | undefined
  label: string
}) {
  const t = useTranslations('betting')
  const priceText = usePriceText()
  if (price === undefined || price === null || !fixture.main) return null
  const { id, suspended } = fixture.main
  const face = { label, price: priceText.odds(oddsFromDecimal(price)), value: price, suspended }
  if (!fixture.takesBets) return <OddsShown {...face} note={t('replayNoBets')} />
  if (suspended)
    return (
      <span aria-disabled="true" className={oddsClass(false, true)}>
        <OddsInside {...face} />
      </span>
    )
  return (
    <Link to={`/betting?fixture=${fixture.id}&pick=${id}.${outcome}`} className={oddsClass(false, false)}>
      <OddsInside {...face} />
    </Link>
  )
}
