import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  play_pattern: sql(
    'harm.data_of_players',
    `select score, level, markers, zone as time_zone, scored_at, changed_at from harm.players where uid = $1`
  ),
  play_days: sql(
    'harm.data_of_days',
    `select day::text, rounds, night_rounds, staked_minor::text, deposits, declined_deposits, chasing_deposits, cancelled_withdrawals, longest_minutes from harm.days where uid = $1 order by day`
  ),
  harm_actions: sql(
    'harm.data_of_actions',
    `select at, action, score, markers from harm.actions where uid = $1 order by id`
  ),
  talks: sql('harm.data_of_interactions', `select at, way, note from harm.interactions where uid = $1 order by id`),
}

/** What this module holds of a person. */
export async function harmData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
