import { fromWire } from '@ante/kit/money'
import type { OfferGives } from '@ante/product/campaigns/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useBoostText } from '../../app/bonuses/boost-text.ts'
import { BonusTerms } from './bonus-terms.tsx'
import { FreeBetRules } from './free-bet-card.tsx'

/** All that is to be known of what an offer gives, before it is taken. */
export function GiftTerms({ gift }: { gift: OfferGives }) {
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  if (gift.type === 'match') {
    const { percent, least } = gift
    return (
      <div className="grid gap-3">
        <BonusTerms terms={gift} share={percent} />
        {least && (
          <p className="figures text-14 text-chalk-2">{t('offer.least', { least: sumText(fromWire(least)) })}</p>
        )}
      </div>
    )
  }
  if (gift.type === 'loss_back') return <LossBackTerms gift={gift} />
  if (gift.type === 'bonus') return <BonusTerms terms={gift} />
  if (gift.type === 'free_bet') return <FreeBetTerms freeBet={gift} />
  if (gift.type === 'boost') return <BoostTerms boost={gift} />
  const { game, count, stake, days, bonus } = gift
  return (
    <div className="grid gap-2 text-14">
      <p className="figures text-16 font-semibold">
        {t('offer.spins', { count, game: game.name, stake: sumText(fromWire(stake)) })}
      </p>
      <p className="text-chalk-2">{t('offer.spinsTime', { days })}</p>
      <p className="max-w-[64ch] text-chalk-2">
        {bonus ? t('freeSpins.bonus', { times: bonus.wager_times, days: bonus.days }) : t('freeSpins.cash')}
      </p>
    </div>
  )
}

/** A share of what was lost: how it is counted, and what it would be for the reader now. */
function LossBackTerms({ gift }: { gift: Extract<OfferGives, { type: 'loss_back' }> }) {
  const t = useTranslations('bonuses.offer')
  const sumText = useSumText()
  const { percent } = useNumberText()
  const { of, over_days: days, least, most, now } = gift
  const sum = (value: typeof least) => sumText(fromWire(value))
  const share = t('lossBack', { percent: percent(gift.percent), most: sum(most) })
  const hasNow = now !== null && now.amount.amount > 0
  return (
    <div className="grid gap-3">
      <p className="figures text-16 font-semibold">{share}</p>
      <p className="max-w-[64ch] text-14 text-chalk-2">
        {t('lossHow', { where: t(`lossWhere.${of}`), days, least: sum(least) })}
      </p>
      {now && (
        <p className="max-w-[64ch] text-14 font-semibold">
          {t(hasNow ? 'lossNow' : 'lossNone', { lost: sum(now.lost), amount: sum(now.amount) })}
        </p>
      )}
      <BonusTerms terms={gift} {...(!hasNow && { amountText: share })} />
    </div>
  )
}

function FreeBetTerms({ freeBet }: { freeBet: Extract<OfferGives, { type: 'free_bet' }> }) {
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  return (
    <div className="grid gap-2 text-14">
      <p className="figures text-16 font-semibold">{t('freeBets.of', { amount: sumText(fromWire(freeBet.amount)) })}</p>
      <p className="text-chalk-2">{t('offer.freeBetTime', { days: freeBet.days })}</p>
      <FreeBetRules returnsStake={freeBet.returns_stake} oddsLeast={freeBet.odds_least} />
    </div>
  )
}

function BoostTerms({ boost }: { boost: Extract<OfferGives, { type: 'boost' }> }) {
  const t = useTranslations('bonuses')
  const { percent } = useNumberText()
  const boosts = useTranslations('bonuses.boosts')
  const rules = useBoostText((key, values) => boosts(key, values))
  return (
    <div className="grid gap-2 text-14">
      <p className="figures text-16 font-semibold">{t('boosts.of', { percent: percent(boost.percent) })}</p>
      <p className="text-chalk-2">{t('boosts.time', { days: boost.days })}</p>
      <p className="figures max-w-[64ch] text-chalk-2">{rules(boost)}</p>
    </div>
  )
}
