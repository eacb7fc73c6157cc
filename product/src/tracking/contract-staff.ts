import { flag, groupWith, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { funnelSteps } from './rules/funnel.ts'
import { fraudActions, fraudStates, goals, linkValueMax } from './rules/words.ts'

const sums = z.array(wireMoney)
const publisherId = z.string().trim().min(1).max(linkValueMax)

const publisher = z.object({
  publisher_id: z.string(),
  /** As the operator calls them; empty where nobody has named them. */
  name: z.string(),
  note: z.string(),
  /** Their network is told of nothing meanwhile. */
  is_paused: z.boolean(),
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

const postback = z.object({
  id: z.string(),
  uid: z.string(),
  publisher_id: z.string(),
  goal: z.enum(goals),
  created_at: isoTime,
  /** Null until its network has taken it. */
  sent_at: isoTime.nullable(),
  attempts: z.number().int(),
  tried_at: isoTime.nullable(),
  /** Why the last try failed; null where none did. */
  problem: z.string().nullable(),
  /** It waits until its publisher goes on. */
  is_paused: z.boolean(),
})
export type PostbackItem = z.output<typeof postback>

const fraudCheck = z.object({
  id: z.string(),
  uid: z.string(),
  action: z.enum(fraudActions),
  has_mark: z.boolean(),
  /** Null where the vendor did not answer. */
  state: z.enum(fraudStates).nullable(),
  /** Of 100. */
  score: z.number().nullable(),
  /** Rules of the vendor that counted, with what each added; null where it did something else. */
  reasons: z.array(z.object({ name: z.string(), points: z.number().nullable() })),
  withdrawal: z.string().nullable(),
  /** The withdrawal was held by it. */
  is_held: z.boolean(),
  asked_at: isoTime,
  answered_at: isoTime.nullable(),
})
export type FraudCheckItem = z.output<typeof fraudCheck>

const funnelCounts = z.record(z.enum(funnelSteps), z.number().int())
const returned = z.object({ of: z.number().int(), back: z.number().int() })
const days = z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => from <= to, { path: ['to'] })

export const staffEndpoints = groupWith(
  {},
  {
    /** What came by the links of each publisher: clicks and new players from one day until another, which is counted too (UTC). */
    'tracking.getpublishers': {
      method: 'GET',
      access: 'staff:tracking:read',
      input: days,
      output: z.object({ items: z.array(publisher) }),
      errors: [],
    },
    /** Names a publisher, or changes what is known of one. Who goes on again has what waited told within the hour. */
    'tracking.putpublisher': {
      method: 'POST',
      access: 'staff:tracking:write',
      input: z.object({
        publisher_id: publisherId,
        name: z.string().trim().min(1).max(200),
        note: z.string().trim().max(1000).default(''),
        is_paused: flag.default(false),
        reason,
      }),
      output: z.object({ publisher_id: z.string() }),
      errors: [],
    },
    /** What networks of publishers are told, the latest first: with `waiting` what none has taken yet. */
    'tracking.getpostbacks': {
      method: 'GET',
      access: 'staff:tracking:read',
      input: z.object({
        ...offsetCount,
        state: z.enum(['waiting', 'sent']).optional(),
        publisher_id: publisherId.optional(),
      }),
      output: z.object({ items: z.array(postback), total: z.number().int() }),
      errors: [],
    },
    /** One that waits is sent now, and not when its turn comes. Under its number it is one, however often it is sent. */
    'tracking.resendpostback': {
      method: 'POST',
      access: 'staff:tracking:write',
      input: z.object({ id: positiveId, reason }),
      output: z.object({ id: z.string() }),
      errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
    },
    /** How many took each step from a visit to a first stake, from one day until another, which is counted too (UTC). Counted each hour. */
    'tracking.getfunnel': {
      method: 'GET',
      access: 'staff:tracking:read',
      input: days,
      output: z.object({
        total: funnelCounts,
        days: z.array(z.object({ day: z.string(), counts: funnelCounts })),
        markets: z.array(z.object({ market: z.string(), counts: funnelCounts })),
      }),
      errors: [],
    },
    /** Of who registered in these days and agreed to analytics: how many were here again a day, a week and thirty days later. Of all under the market ''. */
    'tracking.getretention': {
      method: 'GET',
      access: 'staff:tracking:read',
      input: days,
      output: z.object({
        items: z.array(
          z.object({
            market: z.string(),
            players: z.number().int(),
            day_1: returned,
            day_7: returned,
            day_30: returned,
          })
        ),
      }),
      errors: [],
    },
    /** What a fraud vendor was asked and said, the latest first. */
    'tracking.getfraudchecks': {
      method: 'GET',
      access: 'staff:players:read',
      input: z.object({
        ...offsetCount,
        uid: positiveId.optional(),
        state: z.enum([...fraudStates, 'none']).optional(),
        action: z.enum(fraudActions).optional(),
        only_held: flag.default(false),
      }),
      output: z.object({ items: z.array(fraudCheck), total: z.number().int() }),
      errors: [],
    },
    /** One check with what is known beside it: the last mark of the player's device, whose devices share its address, and what became of the withdrawal. */
    'tracking.getfraudcheck': {
      method: 'GET',
      access: 'staff:players:read',
      input: z.object({ id: positiveId }),
      output: z.object({
        check: fraudCheck,
        mark: z.object({ address: z.string(), at: isoTime }).nullable(),
        same_address: z.array(z.string()),
        withdrawal: z.object({ amount: wireMoney, status: z.string() }).nullable(),
      }),
      errors: ['InvalidRequest/not_found'],
    },
  }
)
