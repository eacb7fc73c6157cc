import { aloneLimits } from '@ante/kit/alone-limit'
import {
  currencyCode,
  eventGroup,
  groupWith,
  isoTime,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wireMoney,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { cashbackStates } from './rules/cashback.ts'
import { bonus, meter } from './rules/shapes.ts'

export type { BonusKind, BonusState, FlagReason } from './rules/bonus.ts'
export {
  bonus,
  type Bonus,
  type Budget,
  budget,
  type Gift,
  gift,
  type Meter,
  meter,
  type Terms,
  terms,
} from './rules/shapes.ts'

/** BON-39: how a cashback came to its sum, from Monday to Monday, UTC. */
export const calculation = z.object({
  from: isoTime,
  until: isoTime,
  /** Days on which something ended, each with what was staked and what came back. */
  days: z.array(z.object({ day: z.string(), plays: z.number().int(), staked: wireMoney, returned: wireMoney })),
  /** Staked less returned, never below zero. */
  net_loss: wireMoney,
  percent: z.number().int(),
  /** The share was more than the most that is given. */
  is_capped: z.boolean(),
})
export type Calculation = z.output<typeof calculation>

/** BON-30: part of what a player lost, given back with nothing to stake. Without `receiving_expired_at` it was paid at once. */
export const cashback = z.object({
  id: z.string(),
  status: z.enum(cashbackStates),
  description,
  amount: wireMoney,
  /** The end of the time that it is for. */
  finished_at: isoTime,
  receiving_expired_at: isoTime.nullable(),
  ended_at: isoTime.nullable(),
  /** It is `removed`, and its player did not decline it: staff took it away. */
  is_taken_away: z.boolean(),
  /** What staff took back of it after it was paid, because play behind it became void; null where they took nothing. */
  taken_back: wireMoney.nullable(),
  can_receive: z.boolean(),
  /** Null where staff gave it. */
  calculation: calculation.nullable(),
})
export type Cashback = z.output<typeof cashback>

const listOfBonuses = {
  method: 'GET',
  access: 'account',
  input: z.object({ ...offsetCount }),
  output: z.object({ items: z.array(bonus), count: z.number().int() }),
  errors: [],
} as const

const moveOfCashback = {
  method: 'POST',
  access: 'account',
  idempotent: true,
  input: z.object({ cashback_id: positiveId }),
  output: cashback,
  errors: ['InvalidRequest/not_found', 'InvalidRequest/idempotency_key_reused', 'InvalidRequest/cashback_wrong_state'],
  limit: 60,
} as const

const move = {
  method: 'POST',
  idempotent: true,
  input: z.object({ bonus_id: positiveId }),
  output: bonus,
  errors: [
    'InvalidRequest/not_found',
    'InvalidRequest/bonus_still_counting',
    'InvalidRequest/self_excluded',
    'InvalidRequest/idempotency_key_reused',
    'InvalidRequest/bonus_wrong_state',
    'InvalidRequest/bonus_active',
    'InvalidRequest/bonus_not_allowed',
    'InvalidRequest/bonus_linked_account',
    'InvalidRequest/bonus_in_review',
    'InvalidRequest/bonus_loss_shared',
  ],
  limit: 60,
} as const

/** Why this module refuses. */
export const reasons = {
  bonus_active: 409,
  bonus_still_counting: 409,
  bonus_wrong_state: 409,
  bonus_not_allowed: 409,
  bonus_linked_account: 409,
  bonus_in_review: 409,
  bonus_loss_shared: 409,
  cashback_wrong_state: 409,
  reward_flag_changed: 409,
} as const satisfies SentencedReasons

export const endpoints = groupWith(reasons, {
  /** Those that can be used first, then those that are over, the newest first. */
  'bonuses.get': listOfBonuses,
  'bonuses.activate': { ...move, access: 'player' },
  /** What a game (`sysname`) or a kind of bet counts towards the caller's active bonus of its kind; nothing where none is active, or all is counted. */
  'bonuses.getmeter': {
    method: 'GET',
    access: 'account',
    input: z.object({
      sysname: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional(),
      bet: z.enum(['single', 'accumulator']).optional(),
    }),
    output: z.object({ items: z.array(meter) }),
    errors: [],
  },
  /** BON-07, API-45..48: the same for betting bonuses. */
  'BettingBonuses.get': listOfBonuses,
  'BettingBonuses.activate': { ...move, access: 'player' },
  'BettingBonuses.remove': { ...move, access: 'account' },
  /** `bonus_still_counting`, here and below: rounds of a moment ago are still to be counted. */
  'bonuses.deactivate': { ...move, access: 'account' },
  /** Gives it up. Where all was staked that was asked for, the amount is the player's, and it is paid out instead. */
  'bonuses.remove': { ...move, access: 'account' },
  /** BON-32, API-58, API-61: the latest first. `fields` picks. */
  'cashbacks.get': {
    method: 'GET',
    access: 'account',
    input: z.object({
      ...offsetCount,
      sort: z.literal('finished_at').default('finished_at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      statuses: textList.pipe(z.array(z.enum(cashbackStates))).default([...cashbackStates]),
      fields: textList.optional(),
    }),
    output: z.object({ items: z.array(cashback.partial().required({ id: true })), count: z.number().int() }),
    errors: [],
  },
  /** To the main balance. The money is the player's own: also of one who takes a break. */
  'cashbacks.payout': moveOfCashback,
  /** Gives it up. */
  'cashbacks.remove': moveOfCashback,
})
export const topics = topicGroup({})
export const events = eventGroup({
  /** Its terms are fulfilled: the amount went to the main balance under this key of the books. */
  'bonuses.released': z.object({
    uid: z.string(),
    bonus: z.string(),
    key: z.string(),
    amount_minor: z.string(),
    currency: currencyCode,
  }),
  /** Staff took back a part of it that was for void play: so much went from the main balance under this key of the books. */
  'bonuses.cashback-taken-back': z.object({
    uid: z.string(),
    cashback: z.string(),
    key: z.string(),
    amount_minor: z.string(),
    currency: currencyCode,
    by: z.string(),
    reason: z.string(),
  }),
  /** It went to the main balance under this key of the books. */
  'bonuses.cashback-paid': z.object({
    uid: z.string(),
    cashback: z.string(),
    key: z.string(),
    amount_minor: z.string(),
    currency: currencyCode,
  }),
})
/** What a member of staff may give and take away in 24 hours without another's approval. */
export const staffBonuses = aloneLimits
/** How long the rounds behind bonuses are kept, in days from the end of their month: all that an active bonus counts (90 days at most), and a month for questions about it. */
export const bonusRounds = z.object({ keepDays: z.number().int().min(91).max(3_650).default(121) }).prefault({})
export const settings = settingGroup({ staffBonuses, bonusRounds })
