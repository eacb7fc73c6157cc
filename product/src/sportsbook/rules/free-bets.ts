import { currencyCode, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

export const freeBetStates = ['active', 'used', 'expired', 'removed'] as const
export type FreeBetState = (typeof freeBetStates)[number]

/** A bet that an offer, a product or a quest gives. Sums are minor units by currency: a currency that is not named gets nothing. */
export const freeBetGift = z.strictObject({
  type: z.literal('free_bet'),
  amounts_minor: z.partialRecord(wireMoney.shape.currency, z.number().int().positive()),
  /** How long it can be placed. */
  days: z.number().int().min(1).max(90),
  /** Whether a bet that wins pays the stake too, or what it won alone. */
  returns_stake: z.boolean().default(false),
  /** The least decimal odds of each selection; null where any will do. */
  odds_least: z.number().min(1.01).max(100).multipleOf(0.001).nullable().default(null),
})
export type FreeBetGift = z.output<typeof freeBetGift>

export const freeBet = z.object({
  id: z.string(),
  stake: wireMoney,
  returns_stake: z.boolean(),
  odds_least: z.number().nullable(),
  expires_at: isoTime,
})
export type FreeBet = z.output<typeof freeBet>

export const freeBetEndpoints = {
  /** Those that can be placed, the one that expires first before the others. */
  'sportsbook.getfreebets': {
    method: 'GET',
    access: 'account',
    input: z.object({ ...offsetCount }),
    output: z.object({ items: z.array(freeBet), count: z.number().int() }),
    errors: [],
  },
} as const

export const staffFreeBet = freeBet.extend({ uid: z.string(), status: z.enum(freeBetStates) })
export type StaffFreeBet = z.output<typeof staffFreeBet>

export const freeBetStaffEndpoints = {
  /** A bet that the operator pays, for one player. Needs another member's approval above `staffBonuses`, by its stake. */
  'sportsbook.givefreebet': {
    method: 'POST',
    access: 'staff:bonuses:give',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      /** Decimal text in the player's currency: `5.00`. */
      amount: z.string().max(32),
      currency: currencyCode,
      ...freeBetGift.pick({ days: true, returns_stake: true, odds_least: true }).shape,
      reason,
    }),
    output: staffFreeBet,
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/conflict',
      'InvalidRequest/bonus_not_allowed',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  /** One that is not placed. */
  'sportsbook.takefreebet': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ free_bet_id: positiveId, reason }),
    output: staffFreeBet,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/free_bet_over'],
  },
} as const
