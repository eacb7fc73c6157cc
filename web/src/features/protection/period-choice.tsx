import type { BreakPeriod } from '@ante/kit/break-periods'
import { kindOf } from '@ante/product/protection/rules/periods'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { FoldLine } from '../../ui/fold.tsx'

/** RG-09: the periods of the market, in their order; under six months it is a time-out. */
export function PeriodChoice({
  title,
  periods,
  busy,
  onChosen,
}: {
  title: string
  periods: readonly BreakPeriod[]
  busy: boolean
  onChosen: (period: BreakPeriod) => void
}) {
  const t = useTranslations('protection.break')
  const [chosen, setChosen] = useState<BreakPeriod | undefined>(periods.find((period) => period !== '1d'))
  const kinds = (['time_out', 'self_exclusion'] as const).filter((kind) =>
    periods.some((period) => kindOf(period) === kind)
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onChosen(chosen)
  }
  return (
    <details className="group">
      <FoldLine>{title}</FoldLine>
      <form onSubmit={submit} className="grid gap-4 pt-2">
        <fieldset className="grid gap-4">
          <legend className="sr-only">{t('choose')}</legend>
          {kinds.map((kind) => (
            <div key={kind} className="grid gap-2">
              <p aria-hidden="true" className="text-12 font-semibold text-chalk-3">
                {t(kind === 'time_out' ? 'timeOut' : 'exclusion')}
              </p>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
                {periods
                  .filter((period) => kindOf(period) === kind)
                  .map((period) => (
                    <Choice key={period} period={period} chosen={chosen} onChoose={setChosen} />
                  ))}
              </div>
            </div>
          ))}
        </fieldset>
        <div>
          <Button type="submit" look="plain" loading={busy}>
            {t('next')}
          </Button>
        </div>
      </form>
    </details>
  )
}

function Choice({
  period,
  chosen,
  onChoose,
}: {
  period: BreakPeriod
  chosen: BreakPeriod | undefined
  onChoose: (period: BreakPeriod) => void
}) {
  const t = useTranslations('protection.break.periods')
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-2 border border-line bg-surface-2 px-3 text-center text-14 font-medium text-chalk-2 transition-colors hover:border-line-strong hover:text-chalk has-checked:border-ember has-checked:bg-ember-soft has-checked:font-semibold has-checked:text-chalk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      <input
        type="radio"
        name="period"
        value={period}
        checked={chosen === period}
        onChange={() => onChoose(period)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {t(period)}
    </label>
  )
}
