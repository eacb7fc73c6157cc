import type { Json } from '@ante/arcade/rules/engine'
import { type ReadTx, sql } from '@ante/kit/context'

const settledStatement = sql(
  'games.settled_rounds',
  `select r.id, r.player_uid, r.game, r.currency, r.stake_minor, r.win_minor, r.started_at, r.finished_at, r.live_round, r.choices
     from unnest($1::bigint[]) as wanted (id) join games.rounds r on r.id = wanted.id and r.status = 'finished'`
)

export interface SettledRow {
  id: bigint
  player_uid: bigint
  game: string
  currency: string
  stake_minor: bigint
  win_minor: bigint
  started_at: Date
  finished_at: Date
  /** The draw that several players share. */
  live_round: bigint | null
  choices: Json[]
}
export const readSettled = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<SettledRow>(settledStatement, [ids])

const sharedStatement = sql(
  'games.rounds_of_live_rounds',
  `select live_round, player_uid, choices from games.rounds where live_round = any ($1) and player_uid = any ($2) and status in ('open', 'finished')`
)
/** What these players have on these shared draws. */
export const readOnDraws = (tx: ReadTx, draws: readonly bigint[], players: readonly bigint[]) =>
  tx.rows<Pick<SettledRow, 'player_uid' | 'choices'> & { live_round: bigint }>(sharedStatement, [draws, players])

const sharedOfStatement = sql(
  'games.shared_rounds_of',
  `select r.id, r.player_uid, r.game, r.currency, r.stake_minor, r.win_minor, r.started_at, r.finished_at, r.live_round, r.choices from games.rounds r
    where r.player_uid = any ($1) and r.id >= ledger.id_at($2::timestamptz - interval '31 days') and r.status = 'finished' and r.live_round is not null and r.finished_at >= $2 and r.finished_at < $3`
)
/** Rounds of these players on shared draws that ended in this time. */
export const readSharedOf = (
  tx: ReadTx,
  players: readonly bigint[],
  { from, until }: { readonly from: Date; readonly until: Date }
) => tx.rows<SettledRow>(sharedOfStatement, [players, from, until])
