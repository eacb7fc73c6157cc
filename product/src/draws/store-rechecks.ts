import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { DrawKind } from './contract.ts'
import type { Stakes } from './rules/terms.ts'

const statements = {
  note: sql(
    'draws.note_rechecks',
    `insert into draws.rechecks (draw_id, player_uid)
       select distinct d.id, r.player_uid from unnest($1::bigint[], $2::text[]) as r (player_uid, game)
         join draws.draws d on d.kind = 'raffle' and d.closed_at is null and d.withdrawn_at is null and d.starts_at <= now() and (d.games = '{}' or r.game = any (d.games))
     on conflict do nothing`
  ),
  take: sql('draws.take_rechecks', 'delete from draws.rechecks where draw_id = $1 returning player_uid'),
  ranges: sql(
    'draws.staked_ranges',
    `select first, last from draws.tickets where draw_id = $1 and player_uid = $2 and source = 'stakes' and not is_void order by first desc`
  ),
  void: sql(
    'draws.void_tickets',
    `with held as (select first, last, given_at from draws.tickets where draw_id = $1 and player_uid = $2 and source = 'stakes' and not is_void and last >= $3),
          cut as (update draws.tickets t set last = $3::bigint - 1 from held h where t.draw_id = $1 and t.first = h.first and h.first < $3),
          gone as (update draws.tickets t set is_void = true from held h where t.draw_id = $1 and t.first = h.first and h.first >= $3)
     insert into draws.tickets (draw_id, first, last, player_uid, source, is_void, given_at) select $1, $3, last, $2, 'stakes', true, given_at from held where first < $3`
  ),
  entry: sql(
    'draws.lessen_entry',
    'update draws.entries set tickets = tickets - $3, carried_minor = $4 where draw_id = $1 and player_uid = $2'
  ),
  // Of a raffle the winners with a ticket for stakes, where the round is of its time; of drops who won by the round.
  paid: sql(
    'draws.paid_for_rounds',
    `select r.round_id, p.player_uid as uid, d.id as draw_id, d.kind, d.texts, d.stakes, p.place
       from unnest($1::bigint[], $2::bigint[], $3::text[]) as r (round_id, player_uid, game)
       join draws.prizes p on p.player_uid = r.player_uid
       join draws.draws d on d.id = p.draw_id
      where p.round_id = r.round_id
         or (d.kind = 'raffle' and d.closed_at is not null and (d.games = '{}' or r.game = any (d.games)) and r.round_id >= ledger.id_at(d.starts_at) and r.round_id < ledger.id_at(d.closed_at)
             and exists (select from draws.tickets t where t.draw_id = d.id and t.first <= p.ticket and t.last >= p.ticket and t.source = 'stakes'))`
  ),
}

export const noteRechecks = (tx: Tx, of: readonly { readonly uid: bigint; readonly game: string }[]) =>
  tx.rows(statements.note, [of.map(({ uid }) => uid), of.map(({ game }) => game)])
/** Whose tickets are to be looked at: gone when they are. */
export const takeRechecks = async (tx: Tx, draw: bigint): Promise<bigint[]> =>
  (await tx.rows<{ player_uid: bigint }>(statements.take, [draw])).map(({ player_uid }) => player_uid)
export interface Range {
  first: bigint
  last: bigint
}
/** What a player has for stakes, the latest first. */
export const readStakedRanges = (tx: ReadTx, draw: bigint, uid: bigint) =>
  tx.rows<Range>(statements.ranges, [draw, uid])
/** What a player has for stakes from this number on wins nothing any more. */
export const voidTickets = (tx: Tx, draw: bigint, uid: bigint, from: bigint) =>
  tx.rows(statements.void, [draw, uid, from])
export const lessenEntry = (tx: Tx, draw: bigint, uid: bigint, tickets: number, carriedMinor: bigint) =>
  tx.rows(statements.entry, [draw, uid, tickets, carriedMinor])
export interface PaidRow {
  round_id: bigint
  uid: bigint
  draw_id: bigint
  kind: DrawKind
  texts: Record<string, { title: string }>
  stakes: Stakes
  place: number
}
export const readPaidFor = (
  tx: ReadTx,
  of: readonly { readonly id: bigint; readonly uid: bigint; readonly game: string }[]
) => tx.rows<PaidRow>(statements.paid, [of.map(({ id }) => id), of.map(({ uid }) => uid), of.map(({ game }) => game)])
