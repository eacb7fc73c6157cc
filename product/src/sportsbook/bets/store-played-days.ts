import { type ReadTx, sql } from '@ante/kit/context'
import { type PlayedDays, playedDays, type PlayedIn } from '@ante/kit/played-days'

const played = (whose: string) => `
  select uid, currency, jsonb_agg(jsonb_build_object('day', day, 'plays', plays, 'staked', staked::text, 'returned', returned::text) order by day) as days
    from (select uid, currency, (settled_at at time zone 'UTC')::date as day, count(*) as plays, sum(stake_minor) as staked, sum(payout_minor) as returned
            from sportsbook.bets
           where settled_at >= $1 and settled_at < $2 and state in ('won', 'lost') and free_bet_id is null ${whose}
           group by 1, 2, 3) daily
   group by uid, currency`
const statements = {
  losses: sql('sportsbook.losing_days', `${played('')} having sum(staked) > sum(returned) order by uid, currency`),
  one: sql(
    'sportsbook.has_settled_bet_in',
    `select 1 as one from sportsbook.bets b
      where b.uid = $1 and b.state in ('won', 'lost') and b.free_bet_id is null and b.stake_minor >= ($5::jsonb ->> b.currency)::bigint
        and ($3::date is null or b.settled_at >= $3::date::timestamp at time zone $2) and ($4::date is null or b.settled_at < $4::date::timestamp at time zone $2) limit 1`
  ),
  own: sql('sportsbook.played_days', played('and uid = $3')),
}

/** From one moment on, and until another, which is not in it. */
interface Span {
  readonly from: Date
  readonly until: Date
}

/** Whoever staked more in bets that were settled in this time than they paid, corrections included. Void bets are none. */
export const lossesInBets = async (tx: ReadTx, { from, until }: Span): Promise<PlayedDays[]> =>
  playedDays(await tx.rows(statements.losses, [from, until]))
/** The same of one player, whether they lost or won. */
export const playedInBets = async (tx: ReadTx, uid: bigint, { from, until }: Span): Promise<PlayedDays[]> =>
  playedDays(await tx.rows(statements.own, [from, until, uid]))
/** Whether a bet of a player's own stake was won or lost then. */
export const hasSettledBetIn = async (tx: ReadTx, { uid, timeZone, from, before, least }: PlayedIn): Promise<boolean> =>
  (await tx.maybe(statements.one, [uid, timeZone, from, before, JSON.stringify(least)])) !== undefined
