import { fromWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import type { Boost } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../texts/number-text.ts'
import { useSumText } from '../texts/sum-text.ts'

/** What a boost adds and on which bets it can be used, in the same words wherever it stands. */
export function useBoostText(): (boost: Omit<Boost, 'id' | 'expires_at'>) => string {
  const t = useTranslations('bonuses.boosts')
  const freeBets = useTranslations('bonuses.freeBets')
  const sumText = useSumText()
  const { number, percent } = useNumberText()
  return ({ percent: share, stake_most, extra_most, odds_least, legs_least }) =>
    [
      t('pays', {
        percent: percent(share),
        stake: sumText(fromWire(stake_most)),
        extra: sumText(fromWire(extra_most)),
      }),
      ...(odds_least === null ? [] : [freeBets('odds', { odds: number(formatOdds(oddsFromDecimal(odds_least))) })]),
      ...(legs_least > 1 ? [t('legs', { count: legs_least })] : []),
      t('returned'),
    ].join(' ')
}
