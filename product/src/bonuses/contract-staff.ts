import { currencyCode, groupWith, isoTime, offsetCount, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { bonus, cashback, gift, reasons } from './contract.ts'
import { bonusKinds, bonusStates, flagReasons, rewardFlagReasons } from './rules/bonus.ts'
import { cashbackStates } from './rules/cashback.ts'

const terms = gift.pick({
  kind: true,
  wager_times: true,
  days: true,
  take_within_days: true,
  weights: true,
  odds_least: true,
  stakes_most_minor: true,
})

/** What was against the terms of a bonus, and what staff decided of it. */
const flag = z.object({
  id: z.string(),
  uid: z.string(),
  bonus: z.object({ id: z.string(), kind: z.enum(bonusKinds), status: z.enum(bonusStates), amount: wireMoney }),
  reason: z.enum(flagReasons),
  /** Stakes that counted nothing because of it. */
  plays: z.number().int(),
  staked: wireMoney,
  /** Other players that it was done with, or that have taken the same offer on a device of this one. */
  others: z.array(z.string()),
  found_at: isoTime,
  last_at: isoTime,
  decision: z.object({ is: z.enum(['cleared', 'upheld']), at: isoTime, by: z.string(), note: z.string() }).nullable(),
})
export type BonusFlag = z.output<typeof flag>

/** What was found about a reward that is no bonus. */
const rewardFlag = flag.omit({ bonus: true, reason: true, staked: true }).extend({
  reason: z.enum(rewardFlagReasons),
  /** What it is about, as staff know it. */
  title: z.string(),
  /** Held until somebody decides; null for what was paid for void play, which stays. */
  cashback: z.object({ id: z.string(), status: z.enum(cashbackStates), amount: wireMoney }).nullable(),
  staked: wireMoney.nullable(),
  /** What a cashback gave, what it comes to without the play that became void, and what of the difference staff took back; null for everything else. */
  void: z.object({ given: wireMoney, due: wireMoney, taken: wireMoney }).nullable(),
})
export type RewardFlag = z.output<typeof rewardFlag>

export const staffEndpoints = groupWith(reasons, {
  /** A player's bonuses, in the order in which the player sees them. */
  'bonuses.list': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, uid: positiveId }),
    output: z.object({ items: z.array(bonus), count: z.number().int() }),
    errors: [],
  },
  /** Bonuses whose terms were not kept, the latest first: those nobody has decided about, or all. */
  'bonuses.getflags': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, show: z.enum(['open', 'all']).default('open'), uid: positiveId.optional() }),
    output: z.object({ items: z.array(flag), total: z.number().int() }),
    errors: [],
  },
  /** `cleared`: nothing was wrong; a bonus that waits because of a shared device can be activated. `upheld`: it stays as it is. Either may be changed. */
  'bonuses.decideflag': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ flag_id: positiveId, decision: z.enum(['cleared', 'upheld']), reason }),
    output: flag,
    errors: ['InvalidRequest/not_found'],
  },
  /** Cashback that is held because a linked account had the other side, and what was given for play that became void: those nobody has decided about, or all; what is held and not decided first, then the latest. */
  'bonuses.getrewardflags': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, show: z.enum(['open', 'all']).default('open'), uid: positiveId.optional() }),
    output: z.object({ items: z.array(rewardFlag), total: z.number().int() }),
    errors: [],
  },
  /**
   * `cleared`: nothing was wrong; a cashback that is held can be received, or is paid, and so is one that staff took away; what its player declined stays declined. `upheld`: it is taken away. `conflict`: it is
   * paid already, or would be let go to who takes a break: the time to receive it would run, or it would be paid. Either may be changed.
   * Of cashback for void play: `cleared` leaves it as it was given, `upheld` takes the difference back, from the main balance as far as that goes, and the rest is owed. What was taken stays taken (`conflict`).
   * Whoever takes it back names what it comes to as they saw it (`due`); `reward_flag_changed`, with what it comes to now, where that is something else.
   */
  'bonuses.deciderewardflag': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({
      flag_id: positiveId,
      decision: z.enum(['cleared', 'upheld']),
      reason,
      /** `void.due` of the flag, where it has one and is upheld. */
      due: wireMoney.optional(),
    }),
    output: rewardFlag,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict', 'InvalidRequest/reward_flag_changed'],
  },
  /** A bonus that waits for its player, with terms of its own. Needs another member's approval above `staffBonuses`. */
  'bonuses.give': {
    method: 'POST',
    access: 'staff:bonuses:give',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      /** Decimal text in the player's currency: `12.50`. */
      amount: z.string().max(32),
      currency: currencyCode,
      ...terms.shape,
      /** What its player reads; without it a sentence of ours in every language. */
      texts: describedInput.texts.optional(),
      reason,
    }),
    output: bonus,
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/conflict',
      'InvalidRequest/bonus_not_allowed',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  /**
   * Part of what a player lost, given back with nothing to stake: it waits to be received, or is paid at once. Needs another member's approval above
   * `staffBonuses`.
   */
  'bonuses.givecashback': {
    method: 'POST',
    access: 'staff:bonuses:give',
    idempotent: true,
    input: z.strictObject({
      uid: positiveId,
      /** Decimal text in the player's currency: `12.50`. */
      amount: z.string().max(32),
      currency: currencyCode,
      pays: z.enum(['on_request', 'at_once']).default('on_request'),
      /** How long it waits to be received, where it is not paid at once. */
      receive_within_days: z.number().int().min(1).max(90).default(7),
      reason,
    }),
    output: cashback,
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/conflict',
      'InvalidRequest/bonus_not_allowed',
      'InvalidRequest/idempotency_key_reused',
    ],
  },
  /** One that waits or is active. What its player has fulfilled is the player's, and is not taken away; `bonus_still_counting`: rounds of a moment ago are still to be counted. */
  'bonuses.takeaway': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ bonus_id: positiveId, reason }),
    output: bonus,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/bonus_still_counting', 'InvalidRequest/bonus_wrong_state'],
  },
})
