import { type ReadTx, sql } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { type PlayedDays, playedDays } from '@ante/kit/played-days'

/** A round that was open for longer than this before it ended is not looked for. */
const longestOpen = 31 * day
// By the id, which says when a round began, only the months that matter are read.
const played = (whose: string) => `
  select uid, currency, jsonb_agg(jsonb_build_object('day', day, 'plays', plays, 'staked', staked::text, 'returned', returned::text) order by day) as days
    from (select player_uid as uid, currency, (finished_at at time zone 'UTC')::date as day, count(*) as plays, sum(stake_minor) as staked, sum(win_minor) as returned
            from games.rounds
           where id >= ledger.id_at($3) and finished_at >= $1 and finished_at < $2 and status = 'finished' and stake_minor > 0 and pack_id is null ${whose}
           group by 1, 2, 3) daily
   group by uid, currency`
const statements = {
  losses: sql('games.losing_days', `${played('')} having sum(staked) > sum(returned) order by uid, currency`),
  own: sql('games.played_days', played('and player_uid = $4')),
}

/** From one moment on, and until another, which is not in it. */
export interface Span {
  readonly from: Date
  readonly until: Date
}
const values = ({ from, until }: Span) => [from, until, new Date(from.getTime() - longestOpen)]

/** Whoever staked more in rounds that ended in this time than came back. Void rounds, free spins and demo are none. */
export const lossesInGames = async (tx: ReadTx, span: Span): Promise<PlayedDays[]> =>
  playedDays(await tx.rows(statements.losses, values(span)))
/** The same of one player, whether they lost or won. */
export const playedInGames = async (tx: ReadTx, uid: bigint, span: Span): Promise<PlayedDays[]> =>
  playedDays(await tx.rows(statements.own, [...values(span), uid]))
