import { currencies } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { z } from 'zod'
import { gift as bonusGift } from '../../bonuses/contract.ts'
import { freeSpinsBonus } from '../../games/contract.ts'

const sums = z.partialRecord(z.enum(keysOf(currencies)), z.number().int().positive())

/** What a product gives. Sums are minor units by currency: a player of another currency cannot buy it. */
export const productGift = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('money'), amounts_minor: sums }),
  bonusGift,
  /** Rounds of a game at one of its levels, to be played within so many days. Without `bonus` their wins go to the balance. */
  z.strictObject({
    type: z.literal('free_spins'),
    game: z.string().regex(/^[a-z0-9-]{1,60}$/),
    count: z.number().int().min(1).max(1000),
    stakes_minor: sums,
    days: z.number().int().min(1).max(90),
    bonus: freeSpinsBonus.optional(),
  }),
  z.strictObject({ type: z.literal('character'), character: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
])
export type ProductGift = z.output<typeof productGift>

/** Points with the discount of a level, rounded up to a whole one. */
export const priceFor = (points: bigint, discountPercent: number): bigint =>
  (points * BigInt(100 - discountPercent) + 99n) / 100n
