import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useEffect } from 'react'
import { useAccount } from '../../../app/session/account.tsx'
import { get } from '../../../app/api/client.ts'
import { listen, repeat } from '../../../app/live/live-topic.ts'
import type { Change } from '../board/book.ts'
import { applyServerPrices } from './place.ts'
import { slipStore, useSlip } from './slip-store.ts'

const every = 5_000

/** Keeps the slip's prices true: the socket tells a signed-in player, everybody else asks for a quote. */
export function useSlipPrices(): void {
  const { signedIn } = useAccount()
  const { stored } = useSlip()
  const fixtures = [...new Set(stored.slip.items.map(({ fixtureId }) => fixtureId))].sort().join()
  const markets = marketsOf(stored.slip.items)
  // What the slip was left with may be hours old, and what a bet costs is told of its markets: asked for once, whatever the socket brings.
  useEffect(() => {
    if (signedIn && markets) refresh()
  }, [signedIn, markets])
  useEffect(() => {
    if (!fixtures) return
    if (!signedIn) return repeat(quote, every)
    return listen(
      fixtures.split(',').map((key) => ({ topic: 'sportsbook.fixture' as const, key })),
      applyChange,
      quote,
      every
    )
  }, [fixtures, signedIn])
}

/** The markets of a slip, in whatever order they were picked. */
export const marketsOf = (items: readonly { readonly marketId: string }[]): string =>
  items
    .map(({ marketId }) => marketId)
    .sort()
    .join()

function refresh(): void {
  quote().catch((error: unknown) => console.warn('the prices of the slip could not be read', error))
}

async function quote(): Promise<void> {
  const { items } = slipStore.get().stored.slip
  if (items.length === 0) return
  const { selections, delay_ms, lost_millionths } = await get('sportsbook.getquote', {
    selections: JSON.stringify(
      items.map(({ marketId, outcome, price }) => ({ market_id: marketId, outcome, price: price / 1000 }))
    ),
  })
  applyServerPrices(selections)
  slipStore.delayed(delay_ms)
  slipStore.lost(marketsOf(items), lost_millionths)
}

function applyChange({ markets, live }: Change): void {
  // A match of the slip has begun: what the bet waits for has to be asked.
  if (live && slipStore.get().delayMs === 0) refresh()
  const { slip, labels } = slipStore.get().stored
  for (const { id, status, prices } of markets) {
    const label = labels[id]
    const item = slip.items.find(({ marketId }) => marketId === id)
    if (!label || !item) continue
    slipStore.dispatch({
      type: 'market-changed',
      marketId: id,
      // A replay stays one.
      status: item.offer.status === 'replay' ? 'replay' : status,
      priceOf: (outcome) => {
        const price = prices[label.outcomes.indexOf(outcome)]
        return price === undefined ? undefined : oddsOfWire(price)
      },
    })
  }
}
