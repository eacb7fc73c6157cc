import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MarketStatus } from './contract.ts'
import type { FixtureRow } from './store-fixtures.ts'

/** What readers of the book see: the tree, lists, one fixture, changes since a version. */

/** The bound on the kick-off lets the index find the few that matter among all that were ever played. */
export const shown = `f.kickoff > now() - interval '3 days' and (f.phase in ('first_half', 'half_time', 'second_half') or f.phase = 'not_started' and f.kickoff > now() - interval '5 minutes' and f.home_rate is not null)`
const live = `f.phase in ('first_half', 'half_time', 'second_half')`

const treeStatement = sql(
  'sportsbook.tree',
  `select g.id, g.sysname, g.name, g.country_code, g.country_name, count(*)::int as count, count(*) filter (where ${live})::int as live, bool_or(f.replay) as replay
     from sportsbook.fixtures f join sportsbook.leagues g on g.id = f.league_id where ${shown}
    group by g.id order by g.country_name, g.name`
)
const columns = `f.id, f.source, f.league_id, f.home_id, f.away_id, f.kickoff, f.replay, f.neutral, f.phase, f.minute, f.added, f.home_goals, f.away_goals, f.half_home, f.half_away, f.home_red, f.away_red,
  f.version, f.alarms, f.sequence, f.home_rate, f.away_rate, f.rho, f.rated, f.settled_at, f.round, g.sysname as league_sysname, g.name as league_name, g.country_code, g.country_name,
  h.name as home_name, h.short_name as home_short, a.name as away_name, a.short_name as away_short`
const joined =
  'sportsbook.fixtures f join sportsbook.leagues g on g.id = f.league_id join sportsbook.clubs h on h.id = f.home_id join sportsbook.clubs a on a.id = f.away_id'
/** $1 league, $2 ids, $3 live only, $4 and $5 kick-off from and to, $6 finished too. */
const filter = `($1::text is null or g.sysname = $1 or g.id::text = $1)
  and ($2::int[] is null or f.id = any ($2))
  and (not $3 or ${live})
  and ($4::timestamptz is null or f.kickoff >= $4) and ($5::timestamptz is null or f.kickoff < $5)
  and (${shown} or $6 and f.phase = 'finished' and f.kickoff > coalesce($4, now() - interval '3 days'))`
const listStatement = sql(
  'sportsbook.list_fixtures',
  `select ${columns} from ${joined} where ${filter} order by f.kickoff, f.id limit $7 offset $8`
)
const countStatement = sql('sportsbook.count_fixtures', `select count(*)::int as count from ${joined} where ${filter}`)
const daysStatement = sql(
  'sportsbook.days',
  `select to_char(f.kickoff at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as count
     from sportsbook.fixtures f join sportsbook.leagues g on g.id = f.league_id
    where ${shown} and ($1::text is null or g.sysname = $1 or g.id::text = $1) group by 1 order by 1 limit 14`
)
const boundsStatement = sql(
  'sportsbook.day_bounds',
  `select $1::date::timestamp at time zone $2 as "from", ($1::date + 1)::timestamp at time zone $2 as "to"`
)
const oneStatement = sql('sportsbook.one_fixture', `select ${columns} from ${joined} where f.id = $1`)
const marketsStatement = sql(
  'sportsbook.markets_of',
  `select m.id, m.status, m.version, m.prices from unnest($1::int[], $2::int[]) f (id, since)
     join sportsbook.markets m on m.id between f.id::bigint * 1000 and f.id::bigint * 1000 + 999 and m.version > f.since order by m.id`
)
const mainStatement = sql(
  'sportsbook.main_markets',
  `select f.id as fixture_id, w.id, w.status, w.version, w.prices,
          (select count(*)::int from sportsbook.markets m where m.id between f.id::bigint * 1000 and f.id::bigint * 1000 + 999 and m.status in ('open', 'suspended')) as count
     from unnest($1::int[]) f (id) left join sportsbook.markets w on w.id = f.id::bigint * 1000`
)
const momentsStatement = sql(
  'sportsbook.moments_of',
  'select kind, minute, added, side, home_goals, away_goals from sportsbook.match_events where fixture_id = $1 order by sequence'
)
const statesStatement = sql('sportsbook.states', `select ${columns} from ${joined} where f.id = any ($1) order by f.id`)
const offersStatement = sql(
  'sportsbook.offers',
  `select m.id, m.status, m.prices, f.phase, f.replay, f.kickoff <= clock_timestamp() as is_due, exists (select from sportsbook.feeds where sportsbook.is_alive(alive_at)) as feed_alive
     from sportsbook.markets m join sportsbook.fixtures f on f.id = m.id / 1000 where m.id = any ($1)`
)
const unsettledStatement = sql(
  'sportsbook.unsettled',
  `select id from sportsbook.fixtures where settled_at is null and phase in ('finished', 'postponed', 'cancelled', 'abandoned') and id > $1 order by id limit $2`
)
const settledStatement = sql(
  'sportsbook.fixture_settled',
  'update sportsbook.fixtures set settled_at = now() where id = $1 and settled_at is null returning id'
)
const ratedStatement = sql(
  'sportsbook.fixture_rated',
  'update sportsbook.fixtures set rated = true where id = $1 and not rated returning id'
)
const forgetStatement = sql(
  'sportsbook.forget_fixtures',
  `with old as (
     select f.id from sportsbook.fixtures f
      where not f.replay and f.settled_at < now() - interval '14 days'
        and not exists (select from sportsbook.bet_legs l where l.market_id between f.id::bigint * 1000 and f.id::bigint * 1000 + 999)
      order by f.id limit $1),
   moments as (delete from sportsbook.match_events m using old where m.fixture_id = old.id)
   delete from sportsbook.fixtures f using old where f.id = old.id returning f.id`
)
const correctStatement = sql(
  'sportsbook.correct_score',
  `update sportsbook.fixtures set home_goals = $2, away_goals = $3, version = version + 1, result_source = $4 where id = $1 and phase = 'finished' returning version`
)
const closeStatement = sql(
  'sportsbook.settle_markets',
  `update sportsbook.markets set status = 'settled', version = $2 where id between $1::bigint * 1000 and $1::bigint * 1000 + 999 and status <> 'settled'`
)
const dropStatement = sql(
  'sportsbook.drop_markets',
  `delete from sportsbook.markets m where m.id between $1::bigint * 1000 and $1::bigint * 1000 + 999 and not exists (select from sportsbook.bet_legs l where l.market_id = m.id)`
)

export interface TreeRow {
  id: number
  sysname: string
  name: string
  country_code: string
  country_name: string
  count: number
  live: number
  replay: boolean
}
export interface ListedRow extends FixtureRow {
  round: string
  league_sysname: string
  league_name: string
  country_code: string
  country_name: string
  home_name: string
  home_short: string
  away_name: string
  away_short: string
}
export interface MarketRow {
  id: bigint
  status: MarketStatus
  version: number
  prices: number[]
}
export interface MainRow extends Partial<MarketRow> {
  fixture_id: number
  count: number
}
export interface MomentRow {
  kind: string
  minute: number
  added: number
  side: 'home' | 'away' | null
  home_goals: number
  away_goals: number
}
export interface OfferRow {
  id: bigint
  status: MarketStatus
  prices: number[]
  phase: FixtureRow['phase']
  replay: boolean
  is_due: boolean
  feed_alive: boolean
}
export interface ListFilter {
  league: string | null
  ids: readonly number[] | null
  live: boolean
  from: Date | null
  to: Date | null
  finished: boolean
}

const filterValues = ({ league, ids, live: isLive, from, to, finished }: ListFilter) => [
  league,
  ids,
  isLive,
  from,
  to,
  finished,
]

export const readTree = (tx: ReadTx) => tx.rows<TreeRow>(treeStatement)
export const listFixtures = (tx: ReadTx, by: ListFilter, count: number, offset: number) =>
  tx.rows<ListedRow>(listStatement, [...filterValues(by), count, offset])
export const countFixtures = async (tx: ReadTx, by: ListFilter): Promise<number> =>
  (await tx.maybe<{ count: number }>(countStatement, filterValues(by)))?.count ?? 0
/** The database reads a distance as POSIX does, where what is east of Greenwich is negative. */
const posixZone = (zone: string): string =>
  /^[+-]/.test(zone) ? `${zone.startsWith('+') ? '-' : '+'}${zone.slice(1)}` : zone
export const readDays = (tx: ReadTx, league: string | null, timeZone: string) =>
  tx.rows<{ day: string; count: number }>(daysStatement, [league, posixZone(timeZone)])
/** When a day begins and ends in a time zone. */
export const readDayBounds = (tx: ReadTx, day: string, timeZone: string) =>
  tx.maybe<{ from: Date; to: Date }>(boundsStatement, [day, posixZone(timeZone)])
export const readFixture = (tx: ReadTx, id: number) => tx.maybe<ListedRow>(oneStatement, [id])
export const readFixtures = (tx: ReadTx, ids: readonly number[]) => tx.rows<ListedRow>(statesStatement, [ids])
/** Markets of each fixture that changed after the version beside it. */
export const readMarkets = (tx: ReadTx, since: readonly { readonly id: number; readonly version: number }[]) =>
  tx.rows<MarketRow>(marketsStatement, [since.map((one) => one.id), since.map((one) => one.version)])
/** The match winner of each fixture, and how many markets it has. */
export const readMainMarkets = (tx: ReadTx, fixtures: readonly number[]) => tx.rows<MainRow>(mainStatement, [fixtures])
export const readMoments = (tx: ReadTx, fixture: number) => tx.rows<MomentRow>(momentsStatement, [fixture])
export const readOffers = (tx: ReadTx, markets: readonly bigint[]) => tx.rows<OfferRow>(offersStatement, [markets])

/** Fixtures that are over and not settled, those behind this one. */
export const readUnsettled = async (db: Database, behind: number, count: number): Promise<number[]> =>
  (await db.call<{ id: number }>(unsettledStatement, [behind, count])).map(({ id }) => id)
export const markSettled = async (tx: Tx, fixture: number): Promise<boolean> =>
  (await tx.maybe(settledStatement, [fixture])) !== undefined
/** True for the one who may teach the ratings with it. */
export const markRated = async (tx: Tx, fixture: number): Promise<boolean> =>
  (await tx.maybe(ratedStatement, [fixture])) !== undefined
export const correctScore = (tx: Tx, fixture: number, home: number, away: number, source: string) =>
  tx.maybe<{ version: number }>(correctStatement, [fixture, home, away, source])
/** Drops matches of the feed that ended two weeks ago and that nobody bet on. How many. */
export const deleteFixtures = async (tx: Tx, count: number): Promise<number> =>
  (await tx.rows(forgetStatement, [count])).length
/** After the settlement: markets that nobody bet on are forgotten, the others say that they are settled. */
export async function settleMarkets(tx: Tx, fixture: number, version: number): Promise<void> {
  await tx.rows(dropStatement, [fixture])
  await tx.rows(closeStatement, [fixture, version])
}
