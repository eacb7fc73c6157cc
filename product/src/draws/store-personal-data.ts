import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  raffle_tickets: sql(
    'draws.data_of_tickets',
    `select t.draw_id::text as draw, t.first::text, t.last::text, t.source, t.points::text, e.mark, e.carried_minor::text, t.given_at
       from draws.tickets t join draws.entries e on e.draw_id = t.draw_id and e.player_uid = t.player_uid where t.player_uid = $1 order by t.given_at, t.first`
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
