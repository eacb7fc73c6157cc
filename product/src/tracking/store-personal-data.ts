import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  consents: sql(
    'tracking.data_of_consents',
    `select at, market, version, answers, locale, is_private, place from tracking.consents where uid = $1 order by id`
  ),
  link_that_led_here: sql(
    'tracking.data_of_attributions',
    `select track_id, publisher_id, link_id, goal_id, goal_entry_id, clicked_at, registered_at from tracking.attributions where uid = $1`
  ),
  told_to_publishers: sql(
    'tracking.data_of_postbacks',
    `select goal, facts, created_at, sent_at from tracking.postbacks where uid = $1 order by id`
  ),
  page_events: sql(
    'tracking.data_of_events',
    `select at, name, params from tracking.events where uid = $1 order by id`
  ),
  first_steps: sql(
    'tracking.data_of_funnel_steps',
    `select to_char(day, 'YYYY-MM-DD') as day, step from tracking.funnel_steps where uid = $1 order by id`
  ),
  days_here: sql(
    'tracking.data_of_active_days',
    `select to_char(day, 'YYYY-MM-DD') as day from tracking.active_days where uid = $1 order by 1`
  ),
  device_mark: sql('tracking.data_of_marks', `select session, address, at from tracking.marks where uid = $1`),
  fraud_checks: sql(
    'tracking.data_of_fraud_checks',
    `select action, has_mark, state, score, asked_at from tracking.fraud_checks where uid = $1 order by id`
  ),
}
const erase = {
  // Proofs of consent stay for as long as somebody may ask for them, and no longer name a person.
  consents: sql('tracking.erase_consents', `update tracking.consents set uid = null where uid = $1`),
  attributions: sql('tracking.erase_attributions', `delete from tracking.attributions where uid = $1`),
  postbacks: sql('tracking.erase_postbacks', `delete from tracking.postbacks where uid = $1`),
  events: sql('tracking.erase_events', `update tracking.events set uid = null, visit = null where uid = $1`),
  // The counts stay as they are: they name nobody.
  steps: sql('tracking.erase_funnel_steps', `update tracking.funnel_steps set uid = null where uid = $1`),
  days: sql('tracking.erase_active_days', `delete from tracking.active_days where uid = $1`),
  marks: sql('tracking.erase_marks', `delete from tracking.marks where uid = $1`),
  checks: sql('tracking.erase_fraud_checks', `delete from tracking.fraud_checks where uid = $1`),
}

/** What this module holds of a person. */
export async function trackingData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}

export async function eraseTracking(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of Object.values(erase)) await tx.rows(statement, [uid])
}
