import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  campaigns: sql(
    'marketing.data_of_assignments',
    `select c.sysname as campaign, a.arm, a.assigned_at from marketing.assignments a join marketing.campaigns c on c.id = a.campaign_id where a.uid = $1 order by a.assigned_at`
  ),
  campaign_occasions: sql(
    'marketing.data_of_occasions',
    `select c.sysname as campaign, o.name, o.created_at, o.done_at, o.outcome, o.given_minor::text, o.currency, o.is_told from marketing.occasions o join marketing.campaigns c on c.id = o.campaign_id
      where o.uid = $1 order by o.id`
  ),
  tags: sql('marketing.data_of_tags', `select tag, set_at from marketing.tags where uid = $1 order by tag`),
}
const eraseTags = sql('marketing.erase_tags', 'delete from marketing.tags where uid = $1')

/** What this module holds of a person. */
export async function marketingData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
/** What staff called a player goes with their data; what they were given stays with its payments. */
export const eraseMarketing = async (tx: Tx, uid: bigint): Promise<void> => void (await tx.rows(eraseTags, [uid]))
