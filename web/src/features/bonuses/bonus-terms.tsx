import type { Terms } from '@ante/product/bonuses/contract'
import { fromWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Money } from '../../ui/money.tsx'
import { BonusWorth } from './bonus-worth.tsx'
import { withCostsOfBets } from './costs-of-bets.ts'

/** All that is to be known of a bonus before it is taken, in the same words wherever it stands. */
export function BonusTerms({
  terms,
  share,
  amountText,
}: {
  terms: Terms
  /** Hundredths of a deposit, where the bonus is a share of it: `amount` is the most that it can be. */
  share?: number
  /** What the bonus is, where that is no sum yet: `amount` is the most that it can be. */
  amountText?: string
}) {
  const { amount, wager_times, wager_required, days, weights, odds_least, stake_most, worth } = withCostsOfBets(terms)
  const t = useTranslations('bonuses')
  const sumText = useSumText()
  const { percent: percentText, number } = useNumberText()
  const isMost = share !== undefined || amountText !== undefined
  const most =
    amountText ??
    (share === undefined
      ? undefined
      : t('offer.match', { percent: percentText(share), most: sumText(fromWire(amount)) }))
  const isOfBets = weights.some(({ type }) => type === 'single' || type === 'accumulator')
  const lines = [
    {
      name: t('terms.amount'),
      value: <span className="font-semibold">{most ?? <Money value={amount} />}</span>,
    },
    {
      name: t('terms.wager'),
      value: t(isMost ? 'offer.upTo' : 'terms.wagerText', {
        times: String(wager_times),
        sum: sumText(fromWire(wager_required)),
      }),
    },
    { name: t('terms.time'), value: t('terms.days', { days }) },
    {
      name: t(isOfBets ? 'terms.countsBets' : 'terms.counts'),
      value: <Weights weights={weights} />,
    },
    ...(odds_least === null
      ? []
      : [
          {
            name: t('terms.odds'),
            value: t('terms.oddsText', { odds: number(formatOdds(oddsFromDecimal(odds_least))) }),
          },
        ]),
    ...(stake_most === null
      ? []
      : [{ name: t('terms.stakeMost'), value: t('terms.stakeMostText', { sum: sumText(fromWire(stake_most)) }) }]),
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
      {worth && <BonusWorth worth={worth} isOfMost={isMost} isOfBets={isOfBets} />}
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('terms.own')}</p>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('terms.ends')}</p>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('terms.fair')}</p>
    </div>
  )
}

type Weight = Terms['weights'][number]

/** Each kind of game or bet: what of a stake counts, and what all that is to be staked costs in it. */
function Weights({ weights }: { weights: readonly Weight[] }) {
  const t = useTranslations('bonuses')
  const { percent: percentText } = useNumberText()
  const isKnown = useKnownKey(({ bonuses }) => bonuses?.games)
  const gameName = (type: string) => t(`games.${isKnown(type) ? type : 'other'}`)
  return (
    <ul className="grid gap-0.5">
      {weights.map(({ type, percent, stake, cost }) => (
        <li key={type}>
          {t('terms.weight', { game: gameName(type), percent: percentText(percent) })}
          {stake && (
            <span className="block text-chalk-3">
              <CostText stake={stake} cost={cost} isOfBets={type === 'single' || type === 'accumulator'} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is to be staked on a kind of play, and what that costs on the average. */
function CostText({
  stake,
  cost,
  isOfBets,
}: {
  stake: NonNullable<Weight['stake']>
  cost: Weight['cost']
  isOfBets: boolean
}) {
  const t = useTranslations('bonuses.terms')
  const sumText = useSumText()
  const text = sumText(fromWire(stake))
  if (!cost) return t('costBets', { stake: text })
  const [least, most] = [sumText(fromWire(cost.least)), sumText(fromWire(cost.most))]
  if (isOfBets) return t('costRangeBets', { stake: text, least, most })
  return least === most ? t('cost', { stake: text, sum: least }) : t('costRange', { stake: text, least, most })
}
