import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Book, League, Strength } from './sports/football/index.ts'

/** Leagues and clubs, and what the rating model knows of them. */

export interface LeagueRow {
  id: number
  sysname: string
  name: string
  country_code: string
  source: string | null
  shift_weeks: number | null
  base_mean: number
  base_variance: number
  advantage_mean: number
  advantage_variance: number
  rho: number
  history_read_at: Date | null
}
export interface ClubRow {
  id: number
  name: string
  source: string | null
  attack_mean: number | null
  attack_variance: number | null
  defence_mean: number | null
  defence_variance: number | null
  shared_variance: number | null
  rated_day: number | null
}

const leagueColumns =
  'id, sysname, name, country_code, source, shift_weeks, base_mean, base_variance, advantage_mean, advantage_variance, rho, history_read_at'
const leaguesStatement = sql(
  'sportsbook.leagues_of_feed',
  `select ${leagueColumns} from sportsbook.leagues where source = any ($1)`
)
const leagueStatement = sql('sportsbook.league', `select ${leagueColumns} from sportsbook.leagues where id = $1`)
const lockLeagueStatement = sql(
  'sportsbook.lock_league',
  `select ${leagueColumns} from sportsbook.leagues where id = $1 for update`
)
const leagueBySysnameStatement = sql(
  'sportsbook.league_by_sysname',
  `select ${leagueColumns} from sportsbook.leagues where sysname = $1 for update`
)
const addLeagueStatement = sql(
  'sportsbook.add_league',
  `insert into sportsbook.leagues (sysname, name, country_code, country_name, source, shift_weeks, base_mean, base_variance, advantage_mean, advantage_variance, rho)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (sysname) do nothing`
)
const clubColumns =
  'id, name, source, attack_mean, attack_variance, defence_mean, defence_variance, shared_variance, rated_day'
const clubsStatement = sql('sportsbook.clubs', `select ${clubColumns} from sportsbook.clubs where id = any ($1)`)
const clubsBySourceStatement = sql(
  'sportsbook.clubs_by_source',
  `select ${clubColumns} from sportsbook.clubs where source = any ($1)`
)
const addClubsStatement = sql(
  'sportsbook.add_clubs',
  `insert into sportsbook.clubs (country_code, name, short_name, source) select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict (source) do nothing`
)
const leagueClubsStatement = sql(
  'sportsbook.league_clubs',
  `select ${clubColumns} from sportsbook.clubs c
    where exists (select from sportsbook.fixtures f where f.league_id = $1 and f.home_id = c.id) or exists (select from sportsbook.fixtures f where f.league_id = $1 and f.away_id = c.id)`
)
const writeLeagueStatement = sql(
  'sportsbook.write_league',
  `update sportsbook.leagues set base_mean = $2, base_variance = $3, advantage_mean = $4, advantage_variance = $5, rho = $6, history_read_at = coalesce(history_read_at, now()) where id = $1`
)
const writeClubsStatement = sql(
  'sportsbook.write_clubs',
  `update sportsbook.clubs c set attack_mean = r.a, attack_variance = r.av, defence_mean = r.d, defence_variance = r.dv, shared_variance = r.s, rated_day = r.day
     from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::int[]) as r (id, a, av, d, dv, s, day) where c.id = r.id`
)
const addFixturesStatement = sql(
  'sportsbook.add_fixtures',
  `insert into sportsbook.fixtures (source, league_id, home_id, away_id, round, kickoff, replay)
     select *, false from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::timestamptz[])
     on conflict (source) do nothing returning id`
)
const isMoved = `f.source = m.source and f.phase = 'not_started' and f.kickoff <> m.kickoff`
const movedStatement = sql(
  'sportsbook.moved_fixtures',
  `select f.id from unnest($1::text[], $2::timestamptz[]) as m (source, kickoff) join sportsbook.fixtures f on ${isMoved}`
)
const moveStatement = sql(
  'sportsbook.move_fixtures',
  `update sportsbook.fixtures f set kickoff = m.kickoff, version = f.version + 1 from unnest($1::text[], $2::timestamptz[]) as m (source, kickoff)
    where f.id = any ($3) and ${isMoved} returning f.id, f.version`
)

export const readFeedLeagues = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<LeagueRow>(leaguesStatement, [sources])
export const readLeague = (tx: ReadTx, id: number) => tx.maybe<LeagueRow>(leagueStatement, [id])
/** Whoever teaches a league's book holds its row, so that no lesson is lost. */
export const lockLeague = (tx: Tx, id: number) => tx.maybe<LeagueRow>(lockLeagueStatement, [id])
export const readLeagueBySysname = (tx: Tx, sysname: string) => tx.maybe<LeagueRow>(leagueBySysnameStatement, [sysname])

export interface NewLeague {
  sysname: string
  name: string
  countryCode: string
  countryName: string
  source: string | null
  shiftWeeks: number | null
}
export const addLeague = (tx: Tx, league: NewLeague, { base, homeAdvantage, rho }: League) =>
  tx.rows(addLeagueStatement, [
    league.sysname,
    league.name,
    league.countryCode,
    league.countryName,
    league.source,
    league.shiftWeeks,
    base.mean,
    base.variance,
    homeAdvantage.mean,
    homeAdvantage.variance,
    rho,
  ])

export const readClubs = (tx: ReadTx, ids: readonly number[]) => tx.rows<ClubRow>(clubsStatement, [ids])
export const readClubsBySource = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<ClubRow>(clubsBySourceStatement, [sources])
export const readLeagueClubs = (tx: ReadTx, league: number) => tx.rows<ClubRow>(leagueClubsStatement, [league])

export interface NewClub {
  countryCode: string
  name: string
  shortName: string
  source: string
}
export const addClubs = (tx: Tx, clubs: readonly NewClub[]) =>
  tx.rows(addClubsStatement, [
    clubs.map((club) => club.countryCode),
    clubs.map((club) => club.name),
    clubs.map((club) => club.shortName),
    clubs.map((club) => club.source),
  ])

export interface NewFixture {
  source: string
  leagueId: number
  homeId: number
  awayId: number
  round: string
  kickoff: Date
}
/** Adds those that are not there yet; answers how many. */
export const addFixtures = async (tx: Tx, all: readonly NewFixture[]): Promise<number> =>
  (
    await tx.rows(addFixturesStatement, [
      all.map((one) => one.source),
      all.map((one) => one.leagueId),
      all.map((one) => one.homeId),
      all.map((one) => one.awayId),
      all.map((one) => one.round),
      all.map((one) => one.kickoff),
    ])
  ).length

type KickOff = Pick<NewFixture, 'source' | 'kickoff'>
const kickOffs = (all: readonly KickOff[]) => [all.map((one) => one.source), all.map((one) => one.kickoff)]
/** Those of them that begin at another time than we know. */
export const readMoved = async (tx: ReadTx, all: readonly KickOff[]): Promise<number[]> =>
  (await tx.rows<{ id: number }>(movedStatement, kickOffs(all))).map(({ id }) => id)
/** Moves those of them that are held; answers which, in their new versions. */
export const moveFixtures = (tx: Tx, all: readonly KickOff[], held: readonly number[]) =>
  tx.rows<{ id: number; version: number }>(moveStatement, [...kickOffs(all), held])

export const leagueModel = (row: LeagueRow): League => ({
  base: { mean: row.base_mean, variance: row.base_variance },
  homeAdvantage: { mean: row.advantage_mean, variance: row.advantage_variance },
  rho: row.rho,
})
export function strengthOf(row: ClubRow): Strength | undefined {
  const { attack_mean, attack_variance, defence_mean, defence_variance, shared_variance, rated_day } = row
  if (
    attack_mean === null ||
    attack_variance === null ||
    defence_mean === null ||
    defence_variance === null ||
    shared_variance === null ||
    rated_day === null
  )
    return undefined
  return {
    attack: { mean: attack_mean, variance: attack_variance },
    defence: { mean: defence_mean, variance: defence_variance },
    shared: shared_variance,
    day: rated_day,
  }
}
/** The rating model's book of a league; clubs go by their id as text. */
export function bookOf(league: LeagueRow, clubs: readonly ClubRow[]): Book {
  const rated = clubs.flatMap((club) => {
    const strength = strengthOf(club)
    return strength ? [[String(club.id), strength] as const] : []
  })
  return { league: leagueModel(league), clubs: new Map(rated) }
}

export async function writeBook(tx: Tx, league: number, book: Book): Promise<void> {
  const { base, homeAdvantage, rho } = book.league
  await tx.rows(writeLeagueStatement, [
    league,
    base.mean,
    base.variance,
    homeAdvantage.mean,
    homeAdvantage.variance,
    rho,
  ])
  const clubs = [...book.clubs]
  await tx.rows(writeClubsStatement, [
    clubs.map(([id]) => Number(id)),
    clubs.map(([, one]) => one.attack.mean),
    clubs.map(([, one]) => one.attack.variance),
    clubs.map(([, one]) => one.defence.mean),
    clubs.map(([, one]) => one.defence.variance),
    clubs.map(([, one]) => one.shared),
    clubs.map(([, one]) => Math.floor(one.day)),
  ])
}
