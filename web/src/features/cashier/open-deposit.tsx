import { fromWire } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isOpen } from './is-open.ts'
import type { Transaction } from './shapes.ts'
import { useTransaction } from './use-transaction.ts'

/** CASH-35: whoever left the bank's page finds the deposit again, and does not start a second one beside it. Goes away when it is decided. */
export function OpenDeposit({ deposit }: { deposit: Transaction }) {
  const t = useTranslations('cashierPages.deposit.open')
  const words = useTranslations('cashierPages.history')
  const sumText = useSumText()
  const now = useTransaction(deposit)
  if (!isOpen(now)) return null
  return (
    <section
      aria-labelledby="open-deposit"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-surface-1 p-4 text-14"
    >
      <span className="self-start pt-px text-chalk-2">
        <Icon name="history" size={18} />
      </span>
      <div className="grid min-w-52 flex-1 gap-0.5">
        <h2 id="open-deposit" className="figures font-semibold">
          {t('title', { sum: sumText(fromWire(now.amount)) })}
        </h2>
        <p className="text-chalk-2">{t('text')}</p>
      </div>
      <ButtonLink look="plain" size="small" to={`/cashier/payment/${now.id}`}>
        {words('continue')}
      </ButtonLink>
    </section>
  )
}
