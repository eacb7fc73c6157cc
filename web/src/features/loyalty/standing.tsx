import { pictureShapes } from '@ante/kit/picture'
import type { LoyaltyInfo } from '@ante/product/loyalty/contract'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Coin } from './coin.tsx'

/** LOY-04: what a player has, how far the next level is, and what ends when. It follows what happens elsewhere. */
export function Standing({ info, place }: { info: LoyaltyInfo; place: 'loyalty' | 'profile' }) {
  const t = useTranslations('loyalty')
  const { number } = useNumberText()
  const { revalidate } = useRevalidator()
  useOwnTopic('loyalty.changed', {
    hear: ({ points, level, quest_steps: steps }) =>
      void ((points !== info.points || level !== info.level || steps !== info.quest_steps) && revalidate()),
  })
  const { levels, level, progress, character } = info
  const [own, next] = [levels[level - 1], levels[level]]
  return (
    <section
      aria-label={t('balance')}
      className="grid gap-6 rounded-3 border border-line bg-surface-1 p-5 tablet:p-8 laptop:grid-cols-[auto_1fr_auto] laptop:items-center laptop:gap-10"
    >
      <div className="flex items-center gap-5">
        {character && (
          <Picture
            src={character.description['image'] ?? ''}
            {...pictureShapes.character}
            className="size-20 shrink-0 rounded-full object-cover ring-2 ring-ember tablet:size-24"
          />
        )}
        <div className="grid gap-1">
          <h2 className="text-14 text-chalk-2">{t('balance')}</h2>
          <p data-points={info.points} className="flex flex-wrap items-baseline gap-x-2">
            <Coin points={info.points} size={32} className="font-display text-36" />
            <span className="text-14 text-chalk-3">{info.pointsAlias || t('pointsName')}</span>
          </p>
        </div>
      </div>
      {own && progress && (
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-22">{own.description.title}</span>
            <span className="figures text-14 text-chalk-3">
              {t('level', { place: String(level), count: String(levels.length) })}
            </span>
          </p>
          <Progress value={Math.floor(progress.percent)} max={100} label={t('progress')} />
          <p className="figures text-14 text-chalk-2">
            {next
              ? t('next', {
                  points: number(Math.max(0, next.minValue - progress.expCount)),
                  name: next.description.title,
                })
              : t('last')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3 laptop:grid">
        <ButtonLink to="/loyalty/shop" icon="chip">
          {t('toShop')}
        </ButtonLink>
        {place === 'loyalty' && (
          <ButtonLink to="/profile/loyalty" look="plain" icon="history">
            {t('history.action')}
          </ButtonLink>
        )}
      </div>
      <Notes info={info} />
    </section>
  )
}

function Notes({ info: { expiring, is_active: isActive } }: { info: LoyaltyInfo }) {
  const t = useTranslations('loyalty')
  const { number } = useNumberText()
  const dateText = useDateText()
  if (!expiring && isActive) return null
  return (
    <div className="grid gap-3 laptop:col-span-3">
      {expiring && (
        <p className="figures rounded-2 bg-cool-soft px-4 py-3 text-14 text-cool">
          {t('expiring', { points: number(expiring.points), date: dateText(expiring.at) })}
        </p>
      )}
      {!isActive && (
        <div className="grid gap-1 rounded-2 bg-surface-2 px-4 py-3 text-14">
          <p className="font-semibold">{t('paused.title')}</p>
          <p className="text-chalk-2">{t('paused.text')}</p>
        </div>
      )}
    </div>
  )
}

/** In its place for whoever is not logged in. */
export function VisitorStanding() {
  const t = useTranslations('loyalty.visitor')
  const openPopup = usePopup()
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-3 border border-line bg-surface-1 p-5 tablet:p-8">
      <div className="grid gap-1">
        <h2 className="font-display text-22">{t('title')}</h2>
        <p className="text-14 text-chalk-2">{t('text')}</p>
      </div>
      <Button onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>{t('action')}</Button>
    </section>
  )
}
