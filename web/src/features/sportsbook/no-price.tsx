import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'

/**
 * In the place of three prices, as high as they are: why there are none, and what can be done instead. `paused`: they come back; else the result
 * of the match is not offered any more.
 */
export function NoPrice({ paused, markets, to }: { paused: boolean; markets: number; to: string }) {
  const t = useTranslations('common.noPrice')
  return (
    <div className="relative z-10 flex min-h-11 items-center justify-between gap-2 rounded-2 border border-dashed border-line px-2.5 text-12">
      <span className="flex min-w-0 items-center gap-1.5 text-chalk-3">
        <Icon name={paused ? 'pause' : 'lock'} size={14} />
        <span>{t(paused ? 'paused' : 'closed')}</span>
      </span>
      <Link
        to={to}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-chalk-2 underline-offset-4 hover:text-chalk hover:underline"
      >
        {markets > 0 ? t('more', { count: markets }) : t('follow')}
      </Link>
    </div>
  )
}
