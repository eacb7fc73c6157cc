import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  offers: sql(
    'campaigns.data_of_claims',
    `select offer_id::text as offer, step, code, via, taken_at from campaigns.offer_claims where uid = $1 order by taken_at`
  ),
  withheld_gifts: sql(
    'campaigns.data_of_withheld',
    `select offer_id::text as offer, steps, found_at, decision, decided_at from campaigns.withheld where uid = $1 order by found_at`
  ),
}

/** What this module holds of a person. */
export async function offerData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
