import { equals } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useSumText } from '../texts/sum-text.ts'
import { useTotalBalance } from './total-balance.ts'

/** Stands beside the total while that is more than can be withdrawn. */
export function Withdrawable({ className = '' }: { className?: string }) {
  const t = useTranslations('shell.account')
  const { total, withdrawable } = useTotalBalance()
  const sumText = useSumText()
  if (equals(total, withdrawable)) return null
  return (
    <span className={`figures text-12 text-chalk-3 ${className}`}>
      {t('withdrawableSum', { sum: sumText(withdrawable) })}
    </span>
  )
}
