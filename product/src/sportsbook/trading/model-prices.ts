import type { ReadTx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { bookOf } from '../catalogue/football-ratings.ts'
import { readCompetition, readParticipants } from '../catalogue/store-competitions.ts'
import type { PriceFeed, UnpricedEvent } from '../connectors/port.ts'
import { expectedGoals, football, type Rates } from '../sports/football/index.ts'

/** Prices by our own models: what is expected of an event by the ratings of its participants, and from that, with a margin, every market of its sport. */
export const modelPrices: PriceFeed = {
  name: 'model',
  modelsOf: (tx, events) =>
    footballModels(
      tx,
      events.filter(({ sport }) => sport === football.key)
    ),
  marketsOf: (sport, model, state, passed) => (model === undefined ? [] : sport.price(model, state, passed)),
}

async function footballModels(tx: ReadTx, events: readonly UnpricedEvent[]): Promise<ReadonlyMap<number, Rates>> {
  const all = new Map<number, Rates>()
  for (const [id, own] of Map.groupBy(events, ({ competition_id }) => competition_id)) {
    const competition = await readCompetition(tx, id)
    if (!competition) continue
    const book = bookOf(competition, await readParticipants(tx, id))
    for (const { id: event, home_id, away_id, starts_at, neutral } of own)
      all.set(event, expectedGoals(book, String(home_id), String(away_id), starts_at.getTime() / day, neutral))
  }
  return all
}
