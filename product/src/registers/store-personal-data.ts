import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  register_checks: sql(
    'registers.data_of_answers',
    `select at, register, moment, word as answer, reference from registers.answers where uid = $1 order by id`
  ),
}

/** What this module holds of a person. */
export async function registerData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
