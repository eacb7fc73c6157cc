import { type ReadTx, sql } from '@ante/kit/context'
import type { PlayedSince, SumOfPlay } from '@ante/kit/played-days'
import { day } from '@ante/kit/instant'

/** A round that was open for longer than this before it ended is not looked for. */
const longestOpen = 31 * day
const statements = {
  // By the id, which says when a round began, only the months that matter are read.
  sums: sql(
    'games.sums_of_play',
    `select w.uid, sum(r.stake_minor)::bigint as staked, sum(r.win_minor)::bigint as returned
       from unnest($1::bigint[], $2::timestamptz[]) as w (uid, since)
       join games.rounds r on r.player_uid = w.uid and r.finished_at >= w.since
      where r.id >= ledger.id_at($4) and r.finished_at < $3 and r.status = 'finished' and r.stake_minor > 0 and r.pack_id is null
      group by w.uid`
  ),
}

/** What these players staked in rounds that ended since then, and what came back. Void rounds, free spins and demo are none. */
export const sumsInGames = (tx: ReadTx, players: readonly PlayedSince[], until: Date): Promise<SumOfPlay[]> =>
  players.length === 0
    ? Promise.resolve([])
    : tx.rows(statements.sums, [
        players.map(({ uid }) => uid),
        players.map(({ since }) => since),
        until,
        new Date(Math.min(...players.map(({ since }) => since.getTime())) - longestOpen),
      ])
