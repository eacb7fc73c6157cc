import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'

/** TRN-16: the points of one tournament that a withdrawal resets. */
export interface PointsLoss {
  readonly id: string
  readonly title: string
  readonly points: number
}

/** What a withdrawal costs besides the sum, said before it is asked for. */
export function PointsLost({ losses }: { losses: readonly PointsLoss[] }) {
  const t = useTranslations('cashierPages.withdraw.losses')
  if (losses.length === 0) return null
  return (
    <div role="note" className="flex items-start gap-2.5 rounded-2 bg-danger-soft px-3.5 py-3 text-14 text-danger">
      <Icon name="warning" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('title')}</p>
        <ul className="grid gap-0.5">
          {losses.map(({ id, title, points }) => (
            <li key={id}>{t('line', { name: title, points })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
