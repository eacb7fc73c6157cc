import { currencyCode, group, reason } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const done = { method: 'POST', access: 'staff:jackpots:write', output: z.object({ sysname, id: z.string() }) } as const

export const staffEndpoints = group({
  /**
   * A jackpot, whole: new under a new name, changed or open again under a known one. Its currency stays, and so does every meter that holds money: both are
   * refused with `conflict`.
   */
  'jackpots.put': {
    ...done,
    input: z.strictObject({
      sysname,
      ...describedInput,
      currency: currencyCode,
      /** Names of its meters, the smallest first. */
      levels: z
        .array(z.string().regex(/^[a-z0-9-]{1,40}$/))
        .min(1)
        .max(8)
        .refine((names) => new Set(names).size === names.length, { error: 'must be of different names' }),
      games: z.array(sysname).max(2000).default([]),
      reason,
    }),
    errors: ['InvalidRequest/conflict'],
  },
  /** Shown no more. Refused with `conflict` while a meter holds money: that is the players'. */
  'jackpots.close': {
    ...done,
    input: z.strictObject({ sysname, reason }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
  },
})
