import { type ReadTx, sql } from '@ante/kit/context'
import { shown } from './store.ts'

// Names are only ever added: their number says whether some are new. Short names and every spelling of an import are found too.
const revisionStatement = sql(
  'sportsbook.names_revision',
  `select (select count(*) from sportsbook.clubs) || '/' || (select count(*) from sportsbook.club_names) || '/' || (select count(*) from sportsbook.leagues) as revision`
)
const clubNamesStatement = sql(
  'sportsbook.club_spellings',
  `select c.id, c.name, array(select s.name from (select c.short_name as name union select n.name from sportsbook.club_names n where n.club_id = c.id) s where s.name <> c.name order by s.name) as spellings
     from sportsbook.clubs c order by c.name, c.id`
)
const leagueNamesStatement = sql(
  'sportsbook.league_names',
  'select id, sysname, name, country_name from sportsbook.leagues order by name, id'
)
const nextStatement = sql(
  'sportsbook.next_of_clubs',
  `select c.id as club_id, f.id as fixture_id
     from unnest($1::int[]) with ordinality as c (id, place)
     cross join lateral (select f.id from sportsbook.fixtures f
       where (f.home_id = c.id or f.away_id = c.id) and ${shown} order by f.kickoff, f.id limit 1) f
    order by c.place`
)

export async function readNamesRevision(tx: ReadTx): Promise<string> {
  return (await tx.maybe<{ revision: string }>(revisionStatement))?.revision ?? ''
}
export const readClubNames = (tx: ReadTx) =>
  tx.rows<{ id: number; name: string; spellings: string[] }>(clubNamesStatement)
export const readLeagueNames = (tx: ReadTx) =>
  tx.rows<{ id: number; sysname: string; name: string; country_name: string }>(leagueNamesStatement)
/** The match of each club that is being played or comes next; clubs without one are left out. */
export const readNextFixtures = (tx: ReadTx, clubs: readonly number[]) =>
  tx.rows<{ club_id: number; fixture_id: number }>(nextStatement, [clubs])
