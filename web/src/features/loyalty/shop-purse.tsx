import type { LoyaltyInfo } from '@ante/product/loyalty/contract'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { Coin } from './coin.tsx'

/** What can be spent; it follows what happens elsewhere. */
export function ShopPurse({ info }: { info: LoyaltyInfo }) {
  const t = useTranslations('loyalty')
  const { revalidate } = useRevalidator()
  useOwnTopic('loyalty.changed', {
    hear: ({ points, level, quest_steps: steps }) =>
      void ((points !== info.points || level !== info.level || steps !== info.quest_steps) && revalidate()),
  })
  return (
    <p data-points={info.points} className="flex flex-wrap items-baseline gap-x-2 pt-2 text-14 text-chalk-2">
      {t('balance')}
      <Coin points={info.points} size={24} className="font-display text-28 text-chalk" />
    </p>
  )
}
