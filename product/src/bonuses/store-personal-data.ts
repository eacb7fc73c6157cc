import { type ReadTx, sql } from '@ante/kit/context'
type DataRow = Readonly<Record<string, unknown>>

const bonuses = sql(
  'bonuses.data_of_bonuses',
  `select id::text, kind, status, amount_minor::text, currency, wagered_minor::text, created_at, activated_at, ended_at, loss from bonuses.bonuses where uid = $1 order by id`
)

const cashbacks = sql(
  'bonuses.data_of_cashbacks',
  `select id::text, status, amount_minor::text, currency, created_at, receiving_expired_at, ended_at, program, calculation from bonuses.cashbacks where uid = $1 order by id`
)

const gifts = sql(
  'bonuses.data_of_gifts_of_offers',
  'select source, given_at from bonuses.gifts_of_offers where uid = $1 order by given_at, source'
)

const flags = sql(
  'bonuses.data_of_flags',
  'select bonus_id::text, reason, plays, staked_minor::text, found_at, last_at, decision, decided_at from bonuses.flags where uid = $1 order by id'
)

const rewardFlags = sql(
  'bonuses.data_of_reward_flags',
  'select reason, reward, title, plays, staked_minor::text, currency, given_minor::text, due_minor::text, taken_minor::text, found_at, last_at, decision, decided_at from bonuses.reward_flags where uid = $1 order by id'
)

/** What this module holds of a person. */
export const bonusData = async (tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> => ({
  bonuses: await tx.rows<DataRow>(bonuses, [uid]),
  cashbacks: await tx.rows<DataRow>(cashbacks, [uid]),
  flags: await tx.rows<DataRow>(flags, [uid]),
  reward_flags: await tx.rows<DataRow>(rewardFlags, [uid]),
  gifts_of_offers: await tx.rows<DataRow>(gifts, [uid]),
})
