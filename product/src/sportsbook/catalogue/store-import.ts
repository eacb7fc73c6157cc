import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import type { EventStatus } from '../contract.ts'
import type { ReplayOrder } from '../rules/replay-order.ts'

/** What the importer of real seasons reads and writes. */

const participantsStatement = sql(
  'sportsbook.known_participants',
  `select p.id, p.name, array(select n.name from sportsbook.participant_names n where n.participant_id = p.id order by n.name) as spellings
     from sportsbook.participants p where p.sport = $1 and p.country_code = $2 and p.source is null order by p.id`
)
const addParticipantStatement = sql(
  'sportsbook.add_participant',
  'insert into sportsbook.participants (sport, country_code, name, short_name) values ($1, $2, $3, $4) returning id'
)
const addSpellingsStatement = sql(
  'sportsbook.add_spellings',
  `insert into sportsbook.participant_names (country_code, name, participant_id) select $1, * from unnest($2::text[], $3::int[]) on conflict (country_code, name) do nothing`
)
const shiftStatement = sql(
  'sportsbook.set_shift',
  'update sportsbook.competitions set shift_weeks = $2 where id = $1 and shift_weeks is null'
)
const eventsStatement = sql(
  'sportsbook.imported_events',
  'select id, source, home_id, away_id, round, starts_at, status from sportsbook.events where competition_id = $1'
)
const addStatement = sql(
  'sportsbook.import_events',
  `with added as (
     insert into sportsbook.events (competition_id, sport, replay, home_id, away_id, round, starts_at, source, neutral, status, state, settled_at)
       select $1, $2, true, i.home, i.away, i.round, i.starts_at, i.source, i.neutral, i.status::sportsbook.event_status, i.state,
              case when i.status <> 'not_started' then now() end
         from unnest($3::int[], $4::int[], $5::text[], $6::timestamptz[], $7::text[], $8::boolean[], $9::text[], $10::jsonb[])
           as i (home, away, round, starts_at, source, neutral, status, state)
       on conflict (source) do nothing returning id, status, state),
   known as (
     insert into sportsbook.results (event_id, number, status, state, source) select id, 1, status, state, 'openfootball' from added where status <> 'not_started')
   select id from added`
)
const changeStatement = sql(
  'sportsbook.change_imported',
  `with changed as (
     update sportsbook.events set starts_at = $2, source = $3, status = $4::sportsbook.event_status, state = $5, round = $6, version = version + 1,
            settled_at = case when $4 <> 'not_started' then now() end
      where id = $1 and status = 'not_started' and not exists (select from sportsbook.markets m where m.event_id = $1)
      returning id, status, state),
   known as (
     insert into sportsbook.results (event_id, number, status, state, source) select id, 1, status, state, 'openfootball' from changed where status <> 'not_started')
   select id from changed`
)
const playedStatement = sql(
  'sportsbook.played_in_competition',
  `select id, home_id, away_id, state, starts_at, neutral, rated from sportsbook.events where competition_id = $1 and status = 'ended' order by starts_at, id`
)
const ratedStatement = sql(
  'sportsbook.rated_in_competition',
  `update sportsbook.events set rated = true where competition_id = $1 and status = 'ended' and not rated`
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

export interface KnownParticipantRow {
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
  starts_at: Date
  status: EventStatus
}
export interface NewImported {
  homeId: number
  awayId: number
  round: string
  startsAt: Date
  source: string
  neutral: boolean
  status: EventStatus
  /** The sport's own value. */
  state: unknown
}
export interface PlayedRow {
  id: number
  home_id: number
  away_id: number
  state: unknown
  starts_at: Date
  neutral: boolean
  rated: boolean
}

export const readKnownParticipants = (tx: ReadTx, sport: string, country: string) =>
  tx.rows<KnownParticipantRow>(participantsStatement, [sport, country])
export async function addParticipant(
  tx: Tx,
  sport: string,
  country: string,
  { name, shortName }: { name: string; shortName: string }
): Promise<number> {
  const row = await tx.maybe<{ id: number }>(addParticipantStatement, [sport, country, name, shortName])
  if (!row) throw new Error(`participant ${name} was not added`)
  return row.id
}
export const addSpellings = (tx: Tx, country: string, spellings: readonly (readonly [name: string, id: number])[]) =>
  tx.rows(addSpellingsStatement, [country, spellings.map(([name]) => name), spellings.map(([, id]) => id)])
export const setShift = (tx: Tx, competition: number, weeks: number) => tx.rows(shiftStatement, [competition, weeks])
export const readImported = (tx: ReadTx, competition: number) => tx.rows<ImportedRow>(eventsStatement, [competition])

export const addImported = async (
  tx: Tx,
  { id, sport }: { id: number; sport: string },
  all: readonly NewImported[]
): Promise<number> =>
  (
    await tx.rows(addStatement, [
      id,
      sport,
      all.map((one) => one.homeId),
      all.map((one) => one.awayId),
      all.map((one) => one.round),
      all.map((one) => one.startsAt),
      all.map((one) => one.source),
      all.map((one) => one.neutral),
      all.map((one) => one.status),
      all.map((one) => JSON.stringify(one.state)),
    ])
  ).length
/** False when it has begun or is on offer: then it stays as it is. */
export const changeImported = async (tx: Tx, id: number, one: NewImported): Promise<boolean> =>
  (await tx.maybe(changeStatement, [
    id,
    one.startsAt,
    one.source,
    one.status,
    JSON.stringify(one.state),
    one.round,
  ])) !== undefined
export const readPlayed = (tx: ReadTx, competition: number) => tx.rows<PlayedRow>(playedStatement, [competition])
export const markAllRated = (tx: Tx, competition: number) => tx.rows(ratedStatement, [competition])

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
