import { compare, type Money } from '@ante/kit/money'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateText } from '../../ui/date-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSettings } from '../document/site-data.ts'
import { useSumText } from '../texts/sum-text.ts'
import type { StakeLimits } from './stake-limits.ts'

/** What the player's limits leave to stake, where stakes are made; nothing without a limit. `stakes` is what is about to be staked. */
export function StakeLeft({
  limits: { left, single, most },
  stakes,
  className = '',
}: {
  limits: StakeLimits
  stakes?: Money
  className?: string
}) {
  const t = useTranslations('shell.limits')
  const sumText = useSumText()
  const dateText = useDateText()
  const { isResponsibleGamingEnable } = useSettings('site')
  if (!most) return null
  const until = left?.until ? dateText(left.until, 'time') : ''
  const isUsed = left !== undefined && left.sum.minor <= 0n
  const isOver = left !== undefined && stakes !== undefined && compare(stakes, left.sum) > 0
  const sentence = isUsed
    ? t('used', { until })
    : isOver
      ? t('over', { sum: sumText(left.sum) })
      : left
        ? t('left', { sum: sumText(left.sum), until })
        : single && t('single', { sum: sumText(single) })
  return (
    <p
      data-testid="stake-left"
      className={`figures flex items-start gap-2 text-12 ${isUsed || isOver ? 'text-danger' : 'text-chalk-2'} ${className}`}
    >
      <Icon name="limit" size={16} />
      <span className="min-w-0">
        {sentence}{' '}
        {isResponsibleGamingEnable && (
          <Link to="/profile/responsible-game#limits" className="tap-tall font-semibold underline underline-offset-4">
            {t('link')}
          </Link>
        )}
      </span>
    </p>
  )
}
