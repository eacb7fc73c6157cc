import { groupWith, offsetCount, positiveId, reason, wholeNumber } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { change, notice, reasons } from './contract.ts'
import { areOrdered } from './rules/levels.ts'
import { benefits, earningRules } from './rules/shapes.ts'

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
export type PutLevel = z.output<typeof putLevel>

/** Programmes, the shop and what staff decide about a player's points. */
export const staffEndpoints = groupWith(reasons, {
  'loyalty.putprogram': {
    ...done,
    /** `shop` is the address of the products. */
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
  'loyalty.putproduct': {
    ...done,
    input: z.strictObject({ sysname, ...put, price_points: wholeNumber.pipe(z.number().min(1).max(1_000_000_000)) }),
    errors: [],
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
  /** Points that staff give, or take where it is below zero; never more than are there. */
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
