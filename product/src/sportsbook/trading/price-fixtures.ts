import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { PriceFeed, SportsbookPorts } from '../connectors/port.ts'
import { reprice } from '../rules/play.ts'
import { isOver } from '../rules/vocabulary.ts'
import { bumpEvents, lockEvents, readFacts, readUnpriced, writeMarkets, writeModels } from './store-events.ts'
import { announceChanges } from './take-messages.ts'

/** Prices are made so far ahead of the kick-off. */
const horizon = day
/** Few at a time: pricing is arithmetic, and the server has other things to answer meanwhile. */
const atOnce = 5

type PriceContext = Pick<Context<Pick<SportsbookPorts, 'prices'>>, 'db' | 'clock' | 'ports' | 'stopping'>

/** Gives events that come up what their prices are made from and opens their markets, the next first. Answers how many. */
export async function priceFixtures({ db, clock, ports, stopping }: PriceContext): Promise<number> {
  let priced = 0
  while (!stopping?.aborted) {
    const count = await db.write(async (tx) => {
      const ids = await readUnpriced(tx, new Date(clock.now() + horizon), atOnce)
      await openMarkets(tx, ports.prices, ids, clock.now())
      return ids.length
    })
    priced += count
    if (count < atOnce) break
  }
  return priced
}

async function openMarkets(tx: Tx, prices: PriceFeed, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await lockEvents(tx, ids)
  const events = (await readFacts(tx, ids)).filter(({ row, model }) => !isOver(row.status) && model === undefined)
  const models = await prices.modelsOf(
    tx,
    events.map(({ row }) => row)
  )
  const modelOf = (id: number): unknown => {
    if (!models.has(id)) throw new Error(`event ${id} has no prices`)
    return models.get(id)
  }
  await writeModels(
    tx,
    events.map(({ row }) => ({ id: row.id, model: modelOf(row.id) }))
  )
  // An event that has begun gets its markets with the next word of the feed, not at the prices of before.
  const ahead = events.filter(({ row }) => row.status === 'not_started' && row.starts_at.getTime() > now)
  const changes = ahead.map(({ row, version }) => ({ id: String(row.id), since: version, version: version + 1 }))
  await writeMarkets(
    tx,
    ahead.map((event) => {
      const offered = prices.marketsOf(event.sport, modelOf(event.row.id), event.state, event.passed ?? 0)
      return { event, markets: reprice(event.sport, event, offered, event.state, event.version + 1) }
    })
  )
  await bumpEvents(tx, changes)
  await announceChanges(tx, changes)
}
