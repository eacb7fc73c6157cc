import { type ReadTx, sql } from '@ante/kit/context'

// Only the latest rounds are looked at: the cost stays the same however many have been played.
const recent = `select r.id, r.player_uid, r.game, r.currency, r.stake_minor, r.win_minor, r.status, r.finished_at from games.rounds r where r.id < ledger.id_at(now() + interval '1 day') and r.player_uid <> all ($3::bigint[]) order by r.id desc limit 10000`
const columns = `r.id, r.player_uid, r.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, r.currency, r.stake_minor, r.win_minor, r.finished_at`
const latestStatement = sql(
  'games.latest_wins',
  `select ${columns} from (${recent}) r join games.games g on g.sysname = r.game and g.enabled
    where r.status = 'finished' and r.win_minor > r.stake_minor and ($2::int is null or r.finished_at > now() - $2 * interval '1 day') order by r.id desc limit $1`
)
const largestStatement = sql(
  'games.largest_wins',
  `select ${columns} from (${recent}) r join games.games g on g.sysname = r.game and g.enabled
    where r.status = 'finished' and r.win_minor > r.stake_minor and ($2::int is null or r.finished_at > now() - $2 * interval '1 day') order by r.win_minor desc, r.id desc limit $1`
)

export interface WinRow {
  id: bigint
  player_uid: bigint
  game: string
  name: string
  currency: string
  stake_minor: bigint
  win_minor: bigint
  finished_at: Date
}
export interface WinsAsked {
  readonly count: number
  readonly days: number | null
  /** Players whose wins are not shown. */
  readonly without: readonly bigint[]
}
export const readLatestWins = (tx: ReadTx, { count, days, without }: WinsAsked) =>
  tx.rows<WinRow>(latestStatement, [count, days, without])
export const readLargestWins = (tx: ReadTx, { count, days, without }: WinsAsked) =>
  tx.rows<WinRow>(largestStatement, [count, days, without])
