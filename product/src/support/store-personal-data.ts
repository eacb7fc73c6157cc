import { type ReadTx, sql, type Tx } from '@ante/kit/context'

type DataRow = Readonly<Record<string, unknown>>
const parts = {
  conversations: sql(
    'support.data_of_conversations',
    `select id::text, kind, state, subject, name, email, opened_at, closed_at, rating, rating_note, about, about_id, evidence, outcome, escalated_at
       from support.conversations where uid = $1 order by id`
  ),
  support_messages: sql(
    'support.data_of_messages',
    `select m.conversation::text, m.at, m.side, m.body as text, a.name as attachment
       from support.messages m join support.conversations c on c.id = m.conversation left join support.attachments a on a.message = m.id
       where c.uid = $1 order by m.id`
  ),
  support_notes: sql(
    'support.data_of_notes',
    `select n.conversation::text, n.at, n.body as text from support.notes n join support.conversations c on c.id = n.conversation where c.uid = $1 order by n.id`
  ),
  chat_events: sql(
    'support.data_of_vendor_events',
    `select at, event, message, conversation_id, said_at from support.vendor_events where uid = $1 order by id`
  ),
}
const erase = {
  conversations: sql(
    'support.erase_conversations',
    `delete from support.conversations where uid = $1 and kind = 'chat'`
  ),
  // Nobody answers an account that is not there.
  ends: sql(
    'support.end_requests',
    `update support.conversations set state = 'closed', closed_at = now(), changed_at = now(), waiting_since = null where uid = $1 and kind = 'ticket' and state <> 'closed'`
  ),
  // A complaint and what became of it is kept as the law has it, without the files and the contact.
  files: sql(
    'support.erase_attachments',
    `delete from support.attachments a using support.messages m, support.conversations c where a.message = m.id and m.conversation = c.id and c.uid = $1`
  ),
  contacts: sql('support.erase_contacts', `update support.conversations set name = '', email = null where uid = $1`),
  events: sql('support.erase_vendor_events', `delete from support.vendor_events where uid = $1`),
}

/** What this module holds of a person. */
export async function supportData(tx: ReadTx, uid: bigint): Promise<Record<string, DataRow[]>> {
  const found: Record<string, DataRow[]> = {}
  for (const [name, statement] of Object.entries(parts)) found[name] = await tx.rows<DataRow>(statement, [uid])
  return found
}

export async function eraseSupport(tx: Tx, uid: bigint): Promise<void> {
  for (const statement of Object.values(erase)) await tx.rows(statement, [uid])
}
