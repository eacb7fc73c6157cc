import { group, positiveId, wholeNumber, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

const goals = wholeNumber.pipe(z.number().min(0).max(99))
const file = z.strictObject({ path: z.string().max(300), text: z.string().max(5_000_000) })

export const staffEndpoints = group({
  /**
   * Puts the final score of a match right that was settled by another, and what was paid by it. Asked again with the same score it ends what could
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
    errors: ['InvalidRequest'],
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
