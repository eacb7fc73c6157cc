import { group, isoTime, positiveId, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

const sums = z.array(wireMoney)

const publisher = z.object({
  publisher_id: z.string(),
  clicks: z.number().int(),
  registrations: z.number().int(),
  first_deposits: z.number().int(),
  /** By currency: what these players have paid in and taken out until now, what they hold, what they have at stake, and the rest, which the house has earned. */
  deposited: sums,
  withdrawn: sums,
  held: sums,
  open_stakes: sums,
  net_revenue: sums,
})
export type PublisherItem = z.output<typeof publisher>

export const staffEndpoints = group({
  /** What came by the links of each publisher: clicks and new players from one day until another, which is counted too (UTC). */
  'tracking.getpublishers': {
    method: 'GET',
    access: 'staff:tracking:read',
    input: z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => from <= to, { path: ['to'] }),
    output: z.object({
      items: z.array(publisher),
      /** What no network of publishers has taken yet. */
      waiting: z.array(z.object({ id: z.string(), uid: z.string(), goal: z.string(), created_at: isoTime })),
    }),
    errors: [],
  },
  /** What a fraud vendor said of a player, the latest first. `state` is null where it did not answer. */
  'tracking.getfraudchecks': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({
      items: z.array(
        z.object({
          action: z.string(),
          has_mark: z.boolean(),
          state: z.enum(['APPROVE', 'REVIEW', 'DECLINE']).nullable(),
          /** Of 100. */
          score: z.number().nullable(),
          asked_at: isoTime,
        })
      ),
    }),
    errors: [],
  },
})
