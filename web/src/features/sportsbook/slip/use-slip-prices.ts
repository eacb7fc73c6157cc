import { oddsOfWire } from '@ante/product/sportsbook/rules/slip'
import { useEffect } from 'react'
import { useAccount } from '../../../app/account.tsx'
import { get } from '../../../app/api.ts'
import { listen, repeat } from '../../../app/live-topic.ts'
import type { Change } from '../board/book.ts'
import { learn } from './place.ts'
import { slipStore, useSlip } from './store.ts'

const every = 5_000

/** Keeps the slip's prices true: the socket tells a signed-in player, everybody else asks for a quote. */
export function useSlipPrices(): void {
  const { signedIn } = useAccount()
  const { held } = useSlip()
  const fixtures = [...new Set(held.slip.items.map(({ fixtureId }) => fixtureId))].sort().join()
  useEffect(() => {
    if (!fixtures) return
    if (!signedIn) return repeat(quote, every)
    // What the slip was left with may be hours old: it is asked for once, whatever the socket brings.
    refresh()
    return listen(
      fixtures.split(',').map((key) => ({ topic: 'sportsbook.fixture', key })),
      (data) => hear(data as Change),
      quote,
      every
    )
  }, [fixtures, signedIn])
}

function refresh(): void {
  quote().catch((error: unknown) => console.warn('the prices of the slip could not be read', error))
}

async function quote(): Promise<void> {
  const { items } = slipStore.get().held.slip
  if (items.length === 0) return
  const { selections, delay_ms } = await get('sportsbook.getquote', {
    selections: JSON.stringify(items.map(({ marketId, outcome, price }) => ({ market_id: marketId, outcome, price: price / 1000 }))),
  })
  learn(selections)
  slipStore.delayed(delay_ms)
}

function hear({ markets, live }: Change): void {
  // A match of the slip has begun: what the bet waits for has to be asked.
  if (live && slipStore.get().delayMs === 0) refresh()
  const { slip, labels } = slipStore.get().held
  for (const { id, status, prices } of markets) {
    const label = labels[id]
    const item = slip.items.find(({ marketId }) => marketId === id)
    if (!label || !item) continue
    slipStore.dispatch({
      type: 'market-changed',
      marketId: id,
      // The news of a market do not say that its match is a replay, which it stays.
      status: item.offer.status === 'replay' ? 'replay' : status,
      priceOf: (outcome) => {
        const price = prices[label.outcomes.indexOf(outcome)]
        return price === undefined ? undefined : oddsOfWire(price)
      },
    })
  }
}
