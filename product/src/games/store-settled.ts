import { type ReadTx, sql } from '@ante/kit/context'

const settledStatement = sql(
  'games.settled_rounds',
  `select r.id, r.player_uid, r.game, r.currency, r.stake_minor, r.win_minor, r.started_at, r.finished_at
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
}
export const readSettled = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<SettledRow>(settledStatement, [ids])
