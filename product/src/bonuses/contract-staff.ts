import { currencyCode, groupWith, offsetCount, positiveId, reason } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { bonus, cashback, gift, reasons } from './contract.ts'

const terms = gift.pick({
  kind: true,
  wager_times: true,
  days: true,
  take_within_days: true,
  weights: true,
  odds_least: true,
})

export const staffEndpoints = groupWith(reasons, {
  /** A player's bonuses, in the order in which the player sees them. */
  'bonuses.list': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, uid: positiveId }),
    output: z.object({ items: z.array(bonus), count: z.number().int() }),
    errors: [],
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
  /** One that waits or is active. What its player has fulfilled is the player's, and is not taken away; `conflict`: rounds of a moment ago are still to be counted. */
  'bonuses.takeaway': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ bonus_id: positiveId, reason }),
    output: bonus,
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict', 'InvalidRequest/bonus_wrong_state'],
  },
})
