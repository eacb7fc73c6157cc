import { group, isoTime, offsetCount, positiveId, reason, wholeNumber, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { segment } from './rules/segment.ts'
import { terms } from './rules/terms.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const read = { access: 'staff:campaigns:read' } as const
const write = { method: 'POST', access: 'staff:campaigns:write' } as const

const campaign = z.object({
  sysname,
  title: z.string(),
  version: z.number().int(),
  state: z.enum(['draft', 'running', 'stopped']),
  /** `unreadable`: what it says is not understood any more. */
  stopped_by: z.enum(['staff', 'budget', 'end', 'unreadable']).nullable(),
  created_at: isoTime,
  started_at: isoTime.nullable(),
  ends_at: isoTime.nullable(),
  stopped_at: isoTime.nullable(),
  players: z.number().int(),
  given: z.array(z.object({ sum: wireMoney, most: wireMoney })),
})
export type StaffCampaign = z.output<typeof campaign>

/** One arm in one currency, or the holdout. All sums are of its players together, and of the time since each of them came into it. */
const result = z.object({
  arm: z.string(),
  players: z.number().int(),
  told: z.number().int(),
  /** The face value of what was given. */
  given: wireMoney,
  /** Bonuses that are neither paid nor over. */
  waiting: wireMoney,
  /** What became the players’. */
  paid: wireMoney,
  /** What they lost in games and bets since; below zero where they won. */
  back: wireMoney,
  /** What came back less what was paid, for each player. */
  per_player: wireMoney,
  /** The same above the holdout’s, with the span that 95 of 100 such differences by chance alone lie within on either side; null without a holdout, and of the holdout itself. */
  above_holdout: z.object({ per_player: wireMoney, chance: wireMoney.nullable() }).nullable(),
})
export type ArmResult = z.output<typeof result>

const player = z.object({
  uid: z.string(),
  arm: z.string(),
  since: isoTime,
  is_told: z.boolean(),
  given: wireMoney,
  paid: wireMoney,
  back: wireMoney,
})
export type CampaignPlayer = z.output<typeof player>

const preview = z.object({
  players: z.number().int(),
  /** In the segment, and left out by nothing. */
  matching: z.number().int(),
  not_matching: z.number().int(),
  /** Something that it asks is not known of them: they get nothing. */
  unknown: z.number().int(),
  left_out: z.object({ test_account: z.number().int(), not_addressed: z.number().int(), market: z.number().int() }),
})
export type Preview = z.output<typeof preview>

export const staffEndpoints = group({
  'marketing.list': {
    ...read,
    method: 'GET',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(campaign), total: z.number().int() }),
    errors: [],
  },
  /** One with what it is, and what became of it: by arm, and by what each occasion ended in. `terms` is null where they cannot be read any more. */
  'marketing.get': {
    ...read,
    method: 'GET',
    input: z.object({ sysname }),
    output: campaign.extend({
      terms: terms.nullable(),
      results: z.array(result),
      occasions: z.array(z.object({ outcome: z.string(), count: z.number().int() })),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Its players, the latest first. */
  'marketing.getplayers': {
    ...read,
    method: 'GET',
    input: z.object({ ...offsetCount, sysname }),
    output: z.object({ items: z.array(player), total: z.number().int() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** How many players are in a segment now, and how many of them are left out. */
  'marketing.preview': {
    ...read,
    method: 'POST',
    input: z.strictObject({ segment, is_bonus: z.boolean().default(true) }),
    output: preview,
    errors: [],
  },
  /** A campaign that has not started, new or written again. */
  'marketing.put': {
    ...write,
    input: z.strictObject({
      sysname,
      title: z.string().trim().min(1).max(200),
      terms,
      ends_at: z.iso.datetime({ offset: true }).optional(),
      reason,
    }),
    output: z.object({ sysname, version: z.number().int() }),
    errors: ['InvalidParameter', 'InvalidRequest/conflict'],
  },
  /** From now on it turns to players. One that gives an offer needs another member’s approval, of the version that was looked at. */
  'marketing.start': {
    ...write,
    input: z.strictObject({ sysname, version: wholeNumber, reason }),
    output: z.object({ sysname }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found', 'InvalidRequest/conflict'],
  },
  /** It turns to nobody any more, and never starts again. What players have stays theirs. */
  'marketing.stop': {
    ...write,
    input: z.strictObject({ sysname, reason }),
    output: z.object({ sysname }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
  },
  /** What staff call a player, in the order of letters. */
  'marketing.gettags': {
    ...read,
    method: 'GET',
    input: z.strictObject({ uid: positiveId }),
    output: z.object({ uid: z.string(), tags: z.array(z.string()) }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Sets or drops what staff call a player. No word of health, protection or the like: segments ask for it. */
  'marketing.settag': {
    ...write,
    input: z.strictObject({
      uid: positiveId,
      tag: z.string().regex(/^[a-z0-9-]{1,40}$/),
      is_set: z.boolean(),
      reason,
    }),
    output: z.object({ uid: z.string(), tags: z.array(z.string()) }),
    errors: ['InvalidRequest/not_found'],
  },
})
