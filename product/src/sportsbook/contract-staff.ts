import { groupWith, positiveId, reason, wholeNumber, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { boostStaffEndpoints } from './rules/boosts.ts'
import { freeBetStaffEndpoints } from './rules/free-bets.ts'
import { known } from './rules/reasons.ts'
import { staffListEndpoints } from './rules/staff-lists.ts'
import { betState, marketStatus } from './rules/vocabulary.ts'

export type { HeldMatch, StaffBet, StaffGift } from './rules/staff-lists.ts'

const goals = wholeNumber.pipe(z.number().min(0).max(99))
const file = z.strictObject({ path: z.string().max(300), text: z.string().max(5_000_000) })

const held = {
  method: 'POST',
  access: 'staff:markets:hold',
  input: z.strictObject({
    fixture: positiveId.pipe(z.string().max(9)),
    /** Only this market; without it all that the fixture has and will have. */
    market: positiveId.optional(),
    reason,
  }),
  output: z.object({ is_held: z.boolean(), markets: z.array(z.object({ id: z.string(), status: marketStatus })) }),
  errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
} as const

export const staffEndpoints = groupWith(known, {
  ...freeBetStaffEndpoints,
  ...boostStaffEndpoints,
  ...staffListEndpoints,
  /** Suspends a market or a whole fixture until staff resume it. Bets whose delay still runs are not accepted. */
  'sportsbook.suspend': held,
  /** Before it begins at the prices of before; in play with the next message of the feed, which knows whether they hold. */
  'sportsbook.resume': held,
  /**
   * Takes a leg out of a bet, or gives the stake of the whole bet back, before it is settled and after. What a player has spent of a payout that is taken back is owed. Needs another member's
   * approval above `staffVoids`.
   */
  'sportsbook.voidbet': {
    method: 'POST',
    access: 'staff:bets:void',
    input: z.strictObject({
      bet: positiveId,
      /** The leg, from 1 on in the order of the bet; without it the whole bet. */
      leg: wholeNumber.pipe(z.number().min(1).max(100)).optional(),
      reason,
    }),
    output: z.object({
      bet: z.string(),
      state: betState,
      payout: wireMoney.nullable(),
      /** What its player owes for it now. */
      owed: wireMoney,
    }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
  },
  /**
   * Puts the final score of a match right that was settled by another, and what was paid by it; needs another member's approval. Asked again with the same score it ends what could
   * not be ended before.
   */
  'sportsbook.correctresult': {
    method: 'POST',
    access: 'staff:results:correct',
    input: z.strictObject({
      fixture: positiveId.pipe(z.string().max(9)),
      home: goals,
      away: goals,
      /** Who says so: kept with the result. */
      source: z.string().trim().min(3).max(300),
    }),
    output: z.object({
      corrected: z.array(z.string()),
      /** Of these, bets whose players had spent what was taken back: they owe it, and the next payouts settle it. */
      owed: z.array(z.object({ bet: z.string(), amount: wireMoney })),
      failed: z.array(z.string()),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Takes openfootball league and World Cup files. Says for each file what was taken, and line by line what was refused and why. */
  'sportsbook.importfixtures': {
    method: 'POST',
    access: 'staff:fixtures:import',
    input: z.strictObject({ files: z.array(file).min(1).max(100) }),
    output: z.object({
      files: z.array(
        z.object({
          path: z.string(),
          league: z.string().nullable(),
          finished: z.number(),
          coming: z.number(),
          listed: z.number(),
          changed: z.number(),
          unchanged: z.number(),
          remarks: z.array(z.object({ line: z.number(), kind: z.enum(['refused', 'note']), text: z.string() })),
        })
      ),
    }),
    errors: [],
  },
})
