import { add, type Currency, type Money, zero } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { Sums } from './sums.tsx'

/** The total, and what happens next. */
export function DepositSummary({
  sum,
  currency,
  method,
}: {
  sum: Money | undefined
  currency: Currency
  method: string
}) {
  const t = useTranslations('cashierPages.deposit')
  const sumText = useSumText()
  const { total } = useTotalBalance()
  const paid = sum ?? zero(currency)
  return (
    <div className="grid gap-4 rounded-3 border border-line bg-surface-1 p-4">
      <Sums
        lines={[
          { name: t('youPay'), value: sumText(paid), strong: true },
          { name: t('fee'), value: t('noFee') },
          { name: t('balanceAfter'), value: sumText(total.currency === paid.currency ? add(total, paid) : total) },
        ]}
      />
      <div className="grid gap-2 border-t border-line pt-4">
        <h2 className="text-14 font-semibold">{t('next')}</h2>
        <ol className="grid gap-2 text-14 text-chalk-2">
          {(['leave', 'back'] as const).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="figures grid size-5.5 shrink-0 place-items-center rounded-full bg-surface-3 text-12 font-semibold"
              >
                {index + 1}
              </span>
              {t(method === 'bitcoin' ? `sendingSteps.${step}` : `steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
