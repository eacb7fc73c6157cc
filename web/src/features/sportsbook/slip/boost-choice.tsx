import { type Currency, fromWire } from '@ante/kit/money'
import type { Boost } from '@ante/product/sportsbook/contract'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../../app/api/client.ts'
import { useBoostText } from '../../../app/bonuses/boost-text.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { useNumberText } from '../../../app/texts/number-text.ts'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { slipStore, usePlacementResult } from './slip-store.ts'
import type { ChosenBoost } from './stored-slip.ts'

const shownMost = 5

/** The boosts of a player, read anew when a bet was placed. */
function useBoosts(): readonly Boost[] {
  const { info } = useAccount()
  const { placed } = usePlacementResult()
  const [known, setKnown] = useState<{ readonly of: string; readonly items: readonly Boost[] }>()
  const of = String(info.uid)
  useEffect(() => {
    let ended = false
    get('sportsbook.getboosts', { count: shownMost }).then(
      ({ items }) => {
        if (!ended) setKnown({ of, items })
      },
      (error: unknown) => console.warn('the boosts could not be read', error)
    )
    return () => {
      ended = true
    }
  }, [of, placed.length])
  return known?.of === of ? known.items : []
}

const chosenOf = ({ id, percent, stake_most, extra_most, odds_least, legs_least }: Boost): ChosenBoost => ({
  id,
  percent,
  stakeMostMinor: String(fromWire(stake_most).minor),
  extraMostMinor: String(fromWire(extra_most).minor),
  oddsLeast: odds_least === null ? null : Math.round(odds_least * 1_000),
  legsLeast: legs_least,
})

/** Which boost the one bet of the slip uses: one press chooses it, another takes it back. `fits`: the bet is one that it is for. */
export function BoostChoice({
  chosen,
  currency,
  fits,
}: {
  chosen: ChosenBoost | undefined
  currency: Currency
  fits: boolean
}) {
  const t = useTranslations('betting.slip.boost')
  const sumText = useSumText()
  const { percent } = useNumberText()
  const rules = useBoostText((key, values) => t(key, values))
  const boosts = useBoosts().filter(({ stake_most }) => stake_most.currency === currency)
  if (boosts.length === 0) return null
  const current = boosts.find(({ id }) => id === chosen?.id)
  return (
    <div className="grid gap-2" data-testid="boosts">
      {boosts.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === chosen?.id}
          onClick={() =>
            slipStore.dispatch({ type: 'boost', boost: one.id === chosen?.id ? undefined : chosenOf(one) })
          }
          className="figures min-h-11 rounded-2 border border-line bg-surface-2 px-3.5 py-2 text-start text-14 font-semibold hover:border-line-strong aria-pressed:border-ember aria-pressed:bg-ember-soft"
        >
          {t('use', { percent: percent(one.percent), sum: sumText(fromWire(one.stake_most)) })}
        </button>
      ))}
      {current && <p className="figures text-12 text-chalk-2">{rules(current)}</p>}
      {current && !fits && (
        <p role="alert" className="text-12 text-danger">
          {t('unfit')}
        </p>
      )}
    </div>
  )
}
