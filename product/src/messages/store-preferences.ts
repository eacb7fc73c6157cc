import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  read: sql('messages.read_preferences', `select topic, channel, is_on from messages.preferences where uid = $1`),
  put: sql(
    'messages.put_preference',
    `insert into messages.preferences (uid, topic, channel, is_on) values ($1, $2, $3, $4)
     on conflict (uid, topic, channel) do update set is_on = excluded.is_on, changed_at = now()`
  ),
}

export interface PreferenceRow {
  topic: string
  channel: string
  is_on: boolean
}
export const readPreferences = (tx: ReadTx, uid: bigint) => tx.rows<PreferenceRow>(statements.read, [uid])
export const putPreference = (tx: Tx, uid: bigint, topic: string, channel: string, isOn: boolean) =>
  tx.rows(statements.put, [uid, topic, channel, isOn])
