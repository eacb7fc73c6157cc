import type { Money as Sum } from '@ante/kit/money'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { Button } from '../../../ui/button.tsx'
import { placeSlip } from './place.ts'
import { slipStore, useSlip } from './slip-store.ts'

/** A price that comes while the finger is on its way was not seen, and the press was not meant for it. */
const seenAfterMs = 600

/** Whether these prices have stood long enough to be what the player looks at. */
function useIsSeen(prices: string): boolean {
  const [seen, setSeen] = useState(prices)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(prices), seenAfterMs)
    return () => clearTimeout(timer)
  }, [prices])
  return seen === prices
}

interface PlaceButtonProps {
  limits: SlipLimits
  count: number
  stakes: Sum
  /** Some of these bets wait for the player to accept a new price, which the press does. */
  accepting: boolean
  short: boolean
}

export function PlaceButton({ limits, count, stakes, accepting, short }: PlaceButtonProps) {
  const t = useTranslations('betting.slip')
  const { stored, sending } = useSlip()
  const { info } = useAccount()
  const locale = useLocale()
  const isSeen = useIsSeen(stored.slip.items.map(({ offer }) => offer.price).join())
  const tooEarly = accepting && !isSeen
  const place = () => {
    if (tooEarly) return
    if (accepting) slipStore.dispatch({ type: 'accept-prices' })
    void placeSlip(limits, String(info.uid), locale, t('failed'))
  }
  return (
    <Button
      size="large"
      wide
      loading={sending}
      disabled={count === 0 || short}
      aria-disabled={tooEarly || undefined}
      onClick={place}
    >
      <PlaceText count={count} stakes={stakes} accepting={accepting} />
    </Button>
  )
}

function PlaceText({ count, stakes, accepting }: { count: number; stakes: Sum; accepting: boolean }) {
  const t = useTranslations('betting.slip')
  const sumText = useSumText()
  return (
    <span>
      {accepting ? t('acceptAndPlace') : count > 1 ? t('placeCount', { count }) : t('place')}
      {stakes.minor > 0n && <span className="figures"> {t('placeFor', { sum: sumText(stakes) })}</span>}
    </span>
  )
}
