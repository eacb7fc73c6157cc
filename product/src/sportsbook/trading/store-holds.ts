import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MarketStatus } from '../contract.ts'

/** What staff suspend and resume. The caller holds the event's lock. */

const holdEventStatement = sql(
  'sportsbook.hold_event',
  'update sportsbook.events set is_held = $2 where id = $1 and is_held <> $2 returning id'
)
const suspendStatement = sql(
  'sportsbook.suspend_all',
  `update sportsbook.markets set status = 'suspended', version = $2 where event_id = $1 and status = 'open' returning id`
)
const holdMarketStatement = sql(
  'sportsbook.hold_market',
  `update sportsbook.markets m set is_held = true,
          status = case when m.status = 'open' then 'suspended' else m.status end, version = case when m.status = 'open' then $3 else m.version end
     from sportsbook.markets before where m.event_id = $1 and m.id = $2 and before.id = m.id returning before.status = 'open' as was_open`
)
const releaseStatement = sql(
  'sportsbook.release_market',
  `update sportsbook.markets m set is_held = false from sportsbook.markets before
    where m.event_id = $1 and m.id = $2 and before.id = m.id returning before.is_held as was_held`
)
const openStatement = sql(
  'sportsbook.open_again',
  `update sportsbook.markets m set status = 'open', version = $3 from sportsbook.events e
    where e.id = $1 and m.event_id = e.id and ($2::bigint is null or m.id = $2) and m.status = 'suspended' and not m.is_held and not e.is_held
      and e.status = 'not_started' and e.starts_at > clock_timestamp()
      and not exists (select from sportsbook.outcomes o where o.market_id = m.id and o.price is null) returning m.id`
)
const readStatement = sql(
  'sportsbook.holds',
  `select m.id, m.status, e.is_held or m.is_held as is_held from sportsbook.events e join sportsbook.markets m on m.event_id = e.id
    where e.id = $1 and ($2::bigint is null or m.id = $2) order by m.id`
)
// What players are shown, whether it has prices or not, and what is held. The bound on the start lets the index find it among all that were ever played.
const matchesStatement = sql(
  'sportsbook.matches_of_staff',
  `select e.id, e.starts_at, e.replay, e.is_held, e.is_live, e.total, k.held_markets, k.open_markets, c.name as league, c.country_name as country, h.name as home, a.name as away
     from (select e.id, e.competition_id, e.home_id, e.away_id, e.starts_at, e.replay, e.is_held, e.status = 'live' as is_live, count(*) over () as total
             from sportsbook.events e
            where e.status in ('not_started', 'live') and e.starts_at > now() - interval '3 days'
              and (e.status = 'live' or e.is_held or e.starts_at > now() - interval '5 minutes')
              and ($1::int[] is null or e.home_id = any ($1) or e.away_id = any ($1))
              and (not $2 or e.is_held or exists (select from sportsbook.markets m where m.event_id = e.id and m.is_held))
            order by e.starts_at, e.id limit $3 offset $4) e
     join sportsbook.competitions c on c.id = e.competition_id join sportsbook.participants h on h.id = e.home_id join sportsbook.participants a on a.id = e.away_id
     cross join lateral (select count(*) filter (where m.is_held)::int as held_markets, count(*) filter (where m.status = 'open')::int as open_markets
                           from sportsbook.markets m where m.event_id = e.id) k
    order by e.starts_at, e.id`
)
const heldEventStatement = sql(
  'sportsbook.held_event',
  'select id, sport, is_held from sportsbook.events where id = $1'
)
const marketHoldsStatement = sql(
  'sportsbook.market_holds',
  `select id, market_type, specifier, status, is_held from sportsbook.markets
    where event_id = $1 and (status in ('open', 'suspended') or is_held) order by id`
)

/** Whether that changed anything. */
export const holdEvent = async (tx: Tx, event: number, isHeld: boolean): Promise<boolean> =>
  (await tx.maybe(holdEventStatement, [event, isHeld])) !== undefined
/** Suspends what is open of an event; how many markets that were. */
export const suspendAll = async (tx: Tx, event: number, version: number): Promise<number> =>
  (await tx.rows(suspendStatement, [event, version])).length
/** Undefined where the event has no such market. */
export const holdMarket = (tx: Tx, event: number, market: bigint, version: number) =>
  tx.maybe<{ was_open: boolean }>(holdMarketStatement, [event, market, version])
/** Undefined where the event has no such market. */
export const releaseMarket = (tx: Tx, event: number, market: bigint) =>
  tx.maybe<{ was_held: boolean }>(releaseStatement, [event, market])
/** Opens what is suspended, has all its prices and is held no more, of an event that has not begun; how many markets that were. */
export const openAgain = async (tx: Tx, event: number, market: bigint | undefined, version: number): Promise<number> =>
  (await tx.rows(openStatement, [event, market ?? null, version])).length
export const readHolds = (tx: ReadTx, event: number, market: bigint | undefined) =>
  tx.rows<{ id: bigint; status: MarketStatus; is_held: boolean }>(readStatement, [event, market ?? null])

export interface MatchRow {
  id: number
  home: string
  away: string
  league: string
  country: string
  starts_at: Date
  is_live: boolean
  replay: boolean
  is_held: boolean
  held_markets: number
  open_markets: number
  total: bigint
}
/** Matches that are played or come, by kick-off. */
export const readMatches = (
  tx: ReadTx,
  by: { clubs: readonly number[] | null; onlyHeld: boolean; count: number; offset: number }
) => tx.rows<MatchRow>(matchesStatement, [by.clubs, by.onlyHeld, by.count, by.offset])
export const readHeldEvent = (tx: ReadTx, event: number) =>
  tx.maybe<{ id: number; sport: string; is_held: boolean }>(heldEventStatement, [event])
export const readMarketHolds = (tx: ReadTx, event: number) =>
  tx.rows<{ id: bigint; market_type: string; specifier: string; status: MarketStatus; is_held: boolean }>(
    marketHoldsStatement,
    [event]
  )
