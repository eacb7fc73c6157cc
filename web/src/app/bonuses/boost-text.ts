import { fromWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import type { Boost } from '@ante/product/sportsbook/contract'
import { useNumberText } from '../texts/number-text.ts'
import { useSumText } from '../texts/sum-text.ts'

/** The sentences of a boost, from the texts of the page that tells of it. */
type Say = (key: 'pays' | 'odds' | 'legs' | 'returned', values?: Readonly<Record<string, string | number>>) => string

/** What a boost adds and on which bets it can be used, in the same order wherever it stands. */
export function useBoostText(t: Say): (boost: Omit<Boost, 'id' | 'expires_at'>) => string {
  const sumText = useSumText()
  const { number, percent } = useNumberText()
  return ({ percent: share, stake_most, extra_most, odds_least, legs_least }) =>
    [
      t('pays', {
        percent: percent(share),
        stake: sumText(fromWire(stake_most)),
        extra: sumText(fromWire(extra_most)),
      }),
      ...(odds_least === null ? [] : [t('odds', { odds: number(formatOdds(oddsFromDecimal(odds_least))) })]),
      ...(legs_least > 1 ? [t('legs', { count: legs_least })] : []),
      t('returned'),
    ].join(' ')
}
