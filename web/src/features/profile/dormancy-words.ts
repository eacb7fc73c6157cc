import { formatDate, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { useTimeZone, useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { useSumText } from '../../app/texts/sum-text.ts'

export type DormancyNotice = NonNullable<Output<'account.getDormancy'>['notice']>

/** Since when an account was dormant, what became of its balance, and whether something is gone that support can speak of. */
export function useDormancyWords({ since, balance, amount, is_returned: isReturned }: DormancyNotice) {
  const t = useTranslations('profile.dormancy')
  const timeZone = useTimeZone() ?? 'UTC'
  const sumText = useSumText()
  const sum = amount && sumText(fromWire(amount))
  return {
    sinceText: t('since', { date: formatDate(instantOf(since), timeZone) }),
    what: !sum ? t('kept') : isReturned ? t('returned', { sum }) : t('taken', { balance, sum }),
    isGone: sum !== null && !isReturned,
  }
}
