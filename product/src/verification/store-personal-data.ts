import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  identity_checks: sql(
    'verification.data_of_checks',
    `select step, state, asked_at, handed_in_at, decided_at, document_ends_on::text, comment from verification.checks where uid = $1 order by asked_at`
  ),
  identity_history: sql(
    'verification.data_of_history',
    `select at, step, state, event from verification.history where uid = $1 order by id`
  ),
}

/** What this module holds of a person; what staff suspects is not among it, because the law forbids to tell. None of it is erased: the law has it kept. */
export async function verificationData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
