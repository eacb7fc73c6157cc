import { fromWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import type { FreeBet } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'

/** What a free bet pays, and on which odds it can be placed, in the same words wherever it stands. */
export function FreeBetRules({ returnsStake, oddsLeast }: { returnsStake: boolean; oddsLeast: number | null }) {
  const t = useTranslations('bonuses.freeBets')
  const { number } = useNumberText()
  const sentences = [
    t(returnsStake ? 'all' : 'won'),
    ...(oddsLeast === null ? [] : [t('odds', { odds: number(formatOdds(oddsFromDecimal(oddsLeast))) })]),
    t('returned'),
  ]
  return <p className="figures max-w-[64ch] text-14 text-chalk-2">{sentences.join(' ')}</p>
}

/** A free bet that can be placed. `made` is when the page was made. */
export function FreeBetCard({ freeBet, made }: { freeBet: FreeBet; made: string }) {
  const t = useTranslations('bonuses.freeBets')
  const sumText = useSumText()
  const dateText = useDateText()
  const { id, stake, returns_stake: returnsStake, odds_least: oddsLeast, expires_at } = freeBet
  return (
    <li className="grid content-start gap-4 rounded-3 border border-line bg-surface-1 p-5" data-free-bet={id}>
      <h3 className="figures font-display text-20">{t('of', { amount: sumText(fromWire(stake)) })}</h3>
      <FreeBetRules returnsStake={returnsStake} oddsLeast={oddsLeast} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <time dateTime={expires_at} className="figures text-14 text-chalk-3">
          {t('until', { date: dateText(expires_at, 'time') })}
        </time>
        <Countdown to={expires_at} made={made} />
      </div>
      <div>
        <ButtonLink to="/betting" size="small">
          {t('place')}
        </ButtonLink>
      </div>
    </li>
  )
}
