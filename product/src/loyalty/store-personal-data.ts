import { type ReadTx, sql } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  character: sql(
    'loyalty.data_of_members',
    `select character_id as character, chosen_at, level from loyalty.members where player_uid = $1`
  ),
  points_received: sql(
    'loyalty.data_of_months',
    `select month::text, received::text as hundredths, noticed_at, ended_at from loyalty.received_months where player_uid = $1 order by month`
  ),
  levels: sql(
    'loyalty.data_of_levels',
    `select program, place, paid_at from loyalty.paid_levels where player_uid = $1 order by paid_at, place`
  ),
  purchases: sql(
    'loyalty.data_of_purchases',
    `select product_id::text as product, price_points::text, gift, bought_at, refunded_at from loyalty.purchases where player_uid = $1 order by id`
  ),
  own_characters: sql(
    'loyalty.data_of_owned_characters',
    `select character_id as character from loyalty.owned_characters where player_uid = $1 order by character_id`
  ),
  quests: sql(
    'loyalty.data_of_quests',
    `select quest, period, done, completed_at from loyalty.quest_progress where player_uid = $1 order by updated_at, quest`
  ),
  points_adjustments: sql(
    'loyalty.data_of_adjustments',
    `select id::text, points::text, reason, created_at from loyalty.adjustments where player_uid = $1 order by id`
  ),
  loyalty_notices: sql(
    'loyalty.data_of_notices',
    `select trigger, amount::text, created_at, told_at from loyalty.notices where player_uid = $1 order by id`
  ),
}

/** What this module holds of a person. */
export async function loyaltyData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
