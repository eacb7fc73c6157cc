import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  dormancy: sql(
    'dormancy.data_of_cases',
    `select state, last_sign_at, balance, noticed_at, is_written, due_at, dormant_at, amount_minor::text, currency, ended_at, ended_by, returned_at from dormancy.cases where uid = $1 order by id`
  ),
}

/** What this module holds of a person. None of it is erased: it says where money went. */
export async function dormancyData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
