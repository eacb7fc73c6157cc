import type { ValidatedSelection } from '@ante/product/sportsbook/rules/slip'
import type { SlipItem } from '@ante/product/sportsbook/rules/slip-state'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLabels } from '../labels.ts'
import { usePriceText } from '../price-text.ts'
import type { Label } from './stored-slip.ts'
import { slipStore } from './slip-store.ts'

const tones: Record<'suspended' | 'closed' | 'replay' | 'conflict' | 'changed', BadgeTone> = {
  suspended: 'neutral',
  closed: 'bad',
  replay: 'bad',
  conflict: 'bad',
  changed: 'ember',
}

/** One selection of the slip: what, which match, at which price, and what stands in its way. */
export function SlipEntry({
  item,
  label,
  judged,
  children,
}: {
  item: SlipItem
  label: Label | undefined
  judged: ValidatedSelection | undefined
  children?: ReactNode
}) {
  const t = useTranslations('betting.slip')
  const labels = useLabels()
  const priceText = usePriceText()
  const outcome = label ? labels.outcome(label.kind, item.outcome, label.line, label) : labels.short(item.outcome)
  const status = judged?.status === 'unknown' ? 'closed' : judged?.status
  const now = judged?.offered ?? item.price
  const moved = now !== item.price
  return (
    <li className="rounded-2 border border-line bg-surface-2 py-2.5 ps-3 pe-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-2">
        <span className="text-14 font-semibold">{outcome}</span>
        <span
          className={`figures ltr-run text-end text-16 font-semibold ${status === 'suspended' || status === 'closed' || status === 'replay' ? 'text-chalk-3' : ''}`}
        >
          {priceText.odds(now)}
        </span>
        <button
          type="button"
          className="icon-button row-span-2 -my-1.5 size-10! self-start"
          aria-label={t('remove', { outcome })}
          onClick={() => slipStore.dispatch({ type: 'remove', marketId: item.marketId })}
        >
          <Icon name="close" size={16} />
        </button>
        <span className="text-12 text-chalk-3">{label && labels.market(label.kind)}</span>
        <span className="figures inline-flex items-center justify-end gap-1 text-12 text-chalk-3">
          {moved && (
            <>
              <svg width="8" height="6" aria-hidden="true" className={now > item.price ? 'text-baize' : 'text-danger'}>
                <path fill="currentColor" d={now > item.price ? 'M4 0l4 6H0z' : 'M4 6 0 0h8z'} />
              </svg>
              {t('priceWas', { price: priceText.odds(item.price) })}
            </>
          )}
        </span>
      </div>
      {label && (
        <p className="truncate pe-1.5 text-12 text-chalk-2">{t('match', { home: label.home, away: label.away })}</p>
      )}
      {status && status !== 'open' && (
        <div className="mt-1.5 pe-1.5">
          <Badge tone={tones[status]}>
            {status === 'suspended' && <Icon name="lock" size={12} />}
            {t(`states.${status}`)}
          </Badge>
        </div>
      )}
      <div className="pe-1.5">{children}</div>
    </li>
  )
}
