import { after, day, instant } from '@ante/kit/instant'
import type { Context } from '@ante/kit/context'
import { type Conversation, type Message, supportSettings } from './contract.ts'
import type { ConversationRow, MessageRow } from './store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
export interface DisputeRules {
  /** The body of alternative dispute resolution: that of the operator's setting, else that of the player's market; null where there is none. */
  readonly body: { readonly name: string; readonly url: string } | null
  readonly escalateDays: number
}
export function disputeRules({ setting, policy }: Pick<Context, 'setting' | 'policy'>): DisputeRules {
  const { bodyName, bodyUrl, escalateDays } = setting('support', supportSettings).disputes
  return { body: bodyName === '' ? policy().disputeBody : { name: bodyName, url: bodyUrl }, escalateDays }
}

/** When a dispute may go to the body of dispute resolution: at once when it was not upheld, else after the days that the house has. */
export function escalatesAt(row: ConversationRow, { body, escalateDays }: DisputeRules): Date | null {
  if (row.kind !== 'dispute' || body === null) return null
  if (row.closed_at && row.outcome && row.outcome !== 'upheld') return row.closed_at
  return new Date(after(instant(row.opened_at.getTime()), escalateDays * day))
}

export const wireConversation = (row: ConversationRow, disputes: DisputeRules): Conversation => ({
  id: String(row.id),
  kind: row.kind,
  state: row.state,
  subject: row.subject,
  opened_at: row.opened_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  closed_at: iso(row.closed_at),
  read_by_writer: String(row.read_by_writer),
  read_by_staff: String(row.read_by_staff),
  unread: row.unread,
  rating: row.rating,
  about: row.about !== null && row.about_id !== null ? { kind: row.about, id: row.about_id } : null,
  due_at: iso(row.due_at),
  outcome: row.outcome,
  escalated_at: iso(row.escalated_at),
  escalates_at: iso(escalatesAt(row, disputes)),
})

/** Players are shown a first name at most: what stands before the @ of a member's address is not theirs to know. */
export const shownName = (name: string): string => (name.includes('@') || name.startsWith('local:') ? '' : name)

export const wireMessage = (row: MessageRow): Message => ({
  id: String(row.id),
  side: row.side,
  by: row.side === 'staff' ? shownName(row.by_name) : '',
  text: row.body,
  at: row.at.toISOString(),
  attachment:
    row.attachment === null
      ? null
      : {
          id: String(row.attachment),
          name: row.attachment_name ?? '',
          type: row.attachment_type ?? '',
          size: row.attachment_size ?? 0,
        },
})
