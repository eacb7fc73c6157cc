import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** One line of somebody's data: what the database has, as JSON. */
export type DataRow = Readonly<Record<string, unknown>>
const rowsMost = 5_000

const parts = {
  messages: sql(
    'messages.data_of_messages',
    `select created_at, key, topic, channel, locale as language, to_address as "to", subject, state, reason, sent_at from messages.outbox where uid = $1 order by id desc limit ${rowsMost}`
  ),
  inbox: sql(
    'messages.data_of_inbox',
    `select created_at, topic, title, text, read_at from messages.inbox where uid = $1 order by id desc limit ${rowsMost}`
  ),
  message_choices: sql(
    'messages.data_of_preferences',
    `select topic, channel, is_on, changed_at from messages.preferences where uid = $1 order by topic, channel`
  ),
  unreachable_contacts: sql(
    'messages.data_of_marks',
    `select channel, address, unreachable_at, complained_at from messages.marks where uid = $1 order by channel, address`
  ),
}

const erasing = [
  sql('messages.erase_inbox', 'delete from messages.inbox where uid = $1'),
  sql('messages.erase_preferences', 'delete from messages.preferences where uid = $1'),
  sql('messages.erase_marks', 'delete from messages.marks where uid = $1'),
  // What waits to be sent still goes, and is forgotten then: the last of it says that the data is erased.
  sql(
    'messages.erase_waiting',
    `update messages.outbox set is_erased = true where uid = $1 and sent_at is null and state = 'waiting'`
  ),
  sql(
    'messages.erase_messages',
    `update messages.outbox set to_address = '', subject = '', about = null where uid = $1 and (sent_at is not null or state <> 'waiting')`
  ),
]

export async function dataOf(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}
export async function eraseMessages(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of erasing) await tx.rows(statement, [uid])
}
