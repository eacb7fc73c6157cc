import { freeSpins } from '@ante/arcade/rules/free-spins'
import { sysname } from '@ante/arcade/rules/protocol'
import {
  currencyCode,
  isoTime,
  offsetCount,
  positiveId,
  reason,
  textList,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { z } from 'zod'
import { gift } from '../../bonuses/contract.ts'

export const packStates = ['active', 'used', 'expired', 'removed'] as const
export type PackState = (typeof packStates)[number]

/** CONST-24. */
export const packsMost = 99

/** Of the bonus that a pack's wins become. */
export const bonusTerms = gift.pick({ wager_times: true, days: true, take_within_days: true, weights: true })
export type BonusTerms = z.output<typeof bonusTerms>

/** Rounds of a game that an offer or a product gives. Sums are minor units by currency: a currency that is not named gets nothing. */
export const freeSpinsGift = z.strictObject({
  type: z.literal('free_spins'),
  game: sysname,
  count: z.number().int().min(1).max(1000),
  /** One of the game's levels each. */
  stakes_minor: z.partialRecord(wireMoney.shape.currency, z.number().int().positive()),
  /** How long they can be played. */
  days: z.number().int().min(1).max(90),
  /** Of the bonus that the wins become; without it they go to the balance. */
  bonus: bonusTerms.optional(),
})
export type FreeSpinsGift = z.output<typeof freeSpinsGift>

/** LOBBY-30: a pack with its game. */
export const pack = freeSpins.extend({
  game: z.object({ sysname, name: z.string(), image_url: z.string() }),
  status: z.enum(packStates),
  created_at: isoTime,
  ended_at: isoTime.nullable(),
})
export type Pack = z.output<typeof pack>

export const freeSpinsEndpoints = {
  /** API-71, LOBBY-30: those that can be played, the one that expires first before the others; of another `status` the latest first. `fields` picks. */
  'freespins.get': {
    method: 'GET',
    access: 'account',
    input: z.object({
      fields: textList.optional(),
      status: z.enum(packStates).default('active'),
      offset: offsetCount.offset,
      count: wholeNumber.default(packsMost).pipe(z.number().min(1).max(packsMost)),
    }),
    output: z.object({ items: z.array(pack.partial().required({ id: true })), count: z.number().int() }),
    errors: [],
  },
} as const

export const freeSpinsStaffEndpoints = {
  /** Rounds of one game that the house pays, at one of the game's levels. Needs another member's approval above `staffBonuses`, by what they stake. */
  'freespins.give': {
    method: 'POST',
    access: 'staff:bonuses:give',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      sysname,
      count: z.number().int().min(1).max(1000),
      /** Decimal text in the player's currency: `0.20`. */
      stake: z.string().max(32),
      currency: currencyCode,
      /** How long they can be played. */
      days: z.number().int().min(1).max(90),
      /** Without it wins go to the balance at once; with it they become a bonus on these terms when the pack is over. */
      bonus: bonusTerms.optional(),
      reason,
    }),
    output: pack,
    errors: [
      'InvalidParameter',
      'InvalidParameter/amount_not_allowed',
      'InvalidRequest/not_found',
      'InvalidRequest/conflict',
      'InvalidRequest/bonus_not_allowed',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  /** A player's packs: those that can be played, the one that expires first before the others, then those that are still to be ended, then the latest that is over. */
  'freespins.list': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, uid: positiveId }),
    output: z.object({ items: z.array(pack), count: z.number().int() }),
    errors: [],
  },
  /** One that is active: its spins are gone. What its rounds have won stays the player's. */
  'freespins.takeaway': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ pack_id: positiveId, reason }),
    output: pack,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict', 'InvalidRequest/free_spins_over'],
  },
} as const
