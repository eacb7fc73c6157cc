import type { Level } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** The levels of a programme in order, with all that each gives; `reached` is the player's, 0 for a visitor. */
export function LevelList({ levels, reached }: { levels: readonly Level[]; reached: number }) {
  const t = useTranslations('loyalty')
  const { number } = useNumberText()
  return (
    <section className="grid gap-4" aria-labelledby="levels-title">
      <h2 id="levels-title" className="font-display text-22">
        {t('levels')}
      </h2>
      <ol className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
        {levels.map((level) => (
          <li
            key={level.id}
            aria-current={level.place === reached ? 'step' : undefined}
            className="grid content-start gap-3 rounded-3 border border-line bg-surface-1 p-5 aria-[current=step]:border-ember"
          >
            <div className="flex items-start justify-between gap-3">
              <div className="grid gap-0.5">
                <h3 className="font-display text-22">{level.description.title}</h3>
                <p className="figures text-12 text-chalk-3">{t('from', { points: number(level.minValue) })}</p>
              </div>
              {level.place === reached && <Badge tone="ember">{t('yours')}</Badge>}
              {level.place < reached && <Badge tone="good">{t('reached')}</Badge>}
            </div>
            {level.description.text && <p className="text-14 text-chalk-2">{level.description.text}</p>}
            <Benefits level={level} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Benefits({ level: { benefits, reward_points: reward, characters, place } }: { level: Level }) {
  const t = useTranslations('loyalty.benefits')
  const { number, percent } = useNumberText()
  const lines: { icon: IconName; text: string }[] = []
  if (reward > 0) lines.push({ icon: 'rewards', text: t('reward', { points: number(reward) }) })
  if (benefits.points_percent > 100)
    lines.push({ icon: 'star', text: t('points', { percent: percent(benefits.points_percent - 100) }) })
  if (benefits.shop_discount_percent > 0)
    lines.push({ icon: 'percent', text: t('shop', { percent: percent(benefits.shop_discount_percent) }) })
  const wait = benefits.payout_wait_percent
  if (wait < 100)
    lines.push({
      icon: 'withdraw',
      text: wait === 0 ? t('payoutAtOnce') : t('payout', { percent: percent(100 - wait) }),
    })
  for (const { description } of characters)
    lines.push({ icon: 'user', text: t('character', { name: description.title }) })
  if (place === 1 && lines.length === 0) lines.push({ icon: 'star', text: t('start') })
  return (
    <ul className="grid gap-2 text-14">
      {lines.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <span className="mt-0.5 text-ember">
            <Icon name={icon} size={18} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
