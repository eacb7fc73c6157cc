import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Side } from './rules/words.ts'

export interface MessageRow {
  id: bigint
  conversation: bigint
  side: Side
  by_name: string
  body: string
  at: Date
  attachment: bigint | null
  attachment_name: string | null
  attachment_type: string | null
  attachment_size: number | null
}

const messageColumns = `m.id, m.conversation, m.side, m.by_name, m.body, m.at, a.id as attachment, a.name as attachment_name, a.type as attachment_type, a.size as attachment_size`

const statements = {
  messages: sql(
    'support.messages_of',
    `select ${messageColumns} from support.messages m left join support.attachments a on a.message = m.id
       where m.conversation = $1 and m.id > $2 order by m.id limit 1000`
  ),
  byId: sql(
    'support.messages_by_id',
    `select ${messageColumns} from support.messages m left join support.attachments a on a.message = m.id where m.id = any ($1)`
  ),
  byKey: sql('support.message_by_key', `select m.id from support.messages m where m.conversation = $1 and m.key = $2`),
  isSame: sql(
    'support.is_same_message',
    `select m.body = $2 and a.type is not distinct from $3 and a.content is not distinct from $4 as is_same
       from support.messages m left join support.attachments a on a.message = m.id where m.id = $1`
  ),
  countMessages: sql(
    'support.count_messages',
    `select count(m.id)::int as messages, count(a.id) filter (where m.side = 'writer')::int as attachments
       from support.messages m left join support.attachments a on a.message = m.id where m.conversation = $1`
  ),
  attachedBytes: sql(
    'support.attached_bytes',
    `select coalesce(sum(a.size), 0)::bigint as bytes from support.conversations c
       join support.messages m on m.conversation = c.id and m.side = 'writer'
       join support.attachments a on a.message = m.id where (c.uid = $1) or (c.visitor = $2)`
  ),
  networkBytes: sql(
    'support.attached_bytes_of_network',
    `select coalesce(sum(size), 0)::bigint as bytes from support.attachments where network = $1`
  ),
  lockNetwork: sql(
    'support.lock_network',
    `select pg_advisory_xact_lock(hashtextextended('support network ' || $1::text, 0))`
  ),
  addMessage: sql(
    'support.add_message',
    `insert into support.messages (conversation, side, by_name, body, key) values ($1, $2, $3, $4, $5) returning id`
  ),
  addAttachment: sql(
    'support.add_attachment',
    `insert into support.attachments (message, name, type, size, content, network) values ($1, $2, $3, $4, $5, $6)`
  ),
  attachment: sql(
    'support.attachment',
    `select a.name, a.type, a.content, m.conversation from support.attachments a join support.messages m on m.id = a.message where a.id = $1`
  ),
}

export const readMessages = (tx: ReadTx, conversation: bigint, after = 0n) =>
  tx.rows<MessageRow>(statements.messages, [conversation, after])
export const readMessagesById = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<MessageRow>(statements.byId, [ids])
export const readMessage = async (tx: ReadTx, id: bigint) => (await readMessagesById(tx, [id]))[0]
export const findByKey = async (tx: ReadTx, conversation: bigint, key: string): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.byKey, [conversation, key]))?.id
/** Whether it says this, with this file or none. */
export const isSameMessage = async (
  tx: ReadTx,
  id: bigint,
  { text, file }: { text: string; file?: { type: string; content: Uint8Array } | undefined }
): Promise<boolean> =>
  (await tx.maybe<{ is_same: boolean }>(statements.isSame, [id, text, file?.type ?? null, file?.content ?? null]))
    ?.is_same ?? false
export const countMessages = async (
  tx: ReadTx,
  conversation: bigint
): Promise<{ messages: number; attachments: number }> =>
  (await tx.maybe<{ messages: number; attachments: number }>(statements.countMessages, [conversation])) ?? {
    messages: 0,
    attachments: 0,
  }
/** What is kept of all that this person has attached, in bytes. */
export const attachedBytes = async (
  tx: ReadTx,
  { uid, visitor }: { uid: bigint | null; visitor: bigint | null }
): Promise<bigint> => (await tx.maybe<{ bytes: bigint }>(statements.attachedBytes, [uid, visitor]))?.bytes ?? 0n
/** The same of all visitors of a network; one after the other until the transaction ends. */
export async function attachedBytesOfNetwork(tx: Tx, network: string): Promise<bigint> {
  await tx.rows(statements.lockNetwork, [network])
  return (await tx.maybe<{ bytes: bigint }>(statements.networkBytes, [network]))?.bytes ?? 0n
}
export interface NewMessage {
  readonly side: Side
  readonly by: string
  readonly text: string
  readonly key: string
}
export async function addMessage(tx: Tx, conversation: bigint, { side, by, text, key }: NewMessage): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.addMessage, [conversation, side, by, text, key])
  if (!row) throw new Error('no message was added')
  return row.id
}
export const addAttachment = (
  tx: Tx,
  message: bigint,
  { name, type, content, network }: { name: string; type: string; content: Uint8Array; network: string | null }
) => tx.rows(statements.addAttachment, [message, name, type, content.length, content, network])
export const readAttachment = (tx: ReadTx, id: bigint) =>
  tx.maybe<{ name: string; type: string; content: Buffer; conversation: bigint }>(statements.attachment, [id])
