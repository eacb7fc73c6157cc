import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import type { Phase } from './contract.ts'
import type { ReplayOrder } from './rules/replay-order.ts'

/** What the importer of real seasons reads and writes. */

const clubsStatement = sql(
  'sportsbook.known_clubs',
  `select c.id, c.name, array(select n.name from sportsbook.club_names n where n.club_id = c.id order by n.name) as spellings
     from sportsbook.clubs c where c.country_code = $1 and c.source is null order by c.id`
)
const addClubStatement = sql(
  'sportsbook.add_club',
  'insert into sportsbook.clubs (country_code, name, short_name) values ($1, $2, $3) returning id'
)
const addSpellingsStatement = sql(
  'sportsbook.add_spellings',
  `insert into sportsbook.club_names (country_code, name, club_id) select $1, * from unnest($2::text[], $3::int[]) on conflict (country_code, name) do nothing`
)
const shiftStatement = sql(
  'sportsbook.set_shift',
  'update sportsbook.leagues set shift_weeks = $2 where id = $1 and shift_weeks is null'
)
const fixturesStatement = sql(
  'sportsbook.imported_fixtures',
  'select id, source, home_id, away_id, round, kickoff, phase, home_goals, away_goals, half_home, half_away from sportsbook.fixtures where league_id = $1'
)
const addStatement = sql(
  'sportsbook.import_fixtures',
  `insert into sportsbook.fixtures (league_id, replay, home_id, away_id, round, kickoff, source, neutral, phase, home_goals, away_goals, half_home, half_away, minute, settled_at, result_source)
     select $1, true, f.home, f.away, f.round, f.kickoff, f.source, f.neutral, f.phase::sportsbook.phase, f.home_goals, f.away_goals, f.half_home, f.half_away,
            case when f.phase = 'finished' then 90 else 0 end, case when f.phase <> 'not_started' then now() end, case when f.phase = 'finished' then 'openfootball' end
       from unnest($2::int[], $3::int[], $4::text[], $5::timestamptz[], $6::text[], $7::boolean[], $8::text[], $9::smallint[], $10::smallint[], $11::smallint[], $12::smallint[])
         as f (home, away, round, kickoff, source, neutral, phase, home_goals, away_goals, half_home, half_away)
     on conflict (source) do nothing returning id`
)
const changeStatement = sql(
  'sportsbook.change_imported',
  `update sportsbook.fixtures set kickoff = $2, source = $3, phase = $4::sportsbook.phase, home_goals = $5, away_goals = $6, half_home = $7, half_away = $8, round = $9, version = version + 1,
          minute = case when $4 = 'finished' then 90 else minute end, settled_at = case when $4 <> 'not_started' then now() end, result_source = case when $4 = 'finished' then 'openfootball' end
    where id = $1 and phase = 'not_started' and not exists (select from sportsbook.markets m where m.id between $1::bigint * 1000 and $1::bigint * 1000 + 999)
    returning id`
)
const playedStatement = sql(
  'sportsbook.played_in_league',
  `select id, home_id, away_id, home_goals, away_goals, kickoff, neutral, rated from sportsbook.fixtures where league_id = $1 and phase = 'finished' order by kickoff, id`
)
const ratedStatement = sql(
  'sportsbook.rated_in_league',
  `update sportsbook.fixtures set rated = true where league_id = $1 and phase = 'finished' and not rated`
)

const putOrdersStatement = sql(
  'sportsbook.put_orders',
  `insert into sportsbook.replay_orders (source, starts_at, body) select * from unnest($1::text[], $2::timestamptz[], $3::jsonb[]) on conflict (source) do nothing`
)
const unorderedStatement = sql(
  'sportsbook.unordered',
  'select source, body from sportsbook.replay_orders where ordered_at is null and source <> all ($2) order by starts_at limit $1'
)
const orderedStatement = sql(
  'sportsbook.ordered',
  'update sportsbook.replay_orders set ordered_at = now() where source = any ($1)'
)
const orderAgainStatement = sql(
  'sportsbook.order_again',
  'update sportsbook.replay_orders set ordered_at = null where source = $1 returning source'
)

export interface KnownClubRow {
  id: number
  name: string
  spellings: string[]
}
export interface ImportedRow {
  id: number
  source: string
  home_id: number
  away_id: number
  round: string
  kickoff: Date
  phase: Phase
  home_goals: number
  away_goals: number
  half_home: number | null
  half_away: number | null
}
export interface NewImported {
  homeId: number
  awayId: number
  round: string
  kickoff: Date
  source: string
  neutral: boolean
  phase: Phase
  score: readonly [number, number] | undefined
  halfTime: readonly [number, number] | undefined
}
export interface PlayedRow {
  id: number
  home_id: number
  away_id: number
  home_goals: number
  away_goals: number
  kickoff: Date
  neutral: boolean
  rated: boolean
}

export const readKnownClubs = (tx: ReadTx, country: string) => tx.rows<KnownClubRow>(clubsStatement, [country])
export async function addClub(tx: Tx, country: string, name: string, shortName: string): Promise<number> {
  const row = await tx.maybe<{ id: number }>(addClubStatement, [country, name, shortName])
  if (!row) throw new Error(`club ${name} was not added`)
  return row.id
}
export const addSpellings = (tx: Tx, country: string, spellings: readonly (readonly [name: string, club: number])[]) =>
  tx.rows(addSpellingsStatement, [country, spellings.map(([name]) => name), spellings.map(([, club]) => club)])
export const setShift = (tx: Tx, league: number, weeks: number) => tx.rows(shiftStatement, [league, weeks])
export const readImported = (tx: ReadTx, league: number) => tx.rows<ImportedRow>(fixturesStatement, [league])

export const addImported = async (tx: Tx, league: number, all: readonly NewImported[]): Promise<number> =>
  (
    await tx.rows(addStatement, [
      league,
      all.map((one) => one.homeId),
      all.map((one) => one.awayId),
      all.map((one) => one.round),
      all.map((one) => one.kickoff),
      all.map((one) => one.source),
      all.map((one) => one.neutral),
      all.map((one) => one.phase),
      all.map((one) => one.score?.[0] ?? 0),
      all.map((one) => one.score?.[1] ?? 0),
      all.map((one) => one.halfTime?.[0] ?? null),
      all.map((one) => one.halfTime?.[1] ?? null),
    ])
  ).length
/** False when it has begun or is on offer: then it stays as it is. */
export const changeImported = async (tx: Tx, id: number, one: NewImported): Promise<boolean> =>
  (await tx.maybe(changeStatement, [
    id,
    one.kickoff,
    one.source,
    one.phase,
    one.score?.[0] ?? 0,
    one.score?.[1] ?? 0,
    one.halfTime?.[0] ?? null,
    one.halfTime?.[1] ?? null,
    one.round,
  ])) !== undefined
export const readPlayed = (tx: ReadTx, league: number) => tx.rows<PlayedRow>(playedStatement, [league])
export const markAllRated = (tx: Tx, league: number) => tx.rows(ratedStatement, [league])

export const putOrders = (tx: Tx, orders: readonly ReplayOrder[]) =>
  tx.rows(putOrdersStatement, [
    orders.map((one) => one.id),
    orders.map((one) => new Date(one.startsAt)),
    orders.map((one) => JSON.stringify(one)),
  ])
/** Replays but these that the feed has not been asked for, the next first. */
export const readUnordered = async (tx: ReadTx, count: number, but: readonly string[]): Promise<ReplayOrder[]> =>
  (await tx.rows<{ source: string; body: ReplayOrder }>(unorderedStatement, [count, but])).map(({ body }) => ({
    ...body,
    startsAt: instant(body.startsAt),
  }))
export const markOrdered = (tx: Tx, sources: readonly string[]) => tx.rows(orderedStatement, [sources])
/** True when it is one of ours, which the feed will then be asked for again. */
export const orderAgain = async (tx: Tx, source: string): Promise<boolean> =>
  (await tx.maybe(orderAgainStatement, [source])) !== undefined
