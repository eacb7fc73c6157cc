import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MarketStatus } from '../contract.ts'
import type { EventRow } from '../trading/store-events.ts'

/** What readers of the book see: the tree, lists, one fixture, changes since a version. */

/** The bound on the start lets the index find the few that matter among all that were ever played. */
export const shown = `e.starts_at > now() - interval '3 days' and (e.status = 'live' or e.status = 'not_started' and e.starts_at > now() - interval '5 minutes' and e.model is not null)`
const live = `e.status = 'live'`

const treeStatement = sql(
  'sportsbook.tree',
  `select c.id, c.sport, c.sysname, c.name, c.country_code, c.country_name, count(*)::int as count, count(*) filter (where ${live})::int as live, bool_or(e.replay) as replay
     from sportsbook.events e join sportsbook.competitions c on c.id = e.competition_id where ${shown}
    group by c.id order by c.country_name, c.name`
)
const columns = `e.id, e.sport, e.source, e.competition_id, e.home_id, e.away_id, e.starts_at, e.replay, e.neutral, e.status, e.state, e.model, e.version, e.incident_count, e.sequence,
  e.rated, e.settled_at, e.round, c.sysname as competition_sysname, c.name as competition_name, c.country_code, c.country_name,
  h.name as home_name, h.short_name as home_short, a.name as away_name, a.short_name as away_short`
const joined =
  'sportsbook.events e join sportsbook.competitions c on c.id = e.competition_id join sportsbook.participants h on h.id = e.home_id join sportsbook.participants a on a.id = e.away_id'
/** $1 competition, $2 ids, $3 live only, $4 and $5 start from and to, $6 ended too. */
const filter = `($1::text is null or c.sysname = $1 or c.id::text = $1)
  and ($2::int[] is null or e.id = any ($2))
  and (not $3 or ${live})
  and ($4::timestamptz is null or e.starts_at >= $4) and ($5::timestamptz is null or e.starts_at < $5)
  and (${shown} or $6 and e.status = 'ended' and e.starts_at > coalesce($4, now() - interval '3 days'))`
const listStatement = sql(
  'sportsbook.list_events',
  `select ${columns} from ${joined} where ${filter} order by e.starts_at, e.id limit $7 offset $8`
)
const countStatement = sql('sportsbook.count_events', `select count(*)::int as count from ${joined} where ${filter}`)
const daysStatement = sql(
  'sportsbook.days',
  `select to_char(e.starts_at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as count
     from sportsbook.events e join sportsbook.competitions c on c.id = e.competition_id
    where ${shown} and ($1::text is null or c.sysname = $1 or c.id::text = $1) group by 1 order by 1 limit 14`
)
const boundsStatement = sql(
  'sportsbook.day_bounds',
  `select $1::date::timestamp at time zone $2 as "from", ($1::date + 1)::timestamp at time zone $2 as "to"`
)
const oneStatement = sql('sportsbook.one_event', `select ${columns} from ${joined} where e.id = $1`)
/** A market's outcomes in the order in which prices are sent. */
const outcomes = (of: string) =>
  `cross join lateral (select array_agg(o.code order by o.position) as codes, array_agg(o.price order by o.position) as prices from sportsbook.outcomes o where o.market_id = ${of}.id) o`
const marketColumns = 'm.id, m.event_id, m.market_type, m.specifier, m.status, m.version, o.codes, o.prices'
const marketsStatement = sql(
  'sportsbook.markets_of',
  `select ${marketColumns} from unnest($1::int[], $2::int[]) e (id, since)
     join sportsbook.markets m on m.event_id = e.id and m.version > e.since ${outcomes('m')} order by m.id`
)
const mainStatement = sql(
  'sportsbook.main_markets',
  `select ${marketColumns} from unnest($1::int[], $2::text[]) e (id, main)
     join sportsbook.markets m on m.event_id = e.id and m.market_type = e.main and m.specifier = '' ${outcomes('m')}`
)
const marketCountsStatement = sql(
  'sportsbook.market_counts',
  `select event_id, count(*)::int as count from sportsbook.markets where event_id = any ($1) and status in ('open', 'suspended') group by event_id`
)
const incidentsStatement = sql(
  'sportsbook.incidents_of',
  'select incident, state from sportsbook.incidents where event_id = $1 order by sequence'
)
const statesStatement = sql('sportsbook.states', `select ${columns} from ${joined} where e.id = any ($1) order by e.id`)
const deleteStatement = sql(
  'sportsbook.delete_events',
  `with old as (
     select e.id from sportsbook.events e
      where not e.replay and e.settled_at < now() - interval '14 days' and not exists (
        select from sportsbook.bet_legs l where l.event_id = e.id and l.bet_id >= ledger.id_at(e.created_at - interval '1 day'))
      order by e.id limit $1),
   told as (delete from sportsbook.incidents i using old where i.event_id = old.id),
   known as (delete from sportsbook.results r using old where r.event_id = old.id),
   sold as (delete from sportsbook.markets m using old where m.event_id = old.id returning m.id),
   priced as (delete from sportsbook.outcomes o using sold where o.market_id = sold.id)
   delete from sportsbook.events e using old where e.id = old.id returning e.id`
)
export interface TreeRow {
  id: number
  sport: string
  sysname: string
  name: string
  country_code: string
  country_name: string
  count: number
  live: number
  replay: boolean
}
export interface ListedRow extends EventRow {
  round: string
  competition_sysname: string
  competition_name: string
  country_code: string
  country_name: string
  home_name: string
  home_short: string
  away_name: string
  away_short: string
}
export interface MarketRow {
  id: bigint
  event_id: number
  market_type: string
  specifier: string
  status: MarketStatus
  version: number
  /** Outcomes and, in the same order, their prices; null for one that cannot be bet on. */
  codes: string[]
  prices: (number | null)[]
}
export interface IncidentRow {
  incident: unknown
  state: unknown
}
export interface ListFilter {
  competition: string | null
  ids: readonly number[] | null
  live: boolean
  from: Date | null
  to: Date | null
  ended: boolean
}

const filterValues = ({ competition, ids, live: isLive, from, to, ended }: ListFilter) => [
  competition,
  ids,
  isLive,
  from,
  to,
  ended,
]

export const readTree = (tx: ReadTx) => tx.rows<TreeRow>(treeStatement)
export const listEvents = (tx: ReadTx, by: ListFilter, count: number, offset: number) =>
  tx.rows<ListedRow>(listStatement, [...filterValues(by), count, offset])
export const countEvents = async (tx: ReadTx, by: ListFilter): Promise<number> =>
  (await tx.maybe<{ count: number }>(countStatement, filterValues(by)))?.count ?? 0
/** The database reads a distance as POSIX does, where what is east of Greenwich is negative. */
const posixZone = (zone: string): string =>
  /^[+-]/.test(zone) ? `${zone.startsWith('+') ? '-' : '+'}${zone.slice(1)}` : zone
export const readDays = (tx: ReadTx, competition: string | null, timeZone: string) =>
  tx.rows<{ day: string; count: number }>(daysStatement, [competition, posixZone(timeZone)])
/** When a day begins and ends in a time zone. */
export const readDayBounds = (tx: ReadTx, day: string, timeZone: string) =>
  tx.maybe<{ from: Date; to: Date }>(boundsStatement, [day, posixZone(timeZone)])
export const readEvent = (tx: ReadTx, id: number) => tx.maybe<ListedRow>(oneStatement, [id])
export const readEvents = (tx: ReadTx, ids: readonly number[]) => tx.rows<ListedRow>(statesStatement, [ids])
/** Markets of each fixture that changed after the version beside it. */
export const readMarkets = (tx: ReadTx, since: readonly { readonly id: number; readonly version: number }[]) =>
  tx.rows<MarketRow>(marketsStatement, [since.map((one) => one.id), since.map((one) => one.version)])
/** The market of each event that a summary shows, by the main market type of its sport. */
export const readMainMarkets = (tx: ReadTx, events: readonly { readonly id: number; readonly main: string }[]) =>
  tx.rows<MarketRow>(mainStatement, [events.map(({ id }) => id), events.map(({ main }) => main)])
/** How many markets of each event are open or suspended; events without one are left out. */
export const countMarkets = async (tx: ReadTx, events: readonly number[]): Promise<Map<number, number>> =>
  new Map(
    (await tx.rows<{ event_id: number; count: number }>(marketCountsStatement, [events])).map(({ event_id, count }) => [
      event_id,
      count,
    ])
  )
export const readIncidents = (tx: ReadTx, event: number) => tx.rows<IncidentRow>(incidentsStatement, [event])
/** Deletes events of the feed that ended two weeks ago and that nobody bet on. How many. */
export const deleteEvents = async (tx: Tx, count: number): Promise<number> =>
  (await tx.rows(deleteStatement, [count])).length
