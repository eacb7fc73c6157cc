import { groupWith, offsetCount, positiveId, reason, wholeNumber } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { budget } from '../bonuses/contract.ts'
import { change, notice, reasons } from './contract.ts'
import { areOrdered } from './rules/levels.ts'
import { questGoal } from './rules/quests.ts'
import { benefits, earningRules } from './rules/shapes.ts'
import { productGift, questGift } from './rules/shop.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const put = {
  ...describedInput,
  /** The order on the page: the smaller first. */
  place: wholeNumber.pipe(z.number().min(0).max(32_000)).default(0),
  reason,
}
const named = z.strictObject({ sysname, reason })
const done = { method: 'POST', access: 'staff:loyalty:write', output: z.object({ sysname }) } as const

const putLevel = z.strictObject({
  ...describedInput,
  /** Whole experience; the first level begins at 0. */
  from_experience: wholeNumber.pipe(z.number().min(0).max(1_000_000_000)),
  reward_points: wholeNumber.pipe(z.number().min(0).max(1_000_000_000)).default(0),
  benefits: benefits.prefault({}),
})

/** Programmes, the shop and what staff decide about a player's points. */
export const staffEndpoints = groupWith(reasons, {
  'loyalty.putprogram': {
    ...done,
    /** `shop` is the address of the products. With levels it needs another member's approval. */
    input: z.strictObject({
      sysname: sysname.refine((name) => name !== 'shop', { error: 'is taken' }),
      ...put,
      rules: earningRules.prefault({}),
      /** In order, each beginning above the one before. The first of the enabled programmes that has levels is the one that counts. */
      levels: z.array(putLevel).max(50).refine(areOrdered, { error: 'must begin at 0 and rise' }).default([]),
    }),
    errors: [],
  },
  'loyalty.closeprogram': { ...done, input: named, errors: ['InvalidRequest/not_found'] },
  /** With a gift it needs another member's approval. */
  'loyalty.putproduct': {
    ...done,
    input: z.strictObject({
      sysname,
      ...put,
      price_points: wholeNumber.pipe(z.number().min(1).max(1_000_000_000)),
      /** Null: it is shown and not sold. */
      gift: productGift.nullable().default(null),
      /** How many there are, those that were sold among them; null: as many as wanted. */
      stock: z.number().int().min(0).max(1_000_000).nullable().default(null),
      per_player: z.number().int().min(1).max(1_000).nullable().default(null),
      from_level: z.number().int().min(0).max(50).default(0),
      starts_at: z.iso.datetime().nullable().default(null),
      ends_at: z.iso.datetime().nullable().default(null),
    }),
    /** `conflict`: more were sold already than there would be. */
    errors: ['InvalidParameter', 'InvalidRequest/conflict'],
  },
  /** A quest, whole; needs another member's approval. What players have done of it and were paid stays; `not_found`: there is no quest `after` which it would open. */
  'loyalty.putquest': {
    ...done,
    input: z.strictObject({
      sysname,
      ...put,
      repeats: z.enum(['once', 'daily', 'weekly']).default('once'),
      goal: questGoal,
      reward_points: wholeNumber.pipe(z.number().min(1).max(1_000_000)),
      /** `InvalidParameter`: a game that there is not, or no level of it. */
      gift: questGift.nullable().default(null),
      after: sysname.nullable().default(null),
      /** What one completion may cost: compared with what it is worth by `npm run db -- values`. */
      budget_minor: budget.default({}),
    }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  'loyalty.closequest': { ...done, input: named, errors: ['InvalidRequest/not_found'] },
  'loyalty.getpurchases': {
    method: 'GET',
    access: 'staff:loyalty:read',
    input: z.object({ uid: positiveId, ...offsetCount }),
    output: z.object({
      items: z.array(
        z.object({
          purchase: z.string(),
          title: z.string(),
          price: z.number().int(),
          type: z.string(),
          bought_at: z.string(),
          refunded_at: z.string().nullable(),
        })
      ),
    }),
    errors: [],
  },
  /** The gift comes back and the points return; a second time nothing happens. `loyalty_gift_used`: it is not there any more. */
  'loyalty.refundpurchase': {
    method: 'POST',
    access: 'staff:loyalty:write',
    input: z.strictObject({ purchase_id: positiveId, reason }),
    output: z.object({ purchase: z.string() }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/loyalty_gift_used'],
  },
  /** What a player holds, and why. */
  'loyalty.getmember': {
    method: 'GET',
    access: 'staff:loyalty:read',
    input: z.object({ uid: positiveId, ...offsetCount }),
    output: z.object({
      points: z.number(),
      experience: z.number(),
      level: z.number().int(),
      changes: z.array(change),
      notices: z.array(notice),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Points that staff give, or take where it is below zero; never more than are there. Needs another member's approval above `staffPoints`. */
  'loyalty.adjustpoints': {
    method: 'POST',
    access: 'staff:loyalty:write',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      points: wholeNumber.pipe(z.number().min(-10_000_000).max(10_000_000)),
      reason,
    }),
    output: z.object({ points: z.number() }),
    errors: [
      'InvalidRequest/not_found',
      'InvalidRequest/loyalty_points_short',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  'loyalty.closeproduct': { ...done, input: named, errors: ['InvalidRequest/not_found'] },
})
