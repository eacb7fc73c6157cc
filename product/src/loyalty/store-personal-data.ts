import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  character: sql(
    'loyalty.data_of_members',
    `select character_id as character, chosen_at from loyalty.members where player_uid = $1`
  ),
}

/** What this module holds of a person. */
export async function loyaltyData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
