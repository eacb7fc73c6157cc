import { fromWire, money, negate, toWire } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import { costOfBets } from '@ante/product/sportsbook/rules/bet-costs'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { useNumberText } from '../texts/number-text.ts'
import { useSumText } from '../texts/sum-text.ts'
import { type Meter, type Place, useBonusMeter, useFulfilled } from './use-bonus-meter.ts'

/** What a stake here counts towards the player's bonus, what is left, and what that is expected to cost. `odds` are the least of a bet's selections. */
export function BonusMeter({
  place,
  odds,
  lost,
  className = '',
}: {
  place: Place
  odds?: number
  /** What of a stake on this bet is not paid back on the average, in millionths. */
  lost?: number | undefined
  className?: string
}) {
  const meter = useBonusMeter(place)
  const fulfilled = useFulfilled(place, meter)
  if (!meter) return fulfilled ? <FulfilledText amount={fulfilled} className={className} /> : null
  return <MeterText meter={withCostOfBet(meter, lost)} isBet={'bet' in place} odds={odds} className={className} />
}

export function FulfilledText({ amount, className = '' }: { amount: Meter['amount']; className?: string }) {
  const t = useTranslations('shell.bonus')
  const sumText = useSumText()
  return (
    <p
      data-testid="bonus-fulfilled"
      role="status"
      className={`figures flex items-start gap-2 text-12 text-baize ${className}`}
    >
      <Icon name="check" size={16} />
      <span className="min-w-0">{t('done', { sum: sumText(fromWire(amount)) })}</span>
    </p>
  )
}

/** The same with what the rest costs by the prices of this bet. */
export function withCostOfBet(meter: Meter, lost: number | undefined): Meter {
  if (lost === undefined || !meter.stake) return meter
  const { minor, currency } = fromWire(meter.stake)
  const cost = costOfBets(minor, lost)
  return {
    ...meter,
    cost: toWire(money(cost, currency)),
    worth: toWire(money(fromWire(meter.amount).minor - cost, currency)),
  }
}

export function MeterText({
  meter: { percent, odds_least: least, stake_most: most, stake, cost, worth },
  isBet,
  odds,
  className = '',
}: {
  meter: Meter
  isBet: boolean
  odds?: number | undefined
  className?: string
}) {
  const t = useTranslations('shell.bonus')
  const sumText = useSumText()
  const { percent: percentText, number } = useNumberText()
  const isTooShort = isBet && least !== null && odds !== undefined && odds < least
  const counts = stake !== null && !isTooShort
  const sentences = [
    counts ? t(isBet ? 'bet' : 'game', { percent: percentText(percent) }) : t(isBet ? 'betNone' : 'gameNone'),
    ...(isTooShort ? [t('odds', { odds: number(formatOdds(oddsFromDecimal(least))) })] : []),
    ...(counts && most ? [t('stakeMost', { sum: sumText(fromWire(most)) })] : []),
    ...(counts ? [t('left', { sum: sumText(fromWire(stake)) })] : []),
    ...(counts && cost ? [t('cost', { sum: sumText(fromWire(cost)) })] : []),
    ...(counts && isBet && !cost ? [t('betCost')] : []),
    ...(counts && worth
      ? [
          worth.amount < 0
            ? t('loss', { sum: sumText(negate(fromWire(worth))) })
            : t('worth', { sum: sumText(fromWire(worth)) }),
        ]
      : []),
  ]
  return (
    <p data-testid="bonus-meter" className={`figures flex items-start gap-2 text-12 text-chalk-2 ${className}`}>
      <Icon name="rewards" size={16} />
      <span className="min-w-0">{sentences.join(' ')}</span>
    </p>
  )
}
