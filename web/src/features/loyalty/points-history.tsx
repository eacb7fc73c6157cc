import type { Change, Notice } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useDateText } from '../../ui/date-text.tsx'

/** LOY-33: each change of the points with its cause, and what the player was told. */
export function PointsHistory({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('loyalty.history')
  const { number } = useNumberText()
  const dateText = useDateText()
  return (
    <section className="grid gap-3" aria-labelledby="points-history">
      <h2 id="points-history" className="font-display text-22">
        {t('title')}
      </h2>
      {changes.length === 0 ? (
        <p className="rounded-3 border border-dashed border-line px-5 py-6 text-14 text-chalk-2">{t('empty')}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-3 border border-line bg-surface-1">
          {changes.map(({ id, cause, name, points, at }) => (
            <li key={`${id}-${cause}`} className="flex items-center justify-between gap-4 px-5 py-3.5">
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium">{t(`causes.${cause}`)}</span>
                <span className="figures text-12 text-chalk-3">
                  {name && <span>{name} · </span>}
                  <time dateTime={at} className="ltr-run">
                    {dateText(at, cause === 'play' ? undefined : 'time')}
                  </time>
                </span>
              </span>
              <span className={`figures ltr-run shrink-0 font-semibold ${points > 0 ? 'text-baize' : ''}`}>
                {points > 0 ? '+' : '−'}
                {number(Math.abs(points))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function ToldNotices({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslations('loyalty')
  const dateText = useDateText()
  if (notices.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="loyalty-notices">
      <h2 id="loyalty-notices" className="font-display text-22">
        {t('told')}
      </h2>
      <ul className="grid divide-y divide-line rounded-3 border border-line bg-surface-1">
        {notices.map(({ id, title, message, created_at: at }) => (
          <li key={id} className="grid gap-0.5 px-5 py-3.5">
            <span className="font-medium">{title}</span>
            <span className="text-14 text-chalk-2">{message}</span>
            <time dateTime={at} className="figures ltr-run justify-self-start text-12 text-chalk-3">
              {dateText(at, 'time')}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
