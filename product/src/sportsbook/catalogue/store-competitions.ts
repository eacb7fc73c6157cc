import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** Competitions and participants, and what their sport's rating model knows of them: values of the sport, to be parsed by its schemas. */

export interface CompetitionRow {
  id: number
  sport: string
  sysname: string
  name: string
  country_code: string
  source: string | null
  rating: unknown
  shift_weeks: number | null
  history_read_at: Date | null
}
export interface ParticipantRow {
  id: number
  name: string
  source: string | null
  rating: unknown
}

const competitionColumns = 'id, sport, sysname, name, country_code, source, rating, shift_weeks, history_read_at'
const competitionsStatement = sql(
  'sportsbook.competitions_of_feed',
  `select ${competitionColumns} from sportsbook.competitions where source = any ($1)`
)
const competitionStatement = sql(
  'sportsbook.competition',
  `select ${competitionColumns} from sportsbook.competitions where id = $1`
)
const lockCompetitionStatement = sql(
  'sportsbook.lock_competition',
  `select ${competitionColumns} from sportsbook.competitions where id = $1 for update`
)
const bySysnameStatement = sql(
  'sportsbook.competition_by_sysname',
  `select ${competitionColumns} from sportsbook.competitions where sysname = $1 for update`
)
const addCompetitionStatement = sql(
  'sportsbook.add_competition',
  `insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, source, shift_weeks, rating)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (sysname) do nothing`
)
const participantColumns = 'id, name, source, rating'
const bySourceStatement = sql(
  'sportsbook.participants_by_source',
  `select ${participantColumns} from sportsbook.participants where source = any ($1)`
)
const addParticipantsStatement = sql(
  'sportsbook.add_participants',
  `insert into sportsbook.participants (sport, country_code, name, short_name, source)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) on conflict (source) do nothing`
)
const inCompetitionStatement = sql(
  'sportsbook.participants_of_competition',
  `select ${participantColumns} from sportsbook.participants p
    where exists (select from sportsbook.events e where e.competition_id = $1 and e.home_id = p.id)
       or exists (select from sportsbook.events e where e.competition_id = $1 and e.away_id = p.id)`
)
const writeCompetitionStatement = sql(
  'sportsbook.write_competition',
  'update sportsbook.competitions set rating = $2, history_read_at = coalesce(history_read_at, now()) where id = $1'
)
const writeParticipantsStatement = sql(
  'sportsbook.write_participants',
  'update sportsbook.participants p set rating = r.rating from unnest($1::int[], $2::jsonb[]) as r (id, rating) where p.id = r.id'
)
const addEventsStatement = sql(
  'sportsbook.add_events',
  `insert into sportsbook.events (sport, source, competition_id, home_id, away_id, round, starts_at, state, replay)
     select *, false from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::timestamptz[], $8::jsonb[])
     on conflict (source) do nothing returning id`
)
const isMoved = `e.source = m.source and e.status = 'not_started' and e.starts_at <> m.starts_at`
const movedStatement = sql(
  'sportsbook.moved_events',
  `select e.id from unnest($1::text[], $2::timestamptz[]) as m (source, starts_at) join sportsbook.events e on ${isMoved}`
)
const moveStatement = sql(
  'sportsbook.move_events',
  `update sportsbook.events e set starts_at = m.starts_at, version = e.version + 1 from unnest($1::text[], $2::timestamptz[]) as m (source, starts_at)
    where e.id = any ($3) and ${isMoved} returning e.id, e.version`
)

export const readFeedCompetitions = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<CompetitionRow>(competitionsStatement, [sources])
export const readCompetition = (tx: ReadTx, id: number) => tx.maybe<CompetitionRow>(competitionStatement, [id])
/** Whoever teaches a competition's ratings locks its row, so that no lesson is lost. */
export const lockCompetition = (tx: Tx, id: number) => tx.maybe<CompetitionRow>(lockCompetitionStatement, [id])
export const readCompetitionBySysname = (tx: Tx, sysname: string) =>
  tx.maybe<CompetitionRow>(bySysnameStatement, [sysname])

export interface NewCompetition {
  sport: string
  sysname: string
  name: string
  countryCode: string
  countryName: string
  source: string | null
  shiftWeeks: number | null
  rating: unknown
}
export const addCompetition = (tx: Tx, one: NewCompetition) =>
  tx.rows(addCompetitionStatement, [
    one.sport,
    one.sysname,
    one.name,
    one.countryCode,
    one.countryName,
    one.source,
    one.shiftWeeks,
    JSON.stringify(one.rating),
  ])

export const readParticipantsBySource = (tx: ReadTx, sources: readonly string[]) =>
  tx.rows<ParticipantRow>(bySourceStatement, [sources])
export const readParticipants = (tx: ReadTx, competition: number) =>
  tx.rows<ParticipantRow>(inCompetitionStatement, [competition])

export interface NewParticipant {
  sport: string
  countryCode: string
  name: string
  shortName: string
  source: string
}
export const addParticipants = (tx: Tx, all: readonly NewParticipant[]) =>
  tx.rows(addParticipantsStatement, [
    all.map((one) => one.sport),
    all.map((one) => one.countryCode),
    all.map((one) => one.name),
    all.map((one) => one.shortName),
    all.map((one) => one.source),
  ])

export interface NewEvent {
  sport: string
  source: string
  competitionId: number
  homeId: number
  awayId: number
  round: string
  startsAt: Date
  state: unknown
}
/** Adds those that are not there yet; answers how many. */
export const addEvents = async (tx: Tx, all: readonly NewEvent[]): Promise<number> =>
  (
    await tx.rows(addEventsStatement, [
      all.map((one) => one.sport),
      all.map((one) => one.source),
      all.map((one) => one.competitionId),
      all.map((one) => one.homeId),
      all.map((one) => one.awayId),
      all.map((one) => one.round),
      all.map((one) => one.startsAt),
      all.map((one) => JSON.stringify(one.state)),
    ])
  ).length

type Start = Pick<NewEvent, 'source' | 'startsAt'>
const starts = (all: readonly Start[]) => [all.map((one) => one.source), all.map((one) => one.startsAt)]
/** Those of them that begin at another time than we know. */
export const readMoved = async (tx: ReadTx, all: readonly Start[]): Promise<number[]> =>
  (await tx.rows<{ id: number }>(movedStatement, starts(all))).map(({ id }) => id)
/** Moves those of them that are locked; answers which, in their new versions. */
export const moveEvents = (tx: Tx, all: readonly Start[], locked: readonly number[]) =>
  tx.rows<{ id: number; version: number }>(moveStatement, [...starts(all), locked])

/** What a rating model has learnt: of the competition, and of participants by their ids. */
export const writeRatings = async (
  tx: Tx,
  competition: number,
  rating: unknown,
  participants: readonly (readonly [id: number, rating: unknown])[]
): Promise<void> => {
  await tx.rows(writeCompetitionStatement, [competition, JSON.stringify(rating)])
  await tx.rows(writeParticipantsStatement, [
    participants.map(([id]) => id),
    participants.map(([, one]) => JSON.stringify(one)),
  ])
}
