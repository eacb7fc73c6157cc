import { fromWire } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { FoldLine } from '../../ui/fold.tsx'
import { Money } from '../../ui/money.tsx'
import { CashbackLines } from './cashback-lines.tsx'

type Running = Output<'cashbacks.getrunning'>['items'][number]

/** BON-39: what the week that runs has come to so far, when it is there, and by which rules. It asks for no play. */
export function RunningCashback({ running }: { running: Running }) {
  const t = useTranslations('bonuses.cashback.running')
  const sumText = useSumText()
  const dateText = useDateText()
  const { percent } = useNumberText()
  const { description, amount, calculation, given_at, receive_within_days: days } = running
  const [least, most] = [sumText(fromWire(running.least_loss)), sumText(fromWire(running.most))]
  const date = dateText(given_at, 'time')
  return (
    <li className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5" data-running-cashback={running.sysname}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <div>
            <Badge tone="neutral">{t('state')}</Badge>
          </div>
          <h2 className="font-display text-22 text-balance">{description.title}</h2>
          <p className="max-w-[60ch] text-14 text-chalk-2">{description.text}</p>
        </div>
        <p className="grid gap-0.5 tablet:justify-items-end">
          <span className="text-12 text-chalk-3">{t('collecting')}</span>
          <Money value={amount} className={`font-display text-28 ${amount.amount > 0 ? '' : 'text-chalk-3'}`} />
        </p>
      </header>
      <p className="figures text-14 text-chalk-3">
        {amount.amount > 0 ? t(days === null ? 'paid' : 'claim', { date }) : t('nothing', { least })}
      </p>
      <details className="group border-t border-line pt-1">
        <FoldLine>{t('title')}</FoldLine>
        <ul className="figures grid max-w-[64ch] list-disc gap-1.5 ps-5 pt-2 text-14 text-chalk-2">
          <li>{t('terms', { percent: percent(calculation.percent), least, most })}</li>
          <li>{t('week')}</li>
          {days !== null && <li>{t('days', { days })}</li>}
        </ul>
      </details>
      <CashbackLines calculation={calculation} amount={amount} />
    </li>
  )
}
