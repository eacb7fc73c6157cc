import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { factorOfOdds, product } from '@ante/kit/odds'
import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useNumberText } from '../../../app/texts/number-text.ts'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { ClubBadge } from '../../../ui/club-badge.tsx'
import { Money } from '../../../ui/money.tsx'
import { addressOf } from '../board/choice.ts'
import { useClockText, useLabels } from '../labels.ts'
import { usePriceText } from '../price-text.ts'
import type { Bet } from './bet.ts'
import { BetJackpot } from './bet-jackpot.tsx'

type Leg = Bet['legs'][number]

const stateTones: Readonly<Record<Bet['state'], BadgeTone>> = {
  pending: 'info',
  open: 'info',
  won: 'good',
  lost: 'neutral',
  returned: 'neutral',
  rejected: 'bad',
}
const resultTones: Readonly<Record<NonNullable<Leg['result']>, BadgeTone>> = {
  win: 'good',
  half_win: 'good',
  push: 'neutral',
  void: 'neutral',
  half_loss: 'bad',
  loss: 'bad',
}

/** One bet: its legs with their scores, and what it cost and brings. */
export function BetCard({ bet, action }: { bet: Bet; action: ReactNode }) {
  const betPrice = useBetPrice()
  const t = useTranslations('bets')
  const { percent } = useNumberText()
  const sumText = useSumText()
  const settled = bet.payout !== null
  return (
    <article className="overflow-hidden rounded-3 border border-line bg-surface-1" aria-label={t('id', { id: bet.id })}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-2.5 text-14">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">
            {bet.legs.length > 1 ? t('kinds.accumulator', { count: String(bet.legs.length) }) : t('kinds.single')}
          </span>
          {bet.boost && (
            <span className="text-ember">
              {bet.boost.extra && bet.boost.extra.amount > 0
                ? t('boostPaid', { percent: percent(bet.boost.percent), sum: sumText(fromWire(bet.boost.extra)) })
                : t('boost', { percent: percent(bet.boost.percent) })}
            </span>
          )}
          {bet.free && <span className="text-ember">{t('free')}</span>}
          <When iso={bet.placed_at} small />
          <span className="figures text-12 text-chalk-3">{t('id', { id: bet.id })}</span>
        </span>
        <span className="inline-flex items-center gap-2">
          {bet.state === 'pending' && <span className="spinner text-cool" aria-hidden="true" />}
          <Badge tone={stateTones[bet.state]}>{t(`states.${bet.state}`)}</Badge>
        </span>
      </header>
      <ul className="divide-y divide-line">
        {bet.legs.map((leg) => (
          <li key={leg.market_id}>
            <LegRow leg={leg} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-3 gap-3 border-t border-line bg-surface-2 px-4 py-3">
        <Fact name={t('columns.stake')}>
          <Money value={bet.stake} className="text-16 font-semibold" />
        </Fact>
        <Fact name={t('columns.price')}>
          <span className="figures ltr-run text-16 font-semibold">{betPrice(bet)}</span>
        </Fact>
        <Fact name={t(settled ? 'columns.payout' : 'columns.potential')} end>
          <Money
            value={bet.payout ?? bet.potential}
            roll
            className={`text-16 font-semibold ${settled && bet.state === 'won' ? 'text-baize' : ''}`}
          />
        </Fact>
      </dl>
      {bet.reason && (
        <p className="border-t border-line px-4 py-2.5 text-14 text-chalk-2">{t(`reasons.${bet.reason}`)}</p>
      )}
      {bet.jackpot && <BetJackpot jackpot={bet.jackpot} />}
      {action && <footer className="flex justify-end border-t border-line px-2 py-1">{action}</footer>}
    </article>
  )
}

function LegRow({ leg }: { leg: Leg }) {
  const t = useTranslations('bets')
  const labels = useLabels()
  const priceText = usePriceText()
  const clock = useClockText()(leg.state)
  const started = leg.state.phase !== 'not_started'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3">
      <div className="grid gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-semibold">
          {labels.outcome(leg.kind, leg.outcome, leg.line, leg)}
          {leg.result && <Badge tone={resultTones[leg.result]}>{t(`results.${leg.result}`)}</Badge>}
        </span>
        <span className="text-12 text-chalk-3">{labels.market(leg.kind)}</span>
        <Link
          to={addressOf({ fixture: leg.fixture_id })}
          className="grid min-w-0 gap-0.5 rounded-1 text-14 text-chalk-2 hover:text-chalk tablet:flex tablet:items-center tablet:gap-2.5"
        >
          <Team name={leg.home} goals={started ? leg.state.score.home : undefined} />
          <span className="figures ltr-run font-semibold text-chalk max-tablet:hidden">
            {started ? `${leg.state.score.home}–${leg.state.score.away}` : '–'}
          </span>
          <Team name={leg.away} goals={started ? leg.state.score.away : undefined} />
        </Link>
      </div>
      <div className="figures grid content-start justify-items-end gap-1 text-14">
        <span className="ltr-run font-semibold">{priceText.wire(leg.price)}</span>
        {clock ? <span className="ltr-run text-12 text-chalk-3">{clock}</span> : <When iso={leg.kickoff} small />}
        {leg.score_at_placing && (
          <span className="text-12 text-chalk-3">
            {t('scoreAtPlacing', { home: String(leg.score_at_placing.home), away: String(leg.score_at_placing.away) })}
          </span>
        )}
      </div>
    </div>
  )
}

/** On a phone the sides stand one below the other, each with its goals. */
const Team = ({ name, goals }: { name: string; goals: number | undefined }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <ClubBadge name={name} size={16} />
    <span className="truncate" dir="auto">
      {name}
    </span>
    {goals !== undefined && (
      <span aria-hidden="true" className="figures ps-1 font-semibold text-chalk tablet:hidden">
        {goals}
      </span>
    )}
  </span>
)

const Fact = ({ name, end = false, children }: { name: string; end?: boolean; children: ReactNode }) => (
  <div className={`grid gap-0.5 ${end ? 'justify-items-end text-end' : ''}`}>
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd>{children}</dd>
  </div>
)

function When({ iso, small = false }: { iso: string; small?: boolean }) {
  const timeZone = useTimeZone() ?? 'UTC'
  const at = instantOf(iso)
  return (
    <time
      dateTime={iso}
      className={`figures ltr-run text-chalk-3 ${small ? 'text-12' : ''}`}
    >{`${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`}</time>
  )
}

/** The price of the whole bet, by the same rounding as in the slip. */
function useBetPrice(): (bet: Bet) => string {
  const priceText = usePriceText()
  return ({ price, legs }) => {
    const prices = legs.flatMap((leg) => oddsOfWire(leg.price) ?? [])
    return legs.length > 1 && prices.length === legs.length
      ? priceText.total(product(prices.map(factorOfOdds)))
      : priceText.wire(price)
  }
}
