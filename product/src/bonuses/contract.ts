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
import { bonusKinds, bonusStates } from './rules/bonus.ts'
import { cashbackStates } from './rules/cashback.ts'

export type { BonusKind, BonusState } from './rules/bonus.ts'

const percent = z.number().int().min(0).max(100)

const oddsLeast = z.number().min(1.01).max(100).multipleOf(0.001)

/** What an offer gives, as an operator writes it. Sums are minor units by currency: a currency that is not named gets nothing. */
export const gift = z.object({
  type: z.literal('bonus'),
  kind: z.enum(bonusKinds).default('casino'),
  amounts_minor: z.partialRecord(wireMoney.shape.currency, z.number().int().positive()),
  /** So many times the amount is to be staked. */
  wager_times: z.number().int().min(1).max(10),
  /** How long there is for it, from the activation on. */
  days: z.number().int().min(1).max(90),
  /** How long it waits to be activated. */
  take_within_days: z.number().int().min(1).max(365).default(30),
  /** Kind of game, or kind of bet (`single`, `accumulator`) → how many hundredths of a stake count. What is not named does not count. */
  weights: z.record(z.string(), percent),
  /** The least decimal odds of each selection of a bet that counts; null where any count. Only for a betting bonus. */
  odds_least: oddsLeast.nullable().default(null),
})
export type Gift = z.input<typeof gift>

/** What something may cost the operator more than it brings, for a player who plays best: minor units by currency. A currency that is not named: nothing. */
export const budget = z.partialRecord(wireMoney.shape.currency, z.number().int().nonnegative())
export type Budget = z.output<typeof budget>

const between = z.object({ least: wireMoney, most: wireMoney })

/** What is read before a bonus is taken, and stays as it was read; what is still to be staked, its cost and the worth go with what was counted. */
export const terms = z.object({
  amount: wireMoney,
  wager_times: z.number().int(),
  wager_required: wireMoney,
  days: z.number().int(),
  weights: z.array(
    z.object({
      type: z.string(),
      percent: z.number().int(),
      /** What is still to be staked on this kind alone; null where it does not count. */
      stake: wireMoney.nullable(),
      /** What that costs on the average by the exact returns of the games of this kind, played at their best. Null for bets: their prices carry a margin that is not the same for all. */
      cost: between.nullable(),
    })
  ),
  odds_least: z.number().nullable(),
  /** The amount less that cost, whichever of the kinds is played; below zero it costs more than it brings. */
  worth: between.nullable(),
})
export type Terms = z.output<typeof terms>

/** BON-01, BON-02. Wire → inside: `wager_done` → what was counted, never more than what is required. */
export const bonus = terms.extend({
  id: z.string(),
  type: z.enum(['betting', 'other']),
  description,
  status: z.enum(bonusStates),
  wager_done: wireMoney,
  created_at: isoTime,
  activated_at: isoTime.nullable(),
  /** An available one waits until then, an active one counts until then; null once it is over. */
  expires_at: isoTime.nullable(),
  ended_at: isoTime.nullable(),
  can_activate: z.boolean(),
  /** Only where nothing was counted yet. */
  can_deactivate: z.boolean(),
  can_remove: z.boolean(),
})
export type Bonus = z.output<typeof bonus>

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

/** An active bonus where something is played: what stakes count there, and what the rest costs. */
export const meter = z.object({
  id: z.string(),
  amount: wireMoney,
  /** Hundredths of a stake. */
  percent: z.number().int(),
  odds_least: z.number().nullable(),
  /** What is still to be counted. */
  left: wireMoney,
  /** What is still to be staked here; null where nothing counts. */
  stake: wireMoney.nullable(),
  /** What that costs on the average, by the exact return of the game; null where it is not certified, as of bets. */
  cost: wireMoney.nullable(),
  /** The amount less that; below zero it costs more than it brings. */
  worth: wireMoney.nullable(),
})
export type Meter = z.output<typeof meter>

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
    'InvalidRequest/conflict',
    'InvalidRequest/self_excluded',
    'InvalidRequest/idempotency_key_reused',
    'InvalidRequest/bonus_wrong_state',
    'InvalidRequest/bonus_active',
    'InvalidRequest/bonus_not_allowed',
  ],
  limit: 60,
} as const

/** Why this module refuses. */
export const reasons = {
  bonus_active: 409,
  bonus_wrong_state: 409,
  bonus_not_allowed: 409,
  cashback_wrong_state: 409,
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
  /** `conflict`, here and below: rounds of a moment ago are still to be counted. */
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
