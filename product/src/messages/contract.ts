import {
  eventGroup,
  eventId,
  flag,
  group,
  isoTime,
  positiveId,
  settingGroup,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import { z } from 'zod'
import { messageChannels, messageTopics } from './rules/words.ts'

const item = z.object({
  id: z.string(),
  topic: z.enum(messageTopics),
  /** Of its words: those of the time when it came. */
  locale: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of the site, without a language, and what stands on its button. */
  path: z.string().nullable(),
  action: z.string().nullable(),
  at: isoTime,
  is_read: z.boolean(),
})
export type InboxItem = z.output<typeof item>

const unread = z.object({ unread: z.number().int() })
const preference = z.object({
  topic: z.enum(messageTopics),
  channel: z.enum(messageChannels),
  is_on: z.boolean(),
  /** It cannot be switched off. */
  is_fixed: z.boolean(),
})
export type Preference = z.output<typeof preference>

export const endpoints = group({
  /** What has come to the caller on the site, the newest first; `before` is the last one of the page before. */
  'messages.getinbox': {
    method: 'GET',
    access: 'account',
    input: z.object({ before: positiveId.optional(), count: wholeNumber.default(20).pipe(z.number().min(1).max(50)) }),
    output: unread.extend({ items: z.array(item), has_more: z.boolean() }),
    errors: [],
  },
  'messages.getunread': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: unread,
    errors: [],
  },
  /** The caller has read these, or all up to one. */
  'messages.read': {
    method: 'POST',
    access: 'account',
    input: z.object({ message: positiveId, all: flag.default(false) }),
    output: unread,
    errors: [],
    limit: 120,
  },
  /** What reaches the caller where, and which addresses mail does not reach. News has consents of its own (`account.changeSubscription`). */
  'messages.getpreferences': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({
      preferences: z.array(preference),
      unreachable: z.array(z.object({ channel: z.enum(messageChannels), contact: z.string() })),
      /** The hours of the caller's day in which no news is sent. */
      quiet: z.object({ from: z.number().int(), until: z.number().int() }).nullable(),
    }),
    errors: [],
  },
  'messages.setpreference': {
    method: 'POST',
    access: 'account',
    input: z.object({ topic: z.enum(messageTopics), channel: z.enum(messageChannels), is_on: flag }),
    output: z.literal(1),
    errors: ['InvalidParameter'],
    limit: 60,
  },
})

export const topics = topicGroup({
  /** How many messages on the site the player has not read. */
  'messages.unread': { access: 'player', payload: unread },
})

const ofPlayer = z.object({ uid: eventId })
export const events = eventGroup({
  /** A message came, or was read. */
  'messages.inbox-changed': ofPlayer,
  /** Whoever reads this address called something of ours spam. */
  'messages.complained': ofPlayer.extend({ channel: z.enum(['email', 'sms']) }),
})

export const messageSettings = z.object({
  /** So long is kept what was sent or withheld, and why; its words go when it is sent. */
  keptDays: z.number().int().min(30).max(3650).default(1825),
})
export const settings = settingGroup({ messages: messageSettings })
