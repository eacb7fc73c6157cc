import type { Jackpot } from '@ante/product/jackpots/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useMeters } from './use-meters.ts'

/** The jackpot that bets feed, as one line above the matches: its meters, the largest first, and the way to its page. */
export function JackpotStrip({ jackpot }: { jackpot: Jackpot }) {
  const t = useTranslations('areas.jackpots')
  const address = usePageAddress()
  const levels = useMeters([jackpot]).get(jackpot.id) ?? jackpot.levels
  const { title } = jackpot.description
  return (
    <Link
      to={address('jackpot', jackpot.id, title)}
      className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 rounded-3 border border-line bg-surface-1 px-4 py-2 hover:border-line-strong"
    >
      <span className="inline-flex items-center gap-2 font-semibold">
        <span className="text-ember">
          <Icon name="jackpot" size={20} />
        </span>
        {title}
      </span>
      <dl aria-label={t('levels')} className="ms-auto flex flex-wrap gap-x-5 gap-y-1">
        {[...levels].reverse().map(({ name, title: level, amount }) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dt className="text-12 text-chalk-3">{level}</dt>
            <dd>
              <Money value={amount} roll className="font-semibold" />
            </dd>
          </div>
        ))}
      </dl>
    </Link>
  )
}
