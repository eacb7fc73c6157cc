import { type Currency, fromWire, toDecimal } from '@ante/kit/money'
import { formatOdds, oddsFromDecimal } from '@ante/kit/odds'
import type { FreeBet } from '@ante/product/sportsbook/contract'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../../app/api/client.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { useNumberText } from '../../../app/texts/number-text.ts'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { slipStore, usePlacementResult } from './slip-store.ts'
import type { ChosenFreeBet } from './stored-slip.ts'

const shownMost = 5

/** The free bets of a player, read anew when one was placed. */
function useFreeBets(): readonly FreeBet[] {
  const { info } = useAccount()
  const { placed } = usePlacementResult()
  const [known, setKnown] = useState<{ readonly of: string; readonly items: readonly FreeBet[] }>()
  const of = String(info.uid)
  useEffect(() => {
    let ended = false
    get('sportsbook.getfreebets', { count: shownMost }).then(
      ({ items }) => {
        if (!ended) setKnown({ of, items })
      },
      (error: unknown) => console.warn('the free bets could not be read', error)
    )
    return () => {
      ended = true
    }
  }, [of, placed.length])
  return known?.of === of ? known.items : []
}

/** Whether a free bet pays the one bet of the slip, and which: one press chooses it, another takes it back. */
export function FreeBetChoice({ chosen, currency }: { chosen: ChosenFreeBet | undefined; currency: Currency }) {
  const t = useTranslations('betting.slip.freeBet')
  const sumText = useSumText()
  const { number } = useNumberText()
  const freeBets = useFreeBets().filter(({ stake }) => stake.currency === currency)
  if (freeBets.length === 0) return null
  const current = freeBets.find(({ id }) => id === chosen?.id)
  const choose = ({ id, stake, returns_stake: returnsStake }: FreeBet) =>
    slipStore.dispatch({
      type: 'free-bet',
      freeBet: id === chosen?.id ? undefined : { id, stake: toDecimal(fromWire(stake)), returnsStake },
    })
  return (
    <div className="grid gap-2" data-testid="free-bets">
      {freeBets.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === chosen?.id}
          onClick={() => choose(one)}
          className="figures min-h-11 rounded-2 border border-line bg-surface-2 px-3.5 py-2 text-start text-14 font-semibold hover:border-line-strong aria-pressed:border-ember aria-pressed:bg-ember-soft"
        >
          {t('use', { sum: sumText(fromWire(one.stake)) })}
        </button>
      ))}
      {current && (
        <p className="figures text-12 text-chalk-2">
          {[
            t('pays'),
            t(current.returns_stake ? 'all' : 'won'),
            ...(current.odds_least === null
              ? []
              : [t('odds', { odds: number(formatOdds(oddsFromDecimal(current.odds_least))) })]),
          ].join(' ')}
        </p>
      )}
    </div>
  )
}
