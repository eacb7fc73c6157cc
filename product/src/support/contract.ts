import {
  eventGroup,
  eventId,
  groupWith,
  isoTime,
  ownJson,
  positiveId,
  settingGroup,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { feedbackEndpoints, key } from './rules/feedback-endpoints.ts'
import { attachmentBodyMax, file } from './rules/attachments.ts'
import { contact, supportSettings } from './rules/settings.ts'
import { widgetEndpoints } from './rules/widget-endpoints.ts'
import { attachRefusals, writeRefusals } from './rules/refusals.ts'
import { change, conversation, message, widgets } from './rules/shapes.ts'
import { subjects, textMax } from './rules/words.ts'

export { supportSettings } from './rules/settings.ts'
export {
  type Change,
  conversation,
  type Conversation,
  message,
  type Message,
  type WidgetConfig,
} from './rules/shapes.ts'

/** Why this module refuses. */
export const reasons = {
  conversation_closed: 409,
  conversation_full: 409,
  conversations_open: 409,
  attachment_type: 400,
  attachment_size: 413,
  attachments_full: 409,
  too_early: 409,
} as const satisfies SentencedReasons

const body = z.string().trim().min(1).max(textMax)
const email = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const one = z.object({ conversation: positiveId })
const written = z.object({ conversation: z.string(), message: message.nullable() })

export const endpoints = groupWith(reasons, {
  /** CHAT-01, CHAT-02, API-110: the chosen chat, and under its name what it is opened with. */
  'support.getsettings': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({
      chat: z.string(),
      own: z
        .object({ is_online: z.boolean(), attachment_max: z.number().int(), attachment_types: z.array(z.string()) })
        .optional(),
      ...widgets,
      contacts: z.array(contact),
      hours: z.object({
        timeZone: z.string(),
        list: z.array(z.object({ days: z.array(z.number()), from: z.string(), to: z.string() })),
      }),
      questions: z.array(z.object({ title: z.string(), text: z.string() })),
      /** Within so many days a dispute is answered. */
      dispute_days: z.number().int(),
      dispute_body: z.object({ name: z.string(), url: z.string() }).nullable(),
    }),
    errors: [],
  },
  /** CHAT-18, CHAT-19: a word for a vendor's staff by which ours find the caller within the hour. Opens nothing. `signature`: of the uid, where the vendor checks one. */
  'support.getReference': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({}),
    output: z.object({ reference: z.string(), expires_at: isoTime, signature: z.string().nullable() }),
    errors: [],
    limit: 60,
  },
  ...feedbackEndpoints,
  /** Of the caller, the latest first. */
  'support.getConversations': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ items: z.array(conversation) }),
    errors: [],
  },
  /** One of the caller's with its messages, or those behind `after`. */
  'support.getConversation': {
    method: 'GET',
    access: 'public',
    input: one.extend({ after: positiveId.optional() }),
    output: z.object({ conversation, messages: z.array(message), evidence: ownJson.nullable() }),
    errors: ['InvalidRequest/not_found'],
  },
  /**
   * A message. Without a conversation it goes to the caller's open chat, or opens one: while nobody is there both are a ticket, and who has no account is
   * asked for an e-mail. The same key is the same message.
   */
  'support.send': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({ conversation: positiveId.optional(), text: body, key, email: email.optional() }),
    output: written,
    errors: writeRefusals,
    limit: 60,
  },
  /** A file with a message, in base64: an image, a PDF or a plain text. */
  'support.attach': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({
      conversation: positiveId.optional(),
      ...file,
      key,
      /** Where the answer goes, for a visitor while nobody is there. */
      email: email.optional(),
    }),
    output: written,
    errors: attachRefusals,
    limit: 30,
    bodyMax: attachmentBodyMax,
  },
  'support.getAttachment': {
    method: 'GET',
    access: 'public',
    input: z.object({ attachment: positiveId }),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** The caller has read up to this message. */
  'support.read': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: one.extend({ message: positiveId }),
    output: z.literal(1),
    errors: ['InvalidRequest/not_found'],
    limit: 120,
  },
  /** The caller is typing; said at most every few seconds. */
  'support.type': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: one,
    output: z.literal(1),
    errors: ['InvalidRequest/not_found'],
    limit: 60,
  },
  'support.rate': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: one.extend({
      rating: wholeNumber.pipe(z.number().min(1).max(5)),
      note: z.string().trim().max(500).default(''),
    }),
    output: z.literal(1),
    errors: ['InvalidRequest/not_found'],
    limit: 20,
  },
  /** The caller ends it. */
  'support.close': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: one,
    output: z.literal(1),
    errors: ['InvalidRequest/not_found'],
    limit: 20,
  },
  /** All of a conversation to the caller's confirmed e-mail. False where there is none. */
  'support.mailTranscript': {
    method: 'POST',
    access: 'account',
    input: one,
    output: z.object({ is_sent: z.boolean() }),
    errors: ['InvalidRequest/not_found'],
    limit: 5,
  },
  /** A dispute of a bet, a round or a payment of the caller's, with what we know of it attached. Opened twice it is one, which has both texts. */
  'support.openDispute': {
    method: 'POST',
    access: 'account',
    input: z.object({ about: z.enum(subjects), about_id: positiveId, text: body, key }),
    output: z.object({ conversation: z.string() }),
    errors: [
      'Authorization/session_ended',
      'InvalidRequest/not_found',
      'InvalidRequest/conversation_closed',
      'InvalidRequest/conversation_full',
      'InvalidRequest/conversations_open',
      'InvalidRequest/idempotency_key_reused',
    ],
    limit: 20,
  },
  /** The caller takes a dispute to the body of dispute resolution: all of it is kept from here on, and staff are told. */
  'support.escalate': {
    method: 'POST',
    access: 'account',
    input: one,
    output: z.literal(1),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/too_early'],
    limit: 20,
  },
  ...widgetEndpoints,
})

export const topics = topicGroup({
  'support.changed': { access: 'player', payload: change },
  /** The same for who has no account; the key is the id of the visitor. */
  'support.visitor': { access: 'visitor', payload: change },
  /** For staff, key `all`: a conversation to be read anew. No word of it is told here. */
  'support.inbox': {
    access: 'staff:support:read',
    payload: z.object({ conversation: z.string(), what: change.shape.what }),
  },
})
const about = z.object({ conversation: eventId })
export const events = eventGroup({
  'support.written': about.extend({ message: eventId }),
  'support.changed': about.extend({ what: z.enum(['read', 'state']), to: z.enum(['writer', 'staff', 'both']) }),
  'support.typed': about.extend({ by: z.enum(['writer', 'staff']) }),
})
export const settings = settingGroup({ support: supportSettings })
