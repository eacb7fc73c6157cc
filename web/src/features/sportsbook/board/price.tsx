import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OddsButton, OddsShown } from '../../../ui/odds-button.tsx'
import type { Fixture, Market } from './book.ts'
import { useLabels } from '../labels.ts'
import { usePriceText } from '../price-text.ts'
import { slipStore, useSlip } from '../slip/slip-store.ts'
import { ToSlip } from '../slip/to-slip.tsx'

interface PriceProps {
  fixture: Pick<Fixture, 'id' | 'home' | 'away' | 'takes_bets'>
  market: Market
  selection: Market['selections'][number]
  /** What stands beside the price; by default the outcome's short name. */
  label?: ReactNode
}

/** A price of the book: pressed, it goes into the slip or leaves it. */
export function Price({ fixture, market, selection: { outcome, price }, label }: PriceProps) {
  const t = useTranslations('betting')
  const labels = useLabels()
  const priceText = usePriceText()
  const { stored } = useSlip()
  const odds = oddsOfWire(price)
  const sides = { home: fixture.home.name, away: fixture.away.name }
  if (odds === undefined)
    return <span className="grid h-11 place-items-center rounded-2 border border-line text-chalk-3">–</span>
  const face = {
    label: label ?? labels.short(outcome),
    price: priceText.odds(odds),
    value: odds,
    name: t('oddsLabel', {
      market: labels.market(market.kind),
      outcome: labels.outcome(market.kind, outcome, market.line, sides),
    }),
    suspended: market.status !== 'open',
  }
  if (!fixture.takes_bets) return <OddsShown {...face} note={t('replayNoBets')} />
  const chosen = stored.slip.items.some((item) => item.marketId === market.id && item.outcome === outcome)
  return (
    <span className="relative grid min-w-0">
      <OddsButton
        {...face}
        chosen={chosen}
        onClick={() =>
          slipStore.dispatch({
            type: 'pick',
            toggle: { type: 'toggle', marketId: market.id, fixtureId: fixture.id, outcome, price: odds },
            label: {
              ...sides,
              kind: market.kind,
              line: market.line,
              outcomes: market.selections.map((one) => one.outcome),
            },
          })
        }
      />
      {chosen && <ToSlip count={stored.slip.items.length} />}
    </span>
  )
}
