import { z } from 'zod'
import { textMax } from './words.ts'

/** What the page tells of a vendor's widget. */
export const widgetEndpoints = {
  /** CHAT-21, API-72, API-73: what the widget of Freshchat said. 1 is success. */
  'FreshChat.storeChatEvent': {
    method: 'POST',
    access: 'account',
    input: z.object({
      event: z.enum(['sent', 'received']),
      message: z.string().max(textMax).default(''),
      conversation_id: z.string().max(200).default(''),
      time: z.string().max(40).default(''),
    }),
    output: z.literal(1),
    errors: ['Authorization/session_ended'],
    limit: 120,
  },
} as const
