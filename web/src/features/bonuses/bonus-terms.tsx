import type { Terms } from '@ante/product/bonuses/contract'
import { fromWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Money } from '../../ui/money.tsx'

/** All that is to be known of a bonus before it is taken, in the same words wherever it stands. */
export function BonusTerms({
  terms: { amount, wager_times, wager_required, days, weights, odds_least },
  share,
}: {
  terms: Terms
  /** Hundredths of a deposit, where the bonus is a share of it: `amount` is the most that it can be. */
  share?: number
}) {
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  const { percent: percentText, number } = useNumberText()
  const isKnown = useKnownKey(({ bonuses }) => bonuses?.games)
  const gameName = (type: string) => t(`games.${isKnown(type) ? type : 'other'}`)
  const isOfBets = weights.some(({ type }) => type === 'single' || type === 'accumulator')
  const lines = [
    {
      name: t('terms.amount'),
      value:
        share === undefined ? (
          <Money value={amount} className="font-semibold" />
        ) : (
          <span className="font-semibold">
            {t('offer.match', { percent: percentText(share), most: sumText(fromWire(amount)) })}
          </span>
        ),
    },
    {
      name: t('terms.wager'),
      value: t(share === undefined ? 'terms.wagerText' : 'offer.upTo', {
        times: String(wager_times),
        sum: sumText(fromWire(wager_required)),
      }),
    },
    { name: t('terms.time'), value: t('terms.days', { days }) },
    {
      name: t(isOfBets ? 'terms.countsBets' : 'terms.counts'),
      value: (
        <ul className="grid gap-0.5">
          {weights.map(({ type, percent }) => (
            <li key={type}>{t('terms.weight', { game: gameName(type), percent: percentText(percent) })}</li>
          ))}
        </ul>
      ),
    },
    ...(odds_least === null
      ? []
      : [
          {
            name: t('terms.odds'),
            value: t('terms.oddsText', { odds: number(formatOdds(oddsFromDecimal(odds_least))) }),
          },
        ]),
  ]
  return (
    <div className="grid gap-3">
      <dl className="figures grid gap-x-6 gap-y-2 text-14 tablet:grid-cols-[max-content_minmax(0,1fr)]">
        {lines.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-chalk-3">{name}</dt>
            <dd className="mb-1 tablet:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('terms.own')}</p>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('terms.ends')}</p>
    </div>
  )
}
