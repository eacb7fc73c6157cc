import { type ReadTx, sql } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { type PlayedDays, playedDays, type PlayedIn } from '@ante/kit/played-days'

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
  // Without a day it began when the platform did.
  one: sql(
    'games.has_played_in',
    `select 1 as one from games.rounds r
      where r.player_uid = $1 and r.id >= ledger.id_at(coalesce($3::date::timestamp at time zone $2, '2000-01-01') - interval '31 days') and r.status = 'finished' and r.pack_id is null
        and ($5::text is null or r.game = $5) and r.stake_minor >= ($6::jsonb ->> r.currency)::bigint
        and ($3::date is null or r.finished_at >= $3::date::timestamp at time zone $2) and ($4::date is null or r.finished_at < $4::date::timestamp at time zone $2) limit 1`
  ),
  staked: sql(
    'games.staked_in',
    `select player_uid as uid, currency, sum(stake_minor)::bigint as minor from games.rounds
      where player_uid = any ($1) and id >= ledger.id_at($3::timestamptz) and started_at >= $3 and finished_at < $4 and status = 'finished' and pack_id is null
        and ($2::text[] = '{}' or game = any ($2)) group by 1, 2`
  ),
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

/** What these players staked in rounds that began and ended within a time; without games in all. */
export const stakedIn = (
  tx: ReadTx,
  { uids, games, from, until }: Span & { readonly uids: readonly bigint[]; readonly games: readonly string[] }
) => tx.rows<{ uid: bigint; currency: string; minor: bigint }>(statements.staked, [uids, games, from, until])
/** Whether a player has a round of their own stake that ended then, in this game where one is named. */
export const hasPlayedIn = async (
  tx: ReadTx,
  { uid, timeZone, from, before, least, game }: PlayedIn & { readonly game: string | null }
): Promise<boolean> =>
  (await tx.maybe(statements.one, [uid, timeZone, from, before, game, JSON.stringify(least)])) !== undefined
