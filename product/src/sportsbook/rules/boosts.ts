import { currencyCode, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { freeBetStates } from './free-bets.ts'

const sums = z.partialRecord(wireMoney.shape.currency, z.number().int().positive())

/** A boost that an offer, a product or a quest gives: more of what one bet wins. Sums are minor units by currency: a currency that is not named in both gets nothing. */
export const boostGift = z.strictObject({
  type: z.literal('boost'),
  /** Of what the bet wins beyond its stake. */
  percent: z.number().int().min(1).max(100),
  /** The most that can be staked with it. */
  stakes_most_minor: sums,
  /** The most that it adds. */
  extra_most_minor: sums,
  /** How long it can be used. */
  days: z.number().int().min(1).max(90),
  /** The least decimal odds of each selection; null where any will do. */
  odds_least: z.number().min(1.01).max(100).multipleOf(0.001).nullable().default(null),
  /** The least number of selections. */
  legs_least: z.number().int().min(1).max(20).default(1),
})
export type BoostGift = z.output<typeof boostGift>

/** The terms as they are shown, in one currency. */
export const boostTerms = z.object({
  percent: z.number().int(),
  stake_most: wireMoney,
  extra_most: wireMoney,
  odds_least: z.number().nullable(),
  legs_least: z.number().int(),
})
export const boost = boostTerms.extend({ id: z.string(), expires_at: isoTime })
export type Boost = z.output<typeof boost>

/** A bet's boost: what it has added to the payout, null while the bet is open. */
export const betBoost = z.object({ percent: z.number().int(), extra_most: wireMoney, extra: wireMoney.nullable() })

export const boostEndpoints = {
  /** Those that can be used, the one that expires first before the others. */
  'sportsbook.getboosts': {
    method: 'GET',
    access: 'account',
    input: z.object({ ...offsetCount }),
    output: z.object({ items: z.array(boost), count: z.number().int() }),
    errors: [],
  },
} as const

export const staffBoost = boost.extend({ uid: z.string(), status: z.enum(freeBetStates) })
export type StaffBoost = z.output<typeof staffBoost>
/** Decimal text in the player's currency: `5.00`. */
const sumText = z.string().max(32)

export const boostStaffEndpoints = {
  /** A boost for one player. Needs another member's approval above `staffBonuses`, by the most that it adds, together with free bets. */
  'sportsbook.giveboost': {
    method: 'POST',
    access: 'staff:bonuses:give',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      currency: currencyCode,
      stake_most: sumText,
      extra_most: sumText,
      ...boostGift.pick({ percent: true, days: true, odds_least: true, legs_least: true }).shape,
      reason,
    }),
    output: staffBoost,
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/conflict',
      'InvalidRequest/bonus_not_allowed',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  /** One that is not used. */
  'sportsbook.takeboost': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ boost_id: positiveId, reason }),
    output: staffBoost,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/boost_over'],
  },
} as const
