import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  raffle_entries: sql(
    'draws.data_of_entries',
    `select draw_id::text as draw, mark, tickets, carried_minor::text from draws.entries where player_uid = $1 order by draw_id`
  ),
  raffle_tickets: sql(
    'draws.data_of_tickets',
    `select draw_id::text as draw, first::text, last::text, source, points::text, given_at, is_void from draws.tickets where player_uid = $1 order by given_at, first`
  ),
  raffles_to_recheck: sql(
    'draws.data_of_rechecks',
    `select draw_id::text as draw from draws.rechecks where player_uid = $1 order by draw_id`
  ),
  drawn_prizes: sql(
    'draws.data_of_prizes',
    `select draw_id::text as draw, place, ticket::text, round_id::text as round, paid_minor::text, currency, won_at from draws.prizes where player_uid = $1 order by won_at`
  ),
}

/** What this module holds of a person. */
export async function drawData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
