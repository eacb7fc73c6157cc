import { type ReadTx, sql } from '@ante/kit/context'
import type { EventStatus, MarketStatus } from '../contract.ts'

const offersStatement = sql(
  'sportsbook.offers',
  `select m.id, m.event_id, m.status, o.code, case when o.status = 'active' then o.price end as price, e.status as event_status, e.replay, e.starts_at <= clock_timestamp() as is_due,
          exists (select from sportsbook.feeds where sportsbook.is_alive(alive_at)) as feed_alive
     from unnest($1::bigint[], $2::text[]) s (market_id, code) join sportsbook.markets m on m.id = s.market_id
     join sportsbook.events e on e.id = m.event_id left join sportsbook.outcomes o on o.market_id = s.market_id and o.code = s.code`
)
export interface OfferRow {
  id: bigint
  event_id: number
  status: MarketStatus
  /** Null where the market has no such outcome. */
  code: string | null
  price: number | null
  event_status: EventStatus
  replay: boolean
  is_due: boolean
  feed_alive: boolean
}
/** What is offered for these selections; none for a market that is not there. */
export const readOffers = (tx: ReadTx, markets: readonly bigint[], outcomes_: readonly string[]) =>
  tx.rows<OfferRow>(offersStatement, [markets, outcomes_])

const pricesStatement = sql(
  'sportsbook.prices_of_markets',
  `select m.id, e.sport, m.market_type, array_agg(coalesce(o.price, 0) order by o.position) as prices
     from sportsbook.markets m join sportsbook.events e on e.id = m.event_id join sportsbook.outcomes o on o.market_id = m.id
    where m.id = any ($1) group by m.id, e.sport, m.market_type`
)
/** All prices of these markets, in thousandths; 0 where there is none. */
export const readPricesOf = (tx: ReadTx, markets: readonly bigint[]) =>
  tx.rows<{ id: bigint; sport: string; market_type: string; prices: number[] }>(pricesStatement, [markets])
