import { fromWire, negate } from '@ante/kit/money'
import type { Terms } from '@ante/product/bonuses/contract'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'

/** What is left of the bonus on the average. Where that is nothing it is said as it is. */
export function BonusWorth({
  worth: { least, most },
  isOfMost = false,
  isOfBets = false,
}: {
  worth: NonNullable<Terms['worth']>
  /** All sums are those of the largest bonus that a deposit can bring. */
  isOfMost?: boolean
  /** It is fulfilled by bets: what they cost is in their prices. */
  isOfBets?: boolean
}) {
  const t = useTranslations('bonuses.terms')
  const sumText = useSumText()
  const [low, high] = [sumText(fromWire(least)), sumText(fromWire(most))]
  return (
    <p className="figures max-w-[64ch] text-14">
      {most.amount < 0
        ? t('loss', { sum: sumText(negate(fromWire(most))) })
        : low === high
          ? t('worth', { sum: high })
          : t(isOfBets ? 'worthRangeBets' : 'worthRange', { least: low, most: high })}{' '}
      <span className="text-chalk-3">
        {t(isOfBets ? 'exactBets' : 'exact')} {isOfMost && t('ofMost')}
      </span>
    </p>
  )
}
