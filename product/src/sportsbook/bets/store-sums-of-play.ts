import { type ReadTx, sql } from '@ante/kit/context'
import type { PlayedSince, SumOfPlay } from '@ante/kit/played-days'

const statements = {
  sums: sql(
    'sportsbook.sums_of_play',
    `select w.uid, sum(b.stake_minor)::bigint as staked, sum(b.payout_minor)::bigint as returned
       from unnest($1::bigint[], $2::timestamptz[]) as w (uid, since)
       join sportsbook.bets b on b.uid = w.uid and b.settled_at >= w.since
      where b.settled_at < $3 and b.state in ('won', 'lost') and b.free_bet_id is null
      group by w.uid`
  ),
}

/** What these players staked in bets that were settled since then, and what they paid. Void and free bets are none. */
export const sumsInBets = (tx: ReadTx, players: readonly PlayedSince[], until: Date): Promise<SumOfPlay[]> =>
  players.length === 0
    ? Promise.resolve([])
    : tx.rows(statements.sums, [players.map(({ uid }) => uid), players.map(({ since }) => since), until])
