import { type Money, sum } from '@ante/kit/money'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { usePriceText } from '../price-text.ts'
import type { Preview } from './draft.ts'

/** Total price, stakes and what comes back, exact to the cent. */
export function Summary({
  previews,
  joined,
  stakes,
}: {
  previews: readonly Preview[]
  joined: Preview | undefined
  stakes: Money
}) {
  const t = useTranslations('betting.slip')
  const priceText = usePriceText()
  const sumText = useSumText()
  const potential = sum(
    previews.flatMap(({ potential: one }) => one ?? []),
    stakes.currency
  )
  const many = previews.length > 1
  return (
    <dl className="grid gap-1 text-14">
      {joined?.price && <Line name={t('total')}>{priceText.total(joined.price)}</Line>}
      {many && <Line name={t('totalStake')}>{sumText(stakes)}</Line>}
      <Line name={many ? t('potentialAll') : t('potential')} strong>
        {sumText(potential)}
      </Line>
    </dl>
  )
}

const Line = ({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="max-w-1/2 shrink-0 text-chalk-2">{name}</dt>
    {/* Long shots multiply to more digits than there is room for. */}
    <dd
      className={`figures ltr-run min-w-0 text-end wrap-anywhere ${strong ? 'text-18 font-semibold' : 'font-medium'}`}
    >
      {children}
    </dd>
  </div>
)
