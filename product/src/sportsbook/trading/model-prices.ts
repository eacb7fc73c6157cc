import type { ReadTx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { bookOf } from '../catalogue/ratings.ts'
import { readCompetition, readParticipants } from '../catalogue/store-competitions.ts'
import type { PriceFeed, UnpricedEvent } from '../connectors/port.ts'
import { sportOf } from '../sports/registry.ts'

/** Prices by our own models: what is expected of an event by the ratings of its participants, and from that, with a margin, every market of its sport. */
export const modelPrices: PriceFeed = {
  name: 'model',
  modelsOf,
  marketsOf: (sport, model, state, passed) => (model === undefined ? [] : sport.price(model, state, passed)),
}

async function modelsOf(tx: ReadTx, events: readonly UnpricedEvent[]): Promise<ReadonlyMap<number, unknown>> {
  const all = new Map<number, unknown>()
  for (const [id, own] of Map.groupBy(events, ({ competition_id }) => competition_id)) {
    const competition = await readCompetition(tx, id)
    if (!competition) continue
    const sport = sportOf(competition.sport)
    const book = bookOf(sport, competition, await readParticipants(tx, id))
    for (const { id: event, home_id, away_id, starts_at, neutral } of own) {
      const meeting = { home: String(home_id), away: String(away_id), day: starts_at.getTime() / day, neutral }
      all.set(event, sport.ratings.modelOf(book, meeting))
    }
  }
  return all
}
