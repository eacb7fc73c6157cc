import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateText } from '../../ui/date-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSettings } from '../document/site-data.ts'
import { useSumText } from '../texts/sum-text.ts'
import type { Left } from './limits.ts'

/** The sentence for a deposit of more than the limits leave. */
export function useBeyondLimit(): (left: Left) => string {
  const t = useTranslations('protection.deposit')
  const sumText = useSumText()
  const dateText = useDateText()
  return ({ sum, until }) => {
    const date = until ? dateText(until, 'time') : ''
    return sum.minor > 0n ? t('over', { sum: sumText(sum), date }) : t('used', { date })
  }
}

/** SAFE-2: where there is no limit of deposits yet, the way to one. */
export function NoDepositLimit() {
  const t = useTranslations('protection.deposit')
  const { isResponsibleGamingEnable } = useSettings('site')
  if (!isResponsibleGamingEnable) return null
  return (
    <p data-testid="no-deposit-limit" className="flex flex-wrap items-center gap-x-2 text-14 text-chalk-2">
      {t('none')}
      <Link
        to="/profile/responsible-game#limits"
        className="tap-tall -my-2 inline-block py-2 font-semibold text-cool underline-offset-4 hover:underline"
      >
        {t('set')}
      </Link>
    </p>
  )
}

/** What the limits leave to deposit, at the amount; nothing without a limit. */
export function DepositLeft({ left }: { left: Left | undefined }) {
  const t = useTranslations('protection.deposit')
  const sumText = useSumText()
  const dateText = useDateText()
  const { isResponsibleGamingEnable } = useSettings('site')
  if (!left) return null
  const date = left.until ? dateText(left.until, 'time') : ''
  return (
    <p
      data-testid="deposit-left"
      className="figures flex items-start gap-2.5 rounded-2 bg-cool-soft px-3.5 py-3 text-14"
    >
      <span className="text-cool">
        <Icon name="limit" />
      </span>
      <span className="min-w-0">
        {left.sum.minor > 0n ? t('left', { sum: sumText(left.sum), date }) : t('used', { date })}{' '}
        {isResponsibleGamingEnable && (
          <Link
            to="/profile/responsible-game#limits"
            className="tap-tall font-semibold text-cool underline-offset-4 hover:underline"
          >
            {t('link')}
          </Link>
        )}
      </span>
    </p>
  )
}
