import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MarketStatus, Phase } from './contract.ts'
import type { FixtureState, MatchEvent, Rates } from './sports/football/index.ts'
import { marketId, marketKeyOf } from './rules/market-id.ts'
import { type EventFacts, type MarketFacts, type Played, pricesOf } from './rules/play.ts'
import { marketKind } from './rules/vocabulary.ts'

/** What the feed writes and prices are made from. */

const holdStatement = sql('sportsbook.lock_fixtures', 'select sportsbook.lock_fixtures($1)')
const bySourceStatement = sql(
  'sportsbook.fixtures_by_source',
  'select id, source from sportsbook.fixtures where source = any ($1)'
)
const factsStatement = sql(
  'sportsbook.fixture_facts',
  `select id, source, league_id, home_id, away_id, kickoff, replay, neutral, phase, minute, added, home_goals, away_goals, half_home, half_away, home_red, away_red, version, alarms, sequence,
          home_rate, away_rate, rho, rated, settled_at,
          case when phase in ('first_half', 'second_half') and minute_at is not null
            then least(1, greatest(0, extract(epoch from clock_timestamp() - minute_at) * 1000 / minute_ms))::float8 else 0 end as passed
     from sportsbook.fixtures where id = any ($1) order by id`
)
const marketsStatement = sql(
  'sportsbook.market_facts',
  `select m.id, m.status, m.version, m.prices from unnest($1::int[]) f (id) join sportsbook.markets m on m.id between f.id::bigint * 1000 and f.id::bigint * 1000 + 999 order by m.id`
)
const writeFixtureStatement = sql(
  'sportsbook.write_fixture',
  `update sportsbook.fixtures set phase = $2, minute = $3, added = $4, home_goals = $5, away_goals = $6, half_home = $7, half_away = $8, home_red = $9, away_red = $10,
          version = $11, alarms = $12, sequence = $13, heard_at = clock_timestamp(), result_source = coalesce($14, result_source),
          minute_at = case when (phase, minute, added) is distinct from ($2, $3, $4) or minute_at > clock_timestamp() then clock_timestamp() else minute_at end,
          minute_ms = case when phase = $2 and minute + added + 1 = $3 + $4
            then least(60000, greatest(1000, extract(epoch from clock_timestamp() - minute_at) * 1000))::int else minute_ms end
    where id = $1`
)
const writeMarketsStatement = sql(
  'sportsbook.write_markets',
  `insert into sportsbook.markets as m (id, status, version, prices)
     select id, status::sportsbook.market_status, version, prices::int[] from unnest($1::bigint[], $2::text[], $3::int[], $4::text[]) as w (id, status, version, prices)
     on conflict (id) do update set status = excluded.status, version = excluded.version, prices = excluded.prices`
)
const writeMomentsStatement = sql(
  'sportsbook.write_moments',
  `insert into sportsbook.match_events (fixture_id, sequence, kind, minute, added, side, home_goals, away_goals)
     select $1, * from unnest($2::int[], $3::text[], $4::smallint[], $5::smallint[], $6::text[], $7::smallint[], $8::smallint[])
     on conflict (fixture_id, sequence) do nothing`
)
const ratesStatement = sql(
  'sportsbook.write_rates',
  `update sportsbook.fixtures f set home_rate = r.home, away_rate = r.away, rho = r.rho
     from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[]) as r (id, home, away, rho) where f.id = r.id`
)
const bumpStatement = sql('sportsbook.bump_fixture', 'update sportsbook.fixtures set version = $2 where id = $1')
/** The next matches of the feed, at most so many, and the last that have begun, which may still be in play; replays a week ahead: they are few. */
const unpricedStatement = sql(
  'sportsbook.unpriced',
  `select id from (
     (select id, home_rate, kickoff from sportsbook.fixtures
       where phase = 'not_started' and not replay and kickoff > now() and kickoff < $1::timestamptz order by kickoff limit 700)
     union all
     (select id, home_rate, kickoff from sportsbook.fixtures
       where phase in ('not_started', 'first_half', 'half_time', 'second_half') and not replay and kickoff <= now() and kickoff > now() - interval '150 minutes'
       order by kickoff desc limit 60)
     union all
     select id, home_rate, kickoff from sportsbook.fixtures
       where phase = 'not_started' and replay and source not like 'unplayed:%' and kickoff > now() - interval '150 minutes' and kickoff < $1::timestamptz + interval '7 days'
   ) f where home_rate is null order by kickoff limit $2`
)
const runningStatement = sql(
  'sportsbook.running',
  `select id from sportsbook.fixtures where phase in ('first_half', 'half_time', 'second_half') order by id`
)
const lookLaterStatement = sql(
  'sportsbook.look_later',
  `update sportsbook.fixtures set heard_at = now() + $2 * interval '1 millisecond' where id = $1 and coalesce(heard_at, '-infinity') < now() - interval '40 seconds'`
)
const unheardStatement = sql(
  'sportsbook.unheard',
  `select id, source, kickoff, kickoff < now() - interval '48 hours' as is_old from sportsbook.fixtures
    where phase in ('not_started', 'first_half', 'half_time', 'second_half') and home_rate is not null
      and kickoff < now() - interval '20 seconds' and (coalesce(heard_at, '-infinity') < now() - interval '40 seconds' or heard_at > now() + interval '15 minutes')
    order by kickoff limit $1`
)

export interface FixtureRow {
  id: number
  source: string
  league_id: number
  home_id: number
  away_id: number
  kickoff: Date
  replay: boolean
  neutral: boolean
  phase: Phase
  minute: number
  added: number
  home_goals: number
  away_goals: number
  half_home: number | null
  half_away: number | null
  home_red: number
  away_red: number
  version: number
  alarms: number
  sequence: number
  home_rate: number | null
  away_rate: number | null
  rho: number | null
  rated: boolean
  settled_at: Date | null
}
interface MarketRow {
  id: bigint
  status: MarketStatus
  version: number
  prices: number[]
}

export type StateRow = Pick<
  FixtureRow,
  'phase' | 'minute' | 'added' | 'home_goals' | 'away_goals' | 'half_home' | 'half_away' | 'home_red' | 'away_red'
>
export const stateOf = (row: StateRow): FixtureState => ({
  phase: row.phase,
  minute: row.minute,
  added: row.added,
  score: { home: row.home_goals, away: row.away_goals },
  halfTime: row.half_home === null || row.half_away === null ? undefined : { home: row.half_home, away: row.half_away },
  redCards: { home: row.home_red, away: row.away_red },
})

/** Waits for the fixtures' locks: from here to the commit nobody bets on them and nobody else changes them. */
export const lockFixtures = (tx: Tx, fixtures: readonly number[]) => tx.rows(holdStatement, [fixtures])

export const readBySource = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<{ id: number; source: string }>(bySourceStatement, [sources])

export interface HeldFixture extends EventFacts<FixtureState, Rates> {
  readonly row: FixtureRow
}
/** Fixtures with their markets, as pricing wants them. */
export async function readFacts(tx: ReadTx, fixtures: readonly number[]): Promise<HeldFixture[]> {
  const rows = await tx.rows<FixtureRow & { passed: number }>(factsStatement, [fixtures])
  const markets = Map.groupBy(await tx.rows<MarketRow>(marketsStatement, [fixtures]), (market) =>
    Number(market.id / 1000n)
  )
  return rows.map((row) => ({
    row,
    state: stateOf(row),
    sequence: row.sequence,
    alarms: row.alarms,
    version: row.version,
    passed: row.passed,
    model:
      row.home_rate === null || row.away_rate === null
        ? undefined
        : { home: row.home_rate, away: row.away_rate, rho: row.rho ?? 0 },
    markets: (markets.get(row.id) ?? []).flatMap(({ id, status, version, prices }): MarketFacts[] => {
      const key = marketKeyOf(id)
      return key ? [{ ...key, status, version, prices: pricesOf(prices) }] : []
    }),
  }))
}

export async function writePlayed(
  tx: Tx,
  fixture: number,
  played: Played<FixtureState, MatchEvent>,
  resultSource: string | undefined
): Promise<void> {
  const { state, version, alarms, sequence, timeline } = played
  await tx.rows(writeFixtureStatement, [
    fixture,
    state.phase,
    state.minute,
    state.added,
    state.score.home,
    state.score.away,
    state.halfTime?.home ?? null,
    state.halfTime?.away ?? null,
    state.redCards.home,
    state.redCards.away,
    version,
    alarms,
    sequence,
    resultSource ?? null,
  ])
  if (timeline.length === 0) return
  await tx.rows(writeMomentsStatement, [
    fixture,
    timeline.map(({ incident }) => incident.sequence),
    timeline.map(({ incident }) => incident.kind),
    timeline.map(({ incident }) => incident.minute),
    timeline.map(({ incident }) => incident.added),
    timeline.map(({ incident }) => incident.side ?? null),
    timeline.map((at) => at.state.score.home),
    timeline.map((at) => at.state.score.away),
  ])
}

export interface WrittenMarkets {
  readonly fixture: number
  readonly markets: readonly MarketFacts[]
}
export async function writeMarkets(tx: Tx, all: readonly WrittenMarkets[]): Promise<void> {
  const markets = all.flatMap(({ fixture, markets: own }) =>
    own.map(({ kind, line, ...rest }) => ({ ...rest, id: marketId(fixture, { kind: marketKind.parse(kind), line }) }))
  )
  if (markets.length === 0) return
  await tx.rows(writeMarketsStatement, [
    markets.map((market) => market.id),
    markets.map((market) => market.status),
    markets.map((market) => market.version),
    markets.map((market) => `{${market.prices.join(',')}}`),
  ])
}

export const bumpFixture = (tx: Tx, fixture: number, version: number) => tx.rows(bumpStatement, [fixture, version])

export const writeRates = (tx: Tx, all: readonly { id: number; home: number; away: number; rho: number }[]) =>
  tx.rows(ratesStatement, [
    all.map((one) => one.id),
    all.map((one) => one.home),
    all.map((one) => one.away),
    all.map((one) => one.rho),
  ])

/** Fixtures up to a time that have no expected goals yet, the next first. */
export const readUnpriced = async (tx: ReadTx, until: Date, count: number): Promise<number[]> =>
  (await tx.rows<{ id: number }>(unpricedStatement, [until, count])).map(({ id }) => id)

/** Fixtures in play. */
export const readRunning = async (tx: ReadTx): Promise<number[]> =>
  (await tx.rows<{ id: number }>(runningStatement)).map(({ id }) => id)

export interface UnheardRow {
  id: number
  source: string
  kickoff: Date
  is_old: boolean
}
/** Offered fixtures that should be running, of which the feed has said nothing for a while. */
export const readUnheard = (tx: ReadTx, count: number) => tx.rows<UnheardRow>(unheardStatement, [count])

/** Of a fixture of which still nothing was heard the feed is asked again after so long, not with every turn: others have theirs meanwhile. */
export const lookLater = (tx: Tx, fixture: number, afterMs: number) => tx.rows(lookLaterStatement, [fixture, afterMs])
