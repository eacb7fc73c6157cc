import { group, isoTime, positiveId, wholeNumber } from '@ante/kit/contract'
import { z } from 'zod'

const kept = z.object({
  id: z.string(),
  /** Its key in the catalogue of messages. */
  key: z.string(),
  topic: z.string(),
  kind: z.string(),
  channel: z.string(),
  locale: z.string(),
  to: z.string(),
  subject: z.string(),
  /** SHA-256 of what it said. */
  content_hash: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  created_at: isoTime,
  send_at: isoTime.nullable(),
  sent_at: isoTime.nullable(),
  told_at: isoTime.nullable(),
})
export type KeptMessage = z.output<typeof kept>

export const staffEndpoints = group({
  /** Every message to a player that was sent or withheld, the newest first; `before` is the last one of the page before. */
  'messages.listofplayer': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({
      uid: positiveId,
      before: positiveId.optional(),
      count: wholeNumber.default(50).pipe(z.number().min(1).max(200)),
    }),
    output: z.object({ items: z.array(kept) }),
    errors: [],
  },
})
