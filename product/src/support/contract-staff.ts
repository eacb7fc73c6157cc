import { groupWith, isoTime, offsetCount, ownJson, positiveId, wholeNumber } from '@ante/kit/contract'
import { z } from 'zod'
import { conversation, message, reasons } from './contract.ts'
import { attachmentBodyMax, file } from './rules/attachments.ts'
import { decisionMax, kinds, outcomes, textMax } from './rules/words.ts'

export const views = ['waiting', 'mine', 'open', 'closed'] as const
const item = conversation.extend({
  uid: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  assigned_to: z.string().nullable(),
  assigned_name: z.string().nullable(),
  waiting_since: isoTime.nullable(),
  first_answer_at: isoTime.nullable(),
  /** Messages of the writer that no member has read. */
  unread_by_staff: z.number().int(),
  rating_note: z.string().nullable(),
})
export type InboxItem = z.output<typeof item>
const text = z.string().trim().min(1).max(textMax)
const key = z.string().regex(/^[\w-]{8,64}$/)
const one = z.object({ conversation: positiveId })
/** A letter to the player: longer than the reasons that staff write for each other. */
const decisionReason = z.string().trim().min(3).max(decisionMax)
const found = ['InvalidRequest/not_found'] as const
const canned = z.object({ id: z.string(), locale: z.string(), title: z.string(), text: z.string() })

export const staffEndpoints = groupWith(reasons, {
  /** Conversations: those that wait, longest first; the caller's own; all that are open; closed ones, latest first. */
  'support.inbox': {
    method: 'GET',
    access: 'staff:support:read',
    input: z.object({ view: z.enum(views), kind: z.enum(kinds).optional(), ...offsetCount }),
    output: z.object({ items: z.array(item), total: z.number().int(), waiting: z.number().int() }),
    errors: [],
  },
  /** The caller is at the inbox. Said every minute, so that no row of the audit log is written for it. */
  'support.present': {
    method: 'POST',
    access: 'staff:support:read',
    input: z.object({}),
    output: z.literal(1),
    errors: [],
    unaudited: true,
  },
  /** One with all that was said, what staff noted, and who the writer is. It is read with that. */
  'support.conversation': {
    method: 'POST',
    access: 'staff:support:read',
    input: one,
    output: z.object({
      conversation: item,
      messages: z.array(message.extend({ by_member: z.string() })),
      notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: isoTime })),
      evidence: ownJson.nullable(),
      player: z
        .object({
          uid: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          email: z.string().nullable(),
          is_email_confirmed: z.boolean(),
          phone: z.string().nullable(),
          country: z.string().nullable(),
          locale: z.string(),
          currency: z.string(),
          registered_at: isoTime,
          conversations: z.number().int(),
        })
        .nullable(),
    }),
    errors: found,
  },
  'support.reply': {
    method: 'POST',
    access: 'staff:support:write',
    input: one.extend({ text, key }),
    output: z.object({ message: z.string() }),
    errors: [...found, 'InvalidRequest/conversation_closed', 'InvalidRequest/idempotency_key_reused'],
  },
  /** The same with a file, as a writer attaches one. */
  'support.replyfile': {
    method: 'POST',
    access: 'staff:support:write',
    input: one.extend({ ...file, key }),
    output: z.object({ message: z.string() }),
    errors: [
      ...found,
      'InvalidRequest/conversation_closed',
      'InvalidRequest/idempotency_key_reused',
      'InvalidRequest/attachment_type',
      'InvalidRequest/attachment_size',
    ],
    bodyMax: attachmentBodyMax,
    secrets: ['content'],
  },
  'support.stafftyping': {
    method: 'POST',
    access: 'staff:support:write',
    input: one,
    output: z.literal(1),
    errors: found,
  },
  /** Hands a conversation to a member, with a note for them; `null` gives it back to the queue. */
  'support.assign': {
    method: 'POST',
    access: 'staff:support:write',
    input: one.extend({ member: positiveId.nullable(), note: z.string().trim().max(2000).default('') }),
    output: z.literal(1),
    errors: found,
  },
  'support.note': {
    method: 'POST',
    access: 'staff:support:write',
    input: one.extend({ text: text.max(2000) }),
    output: z.literal(1),
    errors: found,
  },
  'support.finish': {
    method: 'POST',
    access: 'staff:support:write',
    input: one,
    output: z.literal(1),
    errors: found,
  },
  /** The end of a dispute, with the reason that the player is told. */
  'support.decide': {
    method: 'POST',
    access: 'staff:support:write',
    input: one.extend({ outcome: z.enum(outcomes), reason: decisionReason }),
    output: z.literal(1),
    errors: [...found, 'InvalidRequest/conflict'],
  },
  'support.staffattachment': {
    method: 'GET',
    access: 'staff:support:read',
    input: z.object({ attachment: positiveId }),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    errors: found,
  },
  /** Members who have been at the inbox within a month, and whether they are now. */
  'support.members': {
    method: 'GET',
    access: 'staff:support:read',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), is_there: z.boolean() })) }),
    errors: [],
  },
  'support.canned': {
    method: 'GET',
    access: 'staff:support:read',
    input: z.object({}),
    output: z.object({ items: z.array(canned) }),
    errors: [],
  },
  /** An answer to have ready; another of the same title in the language takes its place. */
  'support.putcanned': {
    method: 'POST',
    access: 'staff:support:write',
    input: z.object({ locale: z.string().min(2).max(5), title: z.string().trim().min(1).max(100), text }),
    output: z.literal(1),
    errors: [],
  },
  'support.dropcanned': {
    method: 'POST',
    access: 'staff:support:write',
    input: z.object({ id: positiveId }),
    output: z.literal(1),
    errors: found,
  },
  /** Whose reference a vendor's staff have named. */
  'support.resolvereference': {
    method: 'POST',
    access: 'staff:support:read',
    input: z.object({ reference: z.string().min(10).max(600) }),
    output: z.object({ uid: z.string().nullable(), visitor: z.string().nullable() }),
    errors: found,
  },
  /** Of the conversations of so many days: how many, how soon the first answer came (median and nine of ten, seconds), how they were rated, how many disputes are late. */
  'support.figures': {
    method: 'GET',
    access: 'staff:support:read',
    input: z.object({ days: wholeNumber.default(7).pipe(z.number().min(1).max(90)) }),
    output: z.object({
      conversations: z.number().int(),
      answered: z.number().int(),
      first_answer_median_s: z.number().int().nullable(),
      first_answer_p90_s: z.number().int().nullable(),
      rating_average: z.number().nullable(),
      ratings: z.number().int(),
      late_disputes: z.number().int(),
    }),
    errors: [],
  },
})
