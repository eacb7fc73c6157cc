import { fromWire, sum, toWire, type WireMoney } from '@ante/kit/money'
import type { Calculation } from '@ante/product/bonuses/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useShortDay } from '../../ui/date-text.tsx'
import { FoldLine } from '../../ui/fold.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'

/** BON-39: each day that made a cashback, and how its sum came of them. */
export function CashbackLines({ calculation, amount }: { calculation: Calculation; amount: WireMoney }) {
  const t = useTranslations('bonuses.cashback.how')
  const sumText = useSumText()
  const dayText = useShortDay()
  const { percent } = useNumberText()
  const { days, net_loss } = calculation
  if (days.length === 0) return null
  const { currency } = fromWire(net_loss)
  const total = (of: 'staked' | 'returned'): WireMoney =>
    toWire(
      sum(
        days.map((day) => fromWire(day[of])),
        currency
      )
    )
  return (
    <details className="group border-t border-line pt-1">
      <FoldLine>{t('title')}</FoldLine>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
        <Table
          caption={t('title')}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: t('day'), cell: ({ day }) => dayText(day), foot: t('total') },
            {
              key: 'plays',
              head: t('plays'),
              number: true,
              cell: ({ plays }) => String(plays),
              foot: String(days.reduce((all, { plays }) => all + plays, 0)),
            },
            {
              key: 'staked',
              head: t('staked'),
              number: true,
              cell: ({ staked }) => <Money value={staked} />,
              foot: <Money value={total('staked')} />,
            },
            {
              key: 'returned',
              head: t('returned'),
              number: true,
              cell: ({ returned }) => <Money value={returned} />,
              foot: <Money value={total('returned')} />,
            },
          ]}
        />
        <p className="figures text-14 text-chalk-2">
          {t('share', { percent: percent(calculation.percent), loss: sumText(fromWire(net_loss)) })}
          {calculation.is_capped && ` ${t('capped', { amount: sumText(fromWire(amount)) })}`}
        </p>
      </div>
    </details>
  )
}
