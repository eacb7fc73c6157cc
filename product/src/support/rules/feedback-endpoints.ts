import { z } from 'zod'

/** Made by the browser: what is sent again with it is sent once. */
export const key = z.string().regex(/^[\w-]{8,64}$/)
/** Longer than any field of the form may be: how long is a rule of the form, which is told at its field. */
const feedbackText = z.string().trim().max(20_000).default('')

export const feedbackEndpoints = {
  /** CHAT-38, CHAT-39, API-111: a ticket by the form. Sent again with the same key it is one. */
  'support.sendFeedback': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({
      name: feedbackText,
      email: feedbackText,
      subject: feedbackText,
      message: feedbackText,
      key: key.optional(),
    }),
    output: z.object({ ticket: z.string() }),
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidRequest/conversations_open',
      'InvalidRequest/idempotency_key_reused',
    ],
    limit: 20,
  },
} as const
