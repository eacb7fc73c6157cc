import { formatMoney } from '@ante/kit/money'
import type { Reason } from '@ante/kit/refusal'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useTranslations } from 'use-intl'
import type { Preview } from './slip.ts'

export const stakeReasons: ReadonlySet<Reason> = new Set(['stake_too_small', 'stake_too_large', 'payout_too_large', 'amount_not_allowed'])

/** The sentence for what is wrong with a typed stake; a field that is still empty is not wrong. */
export function useStakeProblem({ trouble, stake, largest }: Preview, limits: SlipLimits): string | undefined {
  const t = useTranslations('betting.slip.problems')
  switch (trouble) {
    case 'stake_too_small':
      return stake && t('stake_too_small', { min: formatMoney(limits.stakeMin) })
    case 'stake_too_large':
      return t('stake_too_large', { max: formatMoney(largest) })
    case 'payout_too_large':
      return t('payout_too_large', { max: formatMoney(largest) })
    case 'amount_not_allowed':
      return t('amount_not_allowed')
    default:
      return undefined
  }
}
