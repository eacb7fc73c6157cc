import type { Context, Tx } from '@ante/kit/context'
import type { PriceFeed, SportsbookPorts } from '../connectors/port.ts'
import { type MarketFacts, reprice } from '../rules/play.ts'
import { bumpEvents, type HeldEvent, lockEvents, readFacts, readRunning, writeMarkets } from './store-events.ts'
import { announceChanges } from './take-messages.ts'

type RepriceContext = Pick<Context<Pick<SportsbookPorts, 'prices'>>, 'db' | 'ports'>

/** Few at a time: bets on them wait meanwhile. */
const atOnce = 10

/**
 * Moves the prices of matches in play with the time that passes between two messages of the feed: who bets late in a minute would otherwise bet at the
 * price of its beginning. What is suspended stays so until the feed speaks. Answers how many fixtures changed.
 */
export async function repriceLive({ db, ports: { prices } }: RepriceContext): Promise<number> {
  const moved = await db.read(async (tx) => {
    const fixtures = await readFacts(tx, await readRunning(tx))
    return fixtures.filter((fixture) => pricesNow(prices, fixture).length > 0).map((fixture) => fixture.row.id)
  })
  let changed = 0
  for (let start = 0; start < moved.length; start += atOnce)
    changed += await db.write((tx) => repriceEach(tx, prices, moved.slice(start, start + atOnce)))
  return changed
}

const pricesNow = (prices: PriceFeed, fixture: HeldEvent): MarketFacts[] =>
  fixture.markets.some((market) => market.status === 'open')
    ? reprice(
        fixture.sport,
        fixture,
        prices.marketsOf(fixture.sport, fixture.model, fixture.state, fixture.passed ?? 0),
        fixture.state,
        fixture.version + 1
      )
    : []

async function repriceEach(tx: Tx, prices: PriceFeed, ids: readonly number[]): Promise<number> {
  await lockEvents(tx, ids)
  const moved = (await readFacts(tx, ids)).flatMap((event) => {
    const markets = pricesNow(prices, event)
    return markets.length === 0 ? [] : [{ event, markets }]
  })
  await writeMarkets(tx, moved)
  const changes = moved.map(({ event: { row, version } }) => ({
    id: String(row.id),
    since: version,
    version: version + 1,
  }))
  await bumpEvents(tx, changes)
  await announceChanges(tx, changes)
  return changes.length
}
