import type { Boost } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'
import { useBoostText } from '../../app/bonuses/boost-text.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'

/** A boost that can be used. `made` is when the page was made. */
export function BoostCard({ boost, made }: { boost: Boost; made: string }) {
  const t = useTranslations('bonuses.boosts')
  const freeBets = useTranslations('bonuses.freeBets')
  const { percent } = useNumberText()
  const rules = useBoostText((key, values) => t(key, values))
  const dateText = useDateText()
  return (
    <li className="grid content-start gap-4 rounded-3 border border-line bg-surface-1 p-5" data-boost={boost.id}>
      <h3 className="figures font-display text-20">{t('of', { percent: percent(boost.percent) })}</h3>
      <p className="figures max-w-[64ch] text-14 text-chalk-2">{rules(boost)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <time dateTime={boost.expires_at} className="figures text-14 text-chalk-3">
          {freeBets('until', { date: dateText(boost.expires_at, 'time') })}
        </time>
        <Countdown to={boost.expires_at} made={made} />
      </div>
      <div>
        <ButtonLink to="/betting" size="small">
          {freeBets('place')}
        </ButtonLink>
      </div>
    </li>
  )
}
