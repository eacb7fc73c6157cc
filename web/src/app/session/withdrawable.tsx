import { equals } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { useSumText } from '../texts/sum-text.ts'
import { useTotalBalance } from './total-balance.ts'

/** Beside the total while that is more than can be withdrawn, because a bonus in it is neither played nor paid out yet. `brief` is for the smallest screens: the sum with a sign. */
export function Withdrawable({ className = '', brief = '' }: { className?: string; brief?: string }) {
  const t = useTranslations('shell.account')
  const { total, withdrawable } = useTotalBalance()
  const sumText = useSumText()
  if (equals(total, withdrawable)) return null
  const sum = sumText(withdrawable)
  return (
    <>
      <span className={`figures text-12 text-chalk-3 ${className}`}>{t('withdrawableSum', { sum })}</span>
      {brief && (
        <span aria-hidden="true" className={`figures inline-flex items-center gap-1 text-12 text-chalk-3 ${brief}`}>
          <Icon name="withdraw" size={12} />
          {sum}
        </span>
      )}
    </>
  )
}
