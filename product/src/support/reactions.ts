import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import { publishOnBatch } from '@ante/kit/reaction'
import { type Change, events } from './contract.ts'
import { type ConversationRow, readConversations, readMessagesById } from './store.ts'
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

/** The conversations of these events, each read once. */
const rowsOf = async (
  db: Database,
  payloads: readonly { conversation: string }[]
): Promise<(payload: { conversation: string }) => ConversationRow | undefined> => {
  const ids = [...new Set(payloads.map(({ conversation }) => BigInt(conversation)))]
  const rows = new Map((await db.query((tx) => readConversations(tx, ids))).map((row) => [String(row.id), row]))
  return ({ conversation }) => rows.get(conversation)
}

export const livePublishers = [
  publishOnBatch(events['support.written'], async (db, payloads) => {
    const ids = payloads.map(({ message }) => BigInt(message))
    const [rowOf, written] = await Promise.all([rowsOf(db, payloads), db.query((tx) => readMessagesById(tx, ids))])
    const messages = new Map(written.map((row) => [String(row.id), wireMessage(row)]))
    return payloads.map((payload) => {
      const [row, message] = [rowOf(payload), messages.get(payload.message)]
      return row && message ? [...toWriter(row, 'message', message), ...toStaff(row, 'message')] : []
    })
  }),
  publishOnBatch(events['support.changed'], async (db, payloads) => {
    const rowOf = await rowsOf(db, payloads)
    return payloads.map((payload) => {
      const { what, to } = payload
      const row = rowOf(payload)
      if (!row) return []
      return [...(to === 'staff' ? [] : toWriter(row, what)), ...(to === 'writer' ? [] : toStaff(row, what))]
    })
  }),
  publishOnBatch(events['support.typed'], async (db, payloads) => {
    const rowOf = await rowsOf(db, payloads)
    return payloads.map((payload) => {
      const row = rowOf(payload)
      if (!row) return []
      return payload.by === 'staff' ? toWriter(row, 'typing') : toStaff(row, 'typing')
    })
  }),
]

/** Whoever begins to listen, or has missed something, reads for itself. */
const resync = async (): Promise<Change> => ({ what: 'resync', conversation: '', message: null })
export const snapshots = {
  'support.changed': resync,
  'support.visitor': resync,
  'support.inbox': async () => ({ what: 'resync', conversation: '' }),
} satisfies Snapshots
