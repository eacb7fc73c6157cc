import { currencies } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { z } from 'zod'

const percent = z.number().int().min(0).max(100)

/** How points are earned in a programme, as an operator writes it. */
export const earningRules = z.strictObject({
  /** What points are called, by locale. */
  points_names: z.record(z.string(), z.string().min(1).max(40)).default({}),
  /** Hundredths of experience for each whole unit of a stake, by currency. A currency that is not named earns nothing. */
  rates: z.partialRecord(z.enum(keysOf(currencies)), z.number().int().min(1).max(100_000)).default({}),
  /** Kind of game, or `betting` → how many hundredths of a stake count. What is not named does not count. */
  weights: z.record(z.string(), percent).default({}),
  /** The same for single games, in place of that of their kind. */
  games: z.record(z.string(), percent).default({}),
  /** Points of a month are gone so many months after its end; null: never. */
  expires_after_months: z.number().int().min(1).max(120).nullable().default(12),
  /** How long before it is told. */
  notice_days: z.number().int().min(1).max(90).default(30),
})
export type EarningRules = z.output<typeof earningRules>

/**
 * What a level gives for as long as it lasts. Each is applied by code: points to what play earns, the discount to prices of the shop, the wait to
 * withdrawals.
 */
export const benefits = z.strictObject({
  /** Points for each point of experience, in hundredths. */
  points_percent: z.number().int().min(100).max(500).default(100),
  shop_discount_percent: z.number().int().min(0).max(50).default(0),
  /** How long a withdrawal is reviewed before it is paid, in hundredths of the usual time. */
  payout_wait_percent: percent.default(100),
})
export type Benefits = z.output<typeof benefits>

/** What a player is told of. */
export const triggers = ['level', 'quest', 'product', 'refund', 'expiry', 'expired', 'adjustment'] as const
export type Trigger = (typeof triggers)[number]

/** Why points moved, as a player reads it. */
export const pointsCauses = ['play', 'level', 'quest', 'spent', 'refund', 'expired', 'adjustment', 'void'] as const
export type PointsCause = (typeof pointsCauses)[number]
