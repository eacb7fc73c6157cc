import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  tournaments: sql(
    'tournaments.data_of_entries',
    `select tournament_id::text as tournament, joined_at, points::text, place, prize_minor::text, paid_minor::text, currency from tournaments.entries where player_uid = $1 order by joined_at`
  ),
  tournamentStages: sql(
    'tournaments.data_of_stages',
    `select tournament_id::text as tournament, stage, points::text, place, earned::text from tournaments.stage_scores where player_uid = $1 order by tournament_id, stage`
  ),
}

/** What this module holds of a person. */
export async function tournamentData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
