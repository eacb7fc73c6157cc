import { currencies } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { z } from 'zod'
import { gift as bonusGift } from '../../bonuses/contract.ts'
import { freeSpinsGift } from '../../games/contract.ts'
import { boostGift, freeBetGift } from '../../sportsbook/contract.ts'

const sums = z.partialRecord(z.enum(keysOf(currencies)), z.number().int().positive())

/** What a product gives. Sums are minor units by currency: a player of another currency cannot buy it. */
export const productGift = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('money'), amounts_minor: sums }),
  bonusGift,
  freeSpinsGift,
  freeBetGift,
  boostGift,
  /** An entry into the tournament of this name: into the run that is on, or else into the next one. */
  z.strictObject({ type: z.literal('tournament_entry'), tournament: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  z.strictObject({ type: z.literal('character'), character: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
])
export type ProductGift = z.output<typeof productGift>

/** What a quest gives beside its points. */
export const questGift = z.discriminatedUnion('type', [freeSpinsGift, freeBetGift, boostGift])
export type QuestGift = z.output<typeof questGift>

/** Points with the discount of a level, rounded up to a whole one. */
export const priceFor = (points: bigint, discountPercent: number): bigint =>
  (points * BigInt(100 - discountPercent) + 99n) / 100n
