import { type ReadTx, sql } from '@ante/kit/context'
import { shown } from './store.ts'

// Names are only ever added: their number says whether some are new. Short names and every spelling of an import are found too.
const revisionStatement = sql(
  'sportsbook.names_revision',
  `select (select count(*) from sportsbook.participants) || '/' || (select count(*) from sportsbook.participant_names) || '/' || (select count(*) from sportsbook.competitions) as revision`
)
const participantNamesStatement = sql(
  'sportsbook.participant_spellings',
  `select c.id, c.name, array(select s.name from (select c.short_name as name union select n.name from sportsbook.participant_names n where n.participant_id = c.id) s where s.name <> c.name order by s.name) as spellings
     from sportsbook.participants c order by c.name, c.id`
)
const competitionNamesStatement = sql(
  'sportsbook.competition_names',
  'select id, sysname, name, country_name from sportsbook.competitions order by name, id'
)
const nextStatement = sql(
  'sportsbook.next_of_participants',
  `select c.id as participant_id, e.id as event_id
     from unnest($1::int[]) with ordinality as c (id, place)
     cross join lateral (select e.id from sportsbook.events e
       where (e.home_id = c.id or e.away_id = c.id) and ${shown} order by e.starts_at, e.id limit 1) e
    order by c.place`
)

export async function readNamesRevision(tx: ReadTx): Promise<string> {
  return (await tx.maybe<{ revision: string }>(revisionStatement))?.revision ?? ''
}
export const readParticipantNames = (tx: ReadTx) =>
  tx.rows<{ id: number; name: string; spellings: string[] }>(participantNamesStatement)
export const readCompetitionNames = (tx: ReadTx) =>
  tx.rows<{ id: number; sysname: string; name: string; country_name: string }>(competitionNamesStatement)
/** The match of each participant that is being played or comes next; clubs without one are left out. */
export const readNextEvents = (tx: ReadTx, participants: readonly number[]) =>
  tx.rows<{ participant_id: number; event_id: number }>(nextStatement, [participants])
