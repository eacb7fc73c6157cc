import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { ScoredRound } from './rules/points.ts'
import type { Scoring, Stages } from './rules/shapes.ts'

// Most rounds are of players who take part in nothing: one look by the player's index, and no more.
const wantedStatement = sql(
  'tournaments.wanted_rounds',
  `select r.round_id, e.tournament_id, e.player_uid
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as r(round_id, player_uid, game)
     join tournaments.entries e on e.player_uid = r.player_uid
     join tournaments.tournaments t on t.id = e.tournament_id and t.closed_at is null and r.game = any (t.games)`
)
const entryColumns = `e.tournament_id, e.player_uid, e.currency, e.counts_from, e.score, e.reached_at, t.scoring, t.rates, t.starts_at, t.ends_at, t.reset_on_cashout, t.stages,
  t.stages_closed`
// The tournament is held against its closing, the entry against other deliveries; always in this order, so nobody waits for each other.
const lockStatement = sql(
  'tournaments.lock_entries',
  `select ${entryColumns} from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
    where (e.tournament_id, e.player_uid) in (select * from unnest($1::bigint[], $2::bigint[])) and t.closed_at is null
    order by e.tournament_id, e.player_uid for share of t for no key update of e`
)
const lockOfPlayerStatement = sql(
  'tournaments.lock_entries_of_player',
  `select ${entryColumns} from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
    where e.player_uid = $1 and t.closed_at is null and t.reset_on_cashout
    order by e.tournament_id, e.player_uid for share of t for no key update of e`
)
const scoreStatement = sql(
  'tournaments.score_rounds',
  `insert into tournaments.scored_rounds (tournament_id, round_id, player_uid, stake_minor, win_minor, started_at, finished_at)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
   on conflict (tournament_id, round_id) do nothing returning tournament_id, round_id`
)
const moveStatement = sql(
  'tournaments.move_entries',
  `update tournaments.entries e set score = m.score, points = m.points, reached_at = m.reached_at, counts_from = m.counts_from
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::timestamptz[])
       as m(tournament_id, player_uid, score, points, reached_at, counts_from)
    where e.tournament_id = m.tournament_id and e.player_uid = m.player_uid`
)
const sinceStatement = sql(
  'tournaments.rounds_since',
  `select round_id, stake_minor, win_minor, started_at, finished_at from tournaments.scored_rounds where tournament_id = $1 and player_uid = $2 and started_at >= $3 and not is_void`
)

export interface WantedRow {
  round_id: bigint
  tournament_id: bigint
  player_uid: bigint
}
export interface EntryRow {
  tournament_id: bigint
  player_uid: bigint
  currency: Currency
  counts_from: Date
  score: bigint
  reached_at: Date | null
  scoring: Scoring
  rates: Partial<Record<Currency, number>>
  starts_at: Date
  ends_at: Date
  reset_on_cashout: boolean
  /** Where it scores by position. */
  stages: Stages | null
  stages_closed: number
}
export interface RoundRow {
  round_id: bigint
  stake_minor: bigint
  win_minor: bigint
  started_at: Date
  finished_at: Date
}
export interface Counted extends RoundRow {
  tournament_id: bigint
  player_uid: bigint
}
export interface Moved {
  tournament_id: bigint
  player_uid: bigint
  score: bigint
  points: bigint
  reached_at: Date | null
  counts_from: Date
}

/** Who takes part in what. */
export const entryKey = ({ tournament_id, player_uid }: Pick<EntryRow, 'tournament_id' | 'player_uid'>): string =>
  `${tournament_id}:${player_uid}`
export const roundOf = (row: RoundRow): ScoredRound => ({
  id: row.round_id,
  stakeMinor: row.stake_minor,
  winMinor: row.win_minor,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
})
export const readWanted = (tx: ReadTx, rounds: readonly { round: bigint; player: bigint; game: string }[]) =>
  tx.rows<WantedRow>(wantedStatement, [
    rounds.map(({ round }) => round),
    rounds.map(({ player }) => player),
    rounds.map(({ game }) => game),
  ])
export const lockEntries = (tx: Tx, of: readonly Pick<WantedRow, 'tournament_id' | 'player_uid'>[]) =>
  tx.rows<EntryRow>(lockStatement, [of.map((one) => one.tournament_id), of.map((one) => one.player_uid)])
export const lockEntriesOf = (tx: Tx, uid: bigint) => tx.rows<EntryRow>(lockOfPlayerStatement, [uid])
/** Those of them that are new. */
export const scoreRounds = (tx: Tx, rounds: readonly Counted[]) =>
  tx.rows<Pick<Counted, 'tournament_id' | 'round_id'>>(scoreStatement, [
    rounds.map((one) => one.tournament_id),
    rounds.map((one) => one.round_id),
    rounds.map((one) => one.player_uid),
    rounds.map((one) => one.stake_minor),
    rounds.map((one) => one.win_minor),
    rounds.map((one) => one.started_at),
    rounds.map((one) => one.finished_at),
  ])
export const moveEntries = (tx: Tx, moved: readonly Moved[]) =>
  tx.rows(moveStatement, [
    moved.map((one) => one.tournament_id),
    moved.map((one) => one.player_uid),
    moved.map((one) => one.score),
    moved.map((one) => one.points),
    moved.map((one) => one.reached_at),
    moved.map((one) => one.counts_from),
  ])
export const readRoundsSince = (tx: ReadTx, tournament: bigint, uid: bigint, from: Date) =>
  tx.rows<RoundRow>(sinceStatement, [tournament, uid, from])
