import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const statements = {
  page: sql(
    'sportsbook.data_of_bets',
    `select b.id::text, b.state, b.stake_minor::text, b.payout_minor::text, b.currency, b.placed_at, b.settled_at, b.jackpot_id::text, b.jackpot_end, b.jackpot_win_minor::text, b.boost_id::text, b.boost_paid_minor::text,
        (select json_agg(json_build_object('event', l.event_id, 'market', l.market_type, 'outcome', l.outcome, 'price', l.price, 'result', l.result) order by l."position")
           from sportsbook.bet_legs l where l.bet_id = b.id) as legs
       from sportsbook.bets b where b.uid = $1 and b.id < $2 order by b.id desc limit $3`
  ),
  freeBets: sql(
    'sportsbook.data_of_free_bets',
    `select id::text, stake_minor::text, currency, boost_percent, extra_most_minor::text, status, bet_id::text, created_at, expires_at from sportsbook.free_bets where uid = $1 order by id`
  ),
  open: sql(
    'sportsbook.has_open_bets',
    `select exists (select 1 from sportsbook.bets where uid = $1 and state in ('pending', 'open')) as is_open`
  ),
}

/** Bets before this one, the newest first, at most so many. */
export const betData = (tx: ReadTx, uid: bigint, before: bigint, most: number): Promise<DataRow[]> =>
  tx.rows<DataRow>(statements.page, [uid, before, most])
export const freeBetData = async (tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> => ({
  free_bets: await tx.rows<DataRow>(statements.freeBets, [uid]),
})
/** Whether a bet is not settled yet. */
export const hasOpenBets = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_open: boolean }>(statements.open, [uid]))?.is_open ?? false
