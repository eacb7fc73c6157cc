import { type ReadTx, sql } from '@ante/kit/context'

// Only the latest rounds are looked at: the cost stays the same however many have been played.
const recentWithout = (players: '$1' | '$3') =>
  `select r.id, r.player_uid, r.game, r.currency, r.stake_minor, r.win_minor, r.status, r.finished_at from games.rounds r where r.id < ledger.id_at(now() + interval '1 day') and r.player_uid <> all (${players}::bigint[]) order by r.id desc limit 10000`
const columns = `r.id, r.player_uid, r.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, r.currency, r.stake_minor, r.win_minor, r.finished_at`
const latestStatement = sql(
  'games.latest_wins',
  `select ${columns} from (${recentWithout('$3')}) r join games.games g on g.sysname = r.game and g.enabled
    where r.status = 'finished' and r.win_minor > r.stake_minor and ($2::int is null or r.finished_at > now() - $2 * interval '1 day') order by r.id desc limit $1`
)
const largestStatement = sql(
  'games.largest_wins',
  `select ${columns} from (${recentWithout('$3')}) r join games.games g on g.sysname = r.game and g.enabled
    where r.status = 'finished' and r.win_minor > r.stake_minor and ($2::int is null or r.finished_at > now() - $2 * interval '1 day') order by r.win_minor desc, r.id desc limit $1`
)
const bestStatement = sql(
  'games.best_wins',
  `select r.game, trim_scale(trunc(max(r.win_minor::numeric / r.stake_minor), 2))::text as times from (${recentWithout('$1')}) r
    where r.status = 'finished' and r.win_minor > r.stake_minor and r.finished_at > now() - interval '1 day'
    group by r.game order by max(r.win_minor::numeric / r.stake_minor) desc, r.game`
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
/** Of the rounds that began last, the one that ended last first: as the times beside them say. */
export const readLatestWins = async (tx: ReadTx, { count, days, without }: WinsAsked): Promise<WinRow[]> =>
  (await tx.rows<WinRow>(latestStatement, [count, days, without])).toSorted(
    (a, b) => b.finished_at.getTime() - a.finished_at.getTime()
  )
export const readLargestWins = (tx: ReadTx, { count, days, without }: WinsAsked) =>
  tx.rows<WinRow>(largestStatement, [count, days, without])
/** How many times its stake the best round of each game won in the last 24 hours, the best first. Games without a win are not among them. */
export const readBestWins = (tx: ReadTx, without: readonly bigint[]) =>
  tx.rows<{ game: string; times: string }>(bestStatement, [without])
