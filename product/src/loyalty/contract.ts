import {
  eventGroup,
  eventId,
  groupWith,
  isoTime,
  offsetCount,
  positiveId,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { entryReasons } from './rules/entry-reasons.ts'
import { questPages } from './rules/quest-pages.ts'
import { benefits } from './rules/shapes.ts'
import { change, notice, product, quest } from './rules/wire-shapes.ts'

export { loyaltyPlays, settings, staffPoints } from './rules/settings.ts'
export type { Benefits, EarningRules } from './rules/shapes.ts'
export {
  change,
  type Change,
  notice,
  type Notice,
  product,
  type Product,
  quest,
  type Quest,
} from './rules/wire-shapes.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
/** LOY-06: whole experience. `maxValue` is where the next level begins, null on the last one; `percent` of the way between them. */
export const progress = z.object({
  minValue: z.number().int(),
  maxValue: z.number().int().nullable(),
  expCount: z.number().int(),
  percent: z.number().min(0).max(100),
})
export const level = z.object({
  id: z.string(),
  description,
  /** The first is 1. */
  place: z.number().int(),
  minValue: z.number().int(),
  maxValue: z.number().int().nullable(),
  /** Points, once, when it is reached. */
  reward_points: z.number().int(),
  benefits,
  characters: z.array(z.object({ id: z.string(), description })),
})
export type Level = z.output<typeof level>
export const program = z.object({ sysname, description })
/** A programme with its levels and how points are earned: for each whole unit of a stake, by currency, and how much of it counts by kind of game. */
export const wholeProgram = program.extend({
  pointsAlias: z.string(),
  levels: z.array(level),
  rates: z.array(z.object({ currency: z.string(), points: z.number() })),
  weights: z.array(z.object({ type: z.string(), percent: z.number().int() })),
  expires_after_months: z.number().int().nullable(),
})
export type Program = z.output<typeof program>
/** Who goes with a player; the picture is `description.image`. */
export const character = z.object({
  id: z.string(),
  description,
  /** From which level on it may be chosen; 0: by everybody. */
  from_level: z.number().int(),
})
export type Character = z.output<typeof character>
export const info = z.object({
  /** The player's own: the same number as `uid`. */
  id: z.string(),
  uid: z.number(),
  /** Whether a programme counts for this player now: none does for who is on a break or restricted, nor where the market allows no rewards for play. */
  is_active: z.boolean(),
  points: z.number().int(),
  /** What a point is called; empty where it has no name of its own. */
  pointsAlias: z.string(),
  character: character.nullable(),
  /** Those of the programme that counts; the reached ones are those up to `level`. */
  levels: z.array(level),
  /** 0: no programme counts. */
  level: z.number().int(),
  progress: progress.nullable(),
  /** None where none counts for this player now. */
  quests: z.array(quest),
  /** Changes with every step of a quest. */
  quest_steps: z.number().int(),
  /** Characters that the player bought, whatever their level. */
  owned_characters: z.array(z.string()),
  /** Points that will be gone by then unless they are spent; null where none will within the time of notice. */
  expiring: z.object({ points: z.number().int(), at: isoTime }).nullable(),
})
export type LoyaltyInfo = z.output<typeof info>

/** The specification's name for the length of these pages is `limit`; lists elsewhere call it `count`, which is taken too. */
const page = { ...offsetCount, limit: wholeNumber.pipe(z.number().min(1).max(200)).optional() }

/** Why this module refuses. */
export const reasons = {
  loyalty_points_short: 409,
  loyalty_sold_out: 409,
  loyalty_limit_reached: 409,
  loyalty_level_short: 409,
  loyalty_not_allowed: 409,
  loyalty_gift_used: 409,
} as const satisfies SentencedReasons

export const endpoints = groupWith(
  { ...reasons, ...entryReasons },
  {
    'loyalty.getPrograms': {
      method: 'GET',
      access: 'public',
      input: z.object(page),
      output: z.object({ items: z.array(program), count: z.number().int() }),
      errors: [],
    },
    'loyalty.getProgram': {
      method: 'GET',
      access: 'public',
      input: z.object({ sysname }),
      output: wholeProgram,
      errors: ['InvalidRequest/not_found'],
    },
    /** The shop. Prices are points. */
    'loyalty.getproducts': {
      method: 'GET',
      access: 'public',
      input: z.object(page),
      output: z.object({ items: z.array(product), count: z.number().int() }),
      errors: [],
    },
    /** LOY-20, API-91: with `price` only at the price that the caller has seen. `points` is what is left. */
    'loyalty.buyproduct': {
      method: 'POST',
      access: 'player',
      idempotent: true,
      input: z.object({ id: positiveId, price: wholeNumber.optional() }),
      output: z.object({ purchase: z.string(), points: z.number().int() }),
      errors: [
        'InvalidRequest/not_found',
        'InvalidRequest/conflict',
        'InvalidRequest/self_excluded',
        'InvalidRequest/idempotency_key_reused',
        'InvalidRequest/loyalty_points_short',
        'InvalidRequest/loyalty_sold_out',
        'InvalidRequest/loyalty_limit_reached',
        'InvalidRequest/loyalty_level_short',
        'InvalidRequest/loyalty_not_allowed',
        'InvalidRequest/tournament_finished',
        'InvalidRequest/tournament_restricted',
        'InvalidRequest/tournament_full',
        'InvalidRequest/tournament_entered',
        'InvalidRequest/no_test_accounts',
        'UserNeedDeposit',
        'UserNeedProfileData',
        'UserNeedConfirmContact',
      ],
      limit: 60,
    },
    'loyalty.getinfo': { method: 'GET', access: 'account', input: z.object({}), output: info, errors: [] },
    /** A page that quests may ask for was opened. */
    'loyalty.explore': {
      method: 'POST',
      access: 'account',
      input: z.object({ page: z.enum(questPages) }),
      output: z.object({}),
      errors: [],
      limit: 60,
    },
    /** API-94, LOY-29: those that the caller was not told of yet; each is answered once. */
    'loyalty.getnotifications': {
      method: 'GET',
      access: 'account',
      input: z.object({}),
      output: z.object({ items: z.array(notice) }),
      errors: [],
    },
    /** LOY-33: what moved the caller's points, and what they were told, the newest first. */
    'loyalty.gethistory': {
      method: 'GET',
      access: 'account',
      input: z.object(offsetCount),
      output: z.object({ changes: z.array(change), notices: z.array(notice) }),
      errors: [],
    },
    /** API-92: a list in the shape of the specification. Empty where the site has no characters. */
    'loyalty.getcharacters': {
      method: 'GET',
      access: 'public',
      input: z.object(page),
      output: z.object({
        items: z.array(character),
        offset: z.number().int(),
        limit: z.number().int(),
        total: z.number().int(),
      }),
      errors: [],
    },
    'loyalty.setcharacter': {
      method: 'POST',
      access: 'account',
      input: z.object({ id: sysname }),
      output: info,
      errors: ['InvalidRequest/not_found'],
    },
  }
)
export const topics = topicGroup({
  /** A player's points, level or quests changed. */
  'loyalty.changed': {
    access: 'player',
    payload: z.object({ points: z.number().int(), level: z.number().int(), quest_steps: z.number().int() }),
  },
})
export const events = eventGroup({
  'loyalty.changed': z.object({ uid: eventId }),
  /** A player has come to a level of the programme that counts, above the first. */
  'loyalty.level-reached': z.object({ uid: eventId, level: z.number().int() }),
  /** The same of all whose play was counted together. */
  'loyalty.plays-counted': z.object({ uids: z.array(eventId) }),
})
