import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { ListedRange } from './rules/draw.ts'

const statements = {
  enter: sql(
    'draws.enter',
    `insert into draws.entries (draw_id, player_uid, mark) select $1, uid, mark from unnest($2::bigint[], $3::text[]) as e (uid, mark)
       on conflict (draw_id, player_uid) do nothing`
  ),
  entries: sql(
    'draws.entries',
    'select player_uid, mark, carried_minor, tickets from draws.entries where draw_id = $1 and player_uid = any ($2)'
  ),
  own: sql(
    'draws.own_entries',
    'select draw_id, player_uid, mark, carried_minor, tickets from draws.entries where player_uid = $1 and draw_id = any ($2)'
  ),
  ownTickets: sql(
    'draws.own_tickets',
    'select draw_id, first, last, is_void from draws.tickets where player_uid = $1 and draw_id = any ($2) order by draw_id, first'
  ),
  move: sql(
    'draws.move_entries',
    `update draws.entries e set carried_minor = moved.carried, tickets = e.tickets + moved.count
       from unnest($2::bigint[], $3::bigint[], $4::int[]) as moved (uid, carried, count) where e.draw_id = $1 and e.player_uid = moved.uid`
  ),
  number: sql(
    'draws.number_tickets',
    'update draws.draws set tickets = tickets + $2 where id = $1 returning tickets as last'
  ),
  give: sql(
    'draws.give_tickets',
    `insert into draws.tickets (draw_id, first, last, player_uid, source, points, idempotency_key, input_hash)
       select $1, first, last, uid, case when $5::bigint is null then 'stakes' else 'points' end, $5, $6, $7
         from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as t (first, last, uid)`
  ),
  bought: sql(
    'draws.bought_tickets',
    'select draw_id, first, last, input_hash from draws.tickets where player_uid = $1 and idempotency_key = $2'
  ),
  // What was given at once is one line, also where a part of it was made void: voiding changes no line.
  list: sql(
    'draws.ticket_list',
    `select min(first) as first, max(last) as last, min(first) filter (where is_void) as void_from, mark, player_uid, count(*) over () as total
       from (select t.*, count(*) filter (where begins) over (order by first) as line
               from (select t.*, e.mark, t.source <> 'stakes'
                            or (t.source, t.player_uid, t.given_at) is distinct from (lag(t.source) over w, lag(t.player_uid) over w, lag(t.given_at) over w) as begins
                       from draws.tickets t join draws.entries e on e.draw_id = t.draw_id and e.player_uid = t.player_uid
                      where t.draw_id = $1 window w as (order by t.first)) t) t
      group by line, mark, player_uid order by 1 limit $2 offset $3`
  ),
  players: sql(
    'draws.count_players',
    'select draw_id, count(*) as players from draws.entries where tickets > 0 and draw_id = any ($1) group by draw_id'
  ),
}

export interface EntryRow {
  player_uid: bigint
  mark: string
  carried_minor: bigint
  tickets: number
}
/** The entries of players, made where there are none: the marks that these have stand beside them. Whoever calls it has locked the draw. */
export async function lockEntries(tx: Tx, draw: bigint, marks: ReadonlyMap<bigint, string>): Promise<EntryRow[]> {
  await tx.rows(statements.enter, [draw, [...marks.keys()], [...marks.values()]])
  return tx.rows<EntryRow>(statements.entries, [draw, [...marks.keys()]])
}

export interface Given {
  readonly uid: bigint
  readonly count: number
  readonly carriedMinor: bigint
}
export interface Numbers {
  readonly uid: bigint
  readonly first: bigint
  readonly last: bigint
}
/**
 * Gives the next numbers to players in the order given, none of them named twice; `bought`: what all of them paid. Answers the numbers of those who were given any. Whoever calls
 * it has locked the draw.
 */
export async function giveTickets(
  tx: Tx,
  draw: bigint,
  given: readonly Given[],
  bought?: { readonly points: bigint; readonly key: string; readonly hash: Uint8Array }
): Promise<Numbers[]> {
  const uids = given.map(({ uid }) => uid)
  const carried = given.map(({ carriedMinor }) => carriedMinor)
  const counts = given.map(({ count }) => count)
  await tx.rows(statements.move, [draw, uids, carried, counts])
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum === 0) return []
  const row = await tx.maybe<{ last: bigint }>(statements.number, [draw, sum])
  if (!row) throw new Error(`no draw ${draw}`)
  let last = row.last - BigInt(sum)
  const numbers = given.flatMap(({ uid, count }): Numbers[] => {
    if (count === 0) return []
    const first = last + 1n
    last += BigInt(count)
    return [{ uid, first, last }]
  })
  await tx.rows(statements.give, [
    draw,
    numbers.map(({ first }) => first),
    numbers.map((one) => one.last),
    numbers.map(({ uid }) => uid),
    bought?.points ?? null,
    bought?.key ?? null,
    bought?.hash ?? null,
  ])
  return numbers
}

export const readBought = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<{ draw_id: bigint; first: bigint; last: bigint; input_hash: Buffer }>(statements.bought, [uid, key])
export interface ListRow {
  first: bigint
  last: bigint
  /** From this number on the tickets are void; null where none is. */
  void_from: bigint | null
  mark: string
  player_uid: bigint
}
/** As everybody sees it. */
export const listed = ({ first, last, void_from, mark }: ListRow): ListedRange => ({
  first: Number(first),
  last: Number(last),
  void_from: void_from === null ? null : Number(void_from),
  mark,
})
export const readTicketList = (tx: ReadTx, draw: bigint, count: number, offset: number) =>
  tx.rows<ListRow & { total: bigint }>(statements.list, [draw, count, offset])
/** All of them: what the hash is made of. */
export const readWholeList = (tx: ReadTx, draw: bigint) => tx.rows<ListRow>(statements.list, [draw, null, 0])
export const readOwnEntries = (tx: ReadTx, uid: bigint, draws: readonly bigint[]) =>
  tx.rows<EntryRow & { draw_id: bigint }>(statements.own, [uid, draws])
export const readOwnTickets = (tx: ReadTx, uid: bigint, draws: readonly bigint[]) =>
  tx.rows<{ draw_id: bigint; first: bigint; last: bigint; is_void: boolean }>(statements.ownTickets, [uid, draws])
export const countPlayers = async (tx: ReadTx, draws: readonly bigint[]): Promise<Map<bigint, number>> =>
  new Map(
    (await tx.rows<{ draw_id: bigint; players: bigint }>(statements.players, [draws])).map((row) => [
      row.draw_id,
      Number(row.players),
    ])
  )
