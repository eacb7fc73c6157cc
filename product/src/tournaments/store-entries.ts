import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** Of two with equal points the one who had them first stands higher; the uid decides what is left. */
const order = 'points desc, reached_at, player_uid'
const leaveStatement = sql(
  'tournaments.leave_all',
  `delete from tournaments.entries where player_uid = $1 and place is null`
)
const totalsStatement = sql(
  'tournaments.totals',
  `select tournament_id, count(*) as participants, coalesce(sum(points), 0)::bigint as points from tournaments.entries where tournament_id = any ($1) group by tournament_id`
)
// The index gives each board in its order: so many rows of each are read, however many take part.
const boardsStatement = sql(
  'tournaments.boards',
  `select b.* from unnest($1::bigint[]) t(id) cross join lateral (
     select e.tournament_id, e.player_uid, e.points, row_number() over (order by ${order}) as place
       from (select * from tournaments.entries where tournament_id = t.id and points > 0 order by ${order} limit $2) e) b
    order by b.tournament_id, b.place`
)
const boardStatement = sql(
  'tournaments.board',
  `select tournament_id, player_uid, points, row_number() over (order by ${order}) + $3 as place
     from (select * from tournaments.entries where tournament_id = $1 and points > 0 order by ${order} limit $2 offset $3) e order by place`
)
const scoredStatement = sql(
  'tournaments.scored',
  'select count(*) as count from tournaments.entries where tournament_id = $1 and points > 0'
)
const winnersStatement = sql(
  'tournaments.winners',
  `select tournament_id, player_uid, points, place::bigint as place from tournaments.entries where tournament_id = any ($1) and place is not null order by tournament_id, place`
)
const ownStatement = sql(
  'tournaments.own',
  `select e.tournament_id, e.points, case when e.points > 0 then
       (select count(*) + 1 from tournaments.entries o where o.tournament_id = e.tournament_id
         and (o.points > e.points or o.points = e.points and (o.reached_at, o.player_uid) < (e.reached_at, e.player_uid))) end as rank
     from tournaments.entries e where e.player_uid = $1 and e.tournament_id = any ($2)`
)

export interface TotalsRow {
  tournament_id: bigint
  participants: bigint
  points: bigint
}
export interface BoardRow {
  tournament_id: bigint
  player_uid: bigint
  points: bigint
  place: bigint
}
export interface OwnRow {
  tournament_id: bigint
  points: bigint
  rank: bigint | null
}

export const leaveAll = async (tx: Tx, uid: bigint): Promise<void> => void (await tx.rows(leaveStatement, [uid]))
export const readTotals = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<TotalsRow>(totalsStatement, [ids])
export const readBoards = (tx: ReadTx, ids: readonly bigint[], count: number) =>
  tx.rows<BoardRow>(boardsStatement, [ids, count])
/** So many places of one board, from one on. */
export const readBoard = (tx: ReadTx, id: bigint, count: number, offset: number) =>
  tx.rows<BoardRow>(boardStatement, [id, count, offset])
/** How many have points. */
export const countScored = async (tx: ReadTx, id: bigint): Promise<number> =>
  Number((await tx.maybe<{ count: bigint }>(scoredStatement, [id]))?.count ?? 0n)
export const readWinners = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<BoardRow>(winnersStatement, [ids])
export const readOwn = (tx: ReadTx, uid: bigint, ids: readonly bigint[]) => tx.rows<OwnRow>(ownStatement, [uid, ids])
