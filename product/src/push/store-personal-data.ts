import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  push_devices: sql(
    'push.data_of_subscriptions',
    `select endpoint, locale, created_at from push.subscriptions where uid = $1 order by id`
  ),
  push_choices: sql(
    'push.data_of_choices',
    `select bets, payments, support, matches, shows_details from push.choices where uid = $1`
  ),
  followed_matches: sql(
    'push.data_of_follows',
    `select fixture, created_at from push.follows where uid = $1 order by created_at, fixture`
  ),
}
const erase = [
  // What waits for these browsers goes with them.
  sql('push.erase_subscriptions', `delete from push.subscriptions where uid = $1`),
  sql('push.erase_choices', `delete from push.choices where uid = $1`),
  sql('push.erase_follows', `delete from push.follows where uid = $1`),
]

/** What this module holds of a person. */
export async function pushData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}

export async function erasePush(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of erase) await tx.rows(statement, [uid])
}
