import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const scoresStatement = sql(
  'tournaments.stage_scores_of',
  `select tournament_id, player_uid, stage, score, reached_at from tournaments.stage_scores
    where (tournament_id, stage, player_uid) in (select * from unnest($1::bigint[], $2::int[], $3::bigint[]))`
)
const saveStatement = sql(
  'tournaments.save_stage_scores',
  `insert into tournaments.stage_scores as s (tournament_id, player_uid, stage, score, points, reached_at)
     select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::timestamptz[])
   on conflict (tournament_id, stage, player_uid) do update set score = excluded.score, points = excluded.points, reached_at = excluded.reached_at`
)
// The end of the next stage that is not closed has passed; it is the whole tournament's that closes the last one.
const dueStatement = sql(
  'tournaments.due_stages',
  `select id from tournaments.tournaments
    where stages is not null and closed_at is null and starts_at + (stages_closed + 1) * make_interval(hours => (stages ->> 'hours')::int) <= now() order by id`
)
const closeStatement = sql(
  'tournaments.close_stage',
  `with ranked as (
     select player_uid, reached_at, row_number() over (order by points desc, reached_at, player_uid) as place
       from tournaments.stage_scores where tournament_id = $1 and stage = $2 and points > 0 order by points desc, reached_at, player_uid limit cardinality($3::bigint[])),
   placed as (
     update tournaments.stage_scores s set place = r.place, earned = ($3::bigint[])[r.place] from ranked r
      where s.tournament_id = $1 and s.stage = $2 and s.player_uid = r.player_uid returning s.player_uid, s.earned, s.reached_at),
   moved as (
     update tournaments.entries e set score = e.score + p.earned, points = e.points + p.earned, reached_at = p.reached_at from placed p
      where e.tournament_id = $1 and e.player_uid = p.player_uid)
   update tournaments.tournaments set stages_closed = $2 where id = $1`
)
const boardStatement = sql(
  'tournaments.stage_board',
  `select player_uid, points, row_number() over (order by points desc, reached_at, player_uid) as place
     from tournaments.stage_scores where tournament_id = $1 and stage = $2 and points > 0 order by place limit $3`
)

interface StageKey {
  tournament_id: bigint
  player_uid: bigint
  stage: number
}
export interface StageScoreRow extends StageKey {
  score: bigint
  reached_at: Date | null
}
export interface SavedStageScore extends StageScoreRow {
  points: bigint
}

export const readStageScores = (tx: Tx, of: readonly StageKey[]) =>
  tx.rows<StageScoreRow>(scoresStatement, [
    of.map((one) => one.tournament_id),
    of.map((one) => one.stage),
    of.map((one) => one.player_uid),
  ])
export const saveStageScores = (tx: Tx, scores: readonly SavedStageScore[]) =>
  tx.rows(saveStatement, [
    scores.map((one) => one.tournament_id),
    scores.map((one) => one.player_uid),
    scores.map((one) => one.stage),
    scores.map((one) => one.score),
    scores.map((one) => one.points),
    scores.map((one) => one.reached_at),
  ])
export interface StagePlaceRow {
  player_uid: bigint
  points: bigint
  place: bigint
}
export const readDueStages = (tx: ReadTx) => tx.rows<{ id: bigint }>(dueStatement)
/** Places of one stage, their points to the entries, and the stage is closed. */
export const closeStage = (tx: Tx, id: bigint, stage: number, points: readonly number[]) =>
  tx.rows(closeStatement, [id, stage, points])
export const readStageBoard = (tx: ReadTx, id: bigint, stage: number, count: number) =>
  tx.rows<StagePlaceRow>(boardStatement, [id, stage, count])
