import { isoTime, wireMoney } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import { bonusKinds, bonusStates, uncountedReasons } from './bonus.ts'

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
  /** The most that one stake may be to count; a currency that is not named has no most. */
  stakes_most_minor: z.partialRecord(wireMoney.shape.currency, z.number().int().positive()).default({}),
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
  /** A larger stake counts nothing. */
  stake_most: wireMoney.nullable(),
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
  /** An available one waits until then, an active one counts until then; null once it is over, and where `review` says why it cannot be activated. */
  expires_at: isoTime.nullable(),
  ended_at: isoTime.nullable(),
  /** Why an available one cannot be activated: staff look at the loss that it is a share of, or have decided against it. */
  review: z.enum(['waiting', 'upheld']).nullable(),
  can_activate: z.boolean(),
  /** Only where nothing was counted yet. */
  can_deactivate: z.boolean(),
  can_remove: z.boolean(),
  /** Stakes that counted nothing because they were against the terms, by reason. */
  uncounted: z.array(z.object({ reason: z.enum(uncountedReasons), plays: z.number().int(), staked: wireMoney })),
})
export type Bonus = z.output<typeof bonus>

/** An active bonus where something is played: what stakes count there, and what the rest costs. */
export const meter = z.object({
  id: z.string(),
  amount: wireMoney,
  /** Hundredths of a stake. */
  percent: z.number().int(),
  odds_least: z.number().nullable(),
  stake_most: wireMoney.nullable(),
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
