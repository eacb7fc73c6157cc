import { money } from '@ante/kit/money'
import { isKeyOf } from '@ante/kit/record'
import { isCurrency } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'

const types = { slot: 0, fast: 0, casino: 0, live: 0, logical: 0, high_low: 0, betting: 0 } as const

/** How points are earned, whole: the rate for each currency, what counts how much, and when points go. */
export function Earning({ program }: { program: Output<'loyalty.getProgram'> }) {
  const t = useTranslations('loyalty.earning')
  const { number, percent } = useNumberText()
  const sumText = useSumText()
  const { rates, weights, expires_after_months: months } = program
  return (
    <section className="grid gap-4" aria-labelledby="earning-title">
      <h2 id="earning-title" className="font-display text-22">
        {t('title')}
      </h2>
      <div className="grid gap-6 rounded-3 border border-line bg-surface-1 p-5 tablet:p-8 laptop:grid-cols-2 laptop:gap-12">
        <div className="grid content-start gap-4 text-14 text-chalk-2">
          <p className="max-w-[64ch]">{t('text')}</p>
          <dl className="figures grid gap-2">
            {rates.map(({ currency, points }) => (
              <div key={currency} className="flex justify-between gap-4 border-b border-line pb-2">
                <dt>{t('rate', { unit: isCurrency(currency) ? sumText(money(100n, currency)) : currency })}</dt>
                <dd className="font-semibold text-chalk">{number(points)}</dd>
              </div>
            ))}
          </dl>
          {months !== null && <p>{t('expires', { months })}</p>}
          <p>{t('worth')}</p>
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-14 font-semibold">{t('weights')}</h3>
          <ul className="figures grid gap-2 text-14">
            {weights.map(({ type, percent: weight }) => (
              <li key={type} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1">
                <span>{isKeyOf(types, type) ? t(`types.${type}`) : type}</span>
                <span className="text-chalk-2">{percent(weight)}</span>
                <span aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-surface-3">
                  <span
                    className="block h-full origin-left rounded-full bg-ember rtl:origin-right"
                    style={{ transform: `scaleX(${weight / 100})` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
