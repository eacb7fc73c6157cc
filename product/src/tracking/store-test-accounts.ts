import { sql, type Tx } from '@ante/kit/context'

// Steps are counted from these rows, and publishers are reported by attributions: without them nothing that follows is counted either.
const statements = [
  sql('tracking.drop_steps_of_test', 'delete from tracking.funnel_steps where uid = $1'),
  sql('tracking.drop_days_of_test', 'delete from tracking.active_days where uid = $1'),
  sql('tracking.drop_attribution_of_test', 'delete from tracking.attributions where uid = $1'),
  // What a network has been told is kept: the list of postbacks says what went out.
  sql('tracking.drop_postbacks_of_test', 'delete from tracking.postbacks where uid = $1 and sent_at is null'),
]

/** ACC-23: takes a test account out of the funnel, the retention and what publishers have brought. */
export async function forgetTestAccount(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of statements) await tx.rows(statement, [uid])
}
