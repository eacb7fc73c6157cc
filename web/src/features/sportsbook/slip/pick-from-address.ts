import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Detail } from '../board/book.ts'
import { slipStore } from './slip-store.ts'

/** `?fixture=7&pick=91.home`: a price that was pressed elsewhere on the site is in the slip on arrival, once. */
export function usePickFromAddress(fixture: Detail | undefined): void {
  const [query, setQuery] = useSearchParams()
  const pick = query.get('pick')
  useEffect(() => {
    if (!pick || !fixture) return
    const [marketId = '', wanted = ''] = pick.split('.')
    const market = fixture.markets.find(({ id }) => id === marketId)
    const selection = market?.selections.find(({ outcome }) => outcome === wanted)
    const price = selection && oddsOfWire(selection.price)
    // One task later the stored slip has been read.
    const timer = setTimeout(() => {
      const isPicked = slipStore
        .get()
        .stored.slip.items.some((item) => item.marketId === marketId && item.outcome === selection?.outcome)
      if (fixture.takes_bets && market && selection && price !== undefined && !isPicked) {
        slipStore.dispatch({
          type: 'pick',
          toggle: { type: 'toggle', marketId, fixtureId: fixture.id, outcome: selection.outcome, price },
          label: {
            home: fixture.home.name,
            away: fixture.away.name,
            kind: market.kind,
            line: market.line,
            outcomes: market.selections.map(({ outcome }) => outcome),
          },
        })
      }
      setQuery(
        (before) => {
          before.delete('pick')
          return before
        },
        { replace: true, preventScrollReset: true }
      )
    })
    return () => clearTimeout(timer)
  }, [pick, fixture, setQuery])
}
