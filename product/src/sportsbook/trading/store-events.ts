import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { EventStatus, MarketStatus } from '../contract.ts'
import { type EventFacts, isNextUnit, isSameTime, type MarketFacts, type Played, pricesOf } from '../rules/play.ts'
import { isOver } from '../rules/vocabulary.ts'
import { sportOf } from '../sports/registry.ts'
import type { AnySport, Incident } from '../sports/sport.ts'

/** What the feed writes and prices are made from. */

const lockStatement = sql('sportsbook.lock_events', 'select sportsbook.lock_events($1)')
const bySourceStatement = sql(
  'sportsbook.events_by_source',
  'select id, source from sportsbook.events where source = any ($1)'
)
const factsStatement = sql(
  'sportsbook.event_facts',
  `select id, sport, source, competition_id, home_id, away_id, starts_at, replay, neutral, status, state, model, version, incident_count, sequence, rated, settled_at, is_held,
          case when clock_at is null then 0 else least(1, greatest(0, extract(epoch from clock_timestamp() - clock_at) * 1000 / clock_unit_ms))::float8 end as passed
     from sportsbook.events where id = any ($1) order by id`
)
const marketsStatement = sql(
  'sportsbook.market_facts',
  `select m.event_id, m.market_type, m.specifier, m.status, m.version, m.is_held, o.prices
     from sportsbook.markets m
     cross join lateral (select array_agg(o.price order by o.position) as prices from sportsbook.outcomes o where o.market_id = m.id) o
    where m.event_id = any ($1) order by m.id`
)
const writeEventStatement = sql(
  'sportsbook.write_event',
  `update sportsbook.events set status = $2::sportsbook.event_status, state = $3, version = $4, incident_count = $5, sequence = $6, heard_at = clock_timestamp(),
          clock_at = case when not $7 then null when clock_at is null or not $8 or clock_at > clock_timestamp() then clock_timestamp() else clock_at end,
          clock_unit_ms = case when $9 and clock_at is not null
            then least(60000, greatest(1000, extract(epoch from clock_timestamp() - clock_at) * 1000))::int else clock_unit_ms end
    where id = $1`
)
const addResultStatement = sql(
  'sportsbook.add_result',
  `insert into sportsbook.results (event_id, number, status, state, source)
     select e.id, coalesce((select max(r.number) from sportsbook.results r where r.event_id = e.id), 0) + 1, e.status, e.state, $2 from sportsbook.events e where e.id = $1`
)
const writePricesStatement = sql(
  'sportsbook.write_prices',
  'select sportsbook.write_prices($1, $2, $3, $4, $5, $6, $7, $8, $9)'
)
const writeIncidentsStatement = sql(
  'sportsbook.write_incidents',
  `insert into sportsbook.incidents (event_id, sequence, kind, incident, state)
     select $1, * from unnest($2::int[], $3::text[], $4::jsonb[], $5::jsonb[]) on conflict (event_id, sequence) do nothing`
)
const modelsStatement = sql(
  'sportsbook.write_models',
  'update sportsbook.events e set model = m.model from unnest($1::int[], $2::jsonb[]) as m (id, model) where e.id = m.id'
)
const bumpStatement = sql(
  'sportsbook.bump_events',
  'update sportsbook.events e set version = c.version from unnest($1::int[], $2::int[]) as c (id, version) where e.id = c.id'
)
/** The next events of the feed, at most so many, and the last that have begun, which may still be in play; replays a week ahead: they are few. */
const unpricedStatement = sql(
  'sportsbook.unpriced',
  `select id from (
     (select id, model, starts_at from sportsbook.events
       where status = 'not_started' and not replay and starts_at > now() and starts_at < $1::timestamptz order by starts_at limit 700)
     union all
     (select id, model, starts_at from sportsbook.events
       where status in ('not_started', 'live') and not replay and starts_at <= now() and starts_at > now() - interval '150 minutes'
       order by starts_at desc limit 60)
     union all
     select id, model, starts_at from sportsbook.events
       where status = 'not_started' and replay and source not like 'unplayed:%' and starts_at > now() - interval '150 minutes' and starts_at < $1::timestamptz + interval '7 days'
   ) e where model is null order by starts_at limit $2`
)
const runningStatement = sql('sportsbook.running', `select id from sportsbook.events where status = 'live' order by id`)

export interface EventRow {
  id: number
  sport: string
  source: string
  competition_id: number
  home_id: number
  away_id: number
  starts_at: Date
  replay: boolean
  neutral: boolean
  status: EventStatus
  /** The sport's own values, to be parsed by its schemas. */
  state: unknown
  model: unknown
  version: number
  incident_count: number
  sequence: number
  rated: boolean
  settled_at: Date | null
}
interface FactsRow extends EventRow {
  is_held: boolean
  passed: number
}
interface MarketRow {
  event_id: number
  market_type: string
  specifier: string
  status: MarketStatus
  version: number
  is_held: boolean
  prices: (number | null)[] | null
}

/** Waits for the events' locks: from here to the commit nobody bets on them and nobody else changes them. */
export const lockEvents = (tx: Tx, events: readonly number[]) => tx.rows(lockStatement, [events])

export const readBySource = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<{ id: number; source: string }>(bySourceStatement, [sources])

export interface HeldEvent extends EventFacts<unknown> {
  readonly row: EventRow
  /** What its prices are made from; undefined while it is not priced. */
  readonly model: unknown
  readonly sport: AnySport
}
/** The prices of a market; none where one of its outcomes has none. */
const offeredPrices = (prices: readonly (number | null)[] | null): number[] => {
  const known = (prices ?? []).filter((price) => price !== null)
  return known.length === prices?.length ? known : []
}

/** Events with their markets, as pricing wants them. */
export async function readFacts(tx: ReadTx, events: readonly number[]): Promise<HeldEvent[]> {
  const rows = await tx.rows<FactsRow>(factsStatement, [events])
  const markets = Map.groupBy(await tx.rows<MarketRow>(marketsStatement, [events]), (market) => market.event_id)
  return rows.map((row) => {
    const sport = sportOf(row.sport)
    return {
      row,
      sport,
      state: sport.stateSchema.parse(row.state),
      sequence: row.sequence,
      incidentCount: row.incident_count,
      version: row.version,
      passed: row.passed,
      isHeld: row.is_held,
      model: row.model === null ? undefined : sport.modelSchema.parse(row.model),
      markets: (markets.get(row.id) ?? []).map(
        ({ market_type, specifier, status, version, is_held, prices }): MarketFacts => ({
          type: market_type,
          specifier,
          status,
          version,
          isHeld: is_held,
          prices: pricesOf(offeredPrices(prices)),
        })
      ),
    }
  })
}

/** Where the result came from, kept with it: the state of an event that has just ended, or was corrected, is its result. */
export const addResult = (tx: Tx, event: number, source: string) => tx.rows(addResultStatement, [event, source])

/** Writes what incidents made of a locked event. `source`: who told how it ended, kept with the result. Throws for a state that its sport could not read. */
export async function writePlayed(
  tx: Tx,
  { row, sport, state: before }: HeldEvent,
  played: Played<unknown, Incident>,
  source: string
): Promise<void> {
  const { version, incidentCount, sequence, timeline } = played
  const state = sport.stateSchema.parse(played.state)
  const status = sport.statusOf(state)
  await tx.rows(writeEventStatement, [
    row.id,
    status,
    JSON.stringify(state),
    version,
    incidentCount,
    sequence,
    sport.clockOf(state) !== undefined,
    isSameTime(sport, before, state),
    isNextUnit(sport, before, state),
  ])
  if (isOver(status) && !isOver(row.status)) await addResult(tx, row.id, source)
  if (timeline.length === 0) return
  await tx.rows(writeIncidentsStatement, [
    row.id,
    timeline.map(({ incident }) => incident.sequence),
    timeline.map(({ incident }) => incident.kind),
    timeline.map(({ incident }) => JSON.stringify(incident)),
    timeline.map((at) => JSON.stringify(at.state)),
  ])
}

export interface WrittenMarkets {
  readonly event: HeldEvent
  /** Only those that changed or are new. */
  readonly markets: readonly MarketFacts[]
}
/** Writes markets that changed, and of their outcomes those whose price did. */
export async function writeMarkets(tx: Tx, all: readonly WrittenMarkets[]): Promise<void> {
  const markets = all.flatMap(({ event, markets: own }) => own.map((market) => ({ ...market, event })))
  if (markets.length === 0) return
  const outcomes = markets.flatMap((market, index) =>
    changedOutcomes(market).map((one) => ({ ...one, market: index + 1 }))
  )
  await tx.rows(writePricesStatement, [
    markets.map(({ event }) => event.row.id),
    markets.map(({ type }) => type),
    markets.map(({ specifier }) => specifier),
    markets.map(({ status }) => status),
    markets.map(({ version }) => version),
    outcomes.map(({ market }) => market),
    outcomes.map(({ code }) => code),
    outcomes.map(({ position }) => position),
    outcomes.map(({ price }) => price),
  ])
}

function changedOutcomes({ event, type, specifier, prices }: MarketFacts & { event: HeldEvent }) {
  const before = event.markets.find((market) => market.type === type && market.specifier === specifier)
  return (event.sport.marketTypes[type] ?? []).flatMap((code, position) => {
    const price = prices[position] ?? null
    return before && (before.prices[position] ?? null) === price ? [] : [{ code, position, price }]
  })
}

export const bumpEvents = (tx: Tx, all: readonly { id: number | string; version: number }[]) =>
  tx.rows(bumpStatement, [all.map(({ id }) => id), all.map(({ version }) => version)])

export const writeModels = (tx: Tx, all: readonly { id: number; model: unknown }[]) =>
  tx.rows(modelsStatement, [all.map((one) => one.id), all.map((one) => JSON.stringify(one.model))])

/** Events up to a time that have no model yet, the next first. */
export const readUnpriced = async (tx: ReadTx, until: Date, count: number): Promise<number[]> =>
  (await tx.rows<{ id: number }>(unpricedStatement, [until, count])).map(({ id }) => id)

/** Events in play. */
export const readRunning = async (tx: ReadTx): Promise<number[]> =>
  (await tx.rows<{ id: number }>(runningStatement)).map(({ id }) => id)
