import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  enter: sql(
    'draws.enter',
    `insert into draws.entries (draw_id, player_uid, mark) values ($1, $2, $3) on conflict (draw_id, player_uid) do nothing`
  ),
  entry: sql(
    'draws.entry',
    'select player_uid, mark, carried_minor, tickets from draws.entries where draw_id = $1 and player_uid = $2'
  ),
  own: sql(
    'draws.own_entries',
    'select draw_id, player_uid, mark, carried_minor, tickets from draws.entries where player_uid = $1 and draw_id = any ($2)'
  ),
  ownTickets: sql(
    'draws.own_tickets',
    'select draw_id, first, last from draws.tickets where player_uid = $1 and draw_id = any ($2) order by draw_id, first'
  ),
  move: sql(
    'draws.move_entry',
    'update draws.entries set carried_minor = $3, tickets = tickets + $4 where draw_id = $1 and player_uid = $2'
  ),
  number: sql(
    'draws.number_tickets',
    'update draws.draws set tickets = tickets + $2 where id = $1 returning tickets as last'
  ),
  give: sql(
    'draws.give_tickets',
    `insert into draws.tickets (draw_id, first, last, player_uid, source, points, idempotency_key, input_hash) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  ),
  bought: sql(
    'draws.bought_tickets',
    'select draw_id, first, last, input_hash from draws.tickets where player_uid = $1 and idempotency_key = $2'
  ),
  list: sql(
    'draws.ticket_list',
    `select t.first, t.last, e.mark, e.player_uid, count(*) over () as total
       from draws.tickets t join draws.entries e on e.draw_id = t.draw_id and e.player_uid = t.player_uid
      where t.draw_id = $1 order by t.first limit $2 offset $3`
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
/** The entry of a player, made where there is none. Whoever calls it has locked the draw. */
export async function lockEntry(tx: Tx, draw: bigint, uid: bigint, mark: string): Promise<EntryRow> {
  await tx.rows(statements.enter, [draw, uid, mark])
  const entry = await tx.maybe<EntryRow>(statements.entry, [draw, uid])
  if (!entry) throw new Error(`no entry of ${uid} in ${draw}`)
  return entry
}

export interface Given {
  readonly draw: bigint
  readonly uid: bigint
  readonly count: number
  readonly carriedMinor: bigint
  /** Bought ones. */
  readonly bought?: { readonly points: bigint; readonly key: string; readonly hash: Uint8Array }
}
/** Gives the next numbers. Whoever calls it has locked the draw. */
export async function giveTickets(tx: Tx, { draw, uid, count, carriedMinor, bought }: Given) {
  await tx.rows(statements.move, [draw, uid, carriedMinor, count])
  if (count === 0) return undefined
  const row = await tx.maybe<{ last: bigint }>(statements.number, [draw, count])
  if (!row) throw new Error(`no draw ${draw}`)
  const first = row.last - BigInt(count) + 1n
  await tx.rows(statements.give, [
    draw,
    first,
    row.last,
    uid,
    bought ? 'points' : 'stakes',
    bought?.points ?? null,
    bought?.key ?? null,
    bought?.hash ?? null,
  ])
  return { first, last: row.last }
}

export const readBought = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<{ draw_id: bigint; first: bigint; last: bigint; input_hash: Buffer }>(statements.bought, [uid, key])
export interface ListRow {
  first: bigint
  last: bigint
  mark: string
  player_uid: bigint
}
export const readTicketList = (tx: ReadTx, draw: bigint, count: number, offset: number) =>
  tx.rows<ListRow & { total: bigint }>(statements.list, [draw, count, offset])
/** All of them: what the hash is made of. */
export const readWholeList = (tx: ReadTx, draw: bigint) => tx.rows<ListRow>(statements.list, [draw, null, 0])
export const readOwnEntries = (tx: ReadTx, uid: bigint, draws: readonly bigint[]) =>
  tx.rows<EntryRow & { draw_id: bigint }>(statements.own, [uid, draws])
export const readOwnTickets = (tx: ReadTx, uid: bigint, draws: readonly bigint[]) =>
  tx.rows<{ draw_id: bigint; first: bigint; last: bigint }>(statements.ownTickets, [uid, draws])
export const countPlayers = async (tx: ReadTx, draws: readonly bigint[]): Promise<Map<bigint, number>> =>
  new Map(
    (await tx.rows<{ draw_id: bigint; players: bigint }>(statements.players, [draws])).map((row) => [
      row.draw_id,
      Number(row.players),
    ])
  )
