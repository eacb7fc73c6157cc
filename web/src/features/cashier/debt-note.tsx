import { fromWire, isPositive, type WireMoney } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Icon } from '../../ui/icon.tsx'

/** What a player owes, before anything is asked for: it is paid first by a withdrawal, and where nobody plays on credit by a deposit too. */
export function DebtNote({ owed, depositsPay }: { owed: WireMoney; depositsPay: boolean }) {
  const t = useTranslations('cashierPages.withdraw.debt')
  const sumText = useSumText()
  const sum = fromWire(owed)
  if (!isPositive(sum)) return null
  return (
    <section className="flex gap-3 rounded-3 border border-line bg-surface-1 p-4 text-14" data-testid="debt">
      <span className="pt-px text-ember">
        <Icon name="info" size={18} />
      </span>
      <div className="grid gap-0.5">
        <h2 className="figures font-semibold">{t('title', { sum: sumText(sum) })}</h2>
        <p className="text-chalk-2">{t(depositsPay ? 'noCredit' : 'text')}</p>
      </div>
    </section>
  )
}
