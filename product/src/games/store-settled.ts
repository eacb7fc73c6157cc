import { type ReadTx, sql } from '@ante/kit/context'

const settledStatement = sql(
  'games.settled_rounds',
  `select id, player_uid, game, currency, stake_minor, win_minor, started_at, finished_at from games.rounds where id = any ($1) and status = 'finished'`
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
