import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../../app/texts/sum-text.ts'
import type { Preview } from './draft.ts'

/** The sentence for what is wrong with a typed stake; a field that is still empty is not wrong. */
export function useStakeProblem({ trouble, stake, largest }: Preview, limits: SlipLimits): string | undefined {
  const t = useTranslations('betting.slip.problems')
  const sumText = useSumText()
  switch (trouble) {
    case 'stake_too_small':
      return stake && t('stake_too_small', { min: sumText(limits.stakeMin) })
    case 'stake_too_large':
      return t('stake_too_large', { max: sumText(largest) })
    case 'payout_too_large':
      return t('payout_too_large', { max: sumText(largest) })
    case 'price_too_high':
    case 'amount_not_allowed':
      return t(trouble)
    default:
      return undefined
  }
}
