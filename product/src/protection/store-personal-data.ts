import { type ReadTx, sql } from '@ante/kit/context'
type DataRow = Readonly<Record<string, unknown>>

const parts = {
  exclusions: sql(
    'protection.data_of_exclusions',
    `select period, chosen_at, case when ends_at = 'infinity' then null else ends_at end as ends_at, return_asked_at, brand as site from protection.exclusions where uid = $1 order by id`
  ),
  limits: sql(
    'protection.data_of_limits',
    `select kind, days, most::text, since from protection.limits where uid = $1`
  ),
  house_limit: sql(
    'protection.data_of_house_limit',
    `select most::text, since from protection.house_limits where uid = $1`
  ),
  means: sql('protection.data_of_means', `select approved_at from protection.means where uid = $1`),
  reality_checks: sql(
    'protection.data_of_reality_checks',
    `select at, played_seconds, staked_minor::text, won_minor::text from protection.reality_checks where uid = $1 order by id`
  ),
  limit_changes: sql(
    'protection.data_of_changes',
    `select at, what, kind, days, before::text, after::text from protection.limit_changes where uid = $1 order by id`
  ),
}

/** What this module holds of a person. None of it is erased: the law has it kept. */
export async function protectionData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
