import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import { publishOn } from '@ante/kit/reaction'
import { type Change, events } from './contract.ts'
import { type ConversationRow, readConversation, readMessage } from './store.ts'
import { wireMessage } from './wire.ts'

/** To the writer's own topic, where the writer can be found. */
function toWriter(row: ConversationRow, what: Change['what'], message: Change['message'] = null): LiveMessage[] {
  const data: Change = { what, conversation: String(row.id), message }
  if (row.uid !== null) return [{ topic: 'support.changed', key: String(row.uid), data }]
  return row.visitor === null ? [] : [{ topic: 'support.visitor', key: String(row.visitor), data }]
}
const toStaff = (row: ConversationRow, what: Change['what']): LiveMessage[] => [
  { topic: 'support.inbox', key: 'all', data: { conversation: String(row.id), what } },
]

async function rowOf(db: Database, id: string): Promise<ConversationRow | undefined> {
  return db.query((tx) => readConversation(tx, BigInt(id)))
}

export const livePublishers = [
  publishOn(events['support.written'], async (db, { conversation, message }) => {
    const row = await rowOf(db, conversation)
    const written = row && (await db.query((tx) => readMessage(tx, BigInt(message))))
    return row && written ? [...toWriter(row, 'message', wireMessage(written)), ...toStaff(row, 'message')] : []
  }),
  publishOn(events['support.changed'], async (db, { conversation, what, to }) => {
    const row = await rowOf(db, conversation)
    if (!row) return []
    return [...(to === 'staff' ? [] : toWriter(row, what)), ...(to === 'writer' ? [] : toStaff(row, what))]
  }),
  publishOn(events['support.typed'], async (db, { conversation, by }) => {
    const row = await rowOf(db, conversation)
    if (!row) return []
    return by === 'staff' ? toWriter(row, 'typing') : toStaff(row, 'typing')
  }),
]

/** Whoever begins to listen, or has missed something, reads for itself. */
const resync = async (): Promise<Change> => ({ what: 'resync', conversation: '', message: null })
export const snapshots = {
  'support.changed': resync,
  'support.visitor': resync,
  'support.inbox': async () => ({ what: 'resync', conversation: '' }),
} satisfies Snapshots
