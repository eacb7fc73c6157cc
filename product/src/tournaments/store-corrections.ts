import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Counted, RoundRow } from './store-rounds.ts'

const keepStatement = sql(
  'tournaments.correct_rounds',
  `insert into tournaments.scored_rounds as s (tournament_id, round_id, player_uid, stake_minor, win_minor, started_at, finished_at)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
   on conflict (tournament_id, round_id) do update set stake_minor = excluded.stake_minor, win_minor = excluded.win_minor where not s.is_void`
)
// One that was not counted yet counts never. What began before the tournament is none of it, and its months may be gone.
const voidStatement = sql(
  'tournaments.void_rounds',
  `insert into tournaments.scored_rounds (tournament_id, round_id, player_uid, stake_minor, win_minor, started_at, finished_at, is_void)
     select t.id, v.round_id, v.player_uid, 1, 0, now(), now(), true from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as v (id, round_id, player_uid)
       join tournaments.tournaments t on t.id = v.id and v.round_id >= ledger.id_at(t.starts_at)
   on conflict (tournament_id, round_id) do update set is_void = true`
)
const withinStatement = sql(
  'tournaments.rounds_within',
  `select round_id, stake_minor, win_minor, started_at, finished_at from tournaments.scored_rounds
    where tournament_id = $1 and player_uid = $2 and finished_at >= $3 and finished_at < $4 and not is_void`
)
const endsStatement = sql(
  'tournaments.ends_of_rounds',
  'select finished_at from tournaments.scored_rounds where tournament_id = $1 and round_id = any ($2)'
)
// Winners of what is closed, by the rounds that counted for them; of a stage, those who had points for their place.
const paidStatement = sql(
  'tournaments.paid_for_rounds',
  `select e.player_uid as uid, t.id as tournament_id, t.texts
     from unnest($1::bigint[], $2::bigint[]) as r (round_id, player_uid)
     join tournaments.entries e on e.player_uid = r.player_uid
     join tournaments.tournaments t on t.id = e.tournament_id
     join tournaments.scored_rounds s on s.tournament_id = t.id and s.round_id = r.round_id and s.player_uid = r.player_uid
    where (t.closed_at is not null and e.prize_minor > 0)
       or (t.stages is not null and exists (select from tournaments.stage_scores g where g.tournament_id = t.id and g.player_uid = e.player_uid and g.earned > 0
             and s.finished_at >= t.starts_at + (g.stage - 1) * make_interval(hours => (t.stages ->> 'hours')::int)
             and s.finished_at < t.starts_at + g.stage * make_interval(hours => (t.stages ->> 'hours')::int)))`
)

type Place = Pick<Counted, 'tournament_id' | 'round_id' | 'player_uid'>

/** What rounds are now, whether or not they were counted before. */
export const correctRounds = (tx: Tx, rounds: readonly Counted[]) =>
  tx.rows(keepStatement, [
    rounds.map((one) => one.tournament_id),
    rounds.map((one) => one.round_id),
    rounds.map((one) => one.player_uid),
    rounds.map((one) => one.stake_minor),
    rounds.map((one) => one.win_minor),
    rounds.map((one) => one.started_at),
    rounds.map((one) => one.finished_at),
  ])
export const voidRounds = (tx: Tx, rounds: readonly Place[]) =>
  tx.rows(voidStatement, [
    rounds.map((one) => one.tournament_id),
    rounds.map((one) => one.round_id),
    rounds.map((one) => one.player_uid),
  ])
/** The rounds of an entry that ended from one moment on and before another. */
export const readRoundsWithin = (
  tx: ReadTx,
  { tournament_id, player_uid }: Omit<Place, 'round_id'>,
  from: Date,
  before: Date
) => tx.rows<RoundRow>(withinStatement, [tournament_id, player_uid, from, before])
export const readEnds = (tx: ReadTx, tournament: bigint, rounds: readonly bigint[]) =>
  tx.rows<Pick<RoundRow, 'finished_at'>>(endsStatement, [tournament, rounds])
export const readPaidFor = (tx: ReadTx, rounds: readonly { round: bigint; player: bigint }[]) =>
  tx.rows<{ uid: bigint; tournament_id: bigint; texts: Record<string, { title: string }> }>(paidStatement, [
    rounds.map(({ round }) => round),
    rounds.map(({ player }) => player),
  ])
