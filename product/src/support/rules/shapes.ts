import { isoTime } from '@ante/kit/contract'
import { z } from 'zod'
import { kinds, outcomes, sides, states, subjects } from './words.ts'

const attachment = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number().int() })
export const message = z.object({
  id: z.string(),
  side: z.enum(sides),
  /** Of staff the name that players are shown; empty for the writer. */
  by: z.string(),
  text: z.string(),
  at: isoTime,
  attachment: attachment.nullable(),
})
export type Message = z.output<typeof message>
export const conversation = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  subject: z.string(),
  opened_at: isoTime,
  changed_at: isoTime,
  closed_at: isoTime.nullable(),
  /** Up to which message each side has read. */
  read_by_writer: z.string(),
  read_by_staff: z.string(),
  /** Messages of ours that the writer has not read. */
  unread: z.number().int(),
  rating: z.number().int().nullable(),
  about: z.object({ kind: z.enum(subjects), id: z.string() }).nullable(),
  due_at: isoTime.nullable(),
  outcome: z.enum(outcomes).nullable(),
  escalated_at: isoTime.nullable(),
  /** A dispute may go to the body of dispute resolution from here on; null where there is none. */
  escalates_at: isoTime.nullable(),
})
export type Conversation = z.output<typeof conversation>

/** What a widget is opened with: its account at the vendor, and where its script is. */
const widgetConfig = z.object({
  id: z.string(),
  src: z.string(),
  host: z.string().optional(),
  site: z.string().optional(),
})
export type WidgetConfig = z.output<typeof widgetConfig>
/** CHAT-02: under the names of the providers. */
export const widgets = {
  live_tex: widgetConfig.optional(),
  freshChat: widgetConfig.optional(),
  liveChat: widgetConfig.optional(),
  verbox: widgetConfig.optional(),
  comm100: widgetConfig.optional(),
  betunlim: widgetConfig.optional(),
  jivoSite: widgetConfig.optional(),
}

/** `resync`: read anew. `message` holds the message itself where there is a new one. */
export const change = z.object({
  what: z.enum(['message', 'read', 'typing', 'state', 'resync']),
  conversation: z.string(),
  message: message.nullable(),
})
export type Change = z.output<typeof change>
